/** The one record of a page on one person or one unit: what the page says of its subject, wherever on the page it says so. */
import type { Evidence, FoundRecord } from '../finding';
import { textOf } from '../page/outline';
import type { Attribute } from '../text/triggers/index';
import { readAttributes, type AttributeFact } from './attributes';
import { readContacts } from './contact';
import { evidenceAt } from './evidence';
import type { Zone } from '../page/zones';
import type { Facts } from '../text/facts';
import type { Page } from './record';
import { unitOfPage } from './page-unit';
import { partialDate } from './partial-date';
import { alike, subjectOf, type Subject } from './subject';

/** Attribute → field, per kind. `description` is what a unit is there for. */
const FIELD_OF: Record<Subject['kind'], Partial<Record<Attribute, string>>> = {
  person: {
    jobTitle: 'jobTitle',
    email: 'email',
    telephone: 'telephone',
    faxNumber: 'faxNumber',
    affiliation: 'affiliation',
    address: 'address',
    office: 'workLocation',
    alumniOf: 'alumniOf',
    degree: 'hasCredential',
    knowsAbout: 'knowsAbout',
    birthDate: 'birthDate',
    gender: 'gender',
  },
  department: {
    email: 'email',
    telephone: 'telephone',
    faxNumber: 'faxNumber',
    address: 'address',
    foundingDate: 'foundingDate',
    head: 'employee',
    function: 'description',
  },
};

/** That a page with the name in its title and attributes under it is on that name, where no other judge found a record. */
const BY_TITLE = 0.75;
/** A page with more people on it is on them, whatever unit its title names. */
const MOST_PEOPLE = 3;
/** What is said of somebody at work, not of any name in a title. */
const AT_WORK = ['jobTitle', 'knowsAbout', 'alumniOf', 'hasCredential', 'workLocation'];
/** So many attributes make a record of a unit whose name stands in the title. */
const ENOUGH = 2;
/** Score of a unit's name that one contact is enough for, where it heads a page without records. */
const SURE_UNIT = 0.7;

const isEnough = ({ kind, name }: Subject, { values }: Fields, alone: boolean): boolean =>
  kind === 'department'
    ? Object.keys(values).length >= ENOUGH || (alone && Boolean(values['email'] ?? values['telephone']))
    : AT_WORK.some((field) => values[field]) || isNamed(values['email'] ?? '', name);

/** Whether the unit's whole name is one of the page's first headings, and surely a unit's. */
function isHeaded({ outline, facts }: Page, { name, line }: Subject): boolean {
  const { block, text } = outline.lines[line]!;
  const { heading } = outline.blocks[block]!;
  const { unit, zone } = facts.lines[line]!;
  return zone === 'main' && !!heading && heading <= 2 && text === name && (unit?.score ?? 0) >= SURE_UNIT;
}

/**
 * @param records as read so far, in page order
 * @returns the same; where the page has one subject, its record with all attributes that the page gives; and the records of its kind left
 *   out of which the page says nothing but the name
 */
export function withSubject(
  page: Page,
  records: readonly FoundRecord[],
): { records: FoundRecord[]; dropped: FoundRecord[] } {
  const unchanged = { records: [...records], dropped: [] };
  const subject = subjectOf(page, records);
  if (!subject) return unchanged;
  const { outline, facts } = page;
  const from = Math.max(0, subject.line);
  const to = lastMain(page, from);
  const found = readAttributes(outline, facts, from, to).filter(({ line }) => SPEAKS.has(facts.lines[line]!.zone));
  const known = subject.record >= 0 ? records[subject.record]! : undefined;
  const people = records.filter(({ kind }) => kind === 'person').length;
  const others = records.filter((record) => record !== known);
  const own = subject.kind === 'department' ? Math.min(to, firstUnit(page, others, from)) : to;
  const spoken = found.filter(({ line }) => line < own);
  const fields = withoutTheirs(fieldsOf(page, subject, spoken, people > 0, from, own), others, subject.kind);
  const enough = (): boolean => isEnough(subject, fields, records.length === 0 && isHeaded(page, subject));
  if (!known && (subject.line < 0 || people > MOST_PEOPLE || !enough())) return unchanged;
  // "Fern Yoga" over its page, and its teachers below: a site's name like a person's.
  if (!known && subject.kind === 'person' && people > 1 && facts.lines[subject.line]!.zone === 'header')
    return unchanged;
  const made = known
    ? filled(inOwnScript(known, records, facts.lang), fields)
    : recordOf(page, subject, fields, from, to);
  const dropped = subject.kind === 'person' ? others.filter((record) => isAside(record, made)) : [];
  const kept = known ? records.map((record) => (record === known ? made : record)) : [made, ...records];
  return {
    records: kept.filter((record) => !dropped.includes(record)).map((record, i) => ({ ...record, ordinal: i + 1 })),
    dropped,
  };
}

/**
 * @param chance how likely the page is there for one unit, 0 to 1
 * @returns the records; where none is of the unit that title and a heading name, with one more for it
 */
export function withSubjectUnit(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const others = records.some(({ kind }) => kind === 'department');
  const subject = subjectOf(page, records, true) ?? (others ? undefined : unitOfPage(page, chance));
  if (subject?.kind !== 'department' || subject.record >= 0) return [...records];
  const to = lastMain(page, subject.line);
  const fields = spokenOf(page, subject, records, subject.line, Math.min(to, firstUnit(page, records, subject.line)));
  const made = { ...recordOf(page, subject, fields, subject.line, to), confidence: chance };
  return [made, ...records].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/**
 * @param chance how likely the page is there for one person, 0 to 1
 * @returns the records; where none is of a person, with the one that title and heading name
 */
export function withSubjectPerson(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const subject = records.some(({ kind }) => kind === 'person') ? undefined : subjectOf(page, records);
  if (subject?.kind !== 'person' || subject.line < 0) return [...records];
  const to = lastMain(page, subject.line);
  const fields = spokenOf(page, subject, records, subject.line, to);
  const made = { ...recordOf(page, subject, fields, subject.line, to), confidence: chance };
  return [made, ...records].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/** What the lines say of the subject, without what is another record's. */
function spokenOf(page: Page, subject: Subject, others: readonly FoundRecord[], from: number, to: number): Fields {
  const { outline, facts } = page;
  const found = readAttributes(outline, facts, from, to).filter(({ line }) => SPEAKS.has(facts.lines[line]!.zone));
  const crowded = others.some(({ kind }) => kind === 'person');
  return withoutTheirs(fieldsOf(page, subject, found, crowded, from, to), others, subject.kind);
}

/** Lines around an address that may give its owner's number. */
const NEAR = 3;

/** Parts of a page that speak of its subject. */
const SPEAKS: ReadonlySet<Zone> = new Set<Zone>(['main', 'aside']);

interface Fields {
  values: Record<string, string>;
  evidence: Record<string, Evidence>;
}

function fieldsOf(
  page: Page,
  { kind, name }: Subject,
  found: readonly AttributeFact[],
  crowded: boolean,
  from: number,
  to: number,
): Fields {
  const { outline, facts } = page;
  const values: Record<string, string> = {};
  const evidence: Record<string, Evidence> = {};
  const say = (field: string, value: string, line: number, confidence: number): void => {
    const before = values[field];
    // A label outweighs a sentence that came before it; under a heading, the sentence says it better.
    if (before !== undefined && evidence[field]!.confidence >= confidence && !before.includes(value)) return;
    values[field] = value;
    evidence[field] = evidenceAt(outline, line, confidence);
  };
  for (const { attribute, value, line, confidence } of found) {
    const field = FIELD_OF[kind][attribute];
    if (!field || field === 'email') continue;
    const said = toValue(field, value, facts);
    if (said !== undefined) say(field, said, line, confidence);
  }
  // The readers of addresses and numbers know more forms than rules do; a unit's page full of people gives theirs.
  if (kind === 'person' || !crowded) {
    const near: Record<string, Evidence> = {};
    const { telephone } = readContacts(outline, facts, from, to, near);
    if (telephone && !values['telephone'])
      [values['telephone'], evidence['telephone']] = [telephone, near['telephone']!];
  }
  const email = ownEmail(page, name, kind, crowded, from, to);
  if (email) say('email', email.email, email.line, 0.9);
  // A column beside the text, which comes before the name.
  const before = email || kind !== 'person' ? undefined : namedEmail(page, name, 0, from);
  if (before) {
    say('email', before.email, before.line, 0.8);
    const near: Record<string, Evidence> = {};
    const beside = [Math.max(0, before.line - NEAR), Math.min(from, before.line + NEAR + 1)] as const;
    const { telephone } = readContacts(outline, facts, ...beside, near);
    if (telephone && !values['telephone']) say('telephone', telephone, before.line, 0.75);
  }
  return { values, evidence };
}

const SCHOOL =
  /universi|univ\.|institut|colleg|school|école|ecole|hochschule|akademi|academ|polytech|politec|faculdade|facult|escuela|\b[A-Z]{3,}\b|大学|大學|学院|學院|学校|高校|대학/iu;
/** What stands under a heading without being its text: a menu, a pointer. */
const MENU =
  /^(?:c\.?v\.?|vita|publications?|projects?|main projects|courses?|teaching|awards?|home|links?|given below|see |click|here|more\b|contact|download|back to)/i;

/** A value as its field takes it; undefined where it is none. */
function toValue(field: string, value: string, { lang, order }: Facts): string | undefined {
  const digits = value.match(/\d/g)?.length ?? 0;
  switch (field) {
    case 'birthDate':
    case 'foundingDate':
      return partialDate(value, lang, order);
    case 'telephone':
      return digits >= 6 ? value : undefined;
    case 'alumniOf':
      // "UCL, Tom …": what follows an abbreviation's comma is the sentence, not the school.
      return SCHOOL.test(value) ? value.replace(/^([A-Z]{3,}),.*$/, '$1') : undefined;
    case 'address':
      return value.includes('@') || value.length < 6 ? undefined : value;
    case 'affiliation':
    case 'jobTitle':
    case 'employee':
      return digits > 4 || value.length > 120 ? undefined : value;
    default:
      return value.length < 2 || MENU.test(value) ? undefined : value;
  }
}

/** Addresses of a house, not of a person. */
const SHARED =
  /^(?:www|root|info|office|contact|webmaster|admin|mail|support|hello|secretary|dept|help|kontakt|press)\b/i;

/** Who keeps the server. */
const KEEPER = /^(?:www|root|web-?(?:master|man|admin)|sys-?admin|postmaster)\b/i;

/** Whether an address has a part of the name in it. */
function isNamed(email: string, name: string): boolean {
  const own = email.split('@')[0]!.toLowerCase();
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => own.includes(word));
}

/** The address that has the person's name in it, else the first that is nobody's in particular for a unit, and somebody's for a person. */
function ownEmail(
  { outline, facts }: Page,
  name: string,
  kind: Subject['kind'],
  crowded: boolean,
  from: number,
  to: number,
): { email: string; line: number } | undefined {
  let first: { email: string; line: number } | undefined;
  for (let line = from; line < to; line++) {
    if (!SPEAKS.has(facts.lines[line]!.zone)) continue;
    for (const { email } of facts.lines[line]!.emails) {
      const own = email.split('@')[0]!.toLowerCase();
      if (KEEPER.test(own)) continue;
      if (kind === 'person' ? isNamed(email, name) : SHARED.test(own)) return { email, line };
      const fits = kind === 'person' ? !SHARED.test(own) : !crowded || outline.lines[line]!.text.length < 60;
      if (fits) first ??= { email, line };
    }
  }
  return first;
}

/** The first address that has the person's name in it. */
function namedEmail(
  { facts }: Page,
  name: string,
  from: number,
  to: number,
): { email: string; line: number } | undefined {
  for (let line = from; line < to; line++) {
    const own =
      SPEAKS.has(facts.lines[line]!.zone) && facts.lines[line]!.emails.find(({ email }) => isNamed(email, name));
    if (own) return { email: own.email, line };
  }
  return undefined;
}

/** Line after the last one of the page's main part. */
function lastMain({ outline, facts }: Page, from: number): number {
  let end = outline.lines.length;
  while (end > from + 1 && !SPEAKS.has(facts.lines[end - 1]!.zone)) end--;
  return end;
}

const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** On a page in Chinese, Japanese or Korean the subject goes by the name in that script, where one person alone is so named. */
function inOwnScript(record: FoundRecord, records: readonly FoundRecord[], lang: string): FoundRecord {
  if (!/^(?:zh|ja|ko)$/.test(lang) || HAN_OR_HANGUL.test(record.name)) return record;
  const own = records.filter(({ kind, name }) => kind === record.kind && HAN_OR_HANGUL.test(name));
  return own.length === 1
    ? { ...record, name: own[0]!.name, evidence: { ...record.evidence, name: own[0]!.evidence['name']! } }
    : record;
}

/** Where the first other unit below the subject's name begins: from there on, what is said may be that unit's. */
function firstUnit({ outline }: Page, others: readonly FoundRecord[], from: number): number {
  const paths = new Set(others.filter(({ kind }) => kind === 'department').map(({ path }) => path));
  const lines = outline.blocks.flatMap((_, block) => (paths.has(outline.path(block)) ? [outline.from[block]!] : []));
  return Math.min(outline.lines.length, ...lines.filter((line) => line > from));
}

/** A college's page gives its departments' addresses and numbers: what another unit of the page has is not the subject's. */
function withoutTheirs({ values, evidence }: Fields, others: readonly FoundRecord[], kind: Subject['kind']): Fields {
  if (kind === 'person') return { values, evidence };
  const theirs = new Set(
    others.flatMap((record) => (record.kind === 'department' ? [record.email, record.telephone] : [])).filter(Boolean),
  );
  const own = Object.entries(values).filter(([, value]) => !theirs.has(value));
  return { values: Object.fromEntries(own), evidence };
}

/** What the record has keeps; what it lacks is filled in. */
function filled(record: FoundRecord, { values, evidence }: Fields): FoundRecord {
  const made: Record<string, unknown> = { ...record };
  const said = { ...record.evidence };
  for (const [field, value] of Object.entries(values)) {
    if (made[field] !== undefined) continue;
    made[field] = value;
    said[field] = evidence[field]!;
  }
  return { ...made, evidence: said } as unknown as FoundRecord;
}

function recordOf(
  { outline }: Page,
  subject: Subject,
  { values, evidence }: Fields,
  from: number,
  to: number,
): FoundRecord {
  const { kind, name, line, level } = subject;
  return {
    kind,
    name,
    ...(level ? { level } : {}),
    ...values,
    text: textOf(outline, from, Math.min(to, from + 40)),
    path: outline.path(outline.lines[line]!.block),
    confidence: BY_TITLE,
    ordinal: 0,
    evidence: { name: evidenceAt(outline, line, BY_TITLE), ...evidence },
    why: [
      'has-name',
      ...(values['email'] ? (['has-email'] as const) : []),
      ...(values['telephone'] ? (['has-telephone'] as const) : []),
    ],
  } as FoundRecord;
}

/** A name beside the subject's of which the page says nothing, or the subject's own name again. */
function isAside(record: FoundRecord, subject: FoundRecord): boolean {
  if (record.kind !== 'person') return false;
  return alike(record.name, subject.name) || !(record.email ?? record.image) || record.confidence < 0.7;
}
