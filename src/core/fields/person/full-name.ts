/** Full names by their form, and records of those who are no more than a name on a line. */
import type { PersonRecord } from '../../finding';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';

const LONGEST = 40;
/** Two words and more, each with a capital letter, small ones between them aside. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,3}))*\s+\p{Lu}[\p{L}.'’-]+$/u;
/** How sure the name is of a line that is nothing else. */
const SURE = 0.6;

export const isFullName = (text: string): boolean => text.length <= LONGEST && FULL_NAME.test(text);

export function personOn({ outline }: Page, line: number, name: string, confidence: number): PersonRecord {
  return {
    kind: 'person',
    name,
    text: outline.lines[line]!.text,
    path: outline.path(outline.lines[line]!.block),
    confidence: Math.round(confidence * 1000) / 1000,
    ordinal: 0,
    evidence: { name: evidenceAt(outline, line, SURE) },
    why: ['repeated', 'has-name'],
  };
}
