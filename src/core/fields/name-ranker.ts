/** Ranks the candidates for an event's name: what looks like a title here, and in the region's other records. */
import { predict } from '../classify/boosted-trees';
import { columnsOf, type Columns } from './columns';
import { CATEGORY_HINT, headingAround, largestSize, TITLE_HINT, type NameCandidate } from './name';
import type { Extent, Page } from './record';

/** Candidates looked at per record: the best by their own score. */
const MOST = 24;
/** Below this no candidate is a name, with and without a model. */
const LEAST = -4;
/** How much a column's mean score weighs beside a candidate's own, where there is no model. */
const COLUMN_WEIGHT = 0.8;

/** How much the mean of a candidate's column over the region weighs beside its own score. */
const REGION_WEIGHT = 4;
/** A region of fewer records says nothing about its columns. */
const LEAST_REGION = 3;

/**
 * The names of a region's records, decided together: where the others have their names, this one likely has its own.
 * @returns per record the candidate that is likeliest its name, its score the logarithm of its chance among the record's
 *   own; undefined where none can be
 */
export function nameRegion(page: Page, records: readonly Extent[]): (NameCandidate | undefined)[] {
  const columns = columnsOf(page.names, records);
  const ranked = records.map((record) =>
    relative(
      rivalsOf(page, record).map((candidate) => ({
        ...candidate,
        score: ownScore(page, record, candidate, columns, records.length),
      })),
    ),
  );
  const means = records.length < LEAST_REGION ? undefined : columnMeans(ranked);
  return ranked.map((candidates) => {
    let best: NameCandidate | undefined;
    let most = -Infinity;
    for (const candidate of candidates) {
      const total = candidate.score + REGION_WEIGHT * (means?.get(candidate.column) ?? 0);
      if (total > most) [best, most] = [candidate, total];
    }
    return best;
  });
}

/** The candidates of one record that are compared, best by their own score first. */
export const rivalsOf = (page: Page, { from, to }: Extent): NameCandidate[] =>
  page.names
    .range(from, to)
    .slice(0, MOST)
    .filter(({ score }) => score >= LEAST);

function ownScore(page: Page, record: Extent, candidate: NameCandidate, columns: Columns, siblings: number): number {
  if (page.nameModel) return predict(page.nameModel, nameFeatures(page, record, candidate, columns, siblings));
  const column = columns.of.get(candidate.column);
  return candidate.score + COLUMN_WEIGHT * (column ? column.score * column.present : 0);
}

/** The candidates of one record with the logarithms of their chances for scores: one of them is the name. */
function relative(candidates: NameCandidate[]): NameCandidate[] {
  const most = Math.max(...candidates.map(({ score }) => score));
  const sum = most + Math.log(candidates.reduce((total, { score }) => total + Math.exp(score - most), 0));
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score - sum }));
}

/** Mean over all records of the best score in each column; a record without the column counts as a poor one. */
function columnMeans(ranked: readonly (readonly NameCandidate[])[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const candidates of ranked) {
    const own = new Map<string, number>();
    for (const { column, score } of candidates) own.set(column, Math.max(own.get(column) ?? -Infinity, score));
    for (const [column, score] of own) {
      const entry = sums.get(column) ?? { sum: 0, count: 0 };
      sums.set(column, { sum: entry.sum + score, count: entry.count + 1 });
    }
  }
  const absent = -4;
  return new Map(
    [...sums].map(([column, { sum, count }]) => [column, (sum + absent * (ranked.length - count)) / ranked.length]),
  );
}

const yes = (condition: boolean): number => (condition ? 1 : 0);

/** The order is the model's: append, never insert. */
export function nameFeatures(
  page: Page,
  { from, to }: Extent,
  candidate: NameCandidate,
  columns: Columns,
  siblings: number,
): Float64Array {
  const { outline, facts } = page;
  const { text, line: index, chunk, score } = candidate;
  const line = outline.lines[index]!;
  const fact = facts.lines[index]!;
  const block = outline.blocks[line.block]!;
  const column = columns.of.get(candidate.column);
  const { words } = facts;
  const hints = `${block.hint ?? ''} ${chunk.hint ?? ''}`;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const day = dayLine(page, from, to);
  const before = index > from ? facts.lines[index - 1]! : undefined;
  const after = index + 1 < to ? facts.lines[index + 1]! : undefined;
  return Float64Array.of(
    score,
    index - from,
    (index - from) / Math.max(1, to - from),
    to - from,
    headingAround(outline, line.block) ?? 9,
    yes(!!chunk.link),
    yes(!!chunk.link && /^https?:/.test(chunk.link) && !/\.(pdf|ics|docx?)(\?|$)/i.test(chunk.link)),
    fact.weight,
    fact.size,
    yes(fact.size >= largestSize(facts, from, to)),
    yes(TITLE_HINT.test(hints)),
    yes(CATEGORY_HINT.test(hints)),
    text.length,
    letters / Math.max(1, text.length),
    (text.match(/\p{N}/gu)?.length ?? 0) / Math.max(1, text.length),
    yes(text === text.toUpperCase() && /[A-Z]{3}/.test(text)),
    yes(/[「『“"《【]/u.test(text)),
    yes(/[。.!?]$/.test(text)),
    yes(words.has('eventWord', text)),
    yes(words.has('venueWord', text)),
    yes(words.has('priceLabel', text)),
    yes(words.has('news', text)),
    yes(words.has('moreLabel', text)),
    yes(words.has('cancelled', text) || words.has('postponed', text) || words.has('soldOut', text)),
    yes(words.after('dateLabel', line.text) !== null),
    yes(words.after('placeLabel', line.text) !== null),
    yes(words.after('attributeLabel', line.text) !== null),
    yes(fact.price),
    yes(fact.emails.length + fact.telephones.length > 0),
    fact.dateShare,
    yes(chunk.whole),
    chunk.via.split('/').length,
    line.runs.length,
    fact.name?.match.score ?? 0,
    fact.unit?.score ?? 0,
    day < 0 ? 99 : index - day,
    before?.dateShare ?? -1,
    after?.dateShare ?? -1,
    column?.present ?? 0,
    column?.distinct ?? 0,
    column?.score ?? 0,
    column?.place ?? 0,
    column?.length ?? 0,
    siblings,
    yes(/^(li|td|dd)$/.test(block.tag)),
    yes(/^(th|dt)$/.test(block.tag)),
    yes(/^(p|span|div)$/.test(block.tag)),
    yes(chunk.via === 'img'),
    yes(/(^|\/)(strong|b|em)(\/|$)/.test(chunk.via)),
    yes(facts.lang === 'ja'),
    text.match(/[、,／/・]/gu)?.length ?? 0,
    yes(line.images.length > 0),
    siblings > 1 ? (columns.repeated.get(text) ?? 0) : 0,
    yes(chunk.via === 'q'),
    yes(/\d{2,}.*(都|道|府|県|市|区|町|村|丁目|番地)|(都|道|府|県)\p{L}{1,6}(市|区|町|村)/u.test(text)),
  );
}

/** First line of the record that names a day; -1 where none does. */
function dayLine({ facts }: Page, from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (facts.lines[i]!.dates.some(({ precision }) => precision === 'day') || facts.lines[i]!.stamps.length > 0)
      return i;
  return -1;
}
