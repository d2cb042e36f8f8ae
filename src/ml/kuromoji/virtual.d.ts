/** Made by the build: `src/lab/words/vite-dictionary.ts`. */
declare module 'virtual:japanese-dictionary' {
  /** Address of the dictionary file, gzipped. */
  const url: string;
  export default url;
}
