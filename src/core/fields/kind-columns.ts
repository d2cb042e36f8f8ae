/** The column of a region in which names of one kind stand: there, what no lexicon knows is such a name too. */
import type { Line, Outline } from '../page/outline';
import { lineColumn } from '../page/line-column';
import { beforeNumber, type Chunk } from '../text/chunks';
import type { Facts, LineFacts } from '../text/facts';
import { isVacancy } from '../text/names/index';
import { headsUnits } from '../text/units/lists-units';
import { isPartOfName } from '../text/names-in-two-cells';
import { ADDRESS_ON_NET } from './link';
import type { Extent, Page } from './record';

/** Column → share of the region's records that have a name of the kind there, 0 to 1. */
export type KindColumns = ReadonlyMap<string, number>;

/** A region smaller than this says nothing about its columns; a column rarer than this is none. */
const LEAST_RECORDS = 3;
const LEAST_SHARE = 0.2;
const LONGEST = 90;
/** What ends like a sentence, or has several parts like one, is no name. */
const SENTENCE = /[。；;]|\p{Ll}{4}[.!?]$/u;

export function kindColumns(
  { outline, facts }: Page,
  records: readonly Extent[],
  isName: (line: LineFacts) => boolean,
): KindColumns {
  if (records.length < LEAST_RECORDS) return new Map();
  const counts = new Map<string, number>();
  for (const { from, to } of records) {
    const own = new Set<string>();
    for (let i = from; i < to; i++) if (isName(facts.lines[i]!)) own.add(lineColumn(outline, i));
    for (const column of own) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .map(([column, count]) => [column, count / records.length] as const)
      .filter(([, share]) => share >= LEAST_SHARE),
  );
}

/** Share of the records that must begin in one column, for what they begin with to be their names. */
const LEAST_LEAD = 0.7;

/** What heads the column, in a row of plain cells: no name stands there. */
const HEADER =
  /^(?:names?|full name|title|nom|nombre|apellidos y nombre|nome|naam|namn|navn|imię i nazwisko|jméno|姓名|氏名|名前|职称|職稱|职务|職務|职位|이름|성명|직위|직급|직책|фио|ф\.и\.о\.|имя|име|прізвище|ονοματεπώνυμο|nume(?: și prenume)?|adı soyadı|név|nimi|nama|họ và tên|الاسم|نام|שם|नाम|ชื่อ(?:-สกุล)?)$/iu;

export const isColumnHeader = (text: string): boolean => HEADER.test(text) || isPartOfName(text) || headsUnits(text);

/** How many of something: "4 teams", "(12)". */
const COUNT = /^[(（]?\d+[)）]?\s?\p{L}*$/u;

/** Hidden lines of a record that shows itself: a count that a script fills in, a text for a wider screen. */
export const isAside = (outline: Outline, line: number, from: number, to: number): boolean =>
  isHidden(outline, line) && outline.lines.slice(from, to).some(({ index, text }) => text && !isHidden(outline, index));

const isHidden = (outline: Outline, line: number): boolean =>
  outline.blocks[outline.lines[line]!.block]!.hidden !== undefined;

/** The column in which records begin, where no word says in which their names stand. */
export function leadColumn({ outline }: Page, records: readonly Extent[]): KindColumns {
  if (records.length < LEAST_RECORDS) return new Map();
  const counts = new Map<string, number>();
  const mayLead = (line: number, from: number, to: number): boolean => {
    const { text } = outline.lines[line]!;
    return /\p{L}{2}/u.test(text) && !COUNT.test(text) && !isAside(outline, line, from, to);
  };
  for (const { from, to } of records) {
    let first = from;
    while (first < to && !mayLead(first, from, to)) first++;
    if (first === to) continue;
    const column = lineColumn(outline, first);
    counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .map(([column, count]) => [column, count / records.length] as const)
      .filter(([, share]) => share >= LEAST_LEAD),
  );
}

/** What two records of a region say, or more: a button, not a name. */
export function commonTexts({ outline }: Page, records: readonly Extent[]): ReadonlySet<string> {
  const [seen, common] = [new Set<string>(), new Set<string>()];
  for (const { from, to } of records) {
    const own = new Set(outline.lines.slice(from, to).map(({ text }) => text));
    for (const text of own) (seen.has(text) ? common : seen).add(text);
  }
  return common;
}

/** "Statutory Planning: 03 5555 0161": what a line begins with that goes on to a number or an address. */
export const beforeContact = (line: Line, chunks: readonly Chunk[]): Chunk | undefined =>
  chunks.find(
    ({ text, whole }) =>
      !whole &&
      line.text.startsWith(text) &&
      /\p{L}{2}/u.test(text) &&
      !/[@\d]|^please\b|\s(?:at|by|on|or|to|via)$/i.test(text),
  ) ?? beforeNumber(line);

/**
 * What stands in the region's name column, where it can be a name at all.
 * @param but `isOther`: whether a line that could be one is known for something else; `withContacts`: whether it may be the beginning of a line
 * that goes on to a number or an address
 */
export function byColumn(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  columns: KindColumns,
  common: ReadonlySet<string>,
  { isOther = () => false, withContacts = false }: { isOther?: (line: number) => boolean; withContacts?: boolean } = {},
): { text: string; line: number; chunk: Chunk } | undefined {
  let best: { text: string; line: number; chunk: Chunk } | undefined;
  let most = 0;
  for (let i = from; i < to; i++) {
    const share = columns.get(lineColumn(outline, i)) ?? 0;
    if (share <= most || isAside(outline, i, from, to) || common.has(outline.lines[i]!.text) || isOther(i)) continue;
    const { chunks, emails, telephones, dateShare } = facts.lines[i]!;
    if (dateShare > 0.3) continue;
    const reached = emails.length + telephones.length > 0;
    if (reached && !withContacts) continue;
    const chunk = reached ? beforeContact(outline.lines[i]!, chunks) : (chunks.find(({ link }) => link) ?? chunks[0]);
    if (!chunk || chunk.text.length > 2 * LONGEST) continue;
    const text = chunk.text.replace(/[\s:：,，、;|]+$/u, '');
    if (text.length > LONGEST || !/\p{L}{2}/u.test(text) || COUNT.test(text) || SENTENCE.test(chunk.text)) continue;
    if (isColumnHeader(text) || isVacancy(text) || ADDRESS_ON_NET.test(text)) continue;
    if (facts.words.is('moreLabel', text) || facts.words.is('attributeLabel', text)) continue;
    best = { text, line: i, chunk };
    most = share;
  }
  return best;
}
