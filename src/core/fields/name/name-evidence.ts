/** Evidence for and against each candidate for an event's name, as numbers: of itself, of its column, and beside its rivals. */
import { yes } from '../../learned/numbers';
import { textOdds } from '../../learned/wording';
import { columnIn, type Columns } from './columns';
import { organizerLabel } from '../event-labels';
import { headingAround } from './heading-around';
import { largestSize, type NameCandidate } from './name';
import { CATEGORY_HINT, TITLE_HINT } from './name-score';
import { lineColumn } from '../../page/line-column';
import type { NameWording } from './name-model';
import { placeOf } from '../place/place';
import type { Extent, Page } from '../record';

/** Ends a text, so that what it ends with is an n-gram of its own. */
const END = ' ⏎';
/** Of what stands before a candidate so many characters count. */
const LONGEST_BEFORE = 24;

/** The candidate's words as their n-grams are taken. */
export const wordsOfName = ({ text }: NameCandidate): string => text + END;

/** What stands before the candidate: on its line, or, where it begins the line, the line before it in the record. */
export function wordsBefore({ outline }: Page, { from }: Extent, { line, chunk }: NameCandidate): string {
  const { text } = outline.lines[line]!;
  const at = chunk.whole ? 0 : Math.max(0, text.indexOf(chunk.text));
  const before = text.slice(0, at).trim() || (line > from ? outline.lines[line - 1]!.text : '');
  return before.slice(-LONGEST_BEFORE) + END;
}

/** Log-odds of a candidate by its words, and by what stands before it. */
export const nameOdds = (
  page: Page,
  record: Extent,
  candidate: NameCandidate,
  model: NameWording,
): [number, number] => [
  textOdds(model.text, wordsOfName(candidate))[0]!,
  textOdds(model.before, wordsBefore(page, record, candidate))[0]!,
];

/**
 * The rows of evidence of one record's candidates, in their order. The order within a row is the model's: append, never insert.
 * @param siblings number of records in the region
 */
export function nameEvidence(
  page: Page,
  record: Extent,
  rivals: readonly NameCandidate[],
  columns: Columns,
  siblings: number,
  wording: NameWording,
): Float64Array[] {
  const { outline, facts } = page;
  const { from, to } = record;
  const largest = largestSize(facts, from, to);
  let heaviest = 0;
  let large = 0;
  const datesIn = new Map<string, number>();
  for (let i = from; i < to; i++) {
    heaviest = Math.max(heaviest, facts.lines[i]!.weight);
    if (facts.lines[i]!.size >= largest) large++;
    if (facts.lines[i]!.dateShare < 0.5) continue;
    const column = lineColumn(outline, i);
    datesIn.set(column, (datesIn.get(column) ?? 0) + 1);
  }
  let heavy = 0;
  for (let i = from; i < to; i++) if (facts.lines[i]!.weight >= heaviest) heavy++;
  const place = placeOf(outline, facts, from, to, -1);
  const odds = rivals.map((rival) => nameOdds(page, record, rival, wording));
  const mostOdds = odds.reduce((most, [text]) => Math.max(most, text), -Infinity);
  const title = outline.snapshot.title;
  const links = new Set(rivals.map(({ chunk }) => chunk.link).filter(Boolean));
  return rivals.map((rival, n) => {
    const { text, line, chunk, lines } = rival;
    const fact = facts.lines[line]!;
    const column = columnIn(columns, rival);
    const isPlace = place !== undefined && place.line === line && overlaps(place.place.name ?? '', text);
    return Float64Array.of(
      ...ownEvidence(page, record, rival, columns, siblings),
      odds[n]![0],
      odds[n]![1],
      odds[n]![0] - mostOdds,
      odds.filter(([other]) => other > odds[n]![0]).length,
      column?.odds ?? 0,
      yes(isPlace),
      isPlace ? place.confidence : 0,
      yes(organizerLabel(outline.lines[line]!.text)),
      fact.size / Math.max(0.1, largest),
      large,
      fact.weight - heaviest,
      yes(text.length >= 4 && title.includes(text)),
      links.size,
      yes(fact.name?.chunk.text === chunk.text) * (fact.name?.match.score ?? 0),
      lines ?? 1,
      rivals.filter((other) => other !== rival && other.text.length > text.length && other.text.includes(text)).length,
      rivals.filter((other) => other !== rival && other.text.length < text.length && text.includes(other.text)).length,
      rivals.length,
      n,
      rivals.filter((other) => other.line === line && !other.chunk.whole && other.chunk.via === chunk.via).length,
      datesIn.get(lineColumn(outline, line)) ?? 0,
      large === lines ? 1 : 0,
      yes(from < line && facts.lines[line - 1]!.size === fact.size && facts.lines[line - 1]!.weight === fact.weight),
      yes(
        line + (lines ?? 1) < to &&
          facts.lines[line + (lines ?? 1)]!.size === fact.size &&
          facts.lines[line + (lines ?? 1)]!.weight === fact.weight,
      ),
      heavy,
      rival.inherited ?? 0,
    );
  });
}

const overlaps = (a: string, b: string): boolean => a.length > 1 && (a.includes(b) || b.includes(a));

/** First line of the record that names a day; -1 where none does. */
function dayLine({ facts }: Page, from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (facts.lines[i]!.dates.some(({ precision }) => precision === 'day') || facts.lines[i]!.stamps.length > 0)
      return i;
  return -1;
}

function ownEvidence(
  page: Page,
  { from, to }: Extent,
  candidate: NameCandidate,
  columns: Columns,
  siblings: number,
): number[] {
  const { outline, facts } = page;
  const { text, line: index, chunk, score } = candidate;
  const line = outline.lines[index]!;
  const fact = facts.lines[index]!;
  const block = outline.blocks[line.block]!;
  const column = columnIn(columns, candidate);
  const { words } = facts;
  const hints = `${block.hint ?? ''} ${chunk.hint ?? ''}`;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const day = dayLine(page, from, to);
  const before = index > from ? facts.lines[index - 1]! : undefined;
  const after = index + 1 < to ? facts.lines[index + 1]! : undefined;
  return [
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
  ];
}
