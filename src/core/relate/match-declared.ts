/** Which record of the page a declared record is. */
import { addTo } from '../multimap';
import type { EventRecord, FoundRecord } from '../finding';
import { addressesAgree, addressKey, compatible, emailsAgree } from './agree';
import { isUtc, timeOf } from '../when';
import { dayRelation, type DayRelation } from './days';
import { bigrams, foldName, likeness, wordsKey } from './folded-name';
import type { Entry } from './same-thing';

/** Names are looked up by their rarest pairs of characters; a pair that many names have tells nothing. */
const RAREST = 8;
const LONGEST_POSTING = 50;

export interface DeclaredMatches {
  /** Per declared record: index of its page record, or undefined. */
  pageOf: (number | undefined)[];
  /** Per declared record without one: a page record that shows it among others (its run, or no day at all). */
  shownIn: (number | undefined)[];
}

/** One to one, the best pairs first. Near linear in the number of records. */
export function matchDeclared(
  page: readonly FoundRecord[],
  declared: readonly FoundRecord[],
  pageUrl: string,
): DeclaredMatches {
  const pageEntries = page.map((record): Entry => ({ record, name: foldName(record) }));
  const index = new NameIndex(pageEntries);
  const recurring = namesThatRecur(declared);
  const pairs: { d: number; p: number; score: number }[] = [];
  declared.forEach((record, d) => {
    const entry: Entry = { record, name: foldName(record) };
    for (const p of index.candidates(entry)) {
      const score = scoreOf(pageEntries[p]!, entry, recurring.has(wordsKey(entry.name)), pageUrl);
      if (score > 0) pairs.push({ d, p, score });
    }
  });
  pairs.sort((a, b) => b.score - a.score || a.p - b.p || a.d - b.d);
  const pageOf: DeclaredMatches['pageOf'] = declared.map(() => undefined);
  const taken = new Set<number>();
  for (const { d, p } of pairs) {
    if (pageOf[d] !== undefined || taken.has(p)) continue;
    pageOf[d] = p;
    taken.add(p);
  }
  const shownIn: DeclaredMatches['shownIn'] = declared.map(() => undefined);
  for (const { d, p } of pairs)
    if (pageOf[d] === undefined && shownIn[d] === undefined && isShown(page[p]!, declared[d]!)) shownIn[d] = p;
  return { pageOf, shownIn };
}

/** 0 where the two are not one; else the higher the surer. */
function scoreOf(page: Entry, declared: Entry, recurs: boolean, pageUrl: string): number {
  const [p, d] = [page.record, declared.record];
  if (p.kind !== d.kind) return 0;
  const link = p.url && d.url && addressesAgree(p.url, d.url) && !addressesAgree(p.url, pageUrl) ? 1 : 0;
  if (p.kind === 'event' && d.kind === 'event') {
    const like = likeness(page.name, declared.name);
    const relation = dayRelation(p, d);
    if (!like) return relation === 'same' && (timeScore(p, d) > 0 || link) && isToldIn(p, declared) ? TOLD : 0;
    if (relation === 'other') return 0;
    const sure = relation === 'same' || relation === 'year' || link;
    if (like.how === 'contained' && !sure) return 0;
    // Of several performances on a day each is its own; a single one may be said to begin at another time.
    if (recurs && timeScore(p, d) < 0) return 0;
    return like.score * 2 + DAY_SCORE[relation] + timeScore(p, d) + link;
  }
  const likeName = wordsKey(page.name) === wordsKey(declared.name) || (p.kind === 'person' && namesFit(page, declared));
  if (!likeName) return 0;
  if ('email' in p && 'email' in d && !compatible(p.email, d.email, emailsAgree)) return 0;
  return 2 + link;
}

/** Names that the markup gives to several events of one day. */
function namesThatRecur(declared: readonly FoundRecord[]): Set<string> {
  const seen = new Set<string>();
  const out = new Set<string>();
  for (const record of declared) {
    if (record.kind !== 'event' || !record.startDate) continue;
    const name = wordsKey(foldName(record));
    const day = `${name} ${record.startDate.slice(0, 10)}`;
    if (seen.has(day)) out.add(name);
    seen.add(day);
  }
  return out;
}

/** Less than any likeness of names. */
const TOLD = 0.5;
/** Names of fewer letters stand in any text. */
const SHORTEST_TOLD = 5;

/** The record was given another of its lines for a name: one line, or what stands between separators, is the declared name and no more. */
const isToldIn = ({ text }: FoundRecord, { name }: Entry): boolean =>
  name.key.length >= SHORTEST_TOLD && text.split(LINES).some((line) => foldName({ name: line }).key === name.key);

/** Lines, and what stands between separators on one. */
const LINES = /\n|\s[|/・–—:-]+\s|[『』「」“”„]/u;

const DAY_SCORE: Record<DayRelation, number> = { same: 1, year: 0.8, zone: 0.5, within: 0.3, unknown: 0.2, other: 0 };

function timeScore({ startDate: a = '' }: EventRecord, { startDate: b = '' }: EventRecord): number {
  if (!timeOf(a) || !timeOf(b)) return 0;
  if (timeOf(a) === timeOf(b)) return 0.5;
  return isUtc(b) ? 0 : -0.2;
}

/** All words of the shorter name, at least two, within the longer: "Ada Moor" and "Prof. Ada K. Moor". */
function namesFit(a: Entry, b: Entry): boolean {
  const [short, long] = a.name.words.length < b.name.words.length ? [a.name, b.name] : [b.name, a.name];
  return short.words.length >= 2 && short.words.every((word) => long.words.includes(word));
}

/** The page gives the run that the declared day lies in, or the event without a day, or the declared has none. */
function isShown(page: FoundRecord, declared: FoundRecord): boolean {
  if (page.kind !== 'event' || declared.kind !== 'event') return true;
  const relation = dayRelation(page, declared);
  return relation === 'within' || (relation === 'unknown' && !declared.startDate);
}

class NameIndex {
  private readonly byKey = new Map<string, number[]>();
  private readonly byPair = new Map<string, number[]>();

  constructor(entries: readonly Entry[]) {
    entries.forEach((entry, i) => {
      for (const key of exactKeys(entry)) addTo(this.byKey, key, i);
      for (const pair of bigrams(entry.name.key).keys()) addTo(this.byPair, `${entry.record.kind} ${pair}`, i);
    });
  }

  candidates(entry: Entry): Set<number> {
    const out = new Set<number>();
    for (const key of exactKeys(entry)) {
      const found = this.byKey.get(key) ?? [];
      if (found.length <= LONGEST_POSTING) for (const i of found) out.add(i);
    }
    const postings = [...bigrams(entry.name.key).keys()]
      .map((pair) => this.byPair.get(`${entry.record.kind} ${pair}`) ?? [])
      .filter(({ length }) => length > 0 && length <= LONGEST_POSTING)
      .sort((a, b) => a.length - b.length);
    for (const posting of postings.slice(0, RAREST)) for (const i of posting) out.add(i);
    return out;
  }
}

function exactKeys({ record, name }: Entry): string[] {
  const { kind } = record;
  const keys = [`${kind} name ${wordsKey(name)}`];
  if (record.url) keys.push(`${kind} url ${addressKey(record.url)}`);
  if (record.kind === 'event' && record.startDate) {
    keys.push(
      `event day ${name.key} ${record.startDate.slice(0, 10)}`,
      `event start ${name.key} ${record.startDate.slice(0, 16)}`,
      `event on ${record.startDate.slice(0, 10)}`,
    );
  }
  return keys;
}
