/** Where an event takes place, as the record says it. */
import type { Place } from '../finding';
import type { Line, Outline } from '../page/outline';
import { lineColumn } from '../page/line-column';
import type { TextItem } from '../page/snapshot';
import { headerAbove } from '../page/table-header';
import type { Facts } from '../text/facts';
import { cityIn } from './city-country';
import { organizerLabel } from './event-labels';
import { isPending } from './event-state';
import { meetingOf } from './document-name';
import { namesPapers } from './generic-heading';
import { cleanName } from './name';
import { afterDates, behindWeekday, placeBeforeTime, placeBehindTime, placeBetween } from './place-by-time';
import { isHouseHeader, PLACE_HEADER, WHO_HEADER } from './place-header';
import { IN_NAME, placeInName } from './place-in-name';
import { withoutDates } from './undated';
import { rowCells } from './row-cells';

export interface FoundPlace {
  place: Place;
  line: number;
  confidence: number;
}

const HINT =
  /(^|[\s_#.-])((?:event)?(?:venue|location|place)|loc|locality|address|adr|where|room|hall|stage|kaijo|basho|p-location|lieu|(?:veranstaltungs|spiel)?ort|saal|plaats|locatie|zaal|local|lugar|luogo|luoghi|sala|plats|sted|paikka|miejsce|misto)s?([\s_-]|\d|$)/;
/** A pin of an icon font is a label, as "📍" is: "fa-map-marker-alt", "bi-geo-alt", "icon-location". */
const PIN =
  /(?:^|[\s_-])(?:map-?(?:marker|pin|marked)|pin-?(?:map|drop)|(?:fa[bsrl]?|bi|icon|icons|mdi|ri|ti|glyphicon|dashicons|icofont)[\s_-](?:[\w-]*[\s_-])?(?:location|geo|marker|place))(?:[\s_-]|$)/;
/** The town says less than the house beside it. */
const TOWN_HINT = /(^|[\s_#.-])(?:city|town)([\s_-]|\d|$)/;
export const ADDRESS =
  /〒\d{3}|(?:都|道|府|県).{1,8}(?:市|区|町|村)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s?\d+-\d+-\d+(?!\d)|\b\d{1,5}\s+[NSEW]\.?\s+[A-Z]\w+|\b\d{1,5}\s+[A-Z][\w.]*(?:\s[A-Z][\w.]*)*\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Lane|Ln|Way|Place|Square)\b|\b\d{5}\s[A-ZÄÖÜ][a-zäöü]+|(?:straße|str\.|gasse|weg|platz)\s\d+/u;
/** Labels are set apart by their markup, whatever they say. */
const LABEL_HINT = /(^|[\s_#.-])(labels?|caption|dt|th|midashi|item-?name|koumoku)([\s_-]|$)/;
/** "… 会場：市民ホール 料金：…": a label within a line, its value up to the next label. */
const INLINE =
  /[\s、。/／|｜■●◆・【［[(（〈<](?:会場|開催場所|場所|ところ|Venue|Location|Place|Where|Ort|Lieu|Lugar|Luogo|地点|地點|장소)[】］\])）〉>]?\s*[:：]\s*(.{2,60}?)(?=\s+\S{1,8}\s*[:：]|[。■●◆【［|｜]|$)/u;
/** "📍 Fog Chamber", "📅 5 May 📍 Fog Chamber · 🎟 free": a pin is a label. */
const PINNED =
  /📍\u{fe0f}?\s*(\p{L}[^\p{Extended_Pictographic}|]{1,79}?)(?=\s*[·•]?\s*(?:\p{Extended_Pictographic}|\||$))/u;
const CATEGORY_HINT = /(^|[\s_#.-])(cat(egor(y|ies))?|tags?|genre|type|status|price)([\s_-]|$)/;
/** "市民ホールにて", "3日から5日まで、木の実画廊さんにて、個展を開きます". */
const NITE = /(?:^(?=[^、]*$)|まで、)((?![当本同各])[^、。]{2,40}?)(?:さん|様)?にて(?:[。！!]?$|、)/u;
/** "お電話にて", "先着順にて", "予約制にて": how one signs up or is let in. */
const MEANS =
  /(?:電話|メール|ファッ?クス|fax|郵送|葉書|はがき|ハガキ|フォーム|サイト|アプリ|先着順?|抽選|[予約時替]制|無料|限定)$/iu;
/** "8:30 am in Mill Hall". */
const LEADING_TIME = /^\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|Uhr)\s*(?:at|in|@|im|in der)?\s+/i;
/** "via Zoom" (and not "Via Roma 5"), "at Fog Chamber". */
const LEADING_WORD =
  /^\s*(?:via(?=\s+(?:zoom|(?:microsoft )?teams|webex|google|skype|youtube|facebook|live|stream|online|video|phone))|(?:held )?at|held in)\s+(?=\p{L})/iu;
/** "The game will be played at Fog Chamber." */
const SENTENCE_AT =
  /^.{0,60}?\b(?:(?:will be|is|are)\s(?:held|played|presented|hosted|shown|located|performed)|takes? place)\s(?:at\s(?:the\s)?|in\sthe\s)(?=\p{Lu})([^.;]{3,60})\.?$/u;
/** "February 6, 3 pm at Edge Hall 12 Long Lane", "May 4 (at Edge Hall, 6 p.m.)": the end of a line that says when. */
const AT_PLACE = /\d.*[\s(]at\s+(?:the\s+)?(\p{Lu}[^.;|()]{2,70}?)(?:,\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?)?\)?$/u;
const LONGEST = 120;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}]{2}/u;
const LONGEST_LABEL = 20;
const LONGEST_BETWEEN = 60;
/** A column right after the date is that of places where this share of its lines says so, and so many lines stand there. */
const COLUMN_SHARE = 0.2;
/** Japanese, Chinese and Korean words for places are single characters that stand in many other words. */
const COLUMN_SHARE_CJK = 0.5;
const COLUMN_LEAST = 5;
/** Or where its values come again and again, as houses do, and speak of no kind of event. */
const COLUMN_REPEATS = 0.7;
const COLUMN_EVENT_WORDS = 0.15;

/** What stands where places do, and shares words with them. */
export const NO_PLACE = new RegExp(
  [
    // rows of pictures
    /\p{Extended_Pictographic}.*\p{L}.*\p{Extended_Pictographic}/u,
    // hours
    /^[\d\s:.,–-]*(?:[ap]\.?m\.?|uhr|h)?[\d\s:.,–-]*(?:[ap]\.?m\.?|uhr|h)?$/u,
    // addresses on the net, accounts
    /@[\w.-]+\.\w|https?:|(?:^|[\s+@])_*[a-z\d]+_\w*(?=$|[\s)])/u,
    // who may come in, and what it costs
    /\d(?:時半?|分)\s*開[場演]|^開[場演]|入場(?!口|門)|来場|ドリンク|^チケット|前売|当日券|整理番号|未就学|[¥￥]\s?\d|\d円|(?<!\p{L})(?:adv|all ages|over to drink|no cover)(?!\p{L})/u,
    /^(?:\P{L}*(?:from|ab|under|over|dès|à partir de|fra|från|vanaf|desde|da)\s)?\P{L}*\d\s?(?:years|yrs|år|jahren?|ans|años|anos|anni|jaar)\P{L}*$/u,
    // this very event, who gives it and with whom, and where one asks
    /^[当本](?:イベント|公演|日(?!本))|(?<!\p{L})presents?\s*[.:：]?$|^in (?:kooperation|zusammenarbeit|cooperation|collaboration|conjunction|association)\s/u,
    /^(?:information|free (?:event|entry|admission))(?=\P{L}*(?:$|[\d:：(（平]))/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
/** Of which sort a meeting is, or that it is not held: in tables that stands where places do. */
const SORT_OF_MEETING =
  /^\P{L}*(?:regular|special|annual|emergency|cancell?ed|postponed|rescheduled|adjourned|recessed)(?:\s+(?:meeting|session))?\P{L}*$/iu;
/** Nothing but a word of it says that a line is a place. */
export const BY_WORDS = 0.5;
/** A town with its country is less than a house in it. */
const CITY = 0.47;
/** From here on a label, a column or the markup says that it is a place. */
const LABELLED = 0.8;
/** "Ann / Bob / The Harbour Club": a line-up. */
const LINE_UP = /\s*[/／]\s*/u;
const MOST_PARTS = 2;

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
  const offer = (raw: string, line: number, confidence: number): void => {
    const whole = behindWeekday(facts, raw) ?? raw;
    const said = (SENTENCE_AT.exec(whole)?.[1] ?? words.after('placeLabel', whole) ?? whole).replace(
      /^\s*[@＠]\s*/u,
      '',
    );
    const text = cleanName(withoutProse(said.replace(LEADING_TIME, '').replace(LEADING_WORD, '')));
    if (text.length < 2 || text.length > LONGEST || !/\p{L}/u.test(text) || words.is('moreLabel', text)) return;
    if (best && best.confidence >= confidence) return;
    if (
      NO_PLACE.test(text) ||
      SORT_OF_MEETING.test(text) ||
      namesPapers(text) ||
      meetingOf(text) !== text ||
      isPending(text, facts.lang) ||
      (confidence < LABELLED && text.split(LINE_UP).length > MOST_PARTS)
    )
      return;
    best = { place: ADDRESS.test(text) ? { address: text, name: text } : { name: text }, line, confidence };
  };
  for (const i of rowCells(outline, facts, from, to)) {
    const { text } = outline.lines[i]!;
    if (facts.lines[i]!.dateShare > 0.5 || words.has('cancelled', text) || words.has('postponed', text)) continue;
    if (words.is('placeLabel', headerAbove(outline, i))) offer(text, i, 0.9);
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
    // A link of its own leads to more at that place; where all of the line is one link, it leads to the event.
    const isOwn = ({ link }: TextItem): boolean => !link || line.runs.every((run) => run.link === link);
    const at =
      /(?:^|\s)(?:[@＠]|於(?=[\s　:：]))[\s　:：]*(.{2,60})$/u.exec(line.text) ??
      (i === nameLine ? null : NITE.exec(line.text));
    if (at && !MEANS.test(at[1]!)) offer(at[1]!, i, 0.8);
    const beside = i === nameLine ? undefined : behindWeekday(facts, line.text);
    if (beside && isShortName(beside)) offer(beside, i, BESIDE_WEEKDAY);
    const told = i !== nameLine && fact.dates.length > 0 ? AT_PLACE.exec(line.text)?.[1] : undefined;
    if (told) offer(told, i, 0.55);
    const behind =
      placeBehindTime(fact, line.text, words) ?? placeBetween(facts, i, line.text) ?? placeBeforeTime(fact, line.text);
    if (behind) offer(behind, i, 0.6);
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
    else if (PLACE_HEADER.test(header) || words.is('placeLabel', header)) offer(line.text, i, 0.9);
    if (WHO_HEADER.test(header)) continue;
    const around = hintedAs(hintsAround(outline, line.block, from, to));
    if (around) offer(withoutDates(facts, i, line.text), i, around);
    for (const run of line.runs) {
      const hinted = hintedAs(run.hint ?? '');
      if (hinted) offer(run.text, i, hinted);
    }
    const rest = withoutPriced(facts, withoutDates(facts, i, line.text));
    const priced = (fact.price && rest === line.text) || words.has('priceLabel', rest);
    if (
      rest.length <= (ADDRESS.test(rest) || isRoomByRoom(words, rest) ? LONGEST : 70) &&
      words.has('venueWord', rest) &&
      !priced
    )
      offer(rest, i, ADDRESS.test(rest) ? 0.6 : BY_WORDS);
    if (i > from && !priced && placeColumns(outline, facts).has(afterDate(outline, facts, i))) offer(rest, i, 0.45);
  }
  const within = best || nameLine < 0 ? undefined : placeInName(outline, facts, nameLine);
  if (within) offer(within, nameLine, IN_NAME);
  return best && withName(outline, facts, withAddress(outline, facts, best, from, to), from, nameLine);
}

/** How sure one is of what stands beside a weekday. */
const BESIDE_WEEKDAY = 0.45;
const isShortName = (text: string): boolean => text.length <= LONGEST_BETWEEN && /^\p{Lu}[^.!?·•|]*$/u.test(text);

/** How sure classes and names of the markup are of a place. */
function hintedAs(hint: string): number | undefined {
  if (HINT.test(hint)) return 0.85;
  return TOWN_HINT.test(hint) ? LABELLED : undefined;
}

/** "Harbour University, University Library, Meeting Room on the 4th Floor": a place told from the house to the room. */
const isRoomByRoom = (words: Facts['words'], text: string): boolean =>
  !/[!?;:]|(?<!\d)\./u.test(text) && text.split(/,\s+/u).filter((part) => words.has('venueWord', part)).length >= 2;

/** What a label on the line itself says of the place: before a colon, in markup of its own, or before a blank in Japanese and Chinese. */
export function labelledPlace(facts: Facts, line: Line): string | undefined {
  const { words } = facts;
  const after = words.after('placeLabel', line.text) ?? (INLINE.exec(line.text) ?? PINNED.exec(line.text))?.[1];
  if (after) return after;
  const [first, ...rest] = line.runs.filter(({ text }) => text.trim());
  const label = first?.text.trim() ?? '';
  if (
    rest.length > 0 &&
    (label.length > 2 || CJK.test(label)) &&
    first!.via !== rest[0]!.via &&
    isPlaceLabel(facts, label)
  )
    return rest.map(({ text }) => text).join('');
  const blank = line.text.indexOf(' ');
  const head = line.text.slice(0, Math.max(0, blank));
  return CJK.test(head) && isPlaceLabel(facts, head) ? line.text.slice(blank + 1) : undefined;
}

/** What is paid: 料金, 参加費, 前売券; not 入場無料, with which a name may begin. */
const PAID = /[料費金券]$/u;

/** 「■会場 市民ホール」, 「■料金 千円」: in Japanese and Chinese a blank may stand for the colon; 「📍市民ホール」. Such a line holds no name. */
export function isLabelledLine(facts: Facts, text: string): boolean {
  if (PINNED.exec(text)?.index === 0) return true;
  const head = text.slice(0, Math.max(0, text.indexOf(' ')));
  if (!CJK.test(head)) return false;
  return (
    isPlaceLabel(facts, head) ||
    facts.words.is('dateLabel', head) ||
    (PAID.test(head) && facts.words.is('priceLabel', head))
  );
}

/** "会場", "開催場所（予定）", "Venue:". */
const isPlaceLabel = (facts: Facts, text: string): boolean =>
  text.length <= LONGEST_LABEL && facts.words.is('placeLabel', text.replace(/[(（][^)）]*[)）]/gu, '').trim());

/** A line that says what the next one holds. */
function isLabel(outline: Outline, facts: Facts, index: number): boolean {
  const { text, runs, block } = outline.lines[index]!;
  if (text.length > LONGEST_LABEL) return false;
  const { words } = facts;
  if (words.is('dateLabel', text) || words.is('priceLabel', text) || words.is('attributeLabel', text)) return true;
  const { tag, hint } = outline.blocks[block]!;
  if (/^(dt|th)$/.test(tag) || LABEL_HINT.test(ownClasses(hint))) return true;
  return runs.length > 0 && runs.every((run) => !run.text.trim() || LABEL_HINT.test(run.hint ?? ''));
}

const DIRECTION = /^\P{L}*(?:direcci[óo]n|direção|direzione)\P{L}*$/iu;

/** "Dirección" is an address, or who directs the play: then a person stands below it. */
const isDirector = ({ lines }: Outline, facts: Facts, line: number): boolean =>
  DIRECTION.test(lines[line - 1]!.text) && facts.lines[line]!.names > 0 && !ADDRESS.test(lines[line]!.text);

const ownClasses = (hint: string | undefined): string => (hint ?? '').replace(/[#@.].*$/u, '');

const columnsByFacts = new WeakMap<Facts, ReadonlySet<string>>();

/** Columns of the page right after a date or time in which places stand: few of their lines need to say so. */
function placeColumns(outline: Outline, facts: Facts): ReadonlySet<string> {
  const known = columnsByFacts.get(facts);
  if (known) return known;
  const counts = new Map<string, { all: number; places: number; events: number; values: Set<string> }>();
  for (const { index, text, block } of outline.lines) {
    const column = index > 0 ? afterDate(outline, facts, index) : '';
    if (!column || CATEGORY_HINT.test(ownClasses(outline.blocks[block]!.hint))) continue;
    const count = counts.get(column) ?? { all: 0, places: 0, events: 0, values: new Set<string>() };
    count.all++;
    if (facts.words.has('venueWord', text) || ADDRESS.test(text)) count.places++;
    if (facts.words.has('eventWord', text)) count.events++;
    counts.set(column, { ...count, values: count.values.add(text) });
  }
  const spaced = !/^(?:ja|zh|ko)/.test(facts.lang);
  const found = new Set(
    [...counts]
      .filter(([, { all }]) => all >= COLUMN_LEAST)
      .filter(
        ([, { all, places, events, values }]) =>
          places / all >= (spaced ? COLUMN_SHARE : COLUMN_SHARE_CJK) ||
          (spaced && values.size > 1 && values.size / all <= COLUMN_REPEATS && events / all <= COLUMN_EVENT_WORDS),
      )
      .map(([column]) => column),
  );
  columnsByFacts.set(facts, found);
  return found;
}

/** The column of a short line that follows a line of nothing but dates and times; '' for any other. */
function afterDate(outline: Outline, facts: Facts, index: number): string {
  const { text } = outline.lines[index]!;
  if (!text || text.length > 70 || facts.lines[index]!.dateShare > 0.2 || facts.lines[index - 1]!.dateShare < 0.7)
    return '';
  if (isLabel(outline, facts, index) || facts.words.is('moreLabel', text) || /[.!?。！？]$/u.test(text)) return '';
  return lineColumn(outline, index);
}

/** The address on the line behind the place's name, where there is one. */
function withAddress(outline: Outline, facts: Facts, found: FoundPlace, from: number, to: number): FoundPlace {
  const { line, place } = found;
  const next = outline.lines[line + 1];
  if (place.address || line < from || line + 1 >= to || !next || next.text.length > LONGEST || !ADDRESS.test(next.text))
    return found;
  if (facts.lines[line + 1]!.dateShare > 0.2 || facts.lines[line + 1]!.price || isLabel(outline, facts, line + 1))
    return found;
  return { ...found, place: { ...place, address: next.text } };
}

/** The name on the line before an address, where the address is all that says that there is a place. */
function withName(outline: Outline, facts: Facts, found: FoundPlace, from: number, nameLine: number): FoundPlace {
  const { line, place } = found;
  const before = outline.lines[line - 1];
  if (!place.address || place.name !== place.address || line - 1 < from || line - 1 === nameLine || !before)
    return found;
  const { dateShare, price, dates } = facts.lines[line - 1]!;
  const text = cleanName(before.text);
  const isName =
    text.length >= 4 && text.length <= LONGEST_BETWEEN && /\p{L}{2}/u.test(text) && !/[.!?。：:]$/u.test(before.text);
  if (!isName || dateShare > 0 || dates.length > 0 || price || NO_PLACE.test(text) || ADDRESS.test(text)) return found;
  if (isLabel(outline, facts, line - 1) || isPlaceLabel(facts, text) || facts.words.is('moreLabel', text)) return found;
  // Who meets, and who wrote it, stand before an address, too.
  const isHouse = facts.words.has('venueWord', text);
  if (!isHouse && (facts.words.has('eventWord', text) || /^committee\b/i.test(text))) return found;
  if (!isHouse && CJK.test(place.address) && !CJK.test(text)) return found;
  return { ...found, place: { ...place, name: text } };
}

/** "Pier 62 | Free", "Press House · 20 €": the part that says what it costs is no part of the place. */
export function withoutPriced({ words }: Facts, text: string): string {
  const parts = text.split(/\s*[|｜]\s*|\s+[·•]\s+/u);
  const unpriced = parts.filter((part) => !words.has('priceLabel', part) && !/[$€£¥￥]\s?\d|\d\s?[$€£]/u.test(part));
  return parts.length > 1 && unpriced.length > 0 ? unpriced.join(' | ') : text;
}

/** Class names of the line's block and the blocks around it within the record. */
function hintsAround(outline: Outline, block: number, from: number, to: number): string {
  const out: string[] = [];
  for (let up = block, n = 0; up >= 0 && n < 3; up = outline.blocks[up]!.parent, n++) {
    if (outline.from[up]! <= from && outline.to[up]! >= to) break;
    if (outline.to[up]! - outline.from[up]! > 3) break;
    out.push(outline.blocks[up]!.hint ?? '');
  }
  return out.join(' ');
}

/** Price and number of places that follow the place on its line. */
const PRICE_AFTER = /(?<=\S)\s+(?:料金|参加費|入場料|入場無料|観覧料|受講料|木戸銭|定員|前売|当日|chf|€|£|\$).*$/iu;

/** "Lecture Hall A. Speaker: Ann Lee": a label that follows it. */
const LABEL_AFTER = /(?<=\S)\.\s+\p{Lu}\p{L}{2,20}:.*$/u;

/** A sentence that follows the place on its line: 「川沿い広場　約300基の灯ろうが…」, "Harrow Hall 101. Bring your lunch." */
export function withoutProse(line: string): string {
  const text = line.replace(PRICE_AFTER, '').replace(LABEL_AFTER, '');
  const japanese = /^(\S{2,40})\s+\S.*[。！]$/u.exec(text);
  if (japanese && /[\p{Script=Han}\p{Script=Katakana}]/u.test(japanese[1]!)) return japanese[1]!;
  return /^(.{3,60}?(?:\p{L}{3}|\d))\.\s+\p{Lu}\p{Ll}/u.exec(text)?.[1] ?? text;
}
