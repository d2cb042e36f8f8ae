/** Labels of clauses, made by reading: `labels.tsv`, by hash, as the texts belong to their sites. A second reading of some of them beside it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLAUSE_LABELS, type ClauseLabel } from '../../core/text/clause-labels';

export interface Reading {
  first: ClauseLabel;
  second?: ClauseLabel;
}

const labelOf = (text: string | undefined): ClauseLabel | undefined => CLAUSE_LABELS.find((one) => one === text);

/** @returns by `Clause.hash` */
export function clauseLabels(): Map<string, Reading> {
  const out = new Map<string, Reading>();
  const file = fileURLToPath(new URL('labels.tsv', import.meta.url));
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean)) {
    const [hash, , first, second] = line.split('\t');
    const [one, other] = [labelOf(first), labelOf(second)];
    if (!hash || !one) throw new Error(`no label of a clause: ${line}`);
    out.set(hash, { first: one, ...(other ? { second: other } : {}) });
  }
  return out;
}

export interface Agreement {
  /** Clauses read twice. */
  clauses: number;
  /** 0 to 1. */
  share: number;
  /** Cohen's kappa. */
  kappa: number;
}

/** How far two readings agree. */
export function agreementOf(readings: Iterable<Reading>): Agreement {
  const pairs = [...readings].flatMap(({ first, second }) => (second ? [{ first, second }] : []));
  const share = pairs.filter(({ first, second }) => first === second).length / pairs.length;
  const chance = CLAUSE_LABELS.reduce((sum, label) => {
    const of = (key: 'first' | 'second'): number => pairs.filter((pair) => pair[key] === label).length / pairs.length;
    return sum + of('first') * of('second');
  }, 0);
  return { clauses: pairs.length, share, kappa: (share - chance) / (1 - chance) };
}
