/** JSON Lines: one plain record per line. */
import { KINDS } from '../finding';
import type { Exporter } from './exporter';
import { plainRecord } from './plain-record';

export const jsonLines: Exporter = {
  id: 'jsonl',
  mime: 'application/jsonl',
  kinds: KINDS,
  accepts: () => true,
  write: (items) => items.map((item) => `${JSON.stringify(plainRecord(item))}\n`).join(''),
};
