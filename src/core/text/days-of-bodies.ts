/**
 * Tables of which every cell is a day on which a body meets: bodies down the left edge and months across the head, or bodies across the head, below each
 * its days. A record is a run of lines, and whose day a cell is stands elsewhere in its row or its column; so each cell gets the body, and the month
 * that its number lacks, as if they stood there.
 */
import { languageOf } from '../page/language';
import type { Line } from '../page/outline';
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { cellsOf, columnsAcross, itemsWithin, rowsOf, tableColumns, textWithin } from '../page/table-columns';
import { withItems } from '../page/with-items';
import { holdsBody, isBody, oneMeeting } from './body-name';
import { findDates } from './dates/index';
import { monthAlone } from './days/month-alone';

/** Months across, bodies across, and cells that are days. */
const LEAST_MONTHS = 3;
const LEAST_BODIES = 2;
const LEAST_DAYS = 4;
/** Share of the heads, or of the rows, that must be bodies, and of the cells that must be days. */
const MOSTLY = 0.75;
/** The same where the title or a heading says that bodies meet. */
const SOME = 0.3;
const LONGEST_NAME = 80;
const LONGEST_DAY = 40;
/** Share of a text that its day or month must be. */
const WHOLLY = 0.6;

/** "14", "14th", "14.", "14日（火）", "14 & 28": days of the month at the edge. */
const NUMBERS =
  /^\d{1,2}(?:st|nd|rd|th|\.|日|일)?(?:\s*(?:[,&、・]|and|und|et|y|e)\s*\d{1,2}(?:st|nd|rd|th|\.|日|일)?)?\s?(?:[(（]\p{L}{1,9}\.?[)）])?\*{0,2}$/u;
/** "8", but not "0" and not "41": of attendances and permits. */
const OF_MONTH = /(?<!\d)(?:[1-9]|0[1-9]|[12]\d|3[01])(?!\d)/g;
const COLON = /[\s:：*]+$/u;
const NOTHING = /^[^\p{L}\p{N}]*$/u;
const IN_CJK = /[月월]\s*$/u;
/** What stands in brackets behind a body's name: the hour of its meetings. */
const REMARK = /\s*[(（][^()（）]*[)）]\s*$/u;

/** What heads days until when something is to be there before the meeting. */
const BEFORE_MEETING =
  /(?<!\p{L})(?:deadlines?|due|cut-?off|clos(?:es|ing)|filing|submi(?:t(?:tals?)?|ssions?)|packets?|agendas?|notices?)(?!\p{L})|frist|schluss|limite|plazo|scadenza|締切|〆切/iu;

/** Pages that list days, and such as count what was done in each month. */
const OF_DAYS =
  /(?<!\p{L})(?:calend(?:ar|rier|ario)s?|schedules?|dates|meetings|kalender|termine|sitzungen|réunions|séances|fechas|sesiones|reuniones|sedute|riunioni|datas|reuniões|vergaderingen)(?!\p{L})|sitzungs|日程|予定|会期|开会|일정/iu;
const OF_COUNTS =
  /(?<!\p{L})(?:attendance|statistics|numbers?|counts?|figures|results|statistik|statistiques?|présences?|estadísticas?|asistencia|statistiche|presenze)(?!\p{L})|統計|出席|통계|统计/iu;

/** What such a name is marked with, in place of class names. */
const BODY = 'table-body-name';

/** @returns whether a line is the body that a cell with a day was given */
export const isBodyOfDay = ({ runs: [first] }: Line): boolean => first?.hint === BODY;

/** @returns the snapshot, with body and month in each such cell; itself where there is no such table */
export function withDaysOfBodies(snapshot: PageSnapshot): PageSnapshot {
  const { blocks } = snapshot;
  if (!blocks.some(({ tag }) => tag === 'table')) return snapshot;
  const reading: Reading = {
    lang: languageOf(snapshot),
    isOfDays: sayOf(snapshot, OF_DAYS) && !sayOf(snapshot, OF_COUNTS),
    isOfBodies: holdsBody(snapshot.title) || headingsOf(snapshot).some(holdsBody),
  };
  const items = new Map<number, Item[]>();
  blocks.forEach(({ tag }, table) => {
    if (tag === 'table') for (const [block, own] of cellsWithin(snapshot, table, reading)) items.set(block, own);
  });
  return items.size > 0 ? withItems(snapshot, (_, block) => items.get(block)) : snapshot;
}

/** What a page's texts are read by, and what its title and headings say. */
interface Reading {
  lang: string;
  isOfDays: boolean;
  isOfBodies: boolean;
}

/** A cell with a day, whose it is, and in which month, where it does not say so itself. */
interface DayCell {
  cell: number;
  body: string;
  month: string;
}

/** The content of a table's cells as it shall be; nothing where it is of another kind. */
function cellsWithin(
  snapshot: PageSnapshot,
  table: number,
  { lang, isOfDays, isOfBodies }: Reading,
): Map<number, Item[]> {
  const none = new Map<number, Item[]>();
  const [head, ...rows] = rowsOf(snapshot, table);
  if (head === undefined || rows.length < LEAST_BODIES) return none;
  const heads = cellsOf(snapshot, head);
  if ([head, ...rows].some((row) => !isPlain(row))) return none;
  const texts = heads.map((cell) => textWithin(snapshot, cell));
  const [edge, ...others] = texts;
  const areMonths = others.length >= LEAST_MONTHS && others.every((text) => monthIn(text) !== undefined);
  const isEdgeOfMonths = rows.every((row) => isMonthOrNone(cellsOf(snapshot, row)[0]));
  const bodies = isEdgeOfMonths && !isBody(bare(edge!)) ? others : texts;
  const found = areMonths ? belowMonths() : belowBodies();
  if (!found) return none;
  const { days, edges } = found;
  const filled = days.filter(({ cell }) => !NOTHING.test(textWithin(snapshot, cell)));
  const dated = filled.filter(({ cell, month }) => saysDay(textWithin(snapshot, cell), month));
  if (dated.length < LEAST_DAYS || dated.length < MOSTLY * filled.length) return none;
  const out = new Map(dated.map((day) => [day.cell, contentOf(day)]));
  for (const cell of edges) out.set(cell, []);
  return out;

  /** Every cell in one row and one column. */
  function isPlain(row: number): boolean {
    const cells = cellsOf(snapshot, row);
    return cells.every((cell) => columnsAcross(snapshot, cell) === 1 && (snapshot.blocks[cell]!.span?.[0] ?? 1) === 1);
  }

  function belowMonths(): { days: DayCell[]; edges: number[] } | undefined {
    const edges = rows.flatMap((row) => cellsOf(snapshot, row)[0] ?? []);
    const names = edges.map((cell) => textWithin(snapshot, cell));
    if (!areBodies(names)) return undefined;
    const days = rows.flatMap((row, at) =>
      cellsOf(snapshot, row).flatMap((cell): DayCell[] => {
        const column = tableColumns(snapshot, table).start.get(cell)!;
        const month = column > 0 ? texts[column] : undefined;
        return month === undefined || NOTHING.test(names[at]!) ? [] : [{ cell, body: names[at]!, month }];
      }),
    );
    return { days, edges };
  }

  /** Columns with days until when something is to be handed in may stand beside those of the bodies. */
  function belowBodies(): { days: DayCell[]; edges: number[] } | undefined {
    const first = texts.length - bodies.length;
    const areNamed = bodies.every((name) => isMeeting(name) || BEFORE_MEETING.test(name));
    const columns = bodies.flatMap((name, at) => (isMeeting(name) ? at + first : []));
    if (!areNamed || columns.length < LEAST_BODIES) return undefined;
    const table = rows.map((row) => cellsOf(snapshot, row));
    const days = table.flatMap((cells) => {
      const month = first === 0 ? '' : textWithin(snapshot, cells[0]!);
      return columns.flatMap((column): DayCell[] => {
        const cell = cells[column];
        return cell === undefined ? [] : [{ cell, body: texts[column]!, month }];
      });
    });
    return { days, edges: first === 0 ? [] : table.flatMap(([cell]) => cell ?? []) };
  }

  /** "Finance" among committees is one where the title or a heading says that bodies meet. */
  function areBodies(names: readonly string[]): boolean {
    const named = names.filter((name) => name.length <= LONGEST_NAME && /\p{L}{2}/u.test(name));
    const some = named.filter(isMeeting);
    const share = isOfBodies ? SOME : MOSTLY;
    return named.length === names.length && some.length >= share * names.length && some.length > 0;
  }

  function monthIn(text: string): number | undefined {
    return text.length <= LONGEST_DAY ? monthAlone(text, findDates(text, { lang }))?.month : undefined;
  }

  function isMonthOrNone(cell: number | undefined): boolean {
    const text = cell === undefined ? '' : textWithin(snapshot, cell);
    return NOTHING.test(text) || monthIn(text) !== undefined;
  }

  function saysDay(text: string, month: string): boolean {
    if (NUMBERS.test(text)) {
      const numbers = text.match(/\d+/g)!;
      const areDays = numbers.length === (text.match(OF_MONTH) ?? []).length;
      return isOfDays && areDays && monthIn(month) !== undefined;
    }
    const [day] = text.length <= LONGEST_DAY ? findDates(text, { lang }) : [];
    return day?.precision === 'day' && day.length >= WHOLLY * text.length;
  }

  function contentOf({ cell, body, month }: DayCell): Item[] {
    const own = snapshot.blocks[cell]!.items;
    const shown = itemsWithin(snapshot, cell).find((item) => item.kind === 'text')!;
    const line = (text: string): TextItem => ({ kind: 'text', text, style: shown.style });
    const lacksMonth = NUMBERS.test(textWithin(snapshot, cell));
    const isBefore = lacksMonth && IN_CJK.test(month);
    return [
      { ...line(oneOf(body)), hint: BODY },
      { kind: 'break' },
      ...(isBefore ? [line(month)] : []),
      ...own,
      ...(lacksMonth && !isBefore ? [line(` ${month}`)] : []),
    ];
  }
}

/** Whether a head or the edge of a row names a body or what it holds: "Plan Commission", "Regular Meeting", but not "Meeting Date". */
const isMeeting = (name: string): boolean =>
  name.length <= LONGEST_NAME && (isBody(bare(name)) || MEETING_END.test(bare(name)));
const MEETING_END = /(?<!\p{L})(?:meetings?|sessions?|hearings?)$/iu;

/** "Committee Meetings (9 a.m.)": the first of them is a "Committee Meeting". */
function oneOf(body: string): string {
  const said = body.replace(COLON, '');
  const name = bare(said);
  return oneMeeting(name) + said.slice(name.length);
}

const bare = (name: string): string => name.replace(COLON, '').replace(REMARK, '');
const headingsOf = ({ blocks }: PageSnapshot): string[] =>
  blocks.flatMap(({ heading, tag, items }) =>
    heading === undefined && tag !== 'caption'
      ? []
      : items.flatMap((item) => (item.kind === 'text' && item.text.length <= LONGEST_NAME ? item.text : [])),
  );

const sayOf = (snapshot: PageSnapshot, words: RegExp): boolean =>
  words.test(snapshot.title) || headingsOf(snapshot).some((heading) => words.test(heading));
