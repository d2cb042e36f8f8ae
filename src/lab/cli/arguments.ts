/** The command line's options, shared by `extract` and `snapshot`. */
import { parseArgs } from 'node:util';
import { pagesToRead, type PageToRead } from './pages';

export interface Options {
  pages: PageToRead[];
  /** Stored snapshots (JSON Lines) to replay instead of pages. */
  snapshots?: string;
  out?: string;
  now?: string;
  kinds: string[];
  /** Whether news and businesses, which the extension leaves out, are read, too. */
  background: boolean;
  /** Whether each line also holds the regions of the page's records. */
  regions: boolean;
  /** Tabs that read at once. */
  width: number;
  /** Folder of the built extension. */
  dist: string;
}

export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws UsageError with a sentence for the person at the keyboard */
export function readArguments(argv: readonly string[]): Options {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        urls: { type: 'string' },
        now: { type: 'string' },
        out: { type: 'string' },
        snapshots: { type: 'string' },
        regions: { type: 'boolean', default: false },
        kinds: { type: 'string', default: 'event,person,department' },
        tabs: { type: 'string', default: '3' },
        dist: { type: 'string', default: 'dist' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const { pages: folder, urls, now, out, snapshots } = values;
  if (now !== undefined && !/^\d{4}-\d\d-\d\d$/.test(now)) throw new UsageError('--now takes a day: YYYY-MM-DD');
  if (!snapshots && !folder && positionals.length === 0) {
    throw new UsageError(
      'usage: npm run extract -- PAGE.html… | --pages DIR | --snapshots FILE  [--urls index.tsv] [--now DATE] [--kinds all] [--regions] [--out FILE]',
    );
  }
  const width = Number(values.tabs);
  if (!Number.isInteger(width) || width < 1 || width > 16) throw new UsageError('--tabs takes a number from 1 to 16');
  const kinds =
    values.kinds === 'all' ? ['event', 'person', 'department', 'news', 'business'] : values.kinds.split(',');
  return {
    pages: pagesToRead(positionals, {
      ...(folder ? { folder } : {}),
      ...(urls ? { urls } : {}),
      ...(now ? { now } : {}),
    }),
    kinds,
    background: kinds.includes('news') || kinds.includes('business'),
    regions: values.regions,
    width,
    dist: values.dist,
    ...(snapshots ? { snapshots } : {}),
    ...(out ? { out } : {}),
    ...(now ? { now } : {}),
  };
}
