/**
 * Timetables of which every cell is something that is on: hours down the left edge, and across the head the places or days; or days, and places or the shows of each. A record is a run of lines,
 * and what a cell is about stands elsewhere in its row and its column; so each cell gets its hour, and its day or its place, as if they stood there.
 */
import { languageOf } from '../page/language';
import type { Line } from '../page/outline';
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { cellsOf, columnsAcross, itemsWithin, rowsOf, tableColumns, textWithin } from '../page/table-columns';
import { withItems } from '../page/with-items';
import { isBetween } from './breaks';
import type { Lexicons } from './lexicon/index';
import { matchName } from './names/index';
import { isStage } from './stage-words';
import { findDates, type DateMention } from './dates/index';
import { wordsOf, type Matcher } from './words/index';

/** Columns beside that of the hours, rows with an hour, and cells with something on. */
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 2;
const LEAST_CELLS = 3;
/** Share of the heads that must be places, and of the rows with several cells that must begin with an hour. */
const SHARE = 0.5;
const MOSTLY_HOURS = 0.75;
/** Share of the cells that must differ from each other. */
const MOSTLY_DIFFERENT = 0.7;
/** So many different ones are no kinds of weather. */
const FEW = 3;
const SURE_NAME = 0.7;
const LONGEST_HEAD = 60;
const LONGEST_HOUR = 30;
const LONGEST_CELL = 400;
/** Share of a text that its day or hour must be. */
const WHOLLY = 0.6;

/** Rooms by a number, and what runs beside each other: "Track 2", "Stream B", 第1会場, A会場, トラックB. */
const TRACK =
  /^(?:track|stream|strand|room|salle|saal|raum|sala|zaal|sal|parcours|strang)(?:\s+[\p{N}\p{L}]{1,3}|\s*\p{N}{1,3}\p{L}?)$|^第?\s*[\p{N}A-Za-zＡ-Ｚ]\s*(?:会場|教室|トラック)|^(?:トラック|ルーム|会場)\s*[\p{N}A-Za-zＡ-Ｚ]/iu;
const NAMED = /\p{L}{2}/u;
const SAYS_ANYTHING = /[\p{L}\p{N}]/u;
/** "1.2 m rising", "12 °C": a measure. */
const MEASURE =
  /^[\s<>~≈+-]*\d+(?:[.,]\d+)?\s?(?:m|cm|mm|km|°|°?C|%|kn|kt|kg|€|£|\$|min)(?:\s(?:rising|falling|high|low))?\P{L}*$/u;
/** What heads hours at which something leaves. */
const LEAVES =
  /^\P{L}*(?:depart(?:ures?|s|ing)?(?!\p{L})|abfahrt|départ|salida|partenz|vertrek|avgång|avgang|発車?|出発|出发)/iu;

/** What such an hour is marked with, in place of class names. */
const SLOT = 'timetable-slot';

/** @returns whether a line is the hour that a cell of a timetable was given */
export const isSlot = ({ runs: [first] }: Line): boolean => first?.hint === SLOT;

/** @returns the snapshot, with the hour, and the day or the place, in each such cell; itself where there is no timetable */
export function withTimetableCells(snapshot: PageSnapshot, lexicons: Lexicons): PageSnapshot {
  const { blocks } = snapshot;
  if (!blocks.some(({ tag }) => tag === 'table')) return snapshot;
  const lang = languageOf(snapshot);
  const reading: Reading = {
    lang,
    words: wordsOf(lang),
    isPerson: (text) => (matchName(text, lang, lexicons)?.score ?? 0) >= SURE_NAME,
  };
  const items = new Map<number, Item[]>();
  blocks.forEach(({ tag }, table) => {
    if (tag === 'table') for (const [block, own] of cellsWithin(snapshot, table, reading)) items.set(block, own);
  });
  return items.size > 0 ? withItems(snapshot, (_, block) => items.get(block)) : snapshot;
}

/** What the texts of a page are read by. */
interface Reading {
  lang: string;
  words: Matcher;
  isPerson: (text: string) => boolean;
}

/** The content of a table's cells as it shall be; nothing where it is no timetable. */
function cellsWithin(snapshot: PageSnapshot, table: number, { lang, words, isPerson }: Reading): Map<number, Item[]> {
  const { blocks } = snapshot;
  const none = new Map<number, Item[]>();
  const [head, ...rows] = rowsOf(snapshot, table);
  if (head === undefined || rows.length < LEAST_ROWS) return none;
  const { start } = tableColumns(snapshot, table);
  let leaves = false;
  const heads = headsOf();
  // The corner is often a cell of none.
  const isOfHeads = cellsOf(snapshot, head).every((cell) => blocks[cell]!.tag === 'th' || start.get(cell) === 0);
  const areDays = heads && [...heads.values()].every((text) => wholly('day', text));
  const areParts = heads !== undefined && areShows([...heads.values()], words.has('eventSection', snapshot.title));
  if (!heads || (leaves && !areDays) || !(areDays || areParts || arePlaces([...heads.values()], words))) return none;

  const out = new Map<number, Item[]>();
  /** The cell of the hour that reaches over the present row. */
  let hour: number | undefined;
  const different = new Set<string>();
  let [timed, several, cells, hours] = [0, 0, 0, 0];
  for (const row of rows) {
    const [first, ...others] = cellsOf(snapshot, row);
    if (first === undefined) continue;
    const begins = start.get(first) === 0;
    if (begins) hour = saysWhen(textWithin(snapshot, first)) ? first : undefined;
    const on = (begins ? others : [first, ...others])
      .map((cell) => ({ cell, text: textWithin(snapshot, cell) }))
      .filter(({ text }) => SAYS_ANYTHING.test(text));
    if (on.length === 0) continue;
    several++;
    if (hour === undefined) continue;
    timed++;
    hours += on.filter(({ text }) => !NAMED.test(text) || wholly('time', text)).length;
    const named = on.filter(({ text }) => mayBeOn(text));
    // "Closing words" in each of the columns is nothing that is on in any of them.
    if (named.length === 0 || (on.length > 1 && new Set(on.map(({ text }) => text)).size === 1)) continue;
    for (const { cell, text } of named) {
      cells++;
      different.add(text);
      out.set(cell, contentOf(cell, hour));
    }
    if (begins && (blocks[hour]!.span?.[0] ?? 1) === 1) out.set(hour, []);
  }
  const isFull = timed >= LEAST_ROWS && timed >= MOSTLY_HOURS * several && cells >= LEAST_CELLS && hours * 3 < cells;
  // The weather, what is still free: a few words again and again; classes and films come again, too, but of more kinds.
  const isVaried =
    !isOfNothingOn(snapshot) &&
    saysEvents(snapshot, words) &&
    (different.size > FEW || [...different].filter((text) => /\s/u.test(text)).length * 2 > different.size);
  if (areParts && isOfNothingOn(snapshot)) return none;
  // Who teaches or is in at that hour, again and again, or by a rota; an artist is on once.
  const areOnDuty = different.size < cells || isOfNothingOn(snapshot) || !saysEvents(snapshot, words);
  if (areOnDuty && (areDays || areParts) && [...different].filter(isPerson).length * 2 >= different.size) return none;
  return isFull && (isVaried || different.size >= MOSTLY_DIFFERENT * cells) ? out : none;

  /** Rows begin with an hour; below places they may begin with a day, and each cell with its hour. */
  function saysWhen(text: string): boolean {
    if (areParts) return wholly('day', text);
    return wholly('time', text) || (!areDays && isOfHeads && wholly('day', text));
  }

  /** What heads each column but the first; undefined where the head has too few of them, the same twice, or more than a line in one. */
  function headsOf(): Map<number, string> | undefined {
    const found = new Map<number, string>();
    for (const cell of cellsOf(snapshot, head!)) {
      const text = textWithin(snapshot, cell);
      if (start.get(cell) === 0) {
        // What begins with a day or an hour is a row of its own; but a day over hours is that of all.
        const [below] = cellsOf(snapshot, rows[0]!);
        const isOverHours = below !== undefined && wholly('time', textWithin(snapshot, below));
        if (wholly('time', text) || (wholly('day', text) && !isOverHours)) return undefined;
        leaves = LEAVES.test(text);
        continue;
      }
      if (text === '' || text.length > LONGEST_HEAD || columnsAcross(snapshot, cell) > 1) return undefined;
      found.set(start.get(cell)!, text);
    }
    return found.size >= LEAST_COLUMNS && new Set(found.values()).size === found.size ? found : undefined;
  }

  /** The hour, in the same line as a day; what stands in the cell; the place, where it is the one of a single column. */
  function contentOf(cell: number, of: number): Item[] {
    const own = blocks[cell]!.items;
    const shown = itemsWithin(snapshot, cell).find((item) => item.kind === 'text');
    const line = (text: string): TextItem => ({ kind: 'text', text, style: shown!.style });
    const place = (text: string): TextItem => ({ ...line(text), hint: 'location' });
    const column = columnsAcross(snapshot, cell) === 1 ? heads!.get(start.get(cell)!) : undefined;
    const said = textWithin(snapshot, of);
    const when = areParts ? `${said} ${hourIn(column)}` : areDays && column ? `${column} ${said}` : said;
    const items: Item[] = [{ ...line(when), hint: SLOT }, { kind: 'break' }, ...own];
    return column && !areDays && !areParts ? [...items, { kind: 'break' }, place(column)] : items;
  }

  /** "19:30" of 夜の部（開演 19:30）. */
  function hourIn(head = ''): string {
    const hour = findDates(head, { lang }).find(({ startTime }) => startTime);
    return hour ? head.slice(hour.index, hour.index + hour.length) : '';
  }

  function wholly(precision: DateMention['precision'], text: string): boolean {
    if (text === '' || text.length > (precision === 'time' ? LONGEST_HOUR : LONGEST_HEAD)) return false;
    const [mention, ...others] = findDates(text, { lang });
    return others.length === 0 && mention?.precision === precision && mention.length >= WHOLLY * text.length;
  }

  function mayBeOn(text: string): boolean {
    return (
      NAMED.test(text) &&
      !words.is('soldOut', text) &&
      !MEASURE.test(text) &&
      text.length <= LONGEST_CELL &&
      !isBetween(text) &&
      !wholly('time', text)
    );
  }
}

/** What pages show by day and hour beside what is on: the weather, who is on duty, what is free, lessons, meals, when buses leave. */
const NOTHING_ON = new RegExp(
  [
    '(?<!\\p{L})(?:weather|forecast|tides?|rotas?|rosters?|shifts?|(?:on|staff) duty|duty (?:desk|schedule)|availability|occupancy|menus?|canteen|bus(?:es)?|tv|météo|prévisions|disponibilités?|emploi du temps|permanences|cantine|meteo|previsioni|turni|orario delle lezioni|pronóstico|disponibilidad|guardias|menú|plantão|plantões|weer|weersverwachting|(?:les|dienst)rooster|väder|skolschema|vær|předpověď|pogoda|dyżury|погода|расписание занятий)(?!\\p{L})',
    // German compounds: Wettervorhersage, Hallenbelegungsplan, Notdienst.
    'wetter|vorhersage|belegung|(?<!gottes|fest|sonntags)dienst(?:plan|zeiten)?(?!\\p{L})|schichtplan|stundenplan|speise(?:plan|karte)|mittagstisch|vertretungsplan|fahrplan|fernsehprogramm',
    '天気|予報|当番|シフト|時間割|担当|外来|診[療察]|相談員|献立|給食|時刻表|(?:空き|予約)(?:状況|時間)|值班|课表|課表|菜单|날씨|시간표|식단|당직',
  ].join('|'),
  'iu',
);

/** @returns whether the title or a heading says so */
export const isOfNothingOn = ({ title, blocks }: PageSnapshot): boolean =>
  NOTHING_ON.test(title) ||
  blocks.some(
    ({ heading, tag, items }) =>
      (heading !== undefined || tag === 'caption') &&
      items.some((item) => item.kind === 'text' && item.text.length <= LONGEST_HEAD && NOTHING_ON.test(item.text)),
  );

/** Houses in which the same is on again and again, and what they call it. */
const HOUSE =
  /(?<!\p{L})(?:cinemas?|movies|films? (?:times|showing|this|of the)|showtimes|(?:exercise|fitness|gym|studio|group) (?:class(?:es)? )?(?:time)?tables?|class timetable(?!.{0,20}\d)|planning des cours|séances|orari(?:o)? (?:dei )?corsi|comedy|line-?up|speakers|(?:fitness|sport)?kursplan|theat(?:re|er)s?|kino|kinos|lichtspiele|theater|cinéma|théâtre|cine|cines|teatro|bioscoop|biograf|kina|кино)(?!\p{L})|映画|シネマ|劇場|电影|電影|影院|영화/iu;

/** What comes again is on where the title or a heading says events, or the title a house of films or plays. */
const saysEvents = ({ title, blocks }: PageSnapshot, words: Matcher): boolean =>
  words.has('eventSection', title) ||
  HOUSE.test(title) ||
  blocks.some(
    ({ heading, items }) =>
      heading !== undefined &&
      items.some(
        (item) =>
          item.kind === 'text' &&
          item.text.length <= LONGEST_HEAD &&
          (words.has('eventSection', item.text) || HOUSE.test(item.text)),
      ),
  );

/** What is shown twice a day, and parts of the day, which are of shows where the page's title says so: elsewhere they are a surgery's. */
const SHOW =
  /^(?:[昼夜朝]の部|[昼夜]公演|第?[1-3１-３一二三]\s?(?:部|回)|マチネー?|ソワレ|matin[ée]e|soir[ée]e|(?:1st|2nd|3rd|first|second|early|late)(?:\s(?:set|show|stage|house|performance))|[1-3]\. vorstellung)(?!\p{L})/iu;
const PART_OF_DAY =
  /^(?:[昼夜朝]|午[前後]|DAY|NIGHT|mornings?|afternoons?|evenings?|late night|(?:vor|nach)mittags?|abends?|matin|après-midi|soir|mañana|tarde|noche|mattina|pomeriggio|sera)(?!\p{L})/iu;

/** Whether heads are shows of one day: 昼の部（開演14:00） | 夜の部（開演19:30）. */
const areShows = (heads: readonly string[], isOfEvents: boolean): boolean =>
  heads.every((head) => SHOW.test(head)) || (isOfEvents && heads.every((head) => PART_OF_DAY.test(head)));

/** Whether heads name places beside each other, and not fields: "Room 101 | Room 102 | Lecture Hall", but not "Talk | Room". */
function arePlaces(heads: readonly string[], words: Matcher): boolean {
  const isLabel = (head: string): boolean => words.is('placeLabel', head) || words.is('dateLabel', head);
  if (heads.some((head) => !/\p{N}/u.test(head) && isLabel(head))) return false;
  const places = heads.filter((head) => TRACK.test(head) || isStage(head) || words.has('venueWord', head));
  return places.length >= LEAST_COLUMNS && places.length >= SHARE * heads.length;
}
