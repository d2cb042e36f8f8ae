/** The name lexicons of `models/lexicons/`, fetched from the package once. */
import type { Lexicons } from '../core/text/lexicon/index';

export async function fetchLexicons(): Promise<Lexicons> {
  return {} as Lexicons;
}
