/**
 * Business: the body whose page it is, where the page tells of it: company profile, shop, contact page. A first reader by rules; one record
 * per page, of what trigger rules read and metadata say.
 */
import type { BusinessRecord, Evidence, FoundRecord } from '../finding';
import { textOf } from '../page/outline';
import { TITLE_SEPARATORS } from '../page/title-parts';
import type { Attribute } from '../text/triggers/index';
import { readAttributes } from './attributes';
import { readContacts } from './contact';
import { evidenceAt } from './evidence';
import { pageMeta } from './subject/page-meta';
import { partialDate } from './when/partial-date';
import type { Page } from './record';

const FIELDS: Partial<Record<Attribute, 'address' | 'faxNumber' | 'openingHours' | 'foundingDate' | 'description'>> = {
  address: 'address',
  faxNumber: 'faxNumber',
  openingHours: 'openingHours',
  foundingDate: 'foundingDate',
  function: 'description',
};
/** A number alone stands on every page; a body that is presented says where it is, when it is open or since when. */
const PRESENTED = ['address', 'openingHours', 'foundingDate'] as const;
const LEAST = 2;
const CONFIDENCE = 0.55;
const LONGEST_NAME = 80;

/** @param records what else was found: pages of people, units or events are not on the body itself */
export function readBusiness(page: Page, records: readonly FoundRecord[]): BusinessRecord | undefined {
  if (records.length > 2 || records.some(({ kind }) => kind === 'business' || kind === 'news')) return undefined;
  const { outline, facts } = page;
  const home = isHome(outline.snapshot.url);
  const evidence: Record<string, Evidence> = {};
  const values: Record<string, string> = {};
  let name: { text: string; line: number } | undefined;
  for (const { attribute, value, line, confidence } of readAttributes(outline, facts, 0, outline.lines.length)) {
    if (attribute === 'name' && confidence > 0.8 && value.length <= LONGEST_NAME) name ??= { text: value, line };
    const field = FIELDS[attribute];
    // What stands in the footer stands on every page of the site.
    const { zone } = facts.lines[line]!;
    if (zone !== 'main' && !home) continue;
    if (!field || values[field] !== undefined) continue;
    const said = field === 'foundingDate' ? partialDate(value, facts.lang, facts.order) : value;
    if (said === undefined || (field === 'address' && (said.includes('@') || !/\d/.test(said)))) continue;
    values[field] = said;
    evidence[field] = evidenceAt(outline, line, confidence);
  }
  const contacts = readContacts(outline, facts, 0, outline.lines.length, evidence);
  const told = Object.keys(values).filter((field) => field !== 'description').length + Object.keys(contacts).length;
  if (told < LEAST || !PRESENTED.some((field) => values[field])) return undefined;
  const called = name ? { ...name, source: 'page' as const } : nameOf(page);
  if (!called) return undefined;
  const meta = pageMeta(outline.snapshot.declared);
  const description = values['description'] ?? meta.get('description') ?? meta.get('og:description');
  evidence['name'] =
    called.source === 'page'
      ? evidenceAt(outline, called.line, CONFIDENCE)
      : { confidence: CONFIDENCE, source: 'markup', quote: called.text, path: '/html/head' };
  return {
    kind: 'business',
    name: called.text,
    url: outline.snapshot.url,
    ...contacts,
    ...values,
    ...(description ? { description } : {}),
    text: textOf(outline, 0, outline.lines.length).slice(0, 2000),
    path: outline.path(0),
    confidence: CONFIDENCE,
    ordinal: 0,
    evidence,
    why: contacts.telephone ? ['has-telephone'] : [],
  };
}

/** The site's own name: declared, or the part of the title that pages of a site share; on its first page, the title. */
function nameOf({ outline }: Page): { text: string; line: number; source: 'markup' } | undefined {
  const { declared, title, url } = outline.snapshot;
  const parts = title.split(TITLE_SEPARATORS.site).filter(Boolean);
  const shared = isHome(url) ? parts[0] : parts.length > 1 ? parts.at(-1) : undefined;
  const text = pageMeta(declared).get('og:site_name') ?? shared;
  return text && text.length <= LONGEST_NAME ? { text, line: -1, source: 'markup' } : undefined;
}

function isHome(url: string): boolean {
  return URL.canParse(url) && /^\/(?:index\.\w+)?$/.test(new URL(url).pathname);
}
