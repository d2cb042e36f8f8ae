/** Labels of a sheet of facts on an event, beside those of when: 会場, 定員, 出演. */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import { cellAround, labelBeside } from '../../page/row-label';
import type { Facts } from '../../text/facts';
import { bareLabel } from '../compound-label';
import type { Extent, Page } from '../record';
import type { NameCandidate } from './name';

/** Where, beside what labels of places say in general. */
export const WHERE = /^\P{L}*(?:劇\s*場|開催会場|集合場所|会\s*場名?)\P{L}*$/u;
/** How it is called. */
export const IS_CALLED =
  /^\P{L}*(?:(?:イベント|講座|行事|催し|公演|セミナー|事業)?名\s*称?|タイトル|演\s*題|演\s*目|テーマ)\P{L}*$/u;
/** What only an event has among the rest that a sheet may say. */
export const OF_EVENTS =
  /^\P{L}*(?:(?:イベント|講座|行事|催し|公演|セミナー)?(?:内\s*容|概\s*要)|プログラム|曲\s*目|講\s*師|出\s*演者?|キャスト|脚\s*本|演\s*出|脚本・演出|指\s*揮|司\s*会|対\s*象者?|定\s*員|募集人数|参加費|受講料|入場料|観覧料|費\s*用|料\s*金|チケット|持ち物|主\s*催者?|共\s*催|後\s*援|(?:お?申し?込み?|参加|応募)(?:方法|先|締切|期限)?|主办(?:方|单位)?|主讲人?|报告人|대상|정원|강사|주최|참가비)\P{L}*$/u;

const LEAST_LABELS = 2;
const LONGEST_LABEL = 12;

/** Whether a record is such a sheet: a label says when, others where or what only an event has. */
export function isSheet({ outline, facts }: Page, { from, to }: Extent): boolean {
  const texts = outline.lines.slice(from, to).map(({ text }) => text);
  return (
    texts.some((text) => facts.words.is('dateLabel', bareLabel(text))) &&
    texts.filter((text) => OF_EVENTS.test(text) || WHERE.test(text) || facts.words.is('placeLabel', bareLabel(text)))
      .length >= LEAST_LABELS
  );
}

/** "日時：12月12日", "【対象】どなたでも", "Wo: Saal 2": a label before its value. */
const LINE_LABEL = /^\P{L}*(\p{L}[^:：\d]{0,15}?)\s*(?:[】\])）]\s*[:：]?|[:：])\s*\S/u;

/** At what hour, of whom, for whom and for how much, in alphabetic scripts; behind "Name:" stands what the heading says, too. */
const WHO_AND_HOW =
  /^\P{L}*(?:name|times?|hours?|doors|uhrzeit|beginn|heures?|horaires?|horas?|horarios?|or[ae]|orari|tijd|tid|speakers?|presenters?|hosts?|lecturers?|leaders?|instructors?|teachers?|conductor|cast|referent(?:in|en)?|leitung|dozent(?:in)?|intervenante?s?|animat(?:eur|rice)|ponentes?|relator[ie]|docent[ei]|spreker|föreläsare|prelegent|cost|fee|price|admission|tickets?|kosten|eintritt|preis|gebühr|tarif|prix|precio|costo|ingresso|preço|pris|cena|registration|anmeldung|inscription|inscripción|iscrizione|contact|kontakt|contacto|contatti|age|alter|âge|language|sprache|langue|idioma|lingua|for|für|pour|para|per|capacity|duration|dauer|durée|duración|durata)\P{L}*$/iu;

/** How it is called, in more languages and words. */
const CALLS =
  /名|题|題|タイトル|テーマ|内容|제목|주제|행사|(?<!\p{L})(?:event|topic|title|talk|subject|thema|titel|titre|t[íi]tulo|titolo|what|was)(?!\p{L})/iu;

/** Whether all of a record are such lines, one of which says when, the others where, of whom or for how much: then none of them is its name. */
export function isSheetOfLines({ outline, facts: { words } }: Page, { from, to }: Extent): boolean {
  const labels = outline.lines.slice(from, to).map(({ text }) => bareLabel(LINE_LABEL.exec(text)?.[1] ?? ''));
  const saysWhen = (label: string): boolean => words.is('dateLabel', label);
  const saysMore = (label: string): boolean =>
    OF_EVENTS.test(label) ||
    WHERE.test(label) ||
    WHO_AND_HOW.test(label) ||
    words.is('placeLabel', label) ||
    words.is('priceLabel', label) ||
    words.is('attributeLabel', label);
  return (
    labels.length > LEAST_LABELS &&
    labels.some(saysWhen) &&
    labels.every(
      (label) => label !== '' && !SAYS_WHAT.test(label) && !CALLS.test(label) && (saysWhen(label) || saysMore(label)),
    )
  );
}

/** What is on, where no heading right above says it: 内容 | 講演会「光の画家」. */
const SAYS_WHAT = /^\P{L}*(?:イベント|講座|行事|催し|公演|セミナー)?内\s*容\P{L}*$/u;

/** Whether a name from above stands no farther off than the nearest heading: a heading of several sheets may say no more than that events follow. */
export const isNearAbove = ({ facts }: Page, { from }: Extent, { line, inherited }: NameCandidate): boolean =>
  inherited === 1 && line >= (facts.lines[from]!.heading?.line ?? 0);

/** Whether a line is a label, or stands in the cell right behind, or the <dd> right below, one that is not the name's. */
export function isSheetValue({ outline, facts }: Page, line: number): boolean {
  const own = bareLabel(outline.lines[line]!.text);
  if (OF_EVENTS.test(own) || facts.words.is('placeLabel', own) || facts.words.is('dateLabel', own)) return true;
  const label = labelBeside(outline, line);
  return label !== undefined && label.length <= LONGEST_LABEL && !IS_CALLED.test(label);
}

/** Whether a line is the first behind such a label of what is on: where no heading names the sheet, this does. */
export function isWhatIsOn(outline: Outline, line: number): boolean {
  const label = labelBeside(outline, line);
  return label !== undefined && SAYS_WHAT.test(label) && line === outline.from[cellAround(outline, line)];
}

const contentsByFacts = new WeakMap<Facts, Map<number | undefined, string[]>>();

/** Whether the sheets below a record's nearest heading say what is on, each something else: then the heading, and what stands above it, names none of them. */
export function areCalledByContents({ outline, facts }: Page, { from }: Extent): boolean {
  let contents = contentsByFacts.get(facts);
  if (!contents) {
    contentsByFacts.set(facts, (contents = new Map()));
    for (const { index, text } of outline.lines)
      if (isWhatIsOn(outline, index)) addTo(contents, facts.lines[index]!.heading?.line, text);
  }
  const said = contents.get(facts.lines[from]!.heading?.line) ?? [];
  return said.length > 1 && new Set(said).size === said.length;
}
