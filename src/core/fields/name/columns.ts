/**
 * Columns: what stands at the same place in every record of a region. A column that says the same thing everywhere is a
 * button; one that differs everywhere and looks like a title is the title.
 */
import type { NameCandidate, NameScorer } from './name';
import type { Extent } from '../record';

export interface Column {
  /** 0 to 1: share of the region's records that have it. */
  present: number;
  /** 0 to 1: share of different texts among them. */
  distinct: number;
  /** Mean of the candidates' own scores, each within -3 to 4. */
  score: number;
  /** Mean place of its lines within the records, and mean length of its texts. */
  place: number;
  length: number;
  /** Mean log-odds of its texts as names by their words; 0 where they are not weighed. */
  odds: number;
}

export interface Columns {
  /** By `NameCandidate.column`. */
  of: ReadonlyMap<string, Column>;
  /** Text → share of the records in which it stands: what is said in every record is nobody's name. */
  repeated: ReadonlyMap<string, number>;
  /** Links within much longer lines that say the same in most records: of where to buy, not of what is on. */
  echoes: ReadonlySet<string>;
}

/** Share of a region's records, least number of them, and share of its line at most, for an echo. */
const ECHO_SHARE = 0.6;
const LEAST_ECHOES = 4;
const ECHO_OF_LINE = 0.5;

/** The columns in which a candidate stands. */
export const columnNames = ({ column, wholeColumn }: NameCandidate): string[] =>
  wholeColumn ? [column, wholeColumn] : [column];

/** That of the candidate's columns which most records have. */
export function columnIn({ of }: Columns, candidate: NameCandidate): Column | undefined {
  const [first, second] = columnNames(candidate).map((name) => of.get(name));
  return second && second.present > (first?.present ?? 0) ? second : first;
}

/** Records looked at: a sample of a long list says as much as the list. */
const SAMPLE = 80;

/** @param odds log-odds of a text as a name by its words */
export function columnsOf(
  names: NameScorer,
  records: readonly Extent[],
  odds: (candidate: NameCandidate) => number = () => 0,
): Columns {
  const step = Math.max(1, Math.floor(records.length / SAMPLE));
  const sample = records.filter((_, i) => i % step === 0);
  const found = new Map<string, { best: NameCandidate; from: number }[]>();
  const repeated = new Map<string, number>();
  const within = new Map<string, number>();
  for (const { from, to } of sample) {
    const own = new Map<string, NameCandidate>();
    const texts = new Set<string>();
    for (const candidate of names.range(from, to)) {
      const { text, chunk } = candidate;
      const longer = chunk.text.length < ECHO_OF_LINE * names.outline.lines[candidate.line]!.text.length;
      if (chunk.link && longer && !texts.has(text)) within.set(text, (within.get(text) ?? 0) + 1);
      texts.add(text);
      for (const column of columnNames(candidate)) if (!own.has(column)) own.set(column, candidate);
    }
    for (const text of texts) repeated.set(text, (repeated.get(text) ?? 0) + 1 / sample.length);
    for (const [column, best] of own) {
      const list = found.get(column);
      if (list) list.push({ best, from });
      else found.set(column, [{ best, from }]);
    }
  }
  const columns = new Map<string, Column>();
  for (const [key, list] of found) {
    const mean = (value: (entry: { best: NameCandidate; from: number }) => number): number =>
      list.reduce((sum, entry) => sum + value(entry), 0) / list.length;
    columns.set(key, {
      present: list.length / sample.length,
      distinct: new Set(list.map(({ best }) => best.text)).size / list.length,
      score: mean(({ best }) => Math.max(-3, Math.min(4, best.score))),
      place: mean(({ best, from }) => best.line - from),
      length: mean(({ best }) => best.text.length),
      odds: mean(({ best }) => odds(best)),
    });
  }
  const least = Math.max(LEAST_ECHOES, ECHO_SHARE * sample.length);
  const echoes = new Set([...within].filter(([, count]) => count >= least).map(([text]) => text));
  return { of: columns, repeated, echoes };
}
