/** CSV (RFC 4180), with a byte-order mark, by which spreadsheets know UTF-8, or without. One row per record, all kinds. */
import { FIELDS, KINDS, type FoundRecord, type Kind } from '../finding';
import type { Exporter, ExportItem } from './exporter';

const BOM = '\uFEFF';

export const csv: Exporter = {
  id: 'csv',
  mime: 'text/csv;charset=utf-8',
  kinds: KINDS,
  accepts: () => true,
  write: (items) => BOM + rowsOf(items),
};

/** The same without the mark, for programs that would take it for part of the first name. */
export const plainCsv: Exporter = { ...csv, id: 'csvplain', ending: 'csv', write: rowsOf };

function rowsOf(items: readonly ExportItem[]): string {
  const kinds = KINDS.filter((kind) => items.some(({ record }) => record.kind === kind));
  const columns = columnsOf(kinds);
  const rows = items.map((item) => columns.map((column) => valueOf(item, column)));
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Fields that take more than the column of their name: places, and what says that an event takes place again. */
const COLUMNS: Record<string, readonly string[]> = {
  location: ['location.name', 'location.address'],
  eventStatus: ['eventStatus', 'toBeAnnounced'],
  eventSchedule: ['eventSchedule', 'schedule.exceptDate', 'schedule.except', 'otherDates', 'timeZone'],
};

/** Union of the kinds' fields in their order. */
function columnsOf(kinds: Kind[]): string[] {
  const fields = new Set(kinds.flatMap((kind): string[] => [...FIELDS[kind]]));
  const flat = [...fields].flatMap((field) => COLUMNS[field] ?? [field]);
  return ['kind', 'ordinal', ...flat, 'page', 'pageTitle'];
}

function valueOf({ record, page }: ExportItem, column: string): string {
  if (column === 'page') return page.url;
  if (column === 'pageTitle') return page.title;
  const [field = '', part] = column.split('.');
  const value: unknown = record[field as keyof FoundRecord];
  const scalar = part === undefined ? value : (value as Record<string, unknown> | undefined)?.[part];
  if (Array.isArray(scalar)) return scalar.join(' ');
  return scalar == null ? '' : String(scalar);
}

/**
 * Quotes where needed. A cell that a spreadsheet would run as a formula gets a leading apostrophe; so does a telephone
 * number "+81 3 …", which would otherwise be summed up. Full-width signs count: spreadsheets in East Asia take them.
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
