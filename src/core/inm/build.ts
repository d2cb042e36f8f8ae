/** Builds the network of one site from the records of many of its pages. */
import type { PersonRecord } from '../finding';
import { TITLE_SEPARATORS } from '../page/title-parts';
import { registeredDomain } from '../site/address';
import type { Network, PersonNode, RoleNode, Sourced, UnitNode } from './network';
import { levelOf, nameKey, UnitIndex } from './unit-index';

export interface BuildOptions {
  /** Name of the university; where absent, what most page titles end with, else the domain. */
  university?: string;
  /** Its home page. */
  url?: string;
}

/**
 * @param items records with their pages; of one site, in any order. Events, news, businesses are left out
 * @returns units in the order found, the university first; everybody and everything with the pages that say so
 */
export function buildNetwork(items: readonly Sourced[], options: BuildOptions = {}): Network {
  const index = new UnitIndex(options.university ?? universityOf(items), options.url);
  addUnits(index, items);
  const people: PersonNode[] = [];
  const roles: RoleNode[] = [];
  const rolesOf = new Map<string, RoleNode[]>();
  const byName = new Map<string, PersonNode[]>();
  for (const { record, page } of items) {
    if (record.kind !== 'person') continue;
    const person = personFor(record, people, byName);
    addOnce(person.sources, page.url);
    const unit = (record.affiliation && index.named(record.affiliation)) || index.ofPage(page);
    addOnce(unit.sources, page.url);
    const key = `${person.id} ${unit.id}`;
    const known = rolesOf.get(key) ?? [];
    const role = roleAmong(known, record.jobTitle) ?? { person: person.id, unit: unit.id, sources: [] };
    if (!known.includes(role)) {
      roles.push(role);
      rolesOf.set(key, [...known, role]);
    }
    if (record.jobTitle) role.title ??= record.jobTitle;
    addOnce(role.sources, page.url);
  }
  for (const unit of index.units) if (unit.parent === undefined) index.place(unit, index.root);
  return { root: index.root.id, units: index.units, people, roles };
}

/** First all units, so that every parent is known; then who belongs to whom. */
function addUnits(index: UnitIndex, items: readonly Sourced[]): void {
  const placed: { unit: UnitNode; item: Sourced; parent: string | undefined }[] = [];
  for (const item of items) {
    const { record, page } = item;
    if (record.kind !== 'department') continue;
    const { name, url, email, telephone, level, parent } = record;
    const unit = index.add(name, levelOf(level), {
      ...(url ? { url } : {}),
      ...(email ? { email } : {}),
      ...(telephone ? { telephone } : {}),
    });
    addOnce(unit.sources, page.url);
    placed.push({ unit, item, parent });
  }
  for (const { unit, item, parent } of placed) {
    const named = parent ? index.named(parent) : undefined;
    if (named) addOnce(named.sources, item.page.url);
    index.place(unit, named ?? index.ofPage(item.page));
  }
}

/** The same person: of one name, and no other e-mail address or own page. */
function personFor(record: PersonRecord, people: PersonNode[], byName: Map<string, PersonNode[]>): PersonNode {
  const key = nameKey(record.name);
  const known = byName.get(key) ?? [];
  const agrees = (a: string | undefined, b: string | undefined): boolean =>
    !a || !b || a.toLowerCase() === b.toLowerCase();
  let person =
    known.find(({ email }) => email && record.email && agrees(email, record.email)) ??
    known.find(({ email, url }) => agrees(email, record.email) && agrees(url, record.url));
  if (!person) {
    person = { id: `person-${people.length + 1}`, name: record.name, sources: [] };
    people.push(person);
    byName.set(key, [...known, person]);
  }
  for (const field of ['url', 'email', 'telephone', 'image'] as const) person[field] ??= record[field];
  return person;
}

/** The role that a page's post says again, of those that the person has in the unit. */
function roleAmong(known: readonly RoleNode[], title: string | undefined): RoleNode | undefined {
  const fold = (text: string | undefined): string => text?.normalize('NFKC').toLowerCase().trim() ?? '';
  const same = known.find((role) => fold(role.title) === fold(title));
  // A page without the post says nothing new; a post makes the role without one whole.
  return same ?? (title ? known.find((role) => role.title === undefined) : known[0]);
}

function addOnce(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

/** What more than half of the page titles have as a part in common; else the registered domain. */
function universityOf(items: readonly Sourced[]): string {
  const titles = new Map(items.map(({ page }) => [page.url, page.title]));
  const count = new Map<string, number>();
  for (const title of titles.values())
    for (const part of new Set(title.split(TITLE_SEPARATORS.university).map((each) => each.trim())))
      if (part) count.set(part, (count.get(part) ?? 0) + 1);
  const [part, times] = [...count].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (titles.size >= 2 && times * 2 > titles.size) return part;
  const url = items[0]?.page.url;
  return url && URL.canParse(url) ? registeredDomain(new URL(url).hostname) || part : part;
}
