/** Columns of a region in which the posts of its persons stand. */
import { lineColumn } from '../../page/line-column';
import { matchTitle } from '../../text/names/index';
import { couldBe, couldBeUnknown, DEGREE, FACULTY, isName, LONGEST_UNKNOWN } from './could-be-post';
import { labelBefore, restOfLine } from './name-line';
import { firstSentence } from './post-on-line';
import type { Extent, Page } from '../record';

/**
 * Columns that hold posts in this region; what stands there is a post even where its words are unknown. The line right
 * after a name is a column of its own, under AFTER_NAME.
 */
export interface TitleColumns {
  sure: ReadonlySet<string>;
  /** What stands right after the names everywhere, in a region that has no posts elsewhere: posts of an unknown kind. */
  likely: ReadonlySet<string>;
  /** Posts stand behind the names on their lines: "Ann Lee, Treasurer". */
  behind: boolean;
  /** They stand before the names and a colon: "Treasurer: Ann Lee". */
  before: boolean;
  /** Whether a line is one of the region's records'. */
  taken: (line: number) => boolean;
}

/** Begins the key of a column that is the line right after a name. */
export const AFTER_NAME = 'after name: ';

/** Least share of posts among what a column holds, and least number of records that have it. */
const SHARE = 0.5;
const LEAST = 3;
/** Share of the records with a known post on the name's line, from which on what stands there is one. */
const BEHIND_SHARE = 0.7;
/** Share of the records with a label before the name, and how many of the labels must be known posts, for all to be posts. */
const BEFORE_SHARE = 0.5;
const LEAST_BEFORE = 2;
/** Share of the records that must have something short after the name for it to be a post of unknown words. */
const LIKELY_SHARE = 0.7;
/** Where some records have a known post, this share of the column must be known ones. */
const KNOWN_SHARE = 0.2;

export function titleColumns(page: Page, records: readonly Extent[]): TitleColumns {
  const { outline, facts } = page;
  const seen = new Map<string, { all: number; titles: number; unknown: number }>();
  const add = (column: string, line: number): void => {
    const count = seen.get(column) ?? { all: 0, titles: 0, unknown: 0 };
    const { text } = outline.lines[line]!;
    count.all++;
    if (facts.lines[line]!.title || DEGREE.test(text) || FACULTY.test(text)) count.titles++;
    else if (couldBeUnknown(page, line)) count.unknown++;
    seen.set(column, count);
  };
  let titled = false;
  let behind = 0;
  const before = { all: 0, titles: 0 };
  for (const { from, to } of records) {
    for (let i = from; i < to; i++) {
      if (!outline.lines[i]!.text) continue;
      const { name } = facts.lines[i]!;
      const whole = name && restOfLine(outline.lines[i]!.text, name);
      const rest = whole && firstSentence(whole, facts.lang);
      if (rest && rest.length <= LONGEST_UNKNOWN && matchTitle(rest, facts.lang)) behind++;
      const label = name && labelBefore(outline.lines[i]!.text, name);
      if (label) before.all++;
      if (label && matchTitle(label, facts.lang)) before.titles++;
      if (isName(facts, i) || !couldBe(outline, facts, i)) continue;
      titled ||= facts.lines[i]!.title !== null;
      add(lineColumn(outline, i), i);
      if (i > from && facts.lines[i - 1]!.name) add(AFTER_NAME + lineColumn(outline, i), i);
    }
  }
  const columns = [...seen].filter(([, { all }]) => all >= LEAST);
  const names = (found: typeof columns): Set<string> => new Set(found.map(([column]) => column));
  const taken = new Set(records.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  return {
    taken: (line) => taken.has(line),
    sure: names(columns.filter(([, { all, titles }]) => titles / all >= SHARE)),
    behind: behind >= LEAST && behind >= BEHIND_SHARE * records.length,
    before: before.titles >= LEAST_BEFORE && before.all >= LEAST && before.all >= BEFORE_SHARE * records.length,
    likely: names(
      columns.filter(
        ([column, { all, titles, unknown }]) =>
          column.startsWith(AFTER_NAME) &&
          (titles + unknown) / records.length >= LIKELY_SHARE &&
          titles / all >= (titled ? KNOWN_SHARE : 0),
      ),
    ),
  };
}
