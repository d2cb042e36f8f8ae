/** Headings and captions that say what kind of list follows, not of what: "2027 Meeting Dates", "Agendas and Minutes". */

const GENERIC =
  /^\P{L}*(?:(?:meeting|upcoming|future|past|previous|archived?|all|next|other|view|our|important|regular|special|annual)\s+)*(?:agendas?|minutes|archives?|schedules?|dates?|calendars?|meetings?|notices?|summar(?:y|ies)|packets?|documents?|materials?|reports?|presentations?|recordings?|videos?|audio|transcripts?|events?|times?|when|where|we\s+meet|and|&|of|\/|-|,|\s)+\P{L}*$/iu;

/** Whether a text says what kind of list it is, or what its links lead to. */
export const isGeneric = (text: string): boolean => GENERIC.test(text);

/** The same of lists of events, in scripts without blanks: イベント情報一覧, 今後の演奏会のご案内, 活动预告; and a band's "Live". */
const LIST_OF_EVENTS =
  /^\P{L}*(?:これから|これまで|今後|過去|今月|来月|年間|月間|開催(?:予定|中)?|最新|各種|の)*(?:イベント|催し物?|催事|行事|公演|演奏会|コンサート|ライブ|講座|講演会|セミナー|展覧会|競技|試合|大会|スケジュール|活动|活動|讲座|講座|演出|展览|展覽|행사|이벤트|공연)(?:\s*[・･、/／と]?(?:イベント|催し|行事|公演|の|ご?案内|お?知らせ|情報|予定表?|一覧|カレンダー|スケジュール|ステージ|企画|リスト|記録|預告|预告|信息|資訊|列表|日程|안내|일정|목록))+\P{L}*$|^\P{L}*\p{L}{1,8}の(?:イベント|催し|行事|公演|演奏会|コンサート|ライブ|講座|セミナー|展覧会)(?:情報|一覧|カレンダー|スケジュール|予定表?)\P{L}*$|^\P{L}*(?:(?:next|upcoming|coming)\s+(?:stage|events?|shows?|concerts?|lives?|gigs?|performances?|exhibitions?|up|soon)|次回(?:の?(?:公演|演奏会|ライブ|イベント|展示|開催|講座|例会))?(?:予告|予定|案内|情報|日程)?)\P{L}*$|^\P{L}*(?:lives?|gigs?|ライブ)\P{L}*$|^[^「」『』"“”]{0,16}(?:イベント|催し物?|催物|催事|行事|公演)(?:ご?案内|情報|一覧|カレンダー|予定表?|スケジュール)\P{L}*$|^.{0,30}\d{1,2}月の?(?:イベント|催し物?|催物|行事|公演|スケジュール|予定)(?:案内|情報|一覧|カレンダー|表)?\P{L}*$|^\P{L}*(?:\d{1,2}月の|今月の|来月の|の)?(?:(?:お知らせ|ニュース|新着|トピックス|キャンペーン|セール)\P{L}*)?(?:イベント|催し物?|催事|行事)(?:\P{L}*(?:お知らせ|ニュース|キャンペーン|セール))?(?:\s*[(（][^()（）]*[)）])?\P{L}*$/iu;

/** The same in alphabetic scripts, where it says when: "Upcoming events", "Kommande", "Prochains concerts", "Eventos passados", "Every week". */
const SOON_OR_LATELY =
  'upcoming|coming|future|past|previous|earlier|kommande|kommende[nr]?|tidigare|tidligere|nächsten?|künftigen?|vergangenen?|bisherigen?|prochaine?s|à venir|futur[eo]?s|passée?s|próxim[oa]s|pasad[oa]s|passad[oa]s|anteriores|prossim[aei]|passat[aei]|(?:aan)?komende|volgende|afgelopen|tulevat|menneet|nadchodzące|najbliższe|minione|nejbližší|nadcházející|připravované|minulé|предстоящие|ближайшие|прошедшие|майбутні';
const EVENTS =
  'events|dates|concerts|shows|gigs|activities|fixtures|evenemang|tillfällen|arrangemang(?:en)?|arrangement(?:er|s)|begivenheder|termine|veranstaltungen|konzerte|auftritte|aufführungen|événements|évènements|manifestations|spectacles|représentations|eventos|actividades|atividades|fechas|conciertos|concertos|funciones|appuntamenti|eventi|concerti|spettacoli|evenementen|activiteiten|concerten|voorstellingen|tapahtumat|wydarzenia|koncerty|imprezy|akce|мероприятия|события|концерты|події|заходи';
const ALONE =
  'upcoming|coming (?:up|soon)|kommande|tidigare|tidligere|demnächst|à venir|prochainement|próximamente|em breve|prossimamente|binnenkort|wkrótce|již brzy|(?:every|each) week|varje vecka|hver uke|hver uge|jede woche|chaque semaine|cada semana|ogni settimana|toda semana|elke week|co tydzień|každý týden';
const LIST_AHEAD = new RegExp(
  `^\\P{L}*(?:(?:(?:the|our|my|die|unsere|les|nos|los|las|nuestr[oa]s|os|as|gli|i|le|våra|vores|våre|de|onze)\\s)?(?:(?:${SOON_OR_LATELY})\\s(?:${EVENTS})|(?:${EVENTS})\\s(?:${SOON_OR_LATELY}))|${ALONE})\\P{L}*$`,
  'iu',
);

/** Whether a heading says that a list of events follows. */
export const namesEvents = (text: string): boolean =>
  LIST_OF_EVENTS.test(text.replace(SCHOOL_YEAR, '')) || LIST_AHEAD.test(text);
const SCHOOL_YEAR = /(?:\d{4}|(?:令和|平成)\s*(?:\d{1,2}|元))\s*年度/gu;

const PAPERS =
  /^\P{L}*(?:not\s+available|(?:(?:(?:online|virtual|public|(?:special|regular)(?!\s+meetings?)|watch|join|listen(?:\s+to)?|view|download|links?\s+to|accessible|draft|approved|live|mp[34]|pdf|html)\s+)?(?:meetings?\s+)?(?:agendas?|minutes|notices?|summar(?:y|ies)|packets?|booklets?|handouts?|attachments?|documents?|materials?|recordings?|videos?|audio|(?:live)?streams?|webcasts?|transcripts?|presentations?|slides|access|details?|and|of|&|\/|,|\||-)(?:\s|(?!\p{L})))+)\P{L}*$/iu;

/** Whether a text says only what a link beside the day leads to: "Meeting Notice", "Agenda & Documents", "Agenda Packet | Minutes". */
export const namesPapers = (text: string): boolean => PAPERS.test(text);

const ATTENDANCE =
  /^\P{L}*(?:(?:virtual|online|hybrid|remote|in[- ]person|zoom|webex|teams|and|or)(?:\s|(?!\p{L})|[/&-])+)+(?:meetings?|only|session)?\P{L}*$/iu;

/** Whether a text says only how one takes part: "Virtual meeting", "Hybrid". */
export const saysHow = (text: string): boolean => ATTENDANCE.test(text);

/** What a heading adds to a name: "… Meeting Dates & Agendas". */
const TAIL =
  /\s*(?:[-–—:|]\s*)?(?:(?:dates?|schedules?|agendas?|minutes|calendars?|times?|packets?|materials?|documents?|notices?|archives?)(?:\s*(?:&|and|,|\/)\s*)?)+\P{L}*$/iu;

/** A heading without what it says of its list: "Board of Trustees - Agendas and Minutes" names the board. */
export const withoutListWords = (heading: string): string => heading.replace(TAIL, '');
