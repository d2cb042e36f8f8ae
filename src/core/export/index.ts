/** Exports: every format is one file that implements `Exporter`, and one line here. */
import { csv, plainCsv } from './csv';
import type { Exporter } from './exporter';
import { icalendar } from './icalendar';
import { json } from './json';
import { jsonLd } from './json-ld';
import { jsonLines } from './json-lines';
import { vcard, vcard3 } from './vcard';

export type { Exporter, ExportItem } from './exporter';
export { fileName } from './file-name';
export { googleCalendarLink } from './google-calendar';

/** In the order in which menus show them. */
export const EXPORTERS: readonly Exporter[] = [icalendar, vcard, csv, json, jsonLines, jsonLd];

/** Variants of these for programs that cannot read the first choice. */
export const VARIANTS: readonly Exporter[] = [vcard3, plainCsv];
