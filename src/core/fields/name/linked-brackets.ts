/** "5/3: 春の遠足(<a>一班</a>・<a>二班</a>)": behind what is on, links in brackets lead to what was written of it. */
import type { Line } from '../../page/outline';

const LAST_BRACKETS = /[\s　]*[(（]([^()（）]+)[)）]\s*$/u;

/** What stands in the last brackets of a line, where that is nothing but links; undefined elsewhere. */
function linkedIn({ text, runs }: Line): string | undefined {
  const said = LAST_BRACKETS.exec(text);
  if (!said || !/\p{L}{2}/u.test(text.slice(0, said.index).replace(/^[\d\s/.年月日:：]+/u, ''))) return undefined;
  const links = runs.filter(({ link, text: own }) => link && said[1]!.includes(own.trim()));
  const rest = links.reduce((left, { text: own }) => left.replace(own.trim(), ''), said[1]!);
  return links.length > 0 && !/[\p{L}\p{N}]/u.test(rest) ? said[1] : undefined;
}

/** Whether a link of a line stands in such brackets. */
export const isInLinkedBrackets = (line: Line, text: string): boolean => linkedIn(line)?.includes(text) ?? false;

/** A text of a line without such brackets at its end. */
export function withoutLinkedBrackets(line: Line, text: string): string {
  const said = LAST_BRACKETS.exec(text);
  return said && said.index > 0 && said[1] === linkedIn(line) ? text.slice(0, said.index) : text;
}

/**
 * <a>Juridiska institutionen</a> (<a>personal</a>): behind a name that is a link, one in brackets leads to something of its. In brackets behind plain text the
 * link may be the name's own, in short: "Institute of Physics (<a>IOP</a>)".
 */
export function withoutLinkBehind(line: Line, text: string): string {
  const [first] = line.runs;
  const last = line.runs.findLast(({ link }) => link);
  const isApart = first?.link && last !== undefined && last.link !== first.link && !text.endsWith(first.text.trim());
  return isApart ? withoutLinkedBrackets(line, text) : text;
}
