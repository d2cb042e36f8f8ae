/** What only says of which sort an event is: "上映会" above a film's title, "9月の企画展", "リーグ戦"; or the how-manieth it is: 第3回, 【第1講座】, "Session 3". */

const MONTH = '(?:\\d{1,2}月の|今月の|来月の|[春夏秋冬]の|次回の?)?';
/** In scripts without blanks: words of which each alone, or one before another, is a sort. */
const SORTS =
  '企画展示?|特別展示?|常設展示?|巡回展|コレクション展|所蔵[品作]?展|展覧会|展示会?|上映会?|映画上映会?|トーク(?:イベント|ショー)?|ワークショップ|講演会?|コンサート|演奏会|ライブ|公演|セミナー|講座|体験(?:会|教室)?|説明会|相談会|見学会|落語会?|映画|演劇|音楽|舞踊|古典芸能|(?:リーグ|交流|公式|練習|親善|順位決定|オープン|カップ|トーナメント)戦|練習試合|試合|大会|イベント|催し物?|行事';
/** Badges of Korean and Chinese cards. */
const OTHER_SORTS =
  '공연|전시회?|강연|강좌|교육|체험|행사|축제|음악회?|연극|무용|뮤지컬|영화|상영회?|콘서트|클래식|세미나|워크숍|특강|(?:기획|특별|상설)전시?|演出|展览|展覽|特展|讲座|講座|活动|活動|电影|電影|放映|音乐会?|音樂會?|话剧|話劇|戏剧|戲劇|舞蹈|工作坊|培训|比赛|沙龙|论坛|論壇';
const SORT = new RegExp(
  `^\\P{L}*${MONTH}(?:${SORTS}|${OTHER_SORTS})(?:\\P{L}*(?:${SORTS}|${OTHER_SORTS})){0,2}\\P{L}*$`,
  'u',
);

/** The words of cards' small lines above the title, alone: "Music", "Family", "Workshop". */
const ALPHABETIC = [
  "(?:live )?music|concerts?|gigs?|comedy|theat(?:re|er)|films?|cinema|dance|family|families|kids|children|talks?|lectures?|workshops?|exhibitions?|festivals?|class(?:es)?|(?:guided )?tours?|markets?|community|sports?|seminars?|webinars?|conferences?|literature|what['’]s on",
  'musik|konzerte?|lesung(?:en)?|vortr(?:ag|äge)|kino|ausstellung(?:en)?|führung(?:en)?|kinder|familie|tanz|kabarett|oper',
  'musique|théâtre|cinéma|expositions?|ateliers?|conférences?|danse|visites? guidées?|jeune public|famille|spectacles?',
  'música|conciertos?|teatro|cine|exposici[óo]n(?:es)?|talleres|taller|conferencias?|danza|visitas? guiadas?|infantil|familiar|espectáculos?',
  'musica|concert[oi]|mostr[ae]|laboratorio?|conferenz[ae]|muziek|tentoonstelling(?:en)?|lezing(?:en)?|rondleiding(?:en)?|exposiç(?:ão|ões)|oficinas?|utställning(?:ar)?|konserter?|föreläsning(?:ar)?',
].join('|');
const ALPHABETIC_SORT = new RegExp(`^\\P{L}*(?:${ALPHABETIC})(?:\\s*[/&,+·|]\\s*(?:${ALPHABETIC}))?\\P{L}*$`, 'iu');

/** Whether a text is nothing but such a word: right above a title of which sort that is, elsewhere as often a name. */
export const isCardSort = (text: string): boolean => ALPHABETIC_SORT.test(text);

export const isSortOfEvent = (text: string): boolean => SORT.test(text);

/** "説明会・相談会": more sorts than one are what a section holds. */
export const namesSorts = (text: string): boolean => /\p{L}[・／/、＆&]\p{L}/u.test(text) && isSortOfEvent(text);

const NUMBER =
  /^\P{L}*(?:第?\s*[\d０-９一二三四五六七八九十]+\s*(?:回目?|講座?|限目?|部|夜|話|日目|セッション)|(?:session|part|week|day|lecture|class|no|nr|folge|termin|teil)\s?\.?\s*#?\d+)\P{L}*$/iu;

/** Whether a text only counts: the name that is counted stands elsewhere. */
export const onlyCounts = (text: string): boolean => NUMBER.test(text);
