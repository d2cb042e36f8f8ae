/** Headings that say that a list of events follows, and not what any of them is: イベント情報一覧, 今後の演奏会のご案内, "Upcoming concerts". */

const WHEN = '(?:これから|これまで|今後|過去|今月|来月|年間|月間|開催(?:予定|中)?|最新|各種|の)*';
const OCCASIONS =
  'イベント|催し物?|催事|行事|公演|演奏会|コンサート|ライブ|講座|講演会|セミナー|展覧会|競技|試合|大会|スケジュール|活动|活動|讲座|講座|演出|展览|展覽|행사|이벤트|공연';
const LISTS =
  'イベント|催し|行事|公演|の|ご?案内|お?知らせ|情報|予定表?|一覧|カレンダー|スケジュール|ステージ|企画|リスト|記録|預告|预告|信息|資訊|列表|日程|안내|일정|목록';
/** What a house or a month has as a whole. */
const ALL_EVENTS = 'イベント|催し物?|催物|催事|行事|公演';
const NEWS = 'お知らせ|ニュース|新着|トピックス|キャンペーン|セール';
const IN_CJK = [
  `${WHEN}(?:${OCCASIONS})(?:\\s*[・･、/／と]?(?:${LISTS}))+`,
  // of shrines: 祭典・行事, 年間祭事
  `${WHEN}(?:祭典|祭事|年中行事|恒例行事)(?:暦|こよみ)?(?:\\s*[・･、/／と]?(?:祭典|祭事|神事|行事|${LISTS}))*`,
  // 北陸の展覧会情報
  '\\p{L}{1,8}の(?:イベント|催し|行事|公演|演奏会|コンサート|ライブ|講座|セミナー|展覧会)(?:情報|一覧|カレンダー|スケジュール|予定表?)',
  // ホール催し案内: of a house; クリスマスイベント案内 is one event's
  `(?:\\p{L}{0,12}(?:ホール|館|センター|劇場|会場|公園|店|校|園|[都道府県市町村区]))?の?(?:${ALL_EVENTS})(?:ご?案内|情報|一覧|カレンダー|予定表?|スケジュール)`,
  // 学習館ホール 2026年6月の催し
  `(?:.{0,30}[\\s年])?\\d{1,2}月の?(?:${ALL_EVENTS}|スケジュール|予定)(?:案内|情報|一覧|カレンダー|予定表?|表)?`,
  // イベント, ニュース＆イベント, イベント（中央館）
  `(?:今月の|来月の|の)?(?:(?:${NEWS})\\P{L}*)?(?:イベント|催し物?|催事|行事)(?:\\P{L}*(?:お知らせ|ニュース|キャンペーン|セール))?(?:\\s*[(（][^()（）]*[)）])?`,
  '次回(?:の?(?:公演|演奏会|ライブ|イベント|展示|開催|講座|例会))?(?:予告|予定|案内|情報|日程)?',
];

/** In alphabetic scripts where it says when: "Upcoming events", "Kommande", "Prochains concerts", "Eventos passados", "Every week". */
const SOON_OR_LATELY =
  'upcoming|coming|future|past|previous|earlier|kommande|kommende[nr]?|tidigare|tidligere|nächsten?|künftigen?|vergangenen?|bisherigen?|prochaine?s?|à venir|futur[eo]?s|passée?s|próxim[oa]s|pasad[oa]s|passad[oa]s|anteriores|prossim[aei]|passat[aei]|(?:aan)?komende|volgende|afgelopen|tulevat|menneet|nadchodzące|najbliższe|minione|nejbližší|nadcházející|připravované|minulé|предстоящие|ближайшие|прошедшие|майбутні';
const EVENTS =
  'events|dates|concerts|shows|gigs|activities|fixtures|evenemang|tillfällen|arrangemang(?:en)?|arrangement(?:er|s)|begivenheder|termine|veranstaltungen|konzerte|auftritte|aufführungen|événements|évènements|rendez-vous|manifestations|spectacles|représentations|eventos|actividades|atividades|fechas|conciertos|concertos|funciones|appuntamenti|eventi|concerti|spettacoli|evenementen|activiteiten|concerten|voorstellingen|tapahtumat|wydarzenia|koncerty|imprezy|akce|мероприятия|события|концерты|події|заходи';
const ALONE =
  'upcoming|coming (?:up|soon)|current(?:ly)?|(?:now )?on (?:now|view|show)|now showing|forthcoming|aktuell|derzeit|en cours|actuellement|in corso|actuales|nu te zien|pågående|kommande|tidigare|tidligere|demnächst|à venir|prochainement|próximamente|em breve|prossimamente|binnenkort|wkrótce|již brzy|(?:every|each) week|varje vecka|hver uke|hver uge|jede woche|chaque semaine|cada semana|ogni settimana|toda semana|elke week|co tydzień|každý týden';
const OURS = '(?:(?:the|our|my|die|unsere|les|nos|los|las|nuestr[oa]s|os|as|gli|i|le|våra|vores|våre|de|onze)\\s)?';
const OF_PERIOD =
  '(?:of )?(?:the|this) (?:week|month)|der woche|des monats|della settimana|del mese|de la semaine|du mois|de la semana|del mes|da semana|do mês|van de (?:week|maand)';
const IN_LATIN = [
  `${OURS}(?:(?:${SOON_OR_LATELY})\\s(?:${EVENTS})|(?:${EVENTS})\\s(?:${SOON_OR_LATELY}))`,
  ALONE,
  // "Gli appuntamenti di dicembre" without its month, "Unsere Termine im", "Los eventos de la semana"
  `${OURS}(?:${EVENTS})\\s(?:of|in|for|im|für|di|del|de|d['’]|en|em|van|i|för)`,
  `${OURS}(?:${EVENTS})\\s(?:${OF_PERIOD})`,
  // A troupe's "Next Stage", a band's "Live".
  'next (?:stage|events|shows|concerts|lives|gigs|performances|exhibitions)',
  'lives?|gigs?|ライブ',
];
/** What goes with an exhibition or a congress: "Related events", Begleitprogramm, "Autour de l'exposition". */
const BESIDE = [
  // 関連イベント, 展覧会関連企画のご案内, 会期中の催し
  '(?:本展|展覧会|企画展|特別展)?(?:会期中の|の)?(?:関連|会期中の)(?:イベント|催し物?|行事|企画|プログラム)(?:ご?案内|情報|一覧|のお?知らせ|のご案内)?',
  '(?:相关|相關|配套|周边)活[动動]|(?:관련|연계|부대) ?(?:행사|프로그램)',
  '(?:related|associated|accompanying|parallel|side|fringe) (?:events|activities|talks|lectures)|accompanying programme|events (?:during|around|alongside) the (?:exhibition|show)',
  '(?:begleit|rahmen|bei|neben)(?:programm|veranstaltungen)(?:\\szur ausstellung)?|(?:programm|veranstaltungen) zur ausstellung',
  "(?:événements|évènements|activités|animations|manifestations|rencontres) (?:associées?|associés|liée?s|parallèles)|programmation associée|autour de l[’']expo(?:sition)?",
  '(?:actividades|eventos) (?:paralel[oa]s|relacionad[oa]s|complementari[oa]s|asociad[oa]s)|(?:atividades|eventos) (?:paralel[oa]s|relacionad[oa]s|complementares)|programação paralela',
  '(?:eventi|iniziative|attività|appuntamenti) (?:collaterali|correlat[ie])|intorno alla mostra|nevenprogramma|randprogramma|(?:ledsage|side)program|oheisohjelma(?:a)?',
  '(?:wydarzenia|imprezy) towarzyszące|doprovodný program|doprovodné akce|kísérőprogramok|сопутствующие (?:события|мероприятия)',
];
const LIST_OF_EVENTS = new RegExp(`^\\P{L}*(?:${[...IN_CJK, ...IN_LATIN].join('|')})\\P{L}*$`, 'iu');

/** Longer texts are no headings of lists. */
const LONGEST = 80;
const SCHOOL_YEAR = /(?:\d{4}|(?:令和|平成)\s*(?:\d{1,2}|元))\s*年度/gu;

/** Whether a heading says that a list of events follows. */
export const namesEvents = (text: string): boolean =>
  text.length <= LONGEST && LIST_OF_EVENTS.test(text.replace(SCHOOL_YEAR, ''));

/** A list of events by its whole name, which none of them has: "NYC Parks Events Calendar", "Calendar of Events", Veranstaltungskalender. */
const CALENDAR =
  /^\P{L}*(?:.{0,40}\s)?(?:(?:events?|activities) (?:calendar|schedule|listings?)|calendar of (?:\p{L}+ )?(?:events|activities)|(?:veranstaltungs|termin)kalender|kalender (?:von|der) veranstaltungen|calendario eventi|calendrier des (?:événements|évènements|manifestations)|calendario (?:de|degli|dos) event[oi]s?|evenem[ae]ng?skalender(?:n)?|evenementenkalender|イベントカレンダー)\P{L}*$/iu;
export const namesCalendar = (text: string): boolean => text.length <= LONGEST && CALENDAR.test(text);

/** What is left of "Programme for 1 to 30 June", 6月1日～30日のプログラム without its days. */
const PROGRAMME =
  /^\P{L}*(?:(?:our|the|unser|das|le|il|el|o|het|ons)\s)?(?:program(?:me?|ma|a)?|schedule|spielplan|programación|programação|cartelera|の?プログラム|の?スケジュール)(?:\s(?:for|from|of|für|vom|von|im|per|di|de|del|du|dal|pour|van|para|voor))?\P{L}*$/iu;

/** Whether what stands beside a day on its line says that the events of a time follow. */
export const namesProgramme = (text: string): boolean => text.length <= LONGEST && PROGRAMME.test(text);

const GOES_WITH = new RegExp(`^\\P{L}*(?:${BESIDE.join('|')})\\P{L}*$`, 'iu');

/** Whether a heading says that what follows goes with something else; an entry of a programme may be called so itself. */
export const namesWhatGoesWith = (text: string): boolean => text.length <= LONGEST && GOES_WITH.test(text);
