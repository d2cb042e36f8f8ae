/** Packs the Japanese dictionary into one compressed file of the build, and says its address to whoever imports it. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packedDictionary } from './dictionary';

const MODULE = 'virtual:japanese-dictionary';
const RESOLVED = `\0${MODULE}`;

/** For the build of workers (`worker.plugins`), which has plugins of its own. */
export function japaneseDictionary(): Plugin {
  return {
    name: 'japanese-dictionary',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const source = gzipSync(packedDictionary(), { level: 9 });
      const file = this.emitFile({ type: 'asset', name: 'japanese-dictionary.gz', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
