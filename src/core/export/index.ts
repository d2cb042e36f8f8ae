/** Exports: every format is one file that implements `Exporter`, and one line here. */
import { csv } from './csv';
import type { Exporter } from './exporter';
import { icalendar } from './icalendar';
import { json } from './json';
import { jsonLd } from './json-ld';
import { jsonLines } from './json-lines';
import { vcard } from './vcard';

export type { Exporter, ExportItem } from './exporter';
export { fileName } from './file-name';
export { googleCalendarLink } from './google-calendar';

/** In the order in which menus show them. */
export const EXPORTERS: readonly Exporter[] = [icalendar, vcard, csv, json, jsonLines, jsonLd];

/** @returns the exporter of this id, or undefined */
export function exporterFor(id: string): Exporter | undefined {
  return EXPORTERS.find((exporter) => exporter.id === id);
}
