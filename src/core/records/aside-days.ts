/**
 * Days of the sections, rows and lines in which a page says how one signs up and whom one asks: 申込方法 | 6月20日 午前9時から, "Booking" above
 * "Monday 1 June, 9am". Nothing is held then, whatever the event's own day is.
 */
import type { Line, Outline } from '../page/outline';
import { cellAround, headBeside } from '../page/row-label';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';

/** No such label is longer. */
const LONGEST = 40;
/** Lines that a section has; what follows farther below a bold line, or a heading, may be anything. */
const BELOW_HEADING = 8;
const BELOW_BOLD = 4;
/** "申込方法：", "【申込】", and in scripts without blanks between words "申込方法　": a label before its value. */
const LEAD = /^[^\p{L}\p{N}]*(\p{L}[^:：】\])）｜|\n]{0,38}?)\s*[:：】\])）｜|]/u;
const LEAD_CJK = /^[^\p{L}\p{N}]*([\p{Script=Han}\p{Script=Hiragana}・]{2,16})[\s　]/u;
/** Behind the label, another one: "申込：6月1日から　日時：7月25日". */
const NEXT_LABEL = /[\p{L}]{2,12}\s*[:：]/u;
/** Share of a line that its day must be to say no more; and that it says from or until when. */
const NOTHING_BUT_DAY = 0.8;
const FROM_OR_UNTIL =
  /から|より|まで|[~〜～]|(?<!\p{L})(?:ab|bis|vom|seit|from|until|till|by|before|à partir|dès|jusqu|avant|desde|hasta|dal|fino|entro|vanaf|tot|från|fra|frem til)(?!\p{L})/iu;
/** What is held has a label of its own, in whatever section: 日時, "When". */
const OF_EVENT =
  /^[^\p{L}]*(?:日\s*時|日\s*程|と\s*き|会\s*期|開\s*催.{0,4}|公\s*演.{0,4}|実\s*施.{0,4}|date|when|wann|termin|datum|quand|cuándo|fecha|quando|data|일시|时间|時間)[^\p{L}]*$/iu;

/** So many days in such sections for one elsewhere, and at least so many, and the page is on what can be booked: they are those of what is held. */
const MOSTLY = 3;

/** Per page, the days and hours of such sections, as line and place on it. */
const known = new WeakMap<Facts, ReadonlySet<string>>();

/** @param index where on the line the day stands, or the hour */
export function isAside(outline: Outline, facts: Facts, line: number, index: number): boolean {
  let aside = known.get(facts);
  if (!aside) known.set(facts, (aside = asideOn(outline, facts)));
  return aside.has(`${line}:${index}`);
}

/** Where all the days of a page would be aside, or nearly all, none is: "Anmeldung" above the only day, and below each event "Book now". */
function asideOn(outline: Outline, facts: Facts): ReadonlySet<string> {
  const aside = new Set<string>();
  let [daysAside, daysElsewhere] = [0, 0];
  facts.lines.forEach(({ dates, zone }, line) => {
    const { text } = outline.lines[line]!;
    let [isDayAside, isDayElsewhere] = [false, false];
    for (const day of dates) {
      const stands = standsAside(outline, facts, line, day.index);
      if (stands) aside.add(`${line}:${day.index}`);
      if (day.precision !== 'day') continue;
      // Nor is anything held when one may sign up from or until; what stands beside the page's content counts for nothing.
      if (stands) isDayAside ||= !isLimit(text, day);
      else isDayElsewhere ||= zone === 'main';
    }
    if (isDayElsewhere) daysElsewhere++;
    else if (isDayAside) daysAside++;
  });
  const areEvents = daysElsewhere === 0 || daysAside >= MOSTLY * daysElsewhere;
  return daysAside > 0 && areEvents ? new Set() : aside;
}

/** "until 1 June", "ab 15. Mai" */
const isLimit = (text: string, { index, length, start, end, openEnd }: DateMention): boolean =>
  (end !== undefined && start === undefined) ||
  openEnd === true ||
  FROM_OR_UNTIL.test(`${text.slice(0, index)} ${text.slice(index + length)}`);

function standsAside(outline: Outline, facts: Facts, line: number, index: number): boolean {
  const { text, block } = outline.lines[line]!;
  const lead = leadOf(text, index);
  if (lead !== undefined && (OF_EVENT.test(lead) || isLabel(facts, lead)))
    return !OF_EVENT.test(lead) && !NEXT_LABEL.test(text.slice(text.indexOf(lead) + lead.length + 1, index));
  const beside = headBeside(outline, line);
  if (beside !== undefined) return isLabel(facts, beside);
  // A heading with a day begins something else.
  if (outline.blocks[block]!.heading !== undefined) return false;
  // "Reservations" above "Thursday 15 October" and nothing else: what one can book is held then.
  if (facts.lines[line]!.dateShare >= NOTHING_BUT_DAY && !FROM_OR_UNTIL.test(text)) return false;
  const above = lineAbove(outline, line);
  if (above && OF_EVENT.test(above.text)) return false;
  const isHeading = above !== undefined && outline.blocks[above.block]!.heading !== undefined;
  if (above && !isHeading && isLabel(facts, above.text) && !isLinked(outline, above.index)) return true;
  return isBelowHeading(outline, facts, line);
}

/** What stands before a value, as its label. */
const leadOf = (text: string, index: number): string | undefined => {
  const before = text.slice(0, index);
  return (LEAD.exec(before) ?? LEAD_CJK.exec(before))?.[1];
};

const isLabel = (facts: Facts, text: string): boolean =>
  (mayBeLabel(text) && facts.words.is('signUpLabel', text)) || isContact(facts, text);

const isContact = ({ words }: Facts, text: string): boolean => mayBeLabel(text) && words.is('contactLabel', text);

/** "Booking: 01632 960018" has its value already. */
const mayBeLabel = (text: string): boolean => text.length <= LONGEST && !/\d/u.test(text);

/**
 * @param from first line of a record
 * @returns whether a line of it says whom one asks, by the label beside it or the heading above it, and the record is no more than that
 */
export function isWhomToAsk(outline: Outline, facts: Facts, line: number, from: number): boolean {
  const beside = headBeside(outline, line);
  if (beside !== undefined) return isContact(facts, beside);
  const { heading } = facts.lines[line]!;
  if (!heading || heading.line < from - 1 || heading.line > from) return false;
  return line - heading.line <= BELOW_BOLD && isContact(facts, heading.text);
}

/** "Book now" at the end of a card, below which the next begins. */
const isLinked = ({ lines }: Outline, line: number): boolean =>
  lines[line]!.runs.some(({ link }) => link !== undefined);

/**
 * The line above, if one block holds both: "Book now" that ends a card is no label of the next card's day. Above an item of a list it is the one before
 * the list.
 */
function lineAbove(outline: Outline, line: number): Line | undefined {
  const { blocks, lines, from } = outline;
  const { block } = lines[line]!;
  const list = blocks[block]!.tag === 'li' ? blocks[block]!.parent : -1;
  const above = lines[(list >= 0 ? from[list]! : line) - 1];
  const lower = list >= 0 ? list : block;
  if (!above || cellAround(outline, above.index) !== cellAround(outline, line)) return undefined;
  return above.block === lower || blocks[above.block]!.parent === blocks[lower]!.parent ? above : undefined;
}

/** Whether no heading of the first level stands above this one: where each section has its own, the others are sections'. */
const isFirst = ({ blocks, lines }: Outline, heading: number): boolean =>
  !lines.slice(0, heading).some(({ block }) => blocks[block]!.heading === 1);

function isBelowHeading(outline: Outline, facts: Facts, line: number): boolean {
  const { heading } = facts.lines[line]!;
  if (!heading) return false;
  const level = outline.blocks[outline.lines[heading.line]!.block]!.heading;
  const isBold = level === undefined;
  // What the whole page is called, and what heads another column.
  if (
    (level === 1 && isFirst(outline, heading.line)) ||
    cellAround(outline, heading.line) !== cellAround(outline, line)
  )
    return false;
  return (
    line - heading.line <= (isBold ? BELOW_BOLD : BELOW_HEADING) &&
    !isLinked(outline, heading.line) &&
    isLabel(facts, heading.text)
  );
}
