/** Names of matches that stand in three cells: "Wexley Town", "v" or "2 – 1", "Castle United". Neither side is what is on; both together are. */
import { lineColumn } from '../../page/line-column';
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';

/** What stands between two sides: a sign, or the score. */
const BETWEEN =
  /^(?:v\.?|vs\.?|gegen|contre|contra|[-–—:×]|対|ＶＳ|\d{1,3}\s*[-–—]\s*\d{1,3}(?:\s*\([^)]{1,12}\))?)$/iu;
const SIGN = /^(?:v|vs)\b/iu;
const LONGEST_SIDE = 40;
const LABELS = ['dateLabel', 'placeLabel', 'priceLabel', 'attributeLabel', 'moreLabel'] as const;
const LEAST_RECORDS = 3;
/** Share of the region's records of which it must be true. */
const SHARE = 0.6;

/**
 * @param names per record its name as ranked
 * @returns the same; where most records have two sides around a sign at one place, named after both
 */
export function withMatchNames(
  page: Page,
  records: readonly Extent[],
  names: readonly (NameCandidate | undefined)[],
): readonly (NameCandidate | undefined)[] {
  if (records.length < LEAST_RECORDS) return names;
  const between = records.map((record) => signIn(page, record));
  const columns = new Map<string, number>();
  for (const line of between) {
    if (line === undefined) continue;
    const column = lineColumn(page.outline, line);
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  if (Math.max(0, ...columns.values()) < SHARE * records.length) return names;
  const named = names.map((name, i) => {
    const line = between[i];
    return line === undefined ? name : (bothSides(page, line, name) ?? name);
  });
  // What is the same in all of them are labels.
  const different = new Set(named.map((name) => name?.text)).size;
  return different < SHARE * records.length ? names : named;
}

/** The line of a record that is nothing but a sign between two sides. */
function signIn({ outline, facts }: Page, { from, to }: Extent): number | undefined {
  for (let line = from + 1; line + 1 < to; line++) {
    if (!BETWEEN.test(outline.lines[line]!.text) || facts.lines[line]!.dates.length > 0) continue;
    const areSides = [line - 1, line + 1].every((side) => {
      const { text } = outline.lines[side]!;
      if (LABELS.some((label) => facts.words.is(label, text))) return false;
      return text.length <= LONGEST_SIDE && /\p{L}.*\p{L}/u.test(text) && facts.lines[side]!.dates.length === 0;
    });
    if (areSides) return line;
  }
  return undefined;
}

function bothSides({ outline, facts }: Page, line: number, name: NameCandidate | undefined): NameCandidate | undefined {
  const [home, sign, away] = [line - 1, line, line + 1].map((i) => outline.lines[i]!.text);
  const chunk = facts.lines[line - 1]!.chunks[0];
  if (!chunk) return undefined;
  const text = `${home!} ${SIGN.test(sign!) ? sign! : '–'} ${away!}`;
  const score = name?.score ?? 0;
  return {
    text,
    line: line - 1,
    chunk: { ...chunk, whole: false },
    score,
    column: lineColumn(outline, line - 1),
    lines: 3,
  };
}
