/** What the head of a table says of its columns: in one of them the events' names stand, in others certainly not. */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';

/** "Event / Speaker" has names, too. */
const NAMED =
  /^\P{L}*(?:(?:name|title|topic|subject|theme) of (?:the )?(?:events?|talks?|lectures?|sessions?|meetings?)|(?:events?|activit(?:y|ies)|talk|lecture|session|course|exhibition|film|show|concert|programme?|workshop|seminar|meeting|presentation)(?: (?:name|title|topic))?|titles?|topics?|subjects?|themes?|what|veranstaltung(?:en)?|titel|themen?|vortrag|bezeichnung|was|événements?|evénements?|manifestations?|intitulé|titre|thème|sujet|activité|eventos?|títulos?|temas?|actividad(?:es)?|atividades?|charla|palestra|eventi?|titolo|argomento|evenement(?:en)?|activiteit(?:en)?|onderwerp|thema|evenemang|rubrik|ämne|aktivitet|arrangement|emne|tapahtuma|aihe|wydarzenie|temat|tytuł|název|akce|イベント名?|催し物?名?|催物名?|行事名?|公演名?|名称|演目|題名|(?:講演|発表|講義|報告|研究)?(?:演題|題目|テーマ|タイトル)|講座名|講演名|大会名|試合名|競技会名|展覧会名|催事名?|番組名?|作品名?|健診名?|事業名|対戦(?:相手|カード|チーム)|相手(?:チーム)?|活动(?:名称|主题|内容)?|活動(?:名稱|主題|內容)?|主题|主題|题目|題目|讲座(?:题目|名称)?|행사(?:명)?|제목|강연(?:명|제목)|주제)(?:\s*[/／&・,、]\s*\p{L}+)*\P{L}*$/iu;
/** A head of names, of events or of people. */
const CALLED = /^\P{L}*names?\P{L}*$/iu;
/** Whoever speaks or helps, where, what it costs, what there is to read. */
const OTHER =
  /^\P{L}*(?:(?:meeting|event)\s+)?(?:speakers?|presenters?|lecturers?|instructors?|teachers?|moderators?|chairs?|hosts?|organi[sz]ers?|sponsors?|contacts?|audience|ages?|cost|price|fees?|tickets?|register|registration|notes?|remarks?|status|attachments?|agendas?|minutes|documents?|materials?|files?|downloads?|links?|recordings?|videos?|where|when|dates?|times?|venue|location|place|room|referent(?:en|in|innen)?|dozent(?:en|in|innen)?|leitung|ort|raum|preis|kosten|anmeldung|intervenants?|orateurs?|conférenciers?|lieu|salle|tarifs?|ponentes?|lugar|precio|palestrantes?|orador(?:es)?|local|relator[ei]|luogo|prezzo|sprekers?|locatie|prijs|talare|plats|pris|foredragsholder|sted|講師(?:氏?名)?|氏名|発表者|講演者|報告者|登壇者|話し手|出演者?|演者|司会|担当(?:者|課)?|対象(?:者)?|定員|場所|会場|開催場所|日時|日程|開催日時?|節|キックオフ|K\.?O\.?|H\s*[/／]\s*A|結果|スコア|時間|料金|参加費|費用|受講料|申込(?:み|方法)?|問い?合わ?せ先?|お問い?合わ?せ先?|主催者?|備考|資料|主讲人?|報告人|报告人|主持人?|地点|地點|연사|강사|장소|문의처?|비고)\P{L}*$/iu;

/** Who conducts and what is played: of concerts that are called as the heading above says. */
const PERFORMED =
  /^\P{L}*(?:(?:主な|演奏)?曲目|(?:客演)?指揮者?|独奏者?|ソリスト|指挥|지휘|연주곡|conductors?|soloists?|repertoire|dirigent(?:in)?|solist(?:en)?|chef d['’]orchestre|direttore|director musical)\P{L}*$/iu;

export const isPerformed = (header: string): boolean => PERFORMED.test(header);

/** "Ville, pays", "City": where a band goes, beside the house or the festival at which it plays. */
const TOWN =
  /^\P{L}*(?:villes?|pays|city|cities|town|country|state|stadt|land|ciudad|país|cidade|città|paese|stad|by|miasto|kraj|都市|国)(?:\s*[,、/／&-]\s*(?:villes?|pays|city|town|country|state|stadt|land|ciudad|país|cidade|città|paese|stad|miasto|kraj|国))*\P{L}*$/iu;

export const isOfTown = (header: string): boolean => TOWN.test(header);

/** Longer texts head no column. */
const LONGEST = 40;

/** What a column holds: names of events, names of whatever, something else. */
export type Headed = 'name' | 'called' | 'other';

const known = new Map<string, Headed | undefined>();
const MOST_KNOWN = 2000;

/** @returns what the head of the column in which a line stands says of it as an event's name; undefined where there is none, or it says nothing */
export function headedAs(outline: Outline, line: number): Headed | undefined {
  const header = partOf(outline, line, headerAbove(outline, line).trim());
  if (!header || header.length > LONGEST || header === outline.lines[line]!.text) return undefined;
  if (!known.has(header)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(header, read(header));
  }
  return known.get(header);
}

/** "Speaker / Topic" over cells of two lines: the part that is as far down as the line. */
function partOf({ blocks, lines, from, to }: Outline, line: number, header: string): string {
  const parts = header.split(/\s*[/／]\s*/u);
  if (parts.length < 2) return header;
  let cell = lines[line]!.block;
  while (cell > 0 && !/^t[dh]$/.test(blocks[cell]!.tag)) cell = blocks[cell]!.parent;
  return to[cell]! - from[cell]! === parts.length ? parts[line - from[cell]!]! : header;
}

function read(header: string): Headed | undefined {
  if (CALLED.test(header)) return 'called';
  if (NAMED.test(header)) return 'name';
  return OTHER.test(header) ? 'other' : undefined;
}
