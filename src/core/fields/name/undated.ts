/** What a line or a part of it says beside days and hours: of that names are made. */
import type { Facts, LineFacts } from '../../text/facts';

/** A line's text without the dates and times in it. */
export function withoutDates(facts: Facts, index: number, text: string): string {
  let out = '';
  let at = 0;
  for (const mention of facts.lines[index]!.dates) {
    // Only dates that carry real evidence are cut: a bare year or month may belong to the name.
    if (mention.precision === 'month' && (mention.index > 0 || LEADS_ON.test(text.slice(mention.length)))) continue;
    // "Strings at noon": a time in words is as often a part of the name.
    if (mention.precision === 'time' && !/\p{N}/u.test(text.slice(mention.index, mention.index + mention.length)))
      continue;
    if (mention.precision === 'recurrence' && isNamedAfter(text, mention)) continue;
    const from = mention.index + partOfName(text, mention.index);
    out += `${text.slice(at, Math.max(at, from))} \u0000 `;
    at = Math.max(at, Math.min(text.length, mention.index + mention.length));
  }
  out += text.slice(at);
  if (!out.includes('\u0000')) return text;
  const parts = out.split('\u0000').map((part) => part.trim());
  const called = calledBetween(facts, index, text) ?? calledBehindColon(facts, index, text);
  if (called) return called;
  // A date in the middle of a sentence is part of it; "(closed on Fridays)" is a remark.
  const outside = parts.filter((part) => /\p{L}/u.test(part) && !/^[(（]/u.test(part));
  if (outside.length === 2 && isPlaceBehind(facts, outside[0]!, outside[1]!)) return outside[0]!;
  const before = calledBeforeSentence(parts);
  if (before) return before;
  const longest = (outside.length > 0 ? outside : parts).reduce((a, b) => (b.length > a.length ? b : a), '');
  return parts.filter((part) => /\p{L}{2}/u.test(part)).length > 2 ? text : longest;
}

/** "Opening, Saturday 13 June, 1–4 pm. Speeches at 2 pm.": what is set off before the day, where behind it only sentences stand. */
function calledBeforeSentence(parts: readonly string[]): string | undefined {
  const [first, ...others] = parts;
  const at = others.findIndex((part) => /\p{L}/u.test(part));
  const name = BEFORE_DAY.exec(first!)?.[1];
  return name && at >= 0 && /^\.\s+\p{Lu}/u.test(others[at]!) && /[.!?]$/u.test(parts.at(-1)!) ? name : undefined;
}
const BEFORE_DAY = /^(\p{Lu}[^.!?]{2,60}?)\s*[,;:–—-]$/u;

/** 「切り絵展　6月9日～21日　南分館 児童コーナー」: in scripts without capitals, what stands behind the day and says by its words where. */
const isPlaceBehind = ({ words }: Facts, before: string, behind: string): boolean =>
  CJK.test(behind) &&
  words.has('venueWord', behind) &&
  !words.has('eventWord', behind) &&
  !words.has('venueWord', before);

const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "Parents' Evenings, 3.30": how much of what is read as a time is a word of the name. */
const partOfName = (text: string, index: number): number =>
  /[\p{L}'’]\s$/u.test(text.slice(Math.max(0, index - 3), index))
    ? (PART_OF_DAY.exec(text.slice(index))?.[0].length ?? 0)
    : 0;

const PART_OF_DAY = /^(?:evenings?|afternoons?|mornings?|nights?|abende?|matin|soir)(?=[\s,]*\P{L})/iu;

/** "Market, daily 9 – 18 h", parted at the dash: a part without its half of the hours, and without the day at its end. */
export function withoutHalves({ dates }: LineFacts, line: string, part: string): string {
  const at = line.indexOf(part);
  if (at < 0) return part;
  let [from, to] = [at, at + part.length];
  for (const { index, length, precision } of dates) {
    const end = index + length;
    if (index < from && from < end) from = Math.min(to, end);
    if (index < to && to < end) to = Math.max(from, index);
    // "Salon du livre, Salle des fêtes, de 10h à 19h": hours set off at its end.
    if (precision === 'time' && index > from && end === to && SETS_OFF.test(line.slice(from, index))) to = index;
    if (precision !== 'day') continue;
    if (index === from && SET_OFF.test(line.slice(end, to))) from = end;
    if (index > from && end === to && !LEADS_TO_DAY.test(line.slice(from, index))) to = index;
  }
  return line.slice(from, to);
}

/** "4.18.2027 - Harbour Board" before the links to its papers. What stands in brackets behind a day or is set off by a colon is read with the whole. */
const SET_OFF = /^[\s,;|–—-]+[^\s(（:：]/u;
const SETS_OFF = /\p{L}\S*\s*[,;|–—-]\s*$/u;
/** "Meeting of 4 May". */
const LEADS_TO_DAY = /(?<!\p{L})\p{Ll}{1,4}\s$/u;

/** "Sun 5 - Hag Fell (6 m) 11am, Ketley School. Entry on the day": what stands between the day and the hour, whatever follows. */
function calledBetween({ lines, words }: Facts, index: number, text: string): string | undefined {
  const [day, time, third] = lines[index]!.dates;
  if (third || day?.precision !== 'day' || day.index > 0 || day.startTime || time?.precision !== 'time')
    return undefined;
  const rest = text.slice(time.index + time.length);
  const between = text
    .slice(day.length, time.index + partOfName(text, time.index))
    .replace(/^[\s:,.|–—-]+|[\s:,.|–—-]+$/gu, '');
  const isSetOff = /^\s*(?:[,.;|–—-]|$)/u.test(rest);
  // "Sat 6 June, Kelpham 11am, Lantern Walk": one word before the hour is as likely the town.
  const isName = STARTS_NAME.test(between) && /\s/u.test(between) && !words.has('venueWord', between);
  return isSetOff && isName ? between : undefined;
}

/** 「10月15日（水）：秋季大祭 午前11時 斎行（受付、午前10時開始）」: what the colon behind the day leads to, up to the hour. */
function calledBehindColon({ lines }: Facts, index: number, text: string): string | undefined {
  const [day, time] = lines[index]!.dates;
  if (day?.precision !== 'day' || day.index > 0 || day.startTime || time?.precision !== 'time') return undefined;
  const between = /^\s*[:：]\s*(\S.*\p{L}\S*)\s*$/u.exec(text.slice(day.length, time.index))?.[1];
  return between && between.length <= LONGEST_CALLED ? between : undefined;
}

const LONGEST_CALLED = 60;

const STARTS_NAME = /^[^\p{L}]*\p{Lu}\p{L}{2}.{2,}/u;

/** 「8月の終わりに」: the month belongs to what follows. */
const LEADS_ON = /^の(?=\p{L})/u;

const A_FEW_WORDS = /^\P{L}*(?:\p{L}[\p{L}'’]*\s+){1,3}$/u;

/** "Mondays at the Rose Garden", "Måndagar på Rosengården": what follows says where or with what, and names nothing without the day. */
const LEADS_TO =
  /^\s(?:at|in|on|with|by|for|på|i|med|hos|im|am|auf|bei|mit|au|aux|à|avec|en|con|na|no|em|com|op|met|bij)\s\p{Lu}/u;

/** "Cask Fridays", "Taco Tuesday": a weekday right behind a few words, and not after "every" or the like; or before what says where. */
function isNamedAfter(text: string, { index, length }: { index: number; length: number }): boolean {
  if (!/^\p{L}+$/u.test(text.slice(index, index + length))) return false;
  return (
    (index <= LONGEST_CALLED && A_FEW_WORDS.test(text.slice(0, index))) ||
    (index === 0 && LEADS_TO.test(text.slice(length)))
  );
}
