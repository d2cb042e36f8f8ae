/** The full name of a body that a list calls by one word: "Board" of the "Kelp State Board of Tides", as headings, sentences, title or site say it. */
import { isBody } from '../../text/body-name';
import { withoutListWords } from './generic-heading';
import { bodyMeeting } from './list-caption';
import { cleanName } from './clean-name';
import { withoutDates } from './undated';
import type { Outline } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { Extent, Page } from '../record';

const ONE_WORD = /^(?:the\s+)?(board|committee|council|commission)$/iu;
/** Longer lines at a page's head are no site's name. */
const LONGEST = 70;
/** Lines of a page among which its site's name stands. */
const FIRST_LINES = 12;
/** Letters of a word that a host's name may hold and that is no accident in it. */
const LEAST_WORD = 5;

const meetingByOutline = new WeakMap<Outline, readonly string[]>();

/** The bodies of which sentences of the page say that they meet; looked for once, as every record may ask. */
function bodiesMeeting(outline: Outline): readonly string[] {
  let bodies = meetingByOutline.get(outline);
  if (!bodies) {
    bodies = outline.lines.flatMap(({ index }) => bodyMeeting(outline, index) ?? []);
    meetingByOutline.set(outline, bodies);
  }
  return bodies;
}

/**
 * @param name of a record, taken from above it
 * @returns undefined where the name is no bare word, or nothing says it in full, or several bodies could be meant
 */
export function bodyInFull({ outline, facts }: Page, { from }: Extent, name: string): string | undefined {
  const word = ONE_WORD.exec(name)?.[1]?.toLowerCase();
  if (!word) return undefined;
  const own = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  const isFuller = (text: string): boolean => !ONE_WORD.test(text) && own.test(text) && isBody(text);
  for (let up = facts.lines[from]!.heading; up; up = up.above) {
    const said = cleanName(withoutListWords(withoutDates(facts, up.line, up.text)));
    if (isFuller(said)) return said;
  }
  const meeting = new Set(bodiesMeeting(outline).filter(isFuller));
  if (meeting.size > 0) return meeting.size === 1 ? [...meeting][0] : undefined;
  const part = outline.snapshot.title.split(TITLE_SEPARATORS.body).map(cleanName).find(isFuller);
  if (part) return part;
  const host = facts.host.toLowerCase();
  const isOfHost = (text: string): boolean =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (one) => one !== word && one.length >= LEAST_WORD && host.includes(one),
    );
  return outline.lines
    .slice(0, FIRST_LINES)
    .map(({ text }) => text)
    .find((text) => text.length <= LONGEST && isFuller(text) && isOfHost(text));
}
