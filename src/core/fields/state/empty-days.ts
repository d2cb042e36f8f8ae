/**
 * Days on which nothing is on, as far as the page says: the cells of a calendar's month, which have their name from a heading; the buttons of days
 * by which a programme is chosen; what stands over the events of that day; the unfilled days of a form ("3月4日 『』 出演者 開場 開演"); days among events that have only the page's title for a name.
 */
import type { EventRecord, FoundRecord } from '../../finding';
import { noteOf } from '../../page/notes';
import { holdsBody } from '../../text/body-name';
import type { Note } from '../../page/snapshot';

const DAY_MS = 86_400_000;
/** So many in a row are a calendar; what has only a heading's name hardly is on ten days running. */
const LEAST = 10;
/** Fewer are buttons of days, where on most of them events with names of their own stand on the page. */
const LEAST_BUTTONS = 3;
const MOST_DAYS = 0.6;

/**
 * @param records in reading order
 * @param title of the page
 * @returns those that are no empty cells and head no events, numbered anew, and a note for each calendar and for what is unfilled
 */
export function withoutEmptyDays(records: readonly FoundRecord[], title = ''): { kept: FoundRecord[]; notes: Note[] } {
  const empty = new Set<FoundRecord>();
  const notes: Note[] = [];
  let run: EventRecord[] = [];
  const named = new Set(
    records.filter(says).map((record) => (record.kind === 'event' && record.startDate?.slice(0, 10)) || ''),
  );
  const areButtons = (): boolean =>
    run.length >= LEAST_BUTTONS &&
    run.filter(({ startDate }) => named.has(startDate!)).length >= MOST_DAYS * run.length;
  const close = (): void => {
    if (run.length >= LEAST || areButtons()) {
      for (const record of run) empty.add(record);
      notes.push(noteOf('empty-days', { count: run.length, name: run[0]!.name }, run[0]!.path));
    }
    run = [];
  };
  for (const record of records) {
    const last = run.at(-1);
    const bare = isBare(record, A_WORD);
    if (last && !(bare && record.name === last.name && follows(record, last))) close();
    if (bare) run.push(record);
  }
  close();
  const unfilled = records.filter(isUnfilled);
  if (unfilled.length > 0) notes.push(noteOf('unfilled-days', { count: unfilled.length }, unfilled[0]!.path));
  for (const record of unfilled) empty.add(record);
  const nameless = namelessAmong(
    records.filter((record) => !empty.has(record)),
    title,
  );
  if (nameless.length > 0)
    notes.push(noteOf('nameless-days', { count: nameless.length, name: nameless[0]!.name ?? '' }, nameless[0]!.path));
  for (const record of nameless) empty.add(record);
  records.forEach((record, i) => {
    if (isBare(record, TWO_WORDS) && isOnThatDay(records[i + 1], record)) empty.add(record);
  });
  const kept = records.filter((record) => !empty.has(record)).map((record, i) => ({ ...record, ordinal: i + 1 }));
  return { kept, notes };
}

/** Letters beside the number of a day: its weekday's or its month's, or both. */
const A_WORD = 12;
const TWO_WORDS = 24;

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** Whether the record's own text has its name, which may go over several lines. */
const says = ({ name, text }: FoundRecord): boolean => withoutBlanks(text).includes(withoutBlanks(name ?? ''));

/** An event of a day without an hour and without a page of its own, whose name stands elsewhere. */
const isBare = (record: FoundRecord, letters: number): record is EventRecord =>
  record.kind === 'event' &&
  record.startDate?.length === 10 &&
  !record.endDate &&
  !record.url &&
  !says(record) &&
  (record.text.match(/\p{L}/gu)?.length ?? 0) <= letters;

/** A label with nothing behind it, and quotation marks with nothing between them. */
const LABEL =
  /^[^\p{L}\p{N}]*(?:open|start|doors?|adv|act|live|guest|cast|ticket|charge|price|time|place|開場|開演|出演者?|前売り?|当日|料金|会場|時間)[^\p{L}\p{N}]*$/iu;
const EMPTY_QUOTES = /『\s*』|「\s*」|【\s*】|《\s*》/u;
const LEAST_LABELS = 2;

/** A day without an hour and a name of its own, whose labels have nothing behind them. */
function isUnfilled(record: FoundRecord): boolean {
  if (record.kind !== 'event' || record.startDate?.length !== 10) return false;
  const { name, text } = record;
  if (says(record) && !LABEL.test(name)) return false;
  return EMPTY_QUOTES.test(text) || text.split('\n').filter((line) => LABEL.test(line)).length >= LEAST_LABELS;
}

/** Events with names of their own beside which others need one. */
const LEAST_NAMED = 5;
const LEAST_NAMELESS = 2;

/**
 * Events that have their name from the page's title, among more that have one of their own: some of them stand between these. (Beside a list of
 * other events, days named after the page are what it is about, and so is the period over all days of a programme.) Meetings of a body are all
 * called after it.
 */
function namelessAmong(records: readonly FoundRecord[], title: string): FoundRecord[] {
  const events = records.filter((record) => record.kind === 'event');
  const named = events.filter((record) => !record.name || says(record));
  const titled = events.filter(
    (record) => record.name && !says(record) && title.includes(record.name) && !holdsBody(record.name),
  );
  const bodies = events.filter(({ name }) => name && holdsBody(name));
  // Rows that say nothing but their day may be more: a hall is not let every day.
  const nameless = titled.length < named.length ? titled : titled.filter((record) => isBare(record, A_WORD));
  const areMany = nameless.length >= LEAST_NAMELESS && named.length >= LEAST_NAMED;
  if (!areMany || bodies.length * 2 >= events.length) return [];
  const between = events.slice(events.indexOf(named[0]!), events.indexOf(named.at(-1)!));
  return nameless.some((record) => between.includes(record))
    ? nameless.filter((record) => !isWhole(record, named))
    : [];
}

/** A period within which all the others are: what they are the programme of. */
function isWhole(record: EventRecord, parts: readonly EventRecord[]): boolean {
  const day = (date: string | undefined): string => date?.slice(0, 10) ?? '';
  const [first, last] = [day(record.startDate), day(record.endDate)];
  return (
    first !== '' && last > first && parts.every(({ startDate }) => first <= day(startDate) && day(startDate) <= last)
  );
}

const follows = (record: EventRecord, last: EventRecord): boolean =>
  Date.parse(record.startDate!) - Date.parse(last.startDate!) === DAY_MS;

/** With an hour on the day that stands above it, and without a day of its own. */
function isOnThatDay(record: FoundRecord | undefined, day: EventRecord): boolean {
  if (record?.kind !== 'event' || record.name === day.name) return false;
  const word = /\p{L}+(?!.*\p{L})/u.exec(day.text)?.[0] ?? '';
  return record.startDate?.startsWith(`${day.startDate!}T`) === true && (word === '' || !record.text.includes(word));
}
