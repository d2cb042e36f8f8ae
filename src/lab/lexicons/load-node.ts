import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLexicons, type Lexicons } from '../../core/text/lexicon';

/** Where the packed lexicons lie in the repository. */
export const LEXICONS_FILE = fileURLToPath(new URL('../../../models/lexicons/lexicons.txt', import.meta.url));

/** The project's lexicons, for Node: training, benchmarks, tests. */
export function loadLexiconsFromDisk(): Lexicons {
  return readLexicons(readFileSync(LEXICONS_FILE));
}
