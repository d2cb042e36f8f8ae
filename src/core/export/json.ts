/** JSON: an array of plain records, indented for reading. */
import { KINDS } from '../finding';
import type { Exporter } from './exporter';
import { plainRecord } from './plain-record';

export const json: Exporter = {
  id: 'json',
  mime: 'application/json',
  kinds: KINDS,
  accepts: () => true,
  write: (items) => `${JSON.stringify(items.map(plainRecord), null, 2)}\n`,
};
