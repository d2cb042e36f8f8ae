/** The Japanese dictionary for Node, and for the build that packs it: from kuromoji's package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromKuromoji, packDictionary } from '../../ml/kuromoji/dictionary-file';

/** @returns the dictionary file, not compressed */
export function packedDictionary(): Uint8Array<ArrayBuffer> {
  const kuromoji = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'));
  return packDictionary(fromKuromoji((name) => gunzipSync(readFileSync(join(kuromoji, 'dict', `${name}.dat.gz`)))));
}
