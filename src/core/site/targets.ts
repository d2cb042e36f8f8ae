/** What a visited page turned out to be: which goals it meets, and what its records say about the pages they link to. */
import type { Finding, FoundRecord } from '../finding';
import { addressKey, cleanAddress, shapesOf } from './address';
import { GOALS, type Goal } from './goal';
import { hitsOfAddress, hitsOfText, type Hit } from './link-words';
import type { PageLink } from './links';
import type { Known } from './score';

export interface Outcome {
  /** Goals that the page meets. */
  meets: Goal[];
  /** Records outside of the page's frame. */
  people: number;
  departments: number;
}

export interface Visited {
  finding: Pick<Finding, 'title' | 'records'>;
  links: readonly PageLink[];
  address: string;
  /** Text of the link that led there; '' for the first page. */
  text: string;
}

/**
 * Records that make a page a target, by how much its name (link, address, title) promises: a page called "Staff" with two people is a list
 * of people; one that nothing announces has to hold as many as no project page or club has.
 */
const LEAST: Readonly<Record<Hit, number>> = { 0: 10, 1: 4, 2: 2 };
/** A page whose whole name is promise may list its units or people in a language or form in which none is recognised: by links to pages beside each other. */
const LISTED = 4;

export function outcomeOf(page: Visited): Outcome {
  const own = page.finding.records.filter((record) => !inFrame(record));
  const people = own.filter(({ kind }) => kind === 'person').length;
  const departments = own.filter(({ kind }) => kind === 'department').length;
  const found = { faculty: people, departments };
  const promised = promisedBy(page);
  // A page that is called "Departments" and nothing else is not the list of the people whom it names as their heads.
  const only = strongest(promised);
  const meets = GOALS.filter((goal) => {
    if (only && goal !== only && promised[goal] === 0) return false;
    return found[goal] >= LEAST[promised[goal]] || (goal === only && mostSiblings(page.links) >= LISTED);
  });
  return { meets, people, departments };
}

/** Frames repeat on every page of a site: what stands in them is not what the page is about. */
const inFrame = ({ path }: FoundRecord): boolean => /\/(?:nav|header|footer)(?:\[\d+\])?(?:\/|$)/.test(path);

function promisedBy({ finding, address, text }: Visited): Record<Goal, Hit> {
  const byAddress = hitsOfAddress(address).to;
  const names = [text, ...finding.title.split(/\s+[-–—|·»:]\s+|[|｜»:：]/u)].map((name) => hitsOfText(name).to);
  const hits = GOALS.map((goal) => [goal, Math.max(byAddress[goal], ...names.map((to) => to[goal]))] as const);
  return Object.fromEntries(hits) as Record<Goal, Hit>;
}

/** The goal that the page's name promises whole, where that is one. */
function strongest(promised: Record<Goal, Hit>): Goal | undefined {
  const whole = GOALS.filter((goal) => promised[goal] === 2);
  return whole.length === 1 ? whole[0] : undefined;
}

/** The most links in the page's own part that lead to pages beside each other. */
function mostSiblings(links: readonly PageLink[]): number {
  const groups = new Map<string, Set<string>>();
  for (const { address, zone } of links) {
    const beside = shapesOf(address).find((shape) => shape.endsWith('/*'));
    if (zone !== 'main' || !beside) continue;
    groups.set(beside, (groups.get(beside) ?? new Set<string>()).add(addressKey(address)));
  }
  return Math.max(0, ...[...groups.values()].map(({ size }) => size));
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
