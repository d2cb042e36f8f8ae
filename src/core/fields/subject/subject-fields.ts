/** What a page says of its one subject, as the fields of its record: attributes by their triggers, addresses and numbers by their readers. */
import type { Evidence } from '../../finding';
import type { Zone } from '../../page/zones';
import type { Facts } from '../../text/facts';
import type { Attribute } from '../../text/triggers/index';
import { isNamed } from '../../text/speaks-of';
import type { AttributeFact } from '../attributes';
import { readContacts } from '../contact';
import { evidenceAt } from '../evidence';
import { partialDate } from '../when/partial-date';
import { postAlone } from '../person/post-alone';
import type { Page } from '../record';
import type { Subject } from './subject';

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

/** Lines around an address that may give its owner's number. */
const NEAR = 3;

/** Parts of a page that speak of its subject. */
export const SPEAKS: ReadonlySet<Zone> = new Set<Zone>(['main', 'aside']);

export interface Fields {
  values: Record<string, string>;
  evidence: Record<string, Evidence>;
}

export function fieldsOf(
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
    // A label outweighs a sentence that came before it; under a heading, the sentence says it better. One of several posts does not.
    const isPart = field !== 'jobTitle' && before?.includes(value);
    if (before !== undefined && evidence[field]!.confidence >= confidence && !isPart) return;
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
    case 'jobTitle':
      return digits > 4 || value.length > 120 ? undefined : postAlone(value);
    case 'affiliation':
    case 'employee':
      return digits > 4 || value.length > 120 ? undefined : value;
    default:
      return value.length < 2 || MENU.test(value) ? undefined : value;
  }
}

/** Addresses of a house, not of a person. */
const SHARED =
  /^(?:www|root|info|office|contact|webmaster|admin|mail|support|hello|secretary|dept|help|kontakt|press)\b/i;

/** Lines above an address in which the name of whose it is may stand. */
const NAME_ABOVE = 2;
const SURE_NAME = 0.7;
/** Who keeps the server. */
const KEEPER = /^(?:www|root|web-?(?:master|man|admin)|sys-?admin|postmaster)\b/i;

/** Whether an address has a name in it that stands on its line or right above: it is theirs. */
const isOthers = ({ lines }: Facts, line: number, email: string): boolean =>
  lines
    .slice(Math.max(0, line - NAME_ABOVE), line + 1)
    .some(({ name }) => name && name.match.score >= SURE_NAME && isNamed(email, name.match.name));

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
      const fits =
        kind === 'person'
          ? !SHARED.test(own) && !isOthers(facts, line, email)
          : !crowded || outline.lines[line]!.text.length < 60;
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
