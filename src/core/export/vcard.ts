/** vCard 4.0 (RFC 6350) and 3.0: people, departments and businesses. */
import type { BusinessRecord, DepartmentRecord, FoundRecord, PersonRecord } from '../finding';
import { ContentLines, escapeText, writeLines } from './content-lines';
import type { Exporter, ExportItem } from './exporter';
import { structuredName } from './structured-name';
import { utcStamp } from './when';

type Version = '3.0' | '4.0';

const exporter = (id: string, version: Version): Exporter => ({
  id,
  ending: 'vcf',
  mime: 'text/vcard;charset=utf-8',
  kinds: ['person', 'department', 'business'],
  accepts: hasCard,
  write: (items, now) => writeLines(items.flatMap((item) => cardLines(item, version, now))),
});

export const vcard: Exporter = exporter('vcf', '4.0');
/** vCard 3.0 (RFC 2426), for address books that know no other. */
export const vcard3: Exporter = exporter('vcf3', '3.0');

type Carded = PersonRecord | DepartmentRecord | BusinessRecord;

function hasCard(record: FoundRecord): record is Carded {
  return record.kind === 'person' || record.kind === 'department' || record.kind === 'business';
}

function cardLines({ record, page }: ExportItem, version: Version, now: Date): string[] {
  if (!hasCard(record)) return [];
  const lines = new ContentLines().raw('BEGIN', 'VCARD').raw('VERSION', version);
  if (version === '4.0') lines.raw('KIND', record.kind === 'person' ? 'individual' : 'org');
  if (record.kind === 'person') addPerson(lines, record, version);
  else addOrganisation(lines, record, version);
  return lines
    .text(version === '4.0' ? 'EMAIL' : 'EMAIL;TYPE=INTERNET', record.email)
    .text(version === '4.0' ? 'TEL' : 'TEL;TYPE=VOICE', record.telephone)
    .text(version === '4.0' ? 'TEL;TYPE=fax' : 'TEL;TYPE=FAX', record.faxNumber)
    .raw('ADR', record.address && components(['', '', record.address, '', '', '', '']))
    .uri('URL', record.url)
    .uri('PHOTO;VALUE=uri', record.image)
    .text('NOTE', record.description)
    .uri('SOURCE', page.url)
    .raw('REV', utcStamp(now))
    .raw('END', 'VCARD').lines;
}

function addPerson(lines: ContentLines, person: PersonRecord, version: Version): void {
  const name = structuredName(person.name);
  lines
    .text('FN', person.name)
    .raw('N', name ? components([name.family, name.given, '', name.prefix, name.suffix]) : ';;;;')
    .text('TITLE', person.jobTitle)
    .text('ORG', person.affiliation)
    // Cards know no date that is only a year and a month in one form for both versions: whole dates only.
    .raw('BDAY', /^\d{4}-\d\d-\d\d$/.test(person.birthDate ?? '') ? birthday(person.birthDate!, version) : undefined);
}

const birthday = (date: string, version: Version): string => (version === '4.0' ? date.replaceAll('-', '') : date);

function addOrganisation(lines: ContentLines, body: DepartmentRecord | BusinessRecord, version: Version): void {
  const { name } = body;
  const parent = body.kind === 'department' ? body.parent : undefined;
  lines
    .text('FN', name)
    // Version 3 demands a name in parts of every card.
    .raw('N', version === '3.0' ? `${escapeText(name)};;;;` : undefined)
    .raw('ORG', components(parent ? [parent, name] : [name]));
}

function components(parts: string[]): string {
  return parts.map(escapeText).join(';');
}
