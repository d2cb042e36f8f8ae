/** The worst of the wrong fields: those of which the extension was surest, each with the piece of page behind it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Evidence, FoundRecord } from '../../core/finding';
import { folderOf, type Gold, type GoldRecord, type AnySet } from '../data/sets';

interface Wrong {
  name?: string;
  field: string;
  gold: unknown;
  got: unknown;
}

/** What is used of the shared scorer. */
interface Scorer {
  pair(gold: readonly GoldRecord[], predicted: readonly FoundRecord[]): [number, number][];
  scorePage(gold: Gold, predicted: readonly FoundRecord[]): { wrong: Wrong[] };
}

export interface WorstError extends Wrong {
  page: string;
  /** What stands there, as the page writes it. */
  snippet: string;
  /** 0 to 1: of the record, and of the field where it was given. */
  confidence: number;
}

const SHOWN = 25;
const LONGEST_VALUE = 90;
const LONGEST_SNIPPET = 160;

/** @param scorerPath of the shared score.mjs */
export async function printWorst(set: AnySet, predicted: string, scorerPath: string): Promise<void> {
  const scorer = (await import(pathToFileURL(resolve(scorerPath)).href)) as Scorer;
  const lines = readFileSync(predicted, 'utf8').split('\n').filter(Boolean);
  const errors = lines.flatMap((line) => {
    const { page, records } = JSON.parse(line) as { page: string; records?: FoundRecord[] };
    const name = page.replace(/\.html?$/, '');
    const gold = JSON.parse(readFileSync(join(folderOf(set), 'gold', `${name}.json`), 'utf8')) as Gold;
    return errorsOf(name, gold, records ?? [], scorer);
  });
  console.log(`## ${set}: the ${SHOWN} wrong fields of which the extension is surest, of ${errors.length}`);
  for (const error of worstFirst(errors).slice(0, SHOWN)) console.log(written(error));
}

export function errorsOf(page: string, gold: Gold, found: readonly FoundRecord[], scorer: Scorer): WorstError[] {
  const all = [...gold.records, ...(gold.optional ?? [])];
  return scorer.pair(all, found).flatMap(([i, j]) => {
    const record = found[j]!;
    // One pair at a time, so that each wrong field is known to be of this record.
    const { wrong } = scorer.scorePage({ ...gold, records: [all[i]!], optional: [] }, [record]);
    return wrong.map((one): WorstError => {
      const evidence: Evidence | undefined = record.evidence[one.field === 'startTime' ? 'startDate' : one.field];
      const snippet = evidence ? evidence.quote : record.text;
      return { ...one, page, snippet, confidence: record.confidence * (evidence?.confidence ?? 1) };
    });
  });
}

/** The surest first, one of each page and field before the second of any: a page's errors are mostly one error. */
export function worstFirst(errors: readonly WorstError[]): WorstError[] {
  const seen = new Map<string, number>();
  const ranked = [...errors]
    .sort((a, b) => b.confidence - a.confidence)
    .map((error) => {
      const key = `${error.page} ${error.field}`;
      const round = seen.get(key) ?? 0;
      seen.set(key, round + 1);
      return { error, round };
    });
  return ranked.sort((a, b) => a.round - b.round).map(({ error }) => error);
}

function written({ page, field, name = '', gold, got, snippet, confidence }: WorstError): string {
  const value = (it: unknown): string => (JSON.stringify(it) ?? 'nothing').slice(0, LONGEST_VALUE);
  const text = snippet.replace(/\s+/gu, ' ').slice(0, LONGEST_SNIPPET);
  return `  ${confidence.toFixed(2)} ${page} ${field} of "${name.slice(0, 40)}"\n       gold ${value(gold)}\n       got  ${value(got)}\n       page: ${text}`;
}
