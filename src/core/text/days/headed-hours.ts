/**
 * Hours below a day: "19.30" may be a price or a section's number, but not where it begins a line below a heading that is a day, or below a line of
 * the same block that begins with an hour: "Sunday 3 May", "11.00 Mass", "19.30 Vespers".
 */
import type { Heading } from '../../page/headings';
import type { Outline } from '../../page/outline';
import { findDates, type DateMention, type DateOrder } from '../dates/index';

/** The hour, and behind it what is on; no "9.50 €", "2.10 km", nor a further number of a section. */
const HOUR = /^((?:[01]?\d|2[0-3])\.[0-5]\d)(?=\s*[:–—|-]?\s+["“”„«'‘(]?\p{Lu}|$)/u;
const CURRENCY = /^\s*(?:CHF|SFr|EUR|USD|GBP|SEK|NOK|DKK|PLN|Euro|Kr|RON|CZK)\b/u;

/** What prices of admission are for. */
const ADMITTED =
  /^\W*(?:eintritt|erwachsene|kinder|famili|ermäßig|normal|schüler|studier|senior|gruppen|einzel|tages|jahres|abendkasse|vorverkauf|adult|child|concession|member|plein tarif|tarif|adulte|enfant|adulti|bambini|intero|ridotto|adultos|niños|volwassen|kinderen|vuxna|barn|voksne|aikuiset|lapset|normalny|ulgowy|dospělí|děti|plné|snížené|взрослы|детски|льготн)/iu;

/**
 * @param headings per line the nearest heading above it
 * @param mentions per line what is read on it; hours below their days are added
 */
export function addHeadedHours(
  outline: Outline,
  headings: readonly (Heading | undefined)[],
  reading: { lang: string; order: DateOrder },
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  if (reading.order !== 'dmy') return;
  for (const { index, text } of outline.lines) {
    const own = mentions[index]!;
    if (own.mentions.length > 0) continue;
    const [, digits] = HOUR.exec(text) ?? [];
    if (!digits || [CURRENCY, ADMITTED].some((of) => of.test(text.slice(digits.length)))) continue;
    if (!isBelowDay(headings[index]) && !isBelowHour(index)) continue;
    const [hour] = findDates(digits.replace('.', ':'), reading);
    if (hour?.precision !== 'time') continue;
    own.mentions.push({ ...hour, index: 0, length: digits.length });
    own.covered = digits.length;
  }

  function isBelowDay(heading: Heading | undefined): boolean {
    return (
      !!heading &&
      mentions[heading.line]!.mentions.some(({ precision, startTime }) => precision === 'day' && !startTime)
    );
  }

  function isBelowHour(index: number): boolean {
    const before = outline.lines[index - 1];
    if (!before || !HOUR.test(before.text) || !isBeside(outline, before.block, outline.lines[index]!.block))
      return false;
    return mentions[index - 1]!.mentions.some((mention) => mention.index === 0 && mention.precision === 'time');
  }
}

/** Lines of one block, or blocks alike of one block. */
const isBeside = ({ blocks }: Outline, one: number, other: number): boolean =>
  one === other || (blocks[one]!.parent === blocks[other]!.parent && blocks[one]!.tag === blocks[other]!.tag);
