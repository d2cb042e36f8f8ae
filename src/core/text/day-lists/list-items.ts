/** The entries that a cell or a block holds. */
import type { Item, PageSnapshot } from '../../page/snapshot';
import { childBlocks, itemsWithin, textWithin } from '../../page/table-columns';
import { wordsOf } from '../words/index';
import { ownPart } from './events-above';
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

/** What is told of one event below its name: who, where, how far, for how much. */
const OF_ONE =
  /[:：](?!\d)|[¥￥円€$£]|^(?:open|start|doors?|出演|開[場演]|会場|act|w\/|with|avec|con|mit|com|feat|meet|teams?|bring|treffpunkt|rendez-vous|ritrovo|packed|dogs?|free|gratuit|eintritt|定員|入場|雨天|申込|対象|tickets?)(?!\p{Ll})|^[(（].*[)）]$|^\d+(?:[.,]\d+)?\s?(?:km|miles?|m|min)(?!\p{L})/iu;
const MOST_FACTS = 0.4;
/** Share of the days that have but one entry, where entries lead nowhere: the points of a meeting and the facts of a walk are as many each time. */
const SINGLE = 0.6;

/** Of a page or a festival with events of all sorts; a meeting has points, a concert works, and they are on one day, too. */
const MANY =
  /(?<!\p{L})(?:events|what['’]?s on|festivals?|f[eê]tes?|festa|fiestas?|festas|(?!mani)\p{L}{0,20}fest(?:woche|tage|programm)?|veranstaltungen|veranstaltungskalender|événements|évènements|manifestations|eventos|eventi|evenementen|evenemang|begivenheder|arrangementer|calendar|(?:veranstaltungs|termin|jahres)?kalender|termine|calendrier|calendario|calendário|agenda (?:de la|du|des|della|van|culturel\p{L}*)|fixtures|wydarzenia|akce|мероприятия|события)(?!\p{L})|イベント|催し|行事|(?:今週|今月|来月|月間|週間|年間|\d月)の?(?:スケジュール|予定)|フェスタ|フェスティバル|まつり|祭り|活动|活動|행사|축제|\d월 ?일정/iu;

/** Calendars of what is not held: of courses, readings, meals, bins, figures. */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:academic|courses?|class(?:es)?|exams?|economic|releases?|data|liturgical|lectionary|waste|bins?|recycling|menus?|canteen|comedor|lit[úu]rgico|académico|escolar|menús?|cantine|scolaire|liturgique|collectes?|mensa|rifiuti|scolastico)(?!\p{L})|abfall|müll|entsorgung|liturgisch|speise|afval)/iu;

/** What it says by itself where a meeting's agenda has another name: "Agenda", "Programação". */
const AGENDA = /^\P{L}*(?:agenda|diary(?: dates)?|programação|афиша)\P{L}*$/iu;
const AGENDA_OF_EVENTS: ReadonlySet<string> = new Set(['es', 'ca', 'gl', 'pt', 'fr', 'it', 'ru']);

const saysMany = ({ title, blocks }: PageSnapshot, lang: string): boolean =>
  isOfMany(ownPart(title), lang) ||
  blocks.some(
    ({ heading, tag, items }) =>
      (heading !== undefined || tag === 'caption') &&
      items.some((item) => item.kind === 'text' && isOfMany(item.text, lang)),
  );

const isOfMany = (text: string, lang: string): boolean =>
  (MANY.test(text) && !OF_OTHERS.test(text)) ||
  (AGENDA.test(text) && (AGENDA_OF_EVENTS.has(lang) || /diary/iu.test(text)));

/**
 * @param lists the entries of each day
 * @returns whether the entries are each an event: all lead somewhere; or most days have one, or the page is on events of all sorts, and those behind the
 *   first do not tell of it
 */
export function areEvents(snapshot: PageSnapshot, lang: string, lists: readonly (readonly Entry[])[]): boolean {
  const words = wordsOf(lang);
  const isFact = (entry: Entry): boolean => {
    const text = textOfEntry(snapshot, entry);
    return (
      OF_ONE.test(text) ||
      words.is('moreLabel', text) ||
      (words.has('venueWord', text) && !words.has('eventWord', text))
    );
  };
  const filled = lists.filter((own) => own.length > 0);
  const areLinks = filled
    .flat()
    .every((entry) => itemsOf(snapshot, entry).some((item) => item.kind === 'text' && item.link !== undefined));
  const share = (entries: readonly Entry[]): number => entries.filter(isFact).length / Math.max(1, entries.length);
  const saysAll = saysMany(snapshot, lang);
  const isMostlyOne = filled.filter((own) => own.length === 1).length >= SINGLE * filled.length;
  const areFacts =
    share(filled.flatMap((own) => own.slice(1))) >= MOST_FACTS && share(filled.map(([first]) => first!)) < MOST_FACTS;
  return (areLinks || ((isMostlyOne || saysAll) && !areFacts)) && !arePapers(snapshot, filled.flat());
}
