/** What table 2 counts: a college, a department (any smaller unit) or a person, with link and title. */
import type { Facts } from '../../core/text/facts';
import { factsOf } from '../../core/text/facts';
import type { Lexicons } from '../../core/text/lexicon/index';
import { outlineOf, type Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';

export interface Entity {
  kind: 'person' | 'department';
  name: string;
  /** Units: whether it is a college (school, faculty). */
  college?: boolean;
  url?: string;
  jobTitle?: string;
}

/** A page as the rivals' look-up sees it: what the lexicons say of each line is the same as for ours. */
export interface LookedUp {
  snapshot: PageSnapshot;
  outline: Outline;
  facts: Facts;
}

export function lookUp(snapshot: PageSnapshot, lexicons: Lexicons): LookedUp {
  const outline = outlineOf(snapshot);
  return { snapshot, outline, facts: factsOf(outline, lexicons) };
}

/** From this score on a text is found in the database: more likely a name than not. */
export const IN_DATABASE = 0.5;

/** First title in a run of lines, on a line of its own; or what stands beside the name on its line. */
export function titleIn({ facts }: LookedUp, from: number, to: number, nameLine: number): string | undefined {
  for (let i = from; i < to; i++) {
    const { title } = facts.lines[i]!;
    if (i !== nameLine && title && title.score >= IN_DATABASE) return title.title;
  }
  return facts.lines[nameLine]?.name?.match.title;
}

/** Whether a share is above a threshold, as printed; at the threshold 1 all of them will do. */
export const exceeds = (share: number, threshold: number): boolean => share > threshold || share === 1;
