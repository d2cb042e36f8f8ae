/** The one record of a page on one person or one unit: what the page says of its subject, wherever on the page it says so. */
import type { FoundRecord, PersonRecord } from '../../finding';
import { textOf } from '../../page/outline';
import { HAN_OR_HANGUL } from '../../page/scripts';
import { readAttributes } from '../attributes';
import { unitGreeted } from '../../text/units/index';
import { evidenceAt, evidenceInTitle } from '../evidence';
import type { Page } from '../record';
import { isCourse } from './course-name';
import { sharesWords, unitOfPage } from './page-unit';
import { describedOf } from './described';
import { postBelow } from './post-below';
import { alike, isNamesake, subjectOf, type Subject } from './subject';
import { isNamed } from '../../text/speaks-of';
import { fieldsOf, SPEAKS, type Fields } from './subject-fields';

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

/** How sure a post is that stands by itself below the name. */
const BELOW_NAME = 0.6;

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
  if (!subject || (isCalledEvent(subject, records) && !isSurelyUnit(page, subject))) return unchanged;
  if (subject.kind === 'department' && subject.record < 0 && isCourse(page, subject.name, records)) return unchanged;
  const { outline, facts } = page;
  const from = Math.max(0, subject.line);
  const to = lastMain(page, from);
  const found = readAttributes(outline, facts, from, to).filter(({ line }) => SPEAKS.has(facts.lines[line]!.zone));
  const known = subject.record >= 0 ? records[subject.record]! : undefined;
  const people = records.filter(({ kind }) => kind === 'person').length;
  const others = records.filter((record) => record !== known);
  const own = subject.kind === 'department' ? Math.min(to, firstUnit(page, others, from)) : to;
  const spoken = found.filter(({ line }) => line < own);
  const fields = withoutTheirs(fieldsOf(page, subject, spoken, people > 0, from, own), others, subject);
  const post = subject.kind === 'person' ? postBelow(page, subject.name, from) : undefined;
  const said = fields.values['jobTitle'];
  // "Associate Professor" of "Associate Professor, Department of Botany" is the post alone; what a label says of the post is surer than what stands there.
  const isSaid =
    said !== undefined &&
    (post?.text.startsWith(`${said},`) ||
      (fields.evidence['jobTitle']!.confidence > BELOW_NAME && !post?.text.includes(said)));
  if (post && !isSaid)
    [fields.values['jobTitle'], fields.evidence['jobTitle']] = [post.text, evidenceAt(outline, post.line, BELOW_NAME)];
  const enough = (): boolean => isEnough(subject, fields, records.length === 0 && isHeaded(page, subject));
  if (!known && !subject.isOwner && (people > MOST_PEOPLE || isSiteOf(page, subject, people) || !enough()))
    return unchanged;
  const made = known
    ? filled(inOwnScript(known, records, facts.lang), fields)
    : recordOf(page, subject, fields, from, to);
  const described = describedOf(records);
  const isOther = (record: FoundRecord): boolean => (subject.isOwner ? described.has(record) : isReachable(record));
  const dropped =
    subject.kind === 'person'
      ? others.filter((one) => one.kind === 'person' && (alike(one.name, made.name) || !isOther(one)))
      : [];
  const kept = known ? records.map((record) => (record === known ? made : record)) : [made, ...records];
  return {
    records: kept.filter((record) => !dropped.includes(record)).map((record, i) => ({ ...record, ordinal: i + 1 })),
    dropped,
  };
}

/** "Lunch concert by students of the College of Music", "Café Rosenholm": an event of that name is the page's, whatever else it is called like. */
const isCalledEvent = ({ record, name }: Subject, records: readonly FoundRecord[]): boolean =>
  record < 0 && records.some((one) => one.kind === 'event' && alike(one.name, name));

/** "Culture Office" over its own page: that the event it tells of was called like it makes it no less a unit. */
const isSurelyUnit = (page: Page, subject: Subject): boolean =>
  subject.kind === 'department' && isHeaded(page, subject) && !page.facts.words.has('eventWord', subject.name);

/** "Fern Yoga" over its page, and its teachers below: a site's name like a person's; or no line has it at all. */
const isSiteOf = ({ facts }: Page, { kind, line }: Subject, people: number): boolean =>
  line < 0 || (kind === 'person' && people > 1 && facts.lines[line]!.zone === 'header');

/**
 * @param chance how likely the page is there for one unit, 0 to 1
 * @returns the records; where none is of the unit that title and a heading name, with one more for it
 */
export function withSubjectUnit(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const others = records.some(({ kind }) => kind === 'department');
  const subject =
    subjectOf(page, records, 'department') ?? (others ? toldBeside(page, records, chance) : unitOfPage(page, chance));
  return subject?.kind === 'department' ? withUnit(page, records, subject, chance) : [...records];
}

/** Chance that the page is on one unit, from which on it is told beside others: a department above its laboratories. */
const BESIDE_OTHERS = 0.85;

/** The unit that title and greeting tell, where none found goes by more or fewer of the same words. */
function toldBeside(page: Page, records: readonly FoundRecord[], chance: number): Subject | undefined {
  const subject = chance >= BESIDE_OTHERS ? unitOfPage(page, chance) : undefined;
  const isKnown = subject && records.some(({ kind, name }) => kind === 'department' && sharesWords(name, subject.name));
  return isKnown ? undefined : subject;
}

/** @returns the records, with one more for the unit where none is its; whoever bears its name is it, and no person */
export function withUnit(page: Page, all: readonly FoundRecord[], told: Subject, chance: number): FoundRecord[] {
  const subject = { ...told, name: unitGreeted(told.name, page.facts.lang)?.name ?? told.name };
  const isOwn = ({ name }: FoundRecord): boolean => alike(name, subject.name);
  const records = all.filter((record) => record.kind !== 'person' || !isOwn(record));
  if (records.some((record) => record.kind === 'department' && isOwn(record))) return records;
  const to = lastMain(page, subject.line);
  const fields = spokenOf(page, subject, records, subject.line, Math.min(to, firstUnit(page, records, subject.line)));
  const made = { ...recordOf(page, subject, fields, subject.line, to), confidence: chance };
  return [made, ...records].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/**
 * @param chance how likely the page is there for one person, 0 to 1
 * @returns the records; where none is of a person, or most are of names of which the page says nothing, with the one that title and heading name, or the
 *   title alone, and without those names
 */
export function withSubjectPerson(page: Page, records: readonly FoundRecord[], chance: number): FoundRecord[] {
  const described = describedOf(records);
  const people = records.filter(({ kind }) => kind === 'person');
  if (described.size > 0 && 2 * described.size >= people.length) return [...records];
  const others = records.filter((record) => record.kind !== 'person' || described.has(record));
  const subject = subjectOf(page, others, 'person');
  if (subject?.kind !== 'person' || (subject.line < 0 && !subject.isOwner)) return [...records];
  if (people.some(({ name }) => mayBe(name, subject.name))) return [...records];
  const from = Math.max(0, subject.line);
  const to = lastMain(page, from);
  const fields = spokenOf(page, subject, others, from, to);
  const made = { ...recordOf(page, subject, fields, from, to), confidence: chance };
  return [made, ...others].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/** Whether both may be one person's name; in another script any may. */
const mayBe = (one: string, other: string): boolean =>
  alike(one, other) || isNamesake(one, other) || HAN_OR_HANGUL.test(one) !== HAN_OR_HANGUL.test(other);

/** What the lines say of the subject, without what is another record's. */
function spokenOf(page: Page, subject: Subject, others: readonly FoundRecord[], from: number, to: number): Fields {
  const { outline, facts } = page;
  const found = readAttributes(outline, facts, from, to).filter(({ line }) => SPEAKS.has(facts.lines[line]!.zone));
  const crowded = others.some(({ kind }) => kind === 'person');
  return withoutTheirs(fieldsOf(page, subject, found, crowded, from, to), others, subject);
}

/** Line after the last one of the page's main part. */
function lastMain({ outline, facts }: Page, from: number): number {
  let end = outline.lines.length;
  while (end > from + 1 && !SPEAKS.has(facts.lines[end - 1]!.zone)) end--;
  return end;
}

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

/** The address of a person that has the person's name in it, and so is nobody else's. */
const addressOf = ({ name, email }: PersonRecord): string | undefined =>
  email && isNamed(email, name) ? email : undefined;

/**
 * A college's page gives its departments' addresses and numbers, a professor's the addresses of the group: what another record of the kind has
 * is not the subject's, unless the address has the subject's name in it. Rooms share a number.
 */
function withoutTheirs({ values, evidence }: Fields, others: readonly FoundRecord[], { kind, name }: Subject): Fields {
  const theirs = new Set(
    others.flatMap((one) => {
      if (kind === 'person') return one.kind === 'person' ? [one.email] : [];
      return one.kind === 'department' ? [one.email, one.telephone] : one.kind === 'person' ? [addressOf(one)] : [];
    }),
  );
  const isOwn = (value: string): boolean => !theirs.has(value) || (kind === 'person' && isNamed(value, name));
  const own = Object.entries(values).filter(([, value]) => isOwn(value));
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
  const { title } = outline.snapshot;
  return {
    kind,
    name,
    ...(level ? { level } : {}),
    ...values,
    text: textOf(outline, from, Math.min(to, from + 40)) || title,
    path: outline.path(outline.lines[from]?.block ?? 0),
    confidence: BY_TITLE,
    ordinal: 0,
    evidence: { name: line < 0 ? evidenceInTitle(title, BY_TITLE) : evidenceAt(outline, line, BY_TITLE), ...evidence },
    why: [
      'has-name',
      ...(values['email'] ? (['has-email'] as const) : []),
      ...(values['telephone'] ? (['has-telephone'] as const) : []),
    ],
  } as FoundRecord;
}

/** Whether the page says more of somebody beside its subject than a name. */
const isReachable = (record: FoundRecord): boolean =>
  record.kind === 'person' && Boolean(record.email ?? record.image) && record.confidence >= 0.7;
