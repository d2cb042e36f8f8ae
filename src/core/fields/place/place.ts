/** Where an event takes place, as the record says it. */
import type { Outline } from '../../page/outline';
import type { TextItem } from '../../page/snapshot';
import { spanningLines } from '../../page/row-span';
import { headerAbove } from '../../page/table-header';
import type { Facts, LineFacts } from '../../text/facts';
import { cityIn } from './city-country';
import { meetingOf } from '../name/document-name';
import { organizerLabel } from '../event-labels';
import { isPending } from '../state/event-state';
import { BY_WORDS, LABELLED, type FoundPlace } from './found-place';
import { namesPapers } from '../name/generic-heading';
import { cleanName } from '../name/clean-name';
import { inElements, withAddress, withName } from './name-and-address';
import { isCategory, isOfPeople } from './no-house';
import { NO_PLACE, SORT_OF_MEETING } from './no-place';
import {
  afterDates,
  behindWeekday,
  meetingPlaceIn,
  placeBeforeHours,
  placeBeforeTime,
  placeBehindDay,
  placeBehindTime,
  placeBetween,
} from './place-by-time';
import { afterDate, isAmongSorts, placeColumns } from './place-columns';
import { isHouseHeader, isPlaceHeader, PLACE_HEADER, VENUE_HEADER, WHO_HEADER } from './place-header';
import { HINT, hintedAs, hintsAround, PIN } from './place-hints';
import { placeBeforeMap } from './map-link';
import { IN_NAME, placeInName } from './place-in-name';
import { isDirector, isLabel, isPlaceLabel, labelledPlace } from './place-labels';
import { ofHouse, withoutForWhom, withoutHour, withoutMap, withoutPriced, withoutProse } from './place-remarks';
import { ADDRESS, LONGEST_ADDRESS } from './postal-address';
import { rowCells } from '../row-cells';
import { withoutDates } from '../name/undated';
import { heldIn, placeIs } from './told-place';
import { isWhoAndWhence } from './who-and-whence';

/** "市民ホールにて", "楽しい発表の場です。市民ホールにて。", "3日から5日まで、木の実画廊さんにて、個展を開きます". */
const NITE =
  /(?:^(?=[^、]*$)|[。！](?=[^は、。]*にて。?$)|まで、)((?![当本同各])[^、。]{2,40}?)(?:さん|様)?にて(?:[。！!]?$|、)/u;
/** 「午後3時より、拝殿前にて斎行いたします」: right behind an hour or a day. */
const NITE_BEHIND = /、((?![当本同各])[\p{Script=Han}\p{Script=Katakana}ー・A-Za-z\d]{2,20})にて(?!販売)/gu;
const BEHIND_DAY = /^(?:より|から|まで|頃|ごろ)*$/u;
const niteBehindHour = ({ dates }: LineFacts, text: string): RegExpExecArray | null =>
  [...text.matchAll(NITE_BEHIND)].find((said) =>
    dates.some(({ index, length }) => {
      const end = index + length;
      return end <= said.index && BEHIND_DAY.test(text.slice(end, said.index));
    }),
  ) ?? null;
/** "お電話にて", "先着順にて", "予約制にて", "現金にて", "雨天決行にて": how one signs up, is let in or pays, and whether it is held. */
const MEANS =
  /(?:電話|メール|ファッ?クス|fax|郵送|葉書|はがき|ハガキ|フォーム|サイト|アプリ|先着順?|抽選|[予約時替]制|無料|限定|プレイガイド|現金|窓口|価格|決行|中止)$/iu;
/** "Harbour Guild - @harbourguild". */
const ACCOUNT = /@[a-z\d._-]+$/;
/** "8:30 am in Mill Hall". */
const LEADING_TIME = /^\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|Uhr)\s*(?:at|in|@|im|in der)?\s+/i;
/** "via Zoom" (and not "Via Roma 5"), "at Fog Chamber". */
const LEADING_WORD =
  /^\s*(?:via(?=\s+(?:zoom|(?:microsoft )?teams|webex|google|skype|youtube|facebook|live|stream|online|video|phone))|(?:held |meet )?at|held in)\s+(?=\p{L})/iu;
/** "The game will be played at Fog Chamber." */
const SENTENCE_AT =
  /^.{0,60}?\b(?:(?:will be|is|are)\s(?:held|played|presented|hosted|shown|located|performed)|takes? place)\s(?:at\s(?:the\s)?|in\sthe\s)(?=\p{Lu})([^.;]{3,60})\.?$/u;
/** "February 6, 3 pm at Edge Hall 12 Long Lane", "May 4 (at Edge Hall, 6 p.m.)": the end of a line that says when. */
const AT_PLACE = /^\D*\d.*[\s(]at\s+(?:the\s+)?(\p{Lu}[^.;|()]{2,70}?)(?:,\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?)?\)?$/u;
/** "Event: Lecture Room". */
const EVENT_IN = /^events?\s*[:：]\s*(?=\S)(.+)$/iu;
/** A column of houses says more than one of places. */
const BELOW_VENUE = 0.905;
/** A town with its country is less than a house in it. */
const CITY = 0.47;
/** "Ann / Bob / The Harbour Club": a line-up. */
const LINE_UP = /\s*[/／]\s*/u;
const MOST_PARTS = 2;

/** 「春の寄席（会場：みなとホール）」: a bracket that opened before the place. */
const CLOSES_NOTHING = /^([^()（）]+)[)）]$/u;

/** @param nameLine the line of the record's name, which is not its place */
export function placeOf(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  nameLine: number,
): FoundPlace | undefined {
  const { words } = facts;
  let best: FoundPlace | undefined;
  /** "Exhibition: Garden Room": the sort of event says nothing of the place. */
  const behindSort = (text: string): string => {
    const house = EVENT_IN.exec(text)?.[1] ?? words.after('eventWord', text);
    return house && words.has('venueWord', house) ? house : text;
  };
  const hoursOn = (line: number): string[] =>
    facts.lines[line]!.dates.filter(({ startTime }) => startTime).map(({ index, length }) =>
      outline.lines[line]!.text.slice(index, index + length),
    );
  const offer = (raw: string, line: number, confidence: number): void => {
    const whole = withoutMap(behindWeekday(facts, raw) ?? raw);
    const said = (SENTENCE_AT.exec(whole)?.[1] ?? words.after('placeLabel', whole) ?? behindSort(whole)).replace(
      /^\s*[@＠]\s*/u,
      '',
    );
    const house = withoutHour(said.replace(LEADING_TIME, '').replace(LEADING_WORD, ''), hoursOn(line));
    const text = cleanName(withoutForWhom(facts, withoutProse(facts, house))).replace(CLOSES_NOTHING, '$1');
    if (text.length < 2 || text.length > LONGEST_ADDRESS || !/\p{L}/u.test(text) || words.is('moreLabel', text)) return;
    if (best && best.confidence >= confidence) return;
    if (
      NO_PLACE.test(text) ||
      SORT_OF_MEETING.test(text) ||
      namesPapers(text) ||
      meetingOf(text) !== text ||
      (confidence < LABELLED && SENTENCES.test(text)) ||
      isPending(text, facts.lang) ||
      (confidence < LABELLED && (text.split(LINE_UP).length > MOST_PARTS || isWhoAndWhence(facts, line, text)))
    )
      return;
    best = { place: ADDRESS.test(text) ? { address: text, name: text } : { name: text }, line, confidence };
  };
  for (const i of spanningLines(outline, from))
    if (isPlaceHeader(words, headerAbove(outline, i))) offer(outline.lines[i]!.text, i, 0.9);
  for (const i of rowCells(outline, facts, from, to)) {
    const { text } = outline.lines[i]!;
    if (facts.lines[i]!.dateShare > 0.5 || words.has('cancelled', text) || words.has('postponed', text)) continue;
    const header = headerAbove(outline, i);
    if (VENUE_HEADER.test(header)) offer(text, i, BELOW_VENUE);
    else if (isPlaceHeader(words, header)) offer(text, i, 0.9);
    else if (words.has('venueWord', text)) offer(text, i, 0.6);
  }
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const fact = facts.lines[i]!;
    const named = isPlaceLabel(facts, line.text);
    const value = labelledPlace(facts, line);
    if (value) offer(value, i, 0.92);
    else if (named && i + 1 < to && !isLabel(outline, facts, i + 1) && !isDirector(outline, facts, i + 1))
      offer(outline.lines[i + 1]!.text, i + 1, 0.9);
    // A link of its own leads to more at that place; one around more of the line leads to the event.
    const isOwn = (run: TextItem): boolean =>
      !run.link || line.runs.some((other) => other !== run && other.link === run.link);
    const at =
      /(?:^|\s)(?:[@＠]|於(?=[\s　:：]))[\s　:：]*(.{2,60})$/u.exec(line.text) ??
      (i === nameLine ? null : (NITE.exec(line.text) ?? niteBehindHour(fact, line.text)));
    const is = i === nameLine ? undefined : placeIs(facts, line.text);
    if (is) offer(is, i, 0.8);
    const held = i === nameLine ? undefined : heldIn(facts, line.text);
    if (held) offer(held, i, HELD);
    if (at && !MEANS.test(at[1]!) && !ACCOUNT.test(at[0]) && !isInDate(fact, at.index, line.text.length))
      // "Foundations of Physics @Harvard: Ada Byrd (Leeds)": behind the colon stands who speaks, and whence.
      offer(at[1]!.replace(/:\s+\p{Lu}[^:()]*\([^()]+\)$/u, ''), i, 0.8);
    const beside = i === nameLine ? undefined : behindWeekday(facts, line.text);
    if (beside && isShortName(beside)) offer(beside, i, BESIDE_WEEKDAY);
    const told = i !== nameLine && fact.dates.length > 0 ? AT_PLACE.exec(line.text)?.[1] : undefined;
    if (told) offer(told, i, 0.55);
    const behind =
      placeBehindTime(fact, line.text, words) ??
      placeBehindDay(fact, line.text, words) ??
      placeBetween(facts, i, line.text) ??
      placeBeforeTime(fact, line.text) ??
      (i === nameLine ? undefined : placeBeforeHours(outline, facts, i));
    if (behind) offer(behind, i, 0.6);
    const met = i === nameLine ? undefined : meetingPlaceIn(fact, line.text);
    if (met) offer(met, i, 0.8);
    const mapped = i === nameLine ? undefined : placeBeforeMap(line);
    if (mapped) offer(withoutDates(facts, i, mapped), i, 0.88);
    // "Ann Lee, MA" is a person with a degree.
    const city =
      fact.names > 0 || (i === nameLine && fact.dates.length === 0) ? undefined : cityIn(afterDates(fact, line.text));
    if (city) offer(city, i, CITY);
    if (i !== nameLine || line.runs.length > 1)
      for (const { icon, text } of line.runs)
        if (icon && PIN.test(icon) && !fact.price) offer(withoutDates(facts, i, text), i, 0.88);
    if (i === nameLine && line.runs.length > 1)
      for (const run of line.runs) if (run.hint && isOwn(run) && HINT.test(run.hint)) offer(run.text, i, 0.85);
    if (i === nameLine || named || isLabel(outline, facts, i) || organizerLabel(line.text)) continue;
    if (fact.dateShare > 0.7 || /^(dt|th)$/.test(outline.blocks[line.block]!.tag)) continue;
    const header = headerAbove(outline, i);
    if (isHouseHeader(words, header)) offer(line.text, i, 0.91);
    else if (VENUE_HEADER.test(header)) offer(line.text, i, BELOW_VENUE);
    else if (PLACE_HEADER.test(header) || isPlaceHeader(words, header)) offer(line.text, i, 0.9);
    if (WHO_HEADER.test(header)) continue;
    const around = hintedAs(hintsAround(outline, line.block, from, to));
    if (around) offer(withoutDates(facts, i, line.text), i, around);
    for (const run of line.runs) {
      const hinted = hintedAs(run.hint ?? '');
      if (hinted) offer(run.text, i, hinted);
    }
    const rest = ofHouse(facts, withoutForWhom(facts, withoutPriced(facts, withoutDates(facts, i, line.text))));
    const priced = (fact.price && rest === line.text) || words.has('priceLabel', rest);
    if (
      rest.length <= (ADDRESS.test(rest) || isRoomByRoom(words, rest) ? LONGEST_ADDRESS : 70) &&
      words.has('venueWord', rest) &&
      !priced &&
      !isOfPeople(outline, facts, i) &&
      !isCategory(outline, i) &&
      !isAmongSorts(outline, facts, i)
    )
      offer(rest, i, ADDRESS.test(rest) ? 0.6 : isSentence(rest) ? IN_SENTENCE : BY_WORDS);
    if (
      i > from &&
      !priced &&
      !isCategory(outline, i) &&
      !isAmongSorts(outline, facts, i) &&
      placeColumns(outline, facts).has(afterDate(outline, facts, i))
    )
      offer(rest, i, 0.45);
  }
  const within = best || nameLine < 0 ? undefined : placeInName(outline, facts, nameLine);
  if (within) offer(within, nameLine, IN_NAME);
  if (!best) return undefined;
  const parted = inElements(outline, facts, best, nameLine);
  return withName(outline, facts, withAddress(outline, facts, parted, from, to), from, nameLine);
}

/** "September 20 @ 7:30 pm - October 12 @ 9:45 pm": what leads to an hour leads to no place. */
const isInDate = ({ dates }: LineFacts, from: number, to: number): boolean =>
  dates.some(({ index, length }) => index <= from && index + length >= to);

/** 「市内初出店。抹茶味は各日30個。」: prose that speaks of a shop or a hall. */
const SENTENCES = /^[^。！？]*[。！？].*[。！？]$|.{24}。$/u;

/** "Coffee, churros and a talk at the bar.": a sentence has a place's word in it sooner than it is one. */
const isSentence = (text: string): boolean => /(?:\s\p{Ll}+){3}.*[.!]$/u.test(text);
const IN_SENTENCE = 0.4;

/** How sure one is of a house in which a sentence says that something is held: less than of what stands by itself. */
const HELD = 0.46;
/** How sure one is of what stands beside a weekday, and how long it may be. */
const BESIDE_WEEKDAY = 0.45;
const LONGEST_BESIDE = 60;
const isShortName = (text: string): boolean => text.length <= LONGEST_BESIDE && /^\p{Lu}[^.!?·•|]*$/u.test(text);

/** "Harbour University, University Library, Meeting Room on the 4th Floor": a place told from the house to the room. */
const isRoomByRoom = (words: Facts['words'], text: string): boolean =>
  !/[!?;:]|(?<!\d)\./u.test(text) && text.split(/,\s+/u).filter((part) => words.has('venueWord', part)).length >= 2;
