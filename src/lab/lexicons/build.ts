/**
 * Packs the lexicons: `npx tsx src/lab/lexicons/build.ts .data/lexicons [models/lexicons/lexicons.txt]`.
 * What the data folder must hold is told in models/lexicons/card.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LEXICON_NAMES, packLexicons } from '../../core/text/lexicon';
import { alphabeticLexicons, englishWords } from './alphabetic';
import { chineseAndKoreanLexicons } from './chinese-korean';
import { japaneseLexicons } from './japanese';
import { LEXICONS_FILE } from './load-node';

/** The text of a source; a gzipped one is inflated. */
function readFrom(folder: string): (path: string) => string {
  return (path) => {
    const file = join(folder, path);
    if (!existsSync(file)) throw new Error(`${file} is not there`);
    const bytes = readFileSync(file);
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  };
}

function build(folder: string, target: string): void {
  const source = readFrom(folder);
  const japanese = japaneseLexicons(source);
  const lexicons = {
    ...japanese,
    ...alphabeticLexicons(source, japanese),
    ...chineseAndKoreanLexicons(source),
    words: englishWords(),
  };
  const packed = packLexicons(lexicons);
  writeFileSync(target, packed);
  for (const name of LEXICON_NAMES) console.log(`${name}\t${lexicons[name].size}`);
  console.log(`${target}\t${Buffer.byteLength(packed)} bytes\t${gzipSync(packed, { level: 9 }).length} gzipped`);
  console.log(`sha256\t${createHash('sha256').update(packed).digest('hex')}`);
}

const [folder, target = LEXICONS_FILE] = process.argv.slice(2);
try {
  if (!folder) throw new Error('which folder? npx tsx src/lab/lexicons/build.ts .data/lexicons');
  build(folder, target);
} catch (error) {
  console.error(
    `Lexicons not built: ${error instanceof Error ? error.message : String(error)} (see models/lexicons/card.md)`,
  );
  process.exitCode = 1;
}
