/**
 * Places that nothing but their spot gives away: a cell without a header, what follows a comma behind the hour, brackets at the end of a line.
 * One record cannot tell, but a region can: a spot is that of places where several of its records say a hall, a room or an address there.
 */
import { lineColumn } from '../../page/line-column';
import { headerAbove } from '../../page/table-header';
import type { Chunk } from '../../text/chunks';
import { isWorded } from '../../text/words/index';
import { cleanName } from '../name/clean-name';
import { namesPapers } from '../name/generic-heading';
import type { FoundPlace } from './found-place';
import { EVENTS_ROOM, HOUSE, ROOM_WORD } from './house-words';
import type { NameCandidate } from '../name/name';
import type { Facts } from '../../text/facts';
import { organizerLabel } from '../event-labels';
import { isPending } from '../state/event-state';
import { NO_PLACE } from './no-place';
import { WHO_HEADER } from './place-header';
import { withoutForWhom, withoutMap, withoutPriced, withoutProse } from './place-remarks';
import { ADDRESS } from './postal-address';
import { metAt } from './place-by-time';
import type { Extent, Page } from '../record';
import { isWhoAndWhence } from './who-and-whence';

const LEAST_RECORDS = 2;
/** Share of a region's records that must have the spot, and of its texts that must be places by their words. */
const PRESENT = 0.6;
const PLACES = 0.4;
/** Japanese, Chinese and Korean words for places are single characters that stand in many other words. */
const PLACES_CJK = 0.6;
const MOST_EVENTS = 0.3;
const MOST_PEOPLE = 0.3;
const [SHORTEST, LONGEST] = [2, 60];
const CONFIDENCE = 0.5;

/** "Wren 214", "C12": a room by its number. */
const ROOM = /^(?:\p{Lu}[\p{L}.]*\s)?\p{Lu}?\d{1,4}[A-Za-z]?$/u;
/** "Northside Branch", of a library. */
const BRANCH = /\p{L}\sbranch$/iu;
/** What else is numbered: parts of a series, ages, ratings, forms of a school. */
const NUMBERED =
  /^(?:ages?|ab|from|grades?|class(?:e|es)?|klasse|years?|levels?|stufe|parts?|teil|partie|parte|vol|volume|band|n[or]|nr|weeks?|woche|semaine|days?|tag|jour|sessions?|lectures?|lessons?|modules?|units?|episodes?|seasons?|chapters?|rounds?|acts?|fsk|pg|usk|pegi)[.:]?\s/iu;
/** What sets a place off from what stands before it on its line. */
const SET_OFF = /^\s*(?:[,.;|·•@＠–—-]|\/\/|(?<=\s)\/(?=\s)|\s\s)\s*/u;
/** 「6月12日(土) 白鷺ホール（鳴瀬市）」 below the name: scripts without blanks set off by them. */
const BLANK_BEFORE_CJK = /^\s(?=[\p{Script=Han}\p{Script=Katakana}])/u;
/** 「喫茶やまね（鳴瀬市）」 */
const IN_TOWN = /^(?!\d{2,4}[/.年-]).*\S\s*[（(][\p{Script=Han}\p{Script=Hiragana}ヶケ]{1,6}[都道府県市区町村][)）]$/u;
/** Marks of a Japanese sentence, or of a remark. */
const REMARK = /[をはが※]|ます|です|お問/u;
/** "Everyone is welcome.", but "Bürgerhof e.V.", "Mill Str.". */
const SENTENCE = /(?<!(?<!\p{L})(?:\p{L}\.\s?)+\p{L}|(?<!\p{L})\p{Lu}\p{Ll}{1,2})\.$|[!?。！？]$/u;
/** "Join Zoom Meeting": what a link does. */
const INVITES = /^(?:join|register|sign up|log ?in|click)(?!\p{L})/iu;
/** The last sentence of a line: "18 November. “Knots and Tongues”. Reading Room." */
const LAST = /[.»”"]\.?\s+(\p{Lu}[^.!?]{2,50})\.$/u;
/** "Salle des fêtes. Réservations au …", "Foyer, aanvang" before an hour. */
const SENTENCE_END = /(?<=\p{Ll}{3}|\d)\.(?=\s|$)|;\s/u;
const LEADS_TO_HOUR =
  /[\s,(–-]+(?:at|from|starts?|starting|beginn|ab|um|aanvang|vanaf|om|à(?: partir de)?|dès|de|a(?: partir de)? las?|desde las?|às|a partir das|alle(?: ore)?|dalle(?: ore)?|ore|kl\.?|klo|fra|från|od|godz\.?|v)\s*$/iu;
/** What follows the last comma or dash of a name. */
const LAST_PART = /\p{L}{3}[”"»’)]?(?:\s*[,|·@＠]\s*|\s+[–—-]\s+)([^,|·@＠–—]{2,40})$/u;
const BRACKETS = /[(（［[〔【]([^()（）［］[\]〔〕【】]{2,60})[)）］\]〕】]\s*$/u;

/** 1樓展覽室, コンサートホール: a room that is called after what is held there. */
const HAN_ROOM = /[\p{Script=Han}\p{Script=Katakana}ー](?:室|厅|廳|館|馆|楼|樓|ホール|ルーム)$/u;

const overlap = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

interface Said {
  text: string;
  line: number;
}

/**
 * @param names per record its name
 * @returns per record the place at the region's spot for places; undefined where there is none
 */
export function placesBySpot(
  page: Page,
  records: readonly Extent[],
  names: readonly (NameCandidate | undefined)[],
): (FoundPlace | undefined)[] {
  const spots = new Map<string, (Said | undefined)[]>();
  records.forEach((record, i) => {
    for (const [spot, said] of saidIn(page, record, names[i])) {
      let all = spots.get(spot);
      if (!all) spots.set(spot, (all = records.map(() => undefined)));
      all[i] ??= said;
    }
  });
  const known = spotsKnown(page.facts);
  let best: (Said | undefined)[] = records.map(() => undefined);
  let most = 0;
  for (const [spot, all] of spots) {
    const worth = worthOf(page, all, known.has(spot));
    if (worth > most) [best, most] = [all, worth];
    if (worth > 0 && NAMED.test(spot)) known.add(spot);
  }
  const { words } = page.facts;
  // Among houses one text may be another event's name.
  const isSure = ({ text, line }: Said): boolean =>
    isPlace(page, text) || !(words.has('eventWord', text) || isPerson(page, line, text));
  return best.map((said) =>
    said && isSure(said) ? { place: placeFrom(said.text), line: said.line, confidence: CONFIDENCE } : undefined,
  );
}

const placeFrom = (text: string): FoundPlace['place'] =>
  ADDRESS.test(text) ? { name: text, address: text } : { name: text };

const isPlace = ({ facts: { words, lang } }: Page, text: string): boolean =>
  words.has('venueWord', text) ||
  ADDRESS.test(text) ||
  (ROOM.test(text) && !NUMBERED.test(text)) ||
  ROOM_WORD.test(text) ||
  BRANCH.test(text) ||
  IN_TOWN.test(text) ||
  (!isWorded(lang) && HOUSE.test(text));

const SURE_PERSON = 0.5;

const isPerson = ({ facts }: Page, line: number, text: string): boolean => {
  const match = facts.lines[line]!.name?.match;
  return match !== undefined && match.score >= SURE_PERSON && match.name === text;
};

/** A whole line, in a block that has a class name. */
const NAMED = /^line [^.<]+\.[^<]/;

const knownByFacts = new WeakMap<Facts, Set<string>>();

/** Spots at which other regions of the page have their places: a list in parts is marked up alike in each of them. */
function spotsKnown(facts: Facts): Set<string> {
  let known = knownByFacts.get(facts);
  if (!known) knownByFacts.set(facts, (known = new Set()));
  return known;
}

/** How sure a spot is one of places, 0 where it is none; at a spot that is known for them words need not tell. */
function worthOf(page: Page, all: readonly (Said | undefined)[], isKnown: boolean): number {
  const { facts } = page;
  const said = all.filter((one) => one !== undefined);
  if (said.length < PRESENT * all.length || (said.length < LEAST_RECORDS && !isKnown)) return 0;
  const share = (is: (one: Said) => boolean): number => said.filter(is).length / said.length;
  const { words } = facts;
  const least = /^(?:ja|zh|ko)/.test(facts.lang) ? PLACES_CJK : PLACES;
  // "Salle des fêtes, Vernoy" is a place by its words, and so is "Le Moulin, Vernoy" beside it.
  const towns = new Set(said.map(({ text }) => (isPlace(page, text) ? townOf(text) : undefined)));
  const inTown = ({ text }: Said): boolean => townOf(text) !== undefined && towns.has(townOf(text));
  const places = share((one) => isPlace(page, one.text) || inTown(one));
  const isEvent = (one: Said): boolean =>
    words.has('eventWord', one.text) &&
    !ROOM_WORD.test(one.text) &&
    !EVENTS_ROOM.test(one.text) &&
    !HAN_ROOM.test(one.text) &&
    !inTown(one);
  if ((places < least && !isKnown) || share(isEvent) > MOST_EVENTS) return 0;
  if (share(({ text, line }) => isPerson(page, line, text) && !isPlace(page, text)) > MOST_PEOPLE) return 0;
  return (isKnown ? Math.max(places, least) : places) * (said.length / all.length);
}

/** What follows the last comma. */
const townOf = (text: string): string | undefined => /,\s*(\p{L}[^,]+)$/u.exec(text)?.[1];

/** What a record says at which spots: whole lines, what follows its last day or hour, what follows its name, brackets. */
function saidIn({ outline, facts }: Page, { from, to }: Extent, name: NameCandidate | undefined): [string, Said][] {
  const out: [string, Said][] = [];
  for (let line = from; line < to; line++) {
    const { text } = outline.lines[line]!;
    const { dates, price, telephones, emails } = facts.lines[line]!;
    const column = lineColumn(outline, line);
    const offer = (spot: string, raw: string): void => {
      const bare = cleanName(withoutProse(facts, withoutForWhom(facts, withoutPriced(facts, withoutMap(raw)))));
      const said = facts.words.after('placeLabel', bare) ?? metAt(bare) ?? bare;
      if (isPossible(said) && !isWhoAndWhence(facts, line, said)) out.push([`${spot} ${column}`, { text: said, line }]);
    };
    if (text.length > 3 * LONGEST || organizerLabel(text) || telephones.length + emails.length > 0) continue;
    if (WHO_HEADER.test(headerAbove(outline, line))) continue;
    const isNames = name?.line === line;
    const last = dates.at(-1);
    if (!last && !isNames) {
      const unpriced = withoutForWhom(facts, price ? withoutPriced(facts, text) : text);
      if (!price || unpriced !== text) offer('line', unpriced);
    }
    if (last || isNames) for (const run of undatedRuns(line)) offer(`run ${run.via}`, run.text);
    if (last) afterwards('day', last.index + last.length);
    if (dates.length === 2 && dates[1]!.precision === 'time') afterwards('between', dates[0]!.index + dates[0]!.length);
    const at = isNames && name.text.length < text.length ? text.indexOf(name.text) : -1;
    if (at >= 0) afterwards('name', at + name!.text.length);
    const bracket = BRACKETS.exec(text)?.[1];
    if (bracket && bracket.length < text.length - 3 && !isWhoAndWhence(facts, line, text)) offer('brackets', bracket);
    const sentence = LAST.exec(text)?.[1];
    if (sentence) offer('sentence', sentence);
    const part = isNames && name.chunk.whole ? LAST_PART.exec(name.text)?.[1] : undefined;
    if (part) offer('part', part);

    /** What stands behind a name or a day, up to the next day or hour or the end of its sentence. */
    function afterwards(spot: string, start: number): void {
      const next = dates.find(({ index }) => index >= start)?.index ?? text.length;
      const rest = text.slice(start, next);
      const setOff =
        SET_OFF.exec(rest) ??
        (spot === 'day' && !isNames ? BLANK_BEFORE_CJK.exec(rest) : null) ??
        (spot === 'day' && beginsRun(line, text.slice(last!.index, start)) ? /^\s/u.exec(rest) : null);
      if (!setOff) return;
      const said = rest.slice(setOff[0].length);
      offer(
        spot,
        said
          .slice(0, SENTENCE_END.exec(said)?.index ?? said.length)
          .trimEnd()
          .replace(LEADS_TO_HOUR, ''),
      );
    }
  }
  return out;

  /** "<a>Seminar</a> <span>6 May, 4pm</span> <span>Room 2.14</span>": a day that begins a piece of its line's markup stands apart from the name. */
  function beginsRun(line: number, day: string): boolean {
    return facts.lines[line]!.chunks.some(({ whole, via, text }) => !whole && via !== '' && text.startsWith(day));
  }

  /** Pieces of a line's markup that say nothing of its days and hours. */
  function undatedRuns(line: number): Chunk[] {
    const { chunks, dates } = facts.lines[line]!;
    const { text } = outline.lines[line]!;
    const isDated = (said: string): boolean => {
      const at = text.indexOf(said);
      return dates.some(
        ({ index, length }) =>
          overlap(said, text.slice(index, index + length)) ||
          (at >= 0 && at < index + length && index < at + said.length),
      );
    };
    return chunks.filter((chunk) => !chunk.whole && chunk.via && !isDated(chunk.text));
  }

  function isPossible(said: string): boolean {
    if (said.length < SHORTEST || said.length > LONGEST || !/\p{L}/u.test(said) || SENTENCE.test(said)) return false;
    if (REMARK.test(said) || INVITES.test(said)) return false;
    if (said === name?.text || NO_PLACE.test(said) || namesPapers(said) || isPending(said, facts.lang)) return false;
    return (['moreLabel', 'priceLabel', 'dateLabel', 'cancelled', 'postponed'] as const).every(
      (label) => !facts.words.is(label, said),
    );
  }
}
