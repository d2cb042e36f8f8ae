/** Labels of places: what they say on their own line, and what the next line holds. */
import type { Line, Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { bareLabel } from '../compound-label';
import { ownClasses } from '../../page/class-names';
import { ADDRESS } from './postal-address';

/** Labels are set apart by their markup, whatever they say. */
const LABEL_HINT = /(^|[\s_#.-])(labels?|caption|dt|th|midashi|item-?name|koumoku)([\s_-]|$)/;
/** "… 会場：市民ホール 料金：…": a label within a line, its value up to the next label. */
const INLINE =
  /[\s、。/／|｜■●◆・【［[(（〈<](?:会場|開催場所|場所|ところ|Venue|Location|Place|Where|Ort|Lieu|Lugar|Luogo|地点|地點|장소)[】］\])）〉>]?\s*[:：]\s*(.{2,60}?)(?=\s+\S{1,8}\s*[:：]|[。■●◆【［|｜]|$)/u;
/** "📍 Fog Chamber", "📅 5 May 📍 Fog Chamber · 🎟 free": a pin is a label. */
const PINNED =
  /📍\u{fe0f}?\s*(\p{L}[^\p{Extended_Pictographic}|]{1,79}?)(?=\s*[·•]?\s*(?:\p{Extended_Pictographic}|\||$))/u;
/** A part of a line with its own label: `<span>会場: 市民会館</span>`. */
const LABELLED_RUN = /^\s*\p{L}{1,12}\s*[:：]\s*\S/u;
/** 「集合：みなと駅 北口」; 「集合：9時」, 「集合：正午」, 「集合：各自」 say when and how. */
const GATHERING =
  /^\P{L}*集合\s*[】\])）]?\s*[:：]\s*(?!.*(?:\d\s*[:：時]|分前|正午|午[前後]|[上下]午|各自|現地))(\S.{1,40})$/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{2}/u;
/** Korean has blanks between words; "장소 변경 안내" is no label and its value. */
const CHANGED = /변경|안내|공지/u;
const LONGEST_LABEL = 20;

/** What a label on the line itself says of the place: before a colon, in markup of its own, or before a blank in Chinese, Japanese and Korean. */
export function labelledPlace(facts: Facts, line: Line): string | undefined {
  const { words } = facts;
  const after =
    words.after('placeLabel', bareLabel(line.text)) ?? (INLINE.exec(line.text) ?? PINNED.exec(line.text))?.[1];
  if (after) return isDirectedBy(facts, line) ? undefined : after;
  const gathering = facts.lines[line.index]!.dates.length === 0 ? GATHERING.exec(line.text)?.[1] : undefined;
  if (gathering) return gathering;
  const [first, ...rest] = line.runs.filter(({ text }) => text.trim());
  const label = first?.text.trim() ?? '';
  if (
    rest.length > 0 &&
    (label.length > 2 || CJK.test(label)) &&
    first!.via !== rest[0]!.via &&
    isPlaceLabel(facts, label)
  )
    return rest.map(({ text }) => text).join('');
  for (const { text } of rest) {
    const value = LABELLED_RUN.test(text) ? words.after('placeLabel', text.trim()) : null;
    if (value) return value;
  }
  const [head, value] = atBlank(line.text);
  return head && isPlaceLabel(facts, head) ? value : undefined;
}

/** What stands before the first blank of a line and behind it, where it may be a label; '' twice where it is none. */
function atBlank(text: string): [label: string, value: string] {
  const blank = Math.max(0, text.indexOf(' '));
  const [label, value] = [text.slice(0, blank), text.slice(blank + 1)];
  return CJK.test(label) && !CHANGED.test(value) ? [label, value] : ['', ''];
}

/** What is paid: 料金, 参加費, 前売券; not 入場無料, with which a name may begin. */
const PAID = /[料費金券]$/u;

/** 「■会場 市民ホール」, 「■料金 千円」: in Chinese, Japanese and Korean a blank may stand for the colon; 「📍市民ホール」. Such a line holds no name. */
export function isLabelledLine(facts: Facts, text: string): boolean {
  if (PINNED.exec(text)?.index === 0) return true;
  const [head] = atBlank(text);
  if (!head) return false;
  return (
    isPlaceLabel(facts, head) ||
    facts.words.is('dateLabel', head) ||
    (PAID.test(head) && facts.words.is('priceLabel', head))
  );
}

/** "会場", "開催場所（予定）", "Venue:". */
export const isPlaceLabel = (facts: Facts, text: string): boolean =>
  text.length <= LONGEST_LABEL &&
  !ENDS_IN_NUMBER.test(text) &&
  facts.words.is('placeLabel', bareLabel(text.replace(/[(（][^)）]*[)）]/gu, '').trim()));

/** "Room 101" is a place by itself, "Room:" leads to one. */
const ENDS_IN_NUMBER =
  /(?:room|hall|stage|track|studio|suite|raum|saal|bühne|salle|sala|zaal|sal|室|ホール|ステージ)\P{L}*\p{N}[\p{L}\p{N}]{0,2}$/iu;

/** A line that says what the next one holds. */
export function isLabel(outline: Outline, facts: Facts, index: number): boolean {
  const { text, runs, block } = outline.lines[index]!;
  if (text.length > LONGEST_LABEL) return false;
  const { words } = facts;
  const isWord =
    words.is('dateLabel', bareLabel(text)) || words.is('priceLabel', text) || words.is('attributeLabel', text);
  if (isWord && !ENDS_IN_NUMBER.test(text)) return true;
  const { tag, hint } = outline.blocks[block]!;
  if (/^(dt|th)$/.test(tag) || LABEL_HINT.test(ownClasses(hint))) return true;
  return runs.length > 0 && runs.every((run) => !run.text.trim() || LABEL_HINT.test(run.hint ?? ''));
}

const DIRECTION = /^\P{L}*(?:direcci[óo]n|direção|direzione)\P{L}*$/iu;

/** "Dirección: Elena Bravo. Duración: 90 min.": credits go on with another label, before any number of a house. */
const CREDITS = /^[^:：]{3,20}[:：][^\d:：]{3,60}[.,;|]\s*\p{Lu}[\p{L}\s]{2,24}[:：]/u;
/** "Jardines Antonio Machado", "María Luisa, s/n": places called after somebody. */
const AFTER_SOMEBODY =
  /(?:^|[:：])\s*(?:jard(?:ín|ines|im|ins)|urbanización|urb\.|parque|parco|giardini?|residencial|polígono|barrio|bairro|colonia|finca|quinta)\s|,\s*s\/n(?!\p{L})/iu;
const isAddress = (text: string): boolean => ADDRESS.test(text) || AFTER_SOMEBODY.test(text);

const isDirectedBy = (facts: Facts, { text, index }: Line): boolean =>
  DIRECTION.test(text.slice(0, Math.max(0, text.search(/[:：]/u)))) &&
  (facts.lines[index]!.names > 0 || CREDITS.test(text)) &&
  !isAddress(text);

/** "Dirección" is an address, or who directs the play: then a person stands below it. */
export const isDirector = ({ lines }: Outline, facts: Facts, line: number): boolean =>
  DIRECTION.test(lines[line - 1]!.text) && facts.lines[line]!.names > 0 && !isAddress(lines[line]!.text);
