/** What a visited page turned out to be: which goals it meets, and what its records say about the pages they link to. */
import type { Finding, FoundRecord, ListChances } from '../finding';
import { logOdds } from '../classify/log-odds';
import { addressKey, cleanAddress, isWithin, pathSteps, shapesOf } from './address';
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
/** For each of link, title and address but the first whose whole is promise. */
const AGREED = 0.5;
/** Points per doubling of the records from `USUAL` on, at most two doublings above. */
const PER_DOUBLING = 0.5;
const USUAL = 8;
const MOST_DOUBLINGS = 2;
/** A site's first page shows its units on the way to them. */
const HOME = -0.5;
/** Without a chance, as many records as speak for a list stand in for it. */
const SUREST = 0.99;
/** A college that is presented by its departments is a list of them, too, a department by its laboratories is none: so much of that chance counts from so many on. */
const PRESENTED = 0.4;
const SEVERAL = 4;
/** A page whose name is promise, in part or whole, may list its units or people in a language or form in which none is recognised: by links to pages beside each other. */
const LISTED = 4;

export function outcomeOf(page: Visited): Outcome {
  const { lists } = page.finding;
  const wanted = page.finding.records.filter((record) => !inFrame(record) && !isElsewhere(record, page.address));
  const own = wanted.filter((record) => !isRepeated(recordKey(record), page.before));
  const people = count(own, 'faculty');
  const departments = count(own, 'departments');
  const promised = promisedBy(page);
  const siblings = mostSiblings(page);
  // A page that is called "Departments" and nothing else is not the list of the people whom it names as their heads.
  const only = strongest(promised);
  const meets = GOALS.filter((goal) => {
    const { most, whole } = promised[goal];
    if (!lists && only && goal !== only && most === 0) return false;
    // What the page is called after is there for its sake, though the pages beside it have it as their menu.
    const found = count(most === 2 ? wanted : own, goal);
    const linked = siblings < LISTED ? 0 : standingIn(siblings, most, found);
    if (found + linked === 0) return false;
    const doublings = Math.log2(Math.max(found, linked) / USUAL);
    return (
      logOdds(lists ? chanceOf(goal, lists, own) : 0.5, SUREST) +
        PROMISED[most] +
        AGREED * Math.max(0, whole - 1) +
        PER_DOUBLING * Math.min(MOST_DOUBLINGS, doublings) +
        (pathSteps(page.address).length === 0 ? HOME : 0) >=
      0
    );
  });
  return { meets, people, departments };
}

/** How many records links beside each other stand for: where only a part of the name is promise, they do where nothing is found. */
function standingIn(siblings: number, most: Hit, found: number): number {
  if (most === 2) return siblings;
  return most === 1 && found === 0 ? Math.min(USUAL, siblings) : 0;
}

const KIND = { faculty: 'person', departments: 'department' } as const;
const count = (records: readonly FoundRecord[], goal: Goal): number =>
  records.filter(({ kind }) => kind === KIND[goal]).length;

function chanceOf(goal: Goal, lists: ListChances, records: readonly FoundRecord[]): number {
  if (goal === 'faculty') return lists.person;
  const within = records.filter((record) => record.kind === 'department' && record.level !== 'laboratory').length;
  return lists.department + (within >= SEVERAL ? PRESENTED * lists.oneDepartment : 0);
}

/** A unit whose page is another organisation's is no unit of this one; people have their pages where they like. */
function isElsewhere({ kind, url }: FoundRecord, page: string): boolean {
  const address = kind === 'department' && url ? cleanAddress(url, page) : undefined;
  return address !== undefined && !isWithin(address, page, 'domain');
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

/** Frames repeat on every page of a site: what stands in them is not what the page is about. */
const inFrame = ({ path }: FoundRecord): boolean => /\/(?:nav|header|footer)(?:\[\d+\])?(?:\/|$)/.test(path);

interface Promised {
  /** The strongest hit of link, title and address. */
  most: Hit;
  /** How many of the three are promise as a whole. */
  whole: number;
}

function promisedBy({ finding, address, text }: Visited): Record<Goal, Promised> {
  const names = finding.title.split(/\s+[-–—|·»:]\s+|[|｜»:：]/u).map((name) => hitsOfText(name).to);
  const [byText, byAddress] = [hitsOfText(text).to, hitsOfAddress(address).to];
  const promised = GOALS.map((goal) => {
    const hits = [byText[goal], byAddress[goal], Math.max(0, ...names.map((to) => to[goal]))] as Hit[];
    return [goal, { most: Math.max(...hits) as Hit, whole: hits.filter((hit) => hit === 2).length }] as const;
  });
  return Object.fromEntries(promised) as Record<Goal, Promised>;
}

/** The goal that the page's name promises whole, where that is one. */
function strongest(promised: Record<Goal, Promised>): Goal | undefined {
  const whole = GOALS.filter((goal) => promised[goal].most === 2);
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
