/**
 * Lists of posts among the records: bare days without hour or place, none to come, the newest first. So are news and blogs ordered; what
 * takes place is announced the other way round. On a page that is there for events such a list is its archive, elsewhere it is news.
 */
import type { EventRecord, FoundRecord } from '../finding';

const LEAST_POSTS = 3;
/** Share of a list that must be bare days, and of its neighbours that must fall. */
const MOST = 0.8;

/**
 * @param now day of the visit, YYYY-MM-DD
 * @returns the members of such lists; and a day of the past that stands alone without a name of its own: that of the page's last change
 */
export function postsOf(records: readonly FoundRecord[], now: string): Set<FoundRecord> {
  const lists = new Map<string, EventRecord[]>();
  for (const record of records) {
    if (record.kind !== 'event') continue;
    const place = record.path.replace(/\[\d+\]/g, '');
    const list = lists.get(place);
    if (list) list.push(record);
    else lists.set(place, [record]);
  }
  const events = [...lists.values()].flat();
  const stamps = events.length === 1 ? events.filter((event) => isStamp(event, now)) : [];
  return new Set([...[...lists.values()].filter((list) => isNewestFirst(list, now)).flat(), ...stamps]);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isStamp = ({ name, text, startDate = '' }: EventRecord, now: string): boolean =>
  startDate !== '' && startDate.slice(0, 10) <= now && !letters(text).includes(letters(name));

function isNewestFirst(list: readonly EventRecord[], now: string): boolean {
  if (list.length < LEAST_POSTS) return false;
  if (list.filter((event) => isBare(event, now)).length < MOST * list.length) return false;
  const days = list.map(({ startDate = '' }) => startDate.slice(0, 10));
  const falling = days.filter((day, i) => i > 0 && days[i - 1]! >= day).length;
  return falling >= MOST * (list.length - 1) && days[0]! > days.at(-1)!;
}

/** Weeks of an archive have two days. */
const isBare = ({ startDate, endDate, otherDates, location }: EventRecord, now: string): boolean =>
  startDate !== undefined &&
  (endDate ?? startDate) <= now &&
  !startDate.includes('T') &&
  !otherDates &&
  !location?.name;
