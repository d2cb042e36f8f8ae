/** What kind of page it is, from what was found on it and from what it says of itself. */
import type { Page } from '../../fields/record';
import type { FoundRecord, ListChances, PageKind } from '../../finding';
import type { Outline } from '../../page/outline';
import { pageEvidence } from './page-evidence';
import { kindProbabilities, OFFICIAL_KINDS, type OfficialKind, type PageKindModel } from './page-kind-model';
import { pageWords } from './page-vocabulary';

/** A page with this many records of a kind lists them; with one, that may be what the page is about. */
const LIST = 2;

const DETAIL = { event: 'event-detail', person: 'person-detail', department: 'department-detail' } as const;
const LISTED = { event: 'event-list', person: 'person-list', department: 'department-list' } as const;

/** Kinds of page that hold no events, people or departments. */
const WITHOUT_RECORDS: ReadonlySet<PageKind> = new Set(['news-list', 'article', 'business', 'other']);

export interface PageKindOpinion {
  /** The likeliest; a home page is one where the page is none of the others. */
  kind: PageKind;
  /** How likely it is, 0 to 1; 0 by rule. */
  chance: number;
  /** How likely the page is of some kind that holds no records, 0 to 1; 0 by rule. */
  without: number;
  /** Absent by rule. */
  lists?: ListChances;
}

/**
 * @param records what was found on the page
 * @param model without one the kind is told by rule
 */
export function pageKindOf(page: Page, records: readonly FoundRecord[], model?: PageKindModel): PageKindOpinion {
  if (!model) return { kind: kindByRule(page, records), chance: 0, without: 0 };
  const chances = kindProbabilities(model, pageEvidence(page, records), pageWords(page));
  const chance = Math.max(...chances);
  const kind = OFFICIAL_KINDS[chances.indexOf(chance)]!;
  const without = chances.reduce((sum, one, i) => sum + (WITHOUT_RECORDS.has(OFFICIAL_KINDS[i]!) ? one : 0), 0);
  const of = (one: OfficialKind): number => Math.round(1000 * chances[OFFICIAL_KINDS.indexOf(one)]!) / 1000;
  const lists = {
    person: of('person-list'),
    department: of('department-list'),
    oneDepartment: of('department-detail'),
  };
  return { kind: kind === 'other' && isHome(page.outline.snapshot.url) ? 'home' : kind, chance, without, lists };
}

function kindByRule({ outline, facts }: Page, records: readonly FoundRecord[]): PageKind {
  const count = { event: 0, person: 0, department: 0 };
  for (const { kind } of records) if (kind in count) count[kind as keyof typeof count]++;
  const [kind, most] = (Object.entries(count) as [keyof typeof count, number][]).sort((a, b) => b[1] - a[1])[0]!;
  if (isHome(outline.snapshot.url)) return most >= LIST && most * 8 > outline.lines.length ? LISTED[kind] : 'home';
  if (most >= LIST) return LISTED[kind];
  if (most === 1) return DETAIL[kind];
  const type = metaOf(outline, 'og:type');
  const dated = facts.lines.filter(({ dates }) => dates.some(({ precision }) => precision === 'day')).length;
  if (type === 'article' || metaOf(outline, 'article:published_time')) return 'article';
  if (dated >= 5 && facts.words.has('news', `${outline.snapshot.title} ${outline.snapshot.url}`)) return 'news-list';
  if (longestText(outline) > 600) return 'article';
  if (facts.lines.some(({ telephones }) => telephones.length > 0) && outline.lines.length < 200) return 'business';
  return 'other';
}

function isHome(url: string): boolean {
  try {
    const { pathname, search } = new URL(url);
    return search === '' && /^\/(index\.\w+)?$/.test(pathname);
  } catch {
    return false;
  }
}

function metaOf(outline: Outline, name: string): string | undefined {
  for (const one of outline.snapshot.declared) if (one.kind === 'meta' && one.name === name) return one.content;
  return undefined;
}

/** Characters of the block that holds most running text of its own. */
function longestText(outline: Outline): number {
  const sums = new Map<number, number>();
  for (const { block, text } of outline.lines) {
    if (text.length < 60) continue;
    const parent = outline.blocks[block]!.parent;
    sums.set(parent, (sums.get(parent) ?? 0) + text.length);
  }
  let longest = 0;
  for (const length of sums.values()) longest = Math.max(longest, length);
  return longest;
}
