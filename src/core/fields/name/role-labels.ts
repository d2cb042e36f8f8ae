/** Labels of what a poster lists beside the title: who plays, who helps, what it costs. What such a line says is nobody's name. */

const ROLES = [
  '共演者?|出演者?|出演バンド|ゲスト|司会\\S{0,4}|進行|オープニング(?:アクト|DJ)|フード|出店|主演|監督|協力|協賛|後援|主催者?|企画|制作|会場|場所|問い?合わ?せ|問|チケット|予約|料金|(?:本日|今日|今夜|明日|次回)の(?:ライブ|公演|イベント|出演)|開場|開演|時間|日時|配信|タイムテーブル|順不同',
  "(?:(?:special|opening|support|secret) )?(?:guests?|acts?|djs?|live)|mc|vj|dj|lives?|bands?|cast|performers?|artists?|members?|line ?up|visuals?|photos?|flyers?|foods?|shops?|organized?|organi[sz]ers?|sound|lighting|pa|o\\.?a\\.?|tickets?|info(?:rmation)?|open|start|adv|doors?|charge|time ?table|presents?|(?:today|tonight|tomorrow)['’]?s? (?:lives?|events?|schedules?)|next (?:lives?|events?)|pick ?up(?: (?:lives?|events?))?",
  'categor(?:y|ies|ie|ia|ía)|kategori(?:e|en|er)?|catégories?|tags?|rubri(?:k|que)|' +
    "dirigent(?:in)?|(?:musikalische |künstlerische )?leitung|solist(?:en|in|innen)?|regie|es spielt|direction(?: musicale)?|chef(?:fe)? d['’]orchestre|mise en scène|distribution|regia|direttore|direttrice|interpreti|dirección(?: musical)?|intérpretes|encenação|dyrygent|prowadzenie|wykonawcy|reżyseria|režie|účinkují|hrají",
].join('|');
/** Russian and Ukrainian posters set a dash for the colon: "Дирижёр — Глеб Ярцев". */
const CYRILLIC_ROLES =
  '(?:главный )?дириж[её]р|диригент|ведущ(?:ий|ая|ие)|ведуч(?:ий|а|і)|солист(?:ы|ка|и)?|режисс[её]р|режисер|исполнител[ьи]|виконавці|в программе|у програмі|в ролях|концертмейстер';
const CYRILLIC = new RegExp(`^\\P{L}*(?:${CYRILLIC_ROLES})(?:\\s*[:：]|\\s+[—–-]\\s|\\P{L}*$)`, 'iu');
/** "共演：…", "Visual: …", "+Guest：…"; and in brackets: 【出演】, <LIVE>. */
const LEADING = new RegExp(`^[^\\p{L}\\p{N}]*(?:${ROLES})\\s*[】\\])）>＞』」]?\\s*[:：]`, 'iu');
const ALONE = new RegExp(`^[^\\p{L}\\p{N}]*(?:${ROLES})(?:\\s*[/／・&]\\s*(?:${ROLES}))*[^\\p{L}\\p{N}]*$`, 'iu');

/** "※順不同": the acts before it are in no order. */
const NO_ORDER = /順不同[^\p{L}]*$/u;

/** @returns whether a line begins with such a label and a colon, is nothing but one, or says of itself that it lists acts */
export const isRoleLabel = (text: string): boolean =>
  LEADING.test(text) || ALONE.test(text) || CYRILLIC.test(text) || NO_ORDER.test(text);

const STATES =
  /thank you|sold ?-?out|ソールドアウト|完売|満員御礼|満席|(?:本?公演は?)?終[了演](?:(?:致|いた)?しました)?|中止|延期/giu;
const TICKETS =
  /adv(?:ance)?|doors?|day|前売り?|当日|一般|学生|料金|charge|tickets?|未定|tb[acd]|rba|free|無料|各|別途?|代|円|yen|税込|(?:one|1)?d(?:rinks?)?(?![a-z])|drinks?|order|ドリンク/giu;

/** @returns whether a text says nothing but that it is sold out or over, or what a ticket costs: "【THANK YOU SOLD OUT】", "前売: 未定 当日: 未定" */
export const isTicketing = (text: string): boolean =>
  [STATES, TICKETS].some((words) => {
    const rest = text.replace(words, '');
    return rest !== text && !/\p{L}/u.test(rest);
  });
