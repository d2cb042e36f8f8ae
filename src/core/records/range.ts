/** What a run of lines holds, counted: the material of which evidence is made. */
import type { Outline } from '../page/outline';
import { spanningLines } from '../page/row-span';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';

export interface RangeFacts {
  lines: number;
  chars: number;
  images: number;
  /** Different addresses linked to, and characters that are links. */
  links: number;
  linkChars: number;
  headings: number;
  bold: number;
  /** Largest font size, relative to the page's commonest. */
  size: number;
  /** Different days named, mentions of days, recurrences, bare months, times of day. */
  days: number;
  mentions: number;
  recurrences: number;
  months: number;
  times: number;
  weekdays: number;
  ranges: number;
  withYear: number;
  stamps: number;
  /** Lines before the first day; -1 where there is none. */
  firstDay: number;
  /** Characters that belong to dates. */
  dateChars: number;
  /** Names of persons: lines that hold a sure one, the best score, the second best of another name, lines before it. */
  names: number;
  bestName: number;
  secondName: number;
  firstName: number;
  titles: number;
  emails: number;
  telephones: number;
  units: number;
  bestUnit: number;
  secondUnit: number;
  firstUnit: number;
  prices: number;
  hidden: number;
  /** Headings that name a day, lines that are mostly a date with a day, days with a label that says they are another's. */
  headingDays: number;
  dateLines: number;
  otherDates: number;
  /** Times whose minute is no multiple of five: when something was posted, hardly ever when something begins. */
  oddTimes: number;
  /** Different days named in the first three lines: where a record has its own day, whatever else it goes on to say. */
  headDays: number;
  /** Lines that begin with a time of day and go on: the sessions of a day, a programme's entries. */
  sessions: number;
  /** First day named, in days from the day of the visit; NaN where none is named or its month is unknown. */
  ahead: number;
  /** First day named as one number that grows with time, as far as it is written; NaN where none is. */
  place: number;
}

/** Labels before which a date is not the record's own: when it was posted, until when to apply. */
export const OTHER_DATE =
  /(申込|申し込み|締切|締め切り|応募|受付期間|予約受付|発売|販売|更新|投稿|掲載|公開日|登録|deadline|register by|rsvp by|apply by|on sale|posted|published|updated|created|last modified|anmeldeschluss|veröffentlicht|publié|inscription avant|publicado|born|founded|since|©|copyright|geplaatst)/i;

/** Labels before which a date says when the text itself was made: it is no evidence that anything takes place. */
const PUBLISHED =
  /(posted|published|updated|created|last modified|written|submitted|uploaded|投稿|更新|公開|掲載|作成|登録日|发布|發佈|更新时间|发表|작성|등록|게시|veröffentlicht|erstellt|geändert|publié|modifié|publicado|actualizado|pubblicato|geplaatst|gepubliceerd|publicerad|uppdaterad|©|copyright)[^\p{L}\p{N}]*(on|le|am|el|il|op|den|at|日|日時|时间)?[^\p{L}\p{N}]*$/iu;

/** Records are not longer than this; longer runs are not counted. */
export const LONGEST_RECORD = 160;

const key = ({ start, end }: DateMention): string => {
  const date = start ?? end;
  return `${date?.year ?? ''}-${date?.month ?? ''}-${date?.day ?? ''}`;
};

/** @param now day of the visit, YYYY-MM-DD */
export function rangeFacts(outline: Outline, facts: Facts, from: number, to: number, now: string): RangeFacts {
  const r: RangeFacts = {
    lines: to - from,
    chars: 0,
    images: 0,
    links: 0,
    linkChars: 0,
    headings: 0,
    bold: 0,
    size: 0,
    days: 0,
    mentions: 0,
    recurrences: 0,
    months: 0,
    times: 0,
    weekdays: 0,
    ranges: 0,
    withYear: 0,
    stamps: 0,
    firstDay: -1,
    dateChars: 0,
    names: 0,
    bestName: 0,
    secondName: 0,
    firstName: -1,
    titles: 0,
    emails: 0,
    telephones: 0,
    units: 0,
    bestUnit: 0,
    secondUnit: 0,
    firstUnit: -1,
    prices: 0,
    hidden: 0,
    headingDays: 0,
    dateLines: 0,
    otherDates: 0,
    oddTimes: 0,
    headDays: 0,
    sessions: 0,
    ahead: NaN,
    place: NaN,
  };
  const days = new Set<string>();
  const links = new Set<string>();
  const emails = new Set<string>();
  let best = '';
  const countDates = (i: number, place: number): void => {
    const line = outline.lines[i]!;
    const fact = facts.lines[i]!;
    const block = outline.blocks[line.block]!;
    for (const mention of fact.dates) {
      if (
        mention.precision !== 'time' &&
        PUBLISHED.test(line.text.slice(Math.max(0, mention.index - 30), mention.index))
      ) {
        r.otherDates++;
        continue;
      }
      if (mention.precision === 'month') r.months++;
      else if (mention.precision === 'recurrence') r.recurrences++;
      else if (mention.precision === 'day') {
        days.add(key(mention));
        if (place < 3) r.headDays = days.size;
        r.mentions++;
        if (r.firstDay < 0) r.firstDay = place;
        if (mention.end) r.ranges++;
        if (block.heading) r.headingDays++;
        if (fact.dateShare > 0.4) r.dateLines++;
        if (OTHER_DATE.test(line.text.slice(Math.max(0, mention.index - 24), mention.index))) r.otherDates++;
        if ((mention.start ?? mention.end)?.year) r.withYear++;
      }
      if (mention.start?.weekday !== undefined) r.weekdays++;
      if (mention.startTime || mention.doorTime) r.times++;
      if ((mention.startTime?.minute ?? 0) % 5 !== 0) r.oddTimes++;
      if (Number.isNaN(r.place) && mention.precision === 'day') r.place = placeInTime(mention.start ?? mention.end);
      if (Number.isNaN(r.ahead) && mention.precision === 'day') r.ahead = daysAhead(mention.start ?? mention.end, now);
    }
  };
  // The day of a row may stand in a cell that spans it from above.
  for (const i of spanningLines(outline, from)) countDates(i, 0);
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const fact = facts.lines[i]!;
    const block = outline.blocks[line.block]!;
    r.chars += line.text.length;
    r.images += line.images.length;
    for (const run of line.runs) {
      if (!run.link) continue;
      links.add(run.link);
      r.linkChars += run.text.length;
    }
    for (
      let up = line.block, n = 0;
      up >= 0 && n < 6 && outline.from[up]! >= from && outline.to[up]! <= to;
      up = outline.blocks[up]!.parent, n++
    ) {
      const { link } = outline.blocks[up]!;
      if (link) links.add(link);
    }
    if (block.heading) r.headings++;
    if (fact.weight >= 600) r.bold++;
    if (fact.dateShare < 0.6) r.size = Math.max(r.size, fact.size);
    if (block.hidden) r.hidden++;
    countDates(i, i - from);
    if (fact.dates.some((mention) => beginsSession(mention, line.text))) r.sessions++;
    if (fact.stamps.length > 0) {
      r.stamps++;
      if (r.firstDay < 0) r.firstDay = i - from;
    }
    r.dateChars += fact.dateShare * line.text.length;
    if (fact.name) {
      const { score, name } = fact.name.match;
      if (score >= 0.55) r.names += Math.max(1, fact.names);
      if (score > r.bestName && name !== best) {
        r.secondName = r.bestName;
        r.bestName = score;
        best = name;
      } else if (score > r.secondName && name !== best) r.secondName = score;
      if (score >= 0.5 && r.firstName < 0) r.firstName = i - from;
    }
    if (fact.title) r.titles++;
    for (const { email } of fact.emails) emails.add(email);
    r.telephones += fact.telephones.length;
    if (fact.unit) {
      if (fact.unit.score >= 0.4) r.units++;
      if (fact.unit.score >= 0.4 && r.firstUnit < 0) r.firstUnit = i - from;
      if (fact.unit.score > r.bestUnit) [r.secondUnit, r.bestUnit] = [r.bestUnit, fact.unit.score];
      else r.secondUnit = Math.max(r.secondUnit, fact.unit.score);
    }
    if (fact.price) r.prices++;
  }
  r.days = Math.max(days.size, r.mentions === 0 && r.stamps > 0 ? 1 : 0);
  r.links = links.size;
  r.emails = emails.size;
  return r;
}

/** Characters that must follow the time for the line to say what takes place then. */
const LEAST_SESSION = 6;

const beginsSession = ({ precision, startTime, index, length }: DateMention, text: string): boolean =>
  precision === 'time' && startTime !== undefined && index <= 2 && text.length >= index + length + LEAST_SESSION;

const DAY = 86_400_000;
/** Beyond a year, how far does not matter. */
const FAR = 400;

const placeInTime = (date: DateMention['start']): number =>
  date?.day ? ((date.year ?? 0) * 12 + (date.month ?? 0)) * 31 + date.day : NaN;

/** Days from the visit to a date; without a year, to the nearest such day. */
function daysAhead(date: DateMention['start'], now: string): number {
  if (!date?.month || !date.day) return NaN;
  const today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`);
  const year = Number(now.slice(0, 4));
  const years = date.year === undefined ? [year - 1, year, year + 1] : [date.year];
  const distances = years.map((y) => (Date.UTC(y, date.month! - 1, date.day!) - today) / DAY);
  const nearest = distances.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
  return Math.max(-FAR, Math.min(FAR, nearest));
}
