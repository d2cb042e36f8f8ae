/** The shared scorer of record boundaries: F1 of records that hold one labelled name and no other. */
import { spawnSync } from 'node:child_process';

export const ATOMIC = '../shared/bench/atomic.mjs';

/** Numbers as the scorer prints them: of pages; mean F1 of first region, best one, all; milliseconds, median and worst. */
export interface Score {
  pages: string;
  first: string;
  best: string;
  all: string;
  median: string;
  worst: string;
  /** On testbeds: first region as one of the page's gold lists. */
  list?: string;
}

/**
 * @param set folder of a labelled set
 * @param file regions as `bench:records` writes them
 * @throws Error with what the scorer said when it did not score
 */
export function scoreAtomic(set: string, file: string): Score {
  const { stdout, stderr } = spawnSync('node', [ATOMIC, set, file], { encoding: 'utf8' });
  const found =
    /pages (?<pages>\d+) .*first (?<first>\S+) +best (?<best>\S+) +all (?<all>\S+) +ms median (?<median>\S+) worst (?<worst>\S+)/.exec(
      stdout,
    );
  if (!found?.groups) throw new Error(`${ATOMIC} did not score ${file} on ${set}: ${stderr || stdout}`);
  return found.groups as unknown as Score;
}
