/** Content lines, the common syntax of iCalendar (RFC 5545, 3.1) and vCard (RFC 6350, 3.2): escaping and folding. */

const LIMIT = 75;

const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Escapes a TEXT value: backslash, semicolon, comma, line breaks; other control characters are dropped. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * @returns a URI value, percent-encoded so that nothing in it can end the line; undefined for what is no address on the
 * web (a script, a picture written out as data)
 */
function uriValue(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).href : undefined;
}

/**
 * Folds a line at 75 octets of UTF-8, never within a character. Continuation lines start with a space, which counts.
 * @returns lines joined by CRLF, without one at the end
 */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LIMIT) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Folds and joins: every line ends with CRLF. */
export function writeLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Collects "NAME:value" lines; absent and empty values leave no line. */
export class ContentLines {
  readonly lines: string[] = [];

  /** @param value already in the syntax of its type */
  raw(name: string, value: string | undefined): this {
    if (value) this.lines.push(`${name}:${value}`);
    return this;
  }

  text(name: string, value: string | undefined): this {
    return this.raw(name, value && escapeText(value));
  }

  uri(name: string, value: string | undefined): this {
    return this.raw(name, uriValue(value));
  }
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
