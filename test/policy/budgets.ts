/** How heavy each entry may be: gzipped kB of it and all that it loads at once. */
import { manifestOf, type Build } from './built';

export interface Budget {
  what: string;
  kB: number;
  /** Why not more. */
  why: string;
  /** Files from which the weight is counted. */
  entries(build: Build, files: string[]): string[];
}

const isDictionary = (file: string): boolean => /^assets\/japanese-dictionary-[^/]+\.gz$/.test(file);

export const BUDGETS: Budget[] = [
  {
    what: 'content script',
    kB: 30,
    why: 'it is put into pages that others made, on their thread, at each look',
    entries: () => ['src/content/content-script.js'],
  },
  {
    what: 'popup',
    kB: 63,
    why: 'it is parsed anew at every press of the button and shall paint within 100 ms',
    entries: (build) => [manifestOf(build).action.default_popup],
  },
  {
    what: 'library page',
    kB: 80,
    why: 'it may take a little longer than the popup, as it is opened seldom',
    entries: () => ['src/ui/library/index.html'],
  },
  {
    what: 'page of a site',
    kB: 80,
    why: 'it follows a walk over a site, which takes a minute',
    entries: () => ['src/ui/site/index.html'],
  },
  {
    what: 'annotator',
    kB: 60,
    why: 'it is opened by those who label records, beside the page that they have open anyway',
    entries: () => ['src/ui/annotate/index.html'],
  },
  {
    what: 'page of settings',
    kB: 30,
    why: 'it is a few boxes to tick',
    entries: () => ['src/ui/options/index.html'],
  },
  {
    what: 'background',
    kB: 33,
    why: 'the browser ends it after 30 idle seconds, and every message wakes it again',
    entries: (build) => {
      const { service_worker, scripts = [] } = manifestOf(build).background;
      return service_worker ? [service_worker] : scripts;
    },
  },
  {
    what: 'engine worker, without the data that it fetches',
    kB: 430,
    why: 'it is loaded once a session, but the first list waits for it',
    entries: (_build, files) => files.filter((file) => /^assets\/worker-[^/]+\.js$/.test(file)),
  },
  {
    what: 'Japanese dictionary',
    kB: 6_500,
    why: 'it is most of the download, and the first Japanese page of a session waits for it',
    entries: (_build, files) => files.filter(isDictionary),
  },
  {
    what: 'whole package, Japanese dictionary aside',
    kB: 2320,
    why: 'models and lexicons are what people download at each update',
    entries: (_build, files) => files.filter((file) => !isDictionary(file)),
  },
];
