/** vCard 4.0 (RFC 6350): people and departments. */
import type { DepartmentRecord, PersonRecord } from '../finding';
import { ContentLines, escapeText, writeLines } from './content-lines';
import type { Exporter, ExportItem } from './exporter';
import { structuredName } from './structured-name';

export const vcard: Exporter = {
  id: 'vcf',
  mime: 'text/vcard;charset=utf-8',
  kinds: ['person', 'department'],
  accepts: (record) => record.kind === 'person' || record.kind === 'department',
  write: (items) => writeLines(items.flatMap(cardLines)),
};

function cardLines({ record, page }: ExportItem): string[] {
  if (record.kind !== 'person' && record.kind !== 'department') return [];
  const lines = new ContentLines().raw('BEGIN', 'VCARD').raw('VERSION', '4.0');
  if (record.kind === 'person') addPerson(lines, record);
  else addDepartment(lines, record);
  return lines
    .text('EMAIL', record.email)
    .text('TEL', record.telephone)
    .uri('URL', record.url)
    .uri('PHOTO;VALUE=uri', record.image)
    .text('NOTE', record.description)
    .uri('SOURCE', page.url)
    .raw('END', 'VCARD').lines;
}

function addPerson(lines: ContentLines, person: PersonRecord): void {
  const name = structuredName(person.name);
  lines
    .raw('KIND', 'individual')
    .text('FN', person.name)
    .raw('N', name ? components([name.family, name.given, '', name.prefix, name.suffix]) : ';;;;')
    .text('TITLE', person.jobTitle)
    .text('ORG', person.affiliation);
}

function addDepartment(lines: ContentLines, department: DepartmentRecord): void {
  const { name, parent } = department;
  lines
    .raw('KIND', 'org')
    .text('FN', name)
    .raw('ORG', components(parent ? [parent, name] : [name]));
}

function components(parts: string[]): string {
  return parts.map(escapeText).join(';');
}
