/** Names for downloaded files that every operating system takes. */

/** What file systems forbid, path separators, and marks that turn the reading direction (to hide an ending). */

const FORBIDDEN = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const TITLE_OCTETS = 150;

/**
 * @param title the page's title, or any other name
 * @param ending file-name ending without the dot
 * @param now the day in the name is this moment's, where the person is
 * @returns "title 2026-11-27.ics"; "gleaner 2026-11-27.ics" when nothing of the title can stay
 */
export function fileName(title: string, ending: string, now: Date): string {
  const clean = title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const trimmed = cut(clean.replace(/^[\s.~]+/, '')).replace(/[\s.]+$/, '');
  const base = trimmed === '' || RESERVED.test(trimmed) ? `gleaner ${trimmed}`.trim() : trimmed;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${base} ${day.join('-')}.${ending}`;
}

/** File systems count octets (255 as a rule); a character is never cut through. */
function cut(text: string): string {
  const encoder = new TextEncoder();
  let kept = '';
  let octets = 0;
  for (const character of text) {
    octets += encoder.encode(character).length;
    if (octets > TITLE_OCTETS) break;
    kept += character;
  }
  return kept;
}
