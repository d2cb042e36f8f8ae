/** The entries that a cell or a block holds. */
import type { Item, PageSnapshot } from '../../page/snapshot';
import { childBlocks, itemsWithin, textWithin } from '../../page/table-columns';
import { LONGEST_ENTRY, SAYS_ANYTHING, type Entry } from './day-list';

/** @returns the items of the lists that are all that a block holds, in order; undefined where it holds anything else, or a long text */
export function listItems(snapshot: PageSnapshot, block: number): number[] | undefined {
  const found: number[] = [];
  const open = [block];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { tag, items } = snapshot.blocks[next]!;
    if (tag === 'li') {
      const { length } = textWithin(snapshot, next);
      if (length > LONGEST_ENTRY) return undefined;
      if (length > 0) found.push(next);
      continue;
    }
    if (items.some((item) => item.kind === 'text' && SAYS_ANYTHING.test(item.text))) return undefined;
    open.push(...childBlocks(snapshot, next).reverse());
  }
  return found;
}

/** @returns the lines between breaks of a cell without blocks, each of them one link unless `plain`; undefined for any other */
export function cellLines({ blocks }: PageSnapshot, cell: number, plain: boolean): Entry[] | undefined {
  const lines: Item[][] = [[]];
  for (const item of blocks[cell]!.items) {
    if (item.kind === 'block') return undefined;
    if (item.kind === 'break') lines.push([]);
    else lines.at(-1)!.push(item);
  }
  const said = lines.filter((line) => line.some((item) => item.kind === 'text' && SAYS_ANYTHING.test(item.text)));
  return plain || said.every(isLink) ? said.map((items) => ({ cell, items })) : undefined;
}

function isLink(line: readonly Item[]): boolean {
  const texts = line.filter((item) => item.kind === 'text' && SAYS_ANYTHING.test(item.text));
  const links = texts.map((item) => (item.kind === 'text' ? item.link : undefined));
  return links[0] !== undefined && links.every((link) => link === links[0]);
}

/** What a meeting has papers of: "Agenda", "Minutes (PDF)", 議事録. */
const PAPERS =
  /(?<!\p{L})(?:agendas?|minutes|packets?|audio|video|recordings?|slides|transcripts?|invit(?:e|ation)s?|notices?|presentations?|pdf|protokolle?|tagesordnung|niederschrift|unterlagen|einladung|procès-verbal|compte rendu|ordre du jour|actas?|verbali?|notulen|referat)(?!\p{L})|議事録|会議録|資料|次第/iu;
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|mp3|mp4)(?:[?#]|$)/iu;
/** Share of entries that may be papers, and of those that must differ. */
const MOST_PAPERS = 0.3;
const DIFFERENT = 0.6;

/** @returns whether entries are papers of what met on their days, or the same again and again; neither is on */
export function arePapers(snapshot: PageSnapshot, entries: readonly Entry[]): boolean {
  const isPaper = (entry: Entry): boolean =>
    PAPERS.test(textOfEntry(snapshot, entry)) ||
    itemsOf(snapshot, entry).some((item) => item.kind === 'text' && item.link !== undefined && FILE.test(item.link));
  const different = new Set(entries.map((entry) => textOfEntry(snapshot, entry).toLowerCase())).size;
  return entries.filter(isPaper).length > MOST_PAPERS * entries.length || different < DIFFERENT * entries.length;
}

const itemsOf = (snapshot: PageSnapshot, entry: Entry): readonly Item[] =>
  typeof entry === 'number' ? itemsWithin(snapshot, entry) : entry.items;

/** @returns what an entry says, white space collapsed */
export const textOfEntry = (snapshot: PageSnapshot, entry: Entry): string =>
  itemsOf(snapshot, entry)
    .map((item) => (item.kind === 'text' ? item.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
