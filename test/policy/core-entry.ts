/** What `pure-core.test.ts` bundles. */
export { extract } from '../../src/core/pipeline';
export { readLexicons } from '../../src/core/text/lexicon/index';
