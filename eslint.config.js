import tseslint from 'typescript-eslint';

/** One importer each: the walls of docs/architecture.md. */
const onlyIn = (name, folder) => ({ name, message: `only ${folder} imports ${name}` });
const polyfill = onlyIn('webextension-polyfill', 'src/platform/');
const ml = [onlyIn('kuromoji', 'src/ml/'), onlyIn('@tensorflow/tfjs', 'src/ml/')];
const idb = onlyIn('idb', 'src/library/');
const noLab = { group: ['**/lab/**'], message: 'src/lab/ is never in the bundle: only itself and tests import it' };
/** Walls of every file, and the one importer let through. */
const walls = (...paths) => ['error', { paths, patterns: [noLab] }];
/** Folders of src/core/ that are built on the others. */
const LATE = ['fields', 'classify', 'relate', 'structured'];
/** Walls of src/core/; a folder imports none of those that are built on it. */
const coreWalls = (...later) => [
  'error',
  {
    paths: [polyfill, ...ml, idb],
    patterns: [
      {
        group: [
          '**/content/**',
          '**/engine/**',
          '**/background/**',
          '**/library/**',
          '**/messages/**',
          '**/platform/**',
          '**/ui/**',
          '**/ml/**',
        ],
        message: 'src/core/ imports nothing outside itself',
      },
      noLab,
      { group: ['preact', 'preact/*', 'node:*'], message: 'src/core/ is pure' },
      ...(later.length > 0
        ? [{ group: later.map((one) => `**/${one}/**`), message: 'it is built on this folder' }]
        : []),
    ],
  },
];
const pureGlobals = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'chrome',
  'browser',
  'self',
  'postMessage',
  'process',
].map((name) => ({ name, message: 'src/core/ is pure: snapshots in, findings out' }));

export default tseslint.config(
  { ignores: ['dist/', 'dist-firefox/', '.data/', '.out/', '.cache/', 'coverage/'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-imports': walls(polyfill, ...ml, idb),
      'no-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...pureGlobals],
      'no-restricted-imports': coreWalls(),
    },
  },
  { files: ['src/core/page/**'], rules: { 'no-restricted-imports': coreWalls('text', 'learned', 'records', ...LATE) } },
  { files: ['src/core/text/**'], rules: { 'no-restricted-imports': coreWalls('learned', 'records', ...LATE) } },
  { files: ['src/core/{learned,records}/**'], rules: { 'no-restricted-imports': coreWalls(...LATE) } },
  { files: ['src/core/**/*.test.ts'], rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' } },
  { files: ['src/platform/**'], rules: { 'no-restricted-imports': walls(...ml, idb) } },
  { files: ['src/ml/**'], rules: { 'no-restricted-imports': walls(polyfill, idb) } },
  { files: ['src/ml/**/*.test.ts'], rules: { 'no-restricted-imports': ['error', { paths: [polyfill, idb] }] } },
  { files: ['src/library/**'], rules: { 'no-restricted-imports': walls(polyfill, ...ml) } },
  {
    files: ['src/lab/**', 'test/**', 'src/**/*.test.{ts,tsx}'],
    ignores: ['src/core/**', 'src/platform/**', 'src/ml/**', 'src/library/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [polyfill, ...ml, idb] }] },
  },
);
