/** What a visited page turned out to be: which goals it meets, and what its records say about the pages they link to. */
import type { Finding, FoundRecord } from '../finding';
import { logOdds } from '../classify/log-odds';
import { TITLE_SEPARATORS } from '../page/title-parts';
import { inFrame } from '../page/zones';
import { addressKey, cleanAddress, shapesOf } from './address';
import { GOALS, type Goal } from './goal';
import { hitsOfAddress, hitsOfText, type Hit } from './link-words';
import type { PageLink } from './links';
import type { Known } from './score';

export interface Outcome {
  /** Goals that the page meets. */
  meets: Goal[];
  /** Records outside of the page's frame, and not of those that the site repeats. */
  people: number;
  departments: number;
}

/** What pages of the site held → on how many of them. */
export type Holdings = Readonly<Record<string, number>>;

export interface Visited {
  finding: Pick<Finding, 'title' | 'records' | 'lists'>;
  links: readonly PageLink[];
  address: string;
  /** Text of the link that led there; '' for the first page. */
  text: string;
  /** Of the pages seen before. */
  before?: Holdings;
}

/** What stands on this many other pages of the site is a menu, a sidebar, a footer: no page is there for its sake. */
const REPEATED = 2;
/** So much is remembered, what was seen first: session storage holds ten megabytes. */
const MOST_HELD = 5000;
/**
 * A page meets a goal where the log-odds of its kind and these points are above 0. They were set on sites that no figure is reported on.
 * The chance of the kind knows title, address and text of the page; the text of the link that led there it does not know.
 */
const PROMISED: Readonly<Record<Hit, number>> = { 0: 0, 1: 0.8, 2: 2 };
/** Points per doubling of the records from `USUAL` on, at most two doublings above. */
const PER_DOUBLING = 0.5;
const USUAL = 8;
const MOST_DOUBLINGS = 2;
/** Without a chance, as many records as speak for a list stand in for it. */
const SUREST = 0.99;
/** A college that is presented by its departments is a list of them, too: so much of that chance counts from so many on. */
const PRESENTED = 0.3;
const SEVERAL = 4;
/** A page whose whole name is promise may list its units or people in a language or form in which none is recognised: by links to pages beside each other. */
const LISTED = 4;

export function outcomeOf(page: Visited): Outcome {
  const { records, lists } = page.finding;
  // Frames repeat on every page of a site: what stands in them is not what the page is about.
  const own = records.filter((record) => !inFrame(record) && !isRepeated(recordKey(record), page.before));
  const people = own.filter(({ kind }) => kind === 'person').length;
  const departments = own.filter(({ kind }) => kind === 'department').length;
  const found = { faculty: people, departments };
  const promised = promisedBy(page);
  const siblings = mostSiblings(page);
  const chances = {
    faculty: lists?.person,
    departments: lists && lists.department + (departments >= SEVERAL ? PRESENTED * lists.oneDepartment : 0),
  };
  // A page that is called "Departments" and nothing else is not the list of the people whom it names as their heads.
  const only = strongest(promised);
  const meets = GOALS.filter((goal) => {
    if (!lists && only && goal !== only && promised[goal] === 0) return false;
    const linked = promised[goal] === 2 && siblings >= LISTED ? siblings : 0;
    if (found[goal] + linked === 0) return false;
    const doublings = Math.log2(Math.max(found[goal], linked) / USUAL);
    return (
      logOdds(chances[goal] ?? 0.5, SUREST) +
        PROMISED[promised[goal]] +
        PER_DOUBLING * Math.min(MOST_DOUBLINGS, doublings) >=
      0
    );
  });
  return { meets, people, departments };
}

/** @returns the holdings with one more page: its records, and its groups of links beside each other with their size */
export function withHeld(holdings: Holdings, { finding, links }: Pick<Visited, 'finding' | 'links'>): Holdings {
  const groups = [...siblingsOf(links)].map(([shape, { size }]) => groupKey(shape, size));
  const grown: Record<string, number> = { ...holdings };
  let room = MOST_HELD - Object.keys(holdings).length;
  for (const key of new Set([...finding.records.filter(isWanted).map(recordKey), ...groups]))
    if (key in grown || room-- > 0) grown[key] = (grown[key] ?? 0) + 1;
  return grown;
}

const isWanted = ({ kind }: FoundRecord): boolean => kind === 'person' || kind === 'department';
const recordKey = ({ kind, name }: FoundRecord): string => `${kind[0]} ${name}`;
const groupKey = (shape: string, size: number): string => `${shape} ${size}`;
const isRepeated = (key: string, before: Holdings = {}): boolean => (before[key] ?? 0) >= REPEATED;

function promisedBy({ finding, address, text }: Visited): Record<Goal, Hit> {
  const byAddress = hitsOfAddress(address).to;
  const names = [text, ...finding.title.split(TITLE_SEPARATORS.goal)].map((name) => hitsOfText(name).to);
  const hits = GOALS.map((goal) => [goal, Math.max(byAddress[goal], ...names.map((to) => to[goal]))] as const);
  return Object.fromEntries(hits) as Record<Goal, Hit>;
}

/** The goal that the page's name promises whole, where that is one. */
function strongest(promised: Record<Goal, Hit>): Goal | undefined {
  const whole = GOALS.filter((goal) => promised[goal] === 2);
  return whole.length === 1 ? whole[0] : undefined;
}

/** The most links in the page's own part that lead to pages beside each other, menus left out. */
function mostSiblings({ links, before }: Visited): number {
  const sizes = [...siblingsOf(links)].map(([shape, { size }]) =>
    isRepeated(groupKey(shape, size), before) ? 0 : size,
  );
  return Math.max(0, ...sizes);
}

function siblingsOf(links: readonly PageLink[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { address, zone } of links) {
    const beside = shapesOf(address).find((shape) => shape.endsWith('/*'));
    if (zone !== 'main' || !beside) continue;
    groups.set(beside, (groups.get(beside) ?? new Set<string>()).add(addressKey(address)));
  }
  return groups;
}

/** @returns `addressKey` → what the record is whose own page that is */
export function recordPages({ url, records }: Pick<Finding, 'records' | 'url'>): Map<string, Known> {
  const out = new Map<string, Known>();
  for (const record of records) {
    const address = record.url ? cleanAddress(record.url, url) : undefined;
    if (!address) continue;
    if (record.kind === 'person') out.set(addressKey(address), 'person');
    else if (record.kind === 'department')
      out.set(addressKey(address), record.level === 'college' ? 'college' : 'department');
  }
  return out;
}
