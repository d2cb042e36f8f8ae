/** The time of which a heading says that all days below it are: a season over two years ("2023/24 Academic Year"), or the past ("Previous talks"). */
import type { Heading } from '../../page/headings';

/** Two years, the second one after the first; no month, and no number of more parts. */
const SEASON = /(?<![\d.,/–-])((?:19|20)\d{2})\s?[/–-]\s?(?:(?:19|20)(?=\d{2}))?(\d{2})(?![\d/–-]|[.,]\d)/u;
/** Days without a year are settled as if read then: from August to July. */
const IN_SEASON = '11-01';

const LONGEST_PAST = 40;
const EARLIER =
  'past|previous|earlier|vergangene[nr]?|bisherige[nr]?|passée?s|précédent(?:e?s)?|pasad[oa]s|passad[oa]s|anterior(?:e?s)|passat[aei]|precedenti|afgelopen|voorbije|eerdere|tidigare|tidligere|menneet|minione|poprzednie|minulé|předchozí|geçmiş|прошедшие|прошлые|минулі';
const PAST = new RegExp(
  `^\\P{L}*(?:(?:our|unsere|nos|våra|vores) )?(?:(?:${EARLIER}) \\p{L}+(?: \\p{L}+)?|\\p{L}+(?: \\p{L}+)? (?:${EARLIER})|archives?|archiv|archivo|archivio|archief|arquivo|arkiv|arşiv|архив|過去の.{2,12}|(?:これまで|終了し)た?の?.{2,12}|往期.{0,8}|지난 .{2,8})\\P{L}*$`,
  'iu',
);
/** In days: what a page calls past without a year has been in the last year. */
const LATELY = 273;
const DAY = 86_400_000;

/**
 * @param heading the nearest above the days
 * @param now day of the visit, YYYY-MM-DD
 * @param isOthers whether a heading, by its line, is the name of another record of the list
 * @returns the day from which those below tell no year; undefined where no heading says more than the visit does
 */
export function toldOn(
  heading: Heading | undefined,
  now: string,
  isOthers: (line: number) => boolean,
): string | undefined {
  for (let up = heading; up; up = up.above) {
    if (isOthers(up.line)) continue;
    const season = seasonOf(up.text);
    if (season !== undefined) return `${season}-${IN_SEASON}`;
    if (up.text.length <= LONGEST_PAST && PAST.test(up.text))
      return new Date(Date.parse(now.slice(0, 10)) - LATELY * DAY).toISOString().slice(0, 10);
  }
  return undefined;
}

/** The first of the two years. */
function seasonOf(text: string): number | undefined {
  const [, first, second] = SEASON.exec(text) ?? [];
  return first && (Number(first) + 1) % 100 === Number(second) ? Number(first) : undefined;
}
