/** Sentences and labelled facts behind a name on its line, which are no part of it. */

/** A name at whose end a sentence may end; "Prof." ends none. */
const ENDED = '.{8,80}?\\p{Ll}{3}(?<!(?<!\\p{L})(?:Prof|Assoc|Dipl|Inst|Dept|Univ|Capt|Hosp|Präs))';
/** "11 June: Walk with the Birders. Sadly this had to be cancelled.": the sentence behind a name is no part of it; "Prof." ends none. */
const REMARK = new RegExp(`^(${ENDED})[.!]\\s+\\p{Lu}[^.!?]*\\s\\p{Ll}[^.!?]*\\s\\p{Ll}[^.!?]*(?:[.!?].*)?[.!]$`, 'u');
/** "Filmkveld i kinokjelleren. Vi viser …", "Swap day!!! Bring what you have": a sentence that speaks to its readers, or of those who write. */
const ADDRESSES =
  "we|we['’](?:ll|re)|you|come|bring|please|join|there (?:will|is|are)|wir|ihr|bitte|es gibt|kommt|bringt|nous|vous|venez|merci|apportez|vi|du|ni|dere|ta med|tag med|kom|velkommen|välkom(?:na|men)|det blir|ven|venid|trae|te esperamos|habrá|vieni|venite|vi aspettiamo|ci sarà|porta|venha|traga|haverá|wij|we|jullie|kom|neem|er is|er zijn|zapraszamy|zveme|tervetuloa";
const SPOKEN = new RegExp(
  `^(${ENDED})(?:[.]|[!?]+)\\s+(?:${ADDRESSES})(?!\\p{L})[^.!?]*\\s\\p{Ll}[^.!?]*\\s\\p{Ll}`,
  'iu',
);
/** Longer texts are prose; the pattern is not for them. */
const LONGEST_REMARKED = 300;
export const withoutRemark = (text: string): string =>
  (text.length <= LONGEST_REMARKED ? REMARK.exec(text)?.[1] : undefined) ?? text;
/** "花見コンペ 満開の桜の下で回ります。": behind the blank a sentence tells of it. */
const TOLD_BEHIND =
  /^([^\s。！？!?]{2,40}[\p{Script=Han}\p{Script=Katakana}ー」』）)\p{N}A-Za-z])\s+[^「」『』]{8,}(?:です|ます|ました|ません|ください|下さい|ましょう)[。．！!♪]*$/u;
export const withoutSpoken = (text: string): string =>
  (text.length <= LONGEST_REMARKED && !/^.?[„“"«»']/u.test(text)
    ? (SPOKEN.exec(text)?.[1] ?? TOLD_BEHIND.exec(text)?.[1])
    : undefined) ?? text;

/** Labels of who speaks, which no title has in it. */
const WHO = '报告人|報告人|主讲(?:人|嘉宾|教师)?|主講(?:人|者)|演讲(?:人|者)|讲者|主持人|講師';
const HELD = '(?:报告|報告|讲座|講座|会议|會議|活动|活動|展览|展覽|演出|举办|舉辦|比赛|比賽)?';
const WHEN = `${HELD}(?:时间|時間|日期)|日時|일시`;
const OTHERS = `${WHEN}|${HELD}(?:地点|地點)|嘉宾|主办(?:方|单位)?|出演|日程|会場|場所|定員|対象|料金|参加費|강사|강연자|연사|장소|대상`;
const APART = '[\\s,，;；|｜/／]';
/** 「随机矩阵 报告人：王立群 时间：…」, 「春の講座 講師：森 葵」: what stands behind the name with a label of its own. */
const LABELLED_BEHIND = new RegExp(
  `^(.{2,}?[\\p{L}\\p{N}」』）)》】”!！?？])(?:${APART}*(?:${WHO})|${APART}+(?:${OTHERS}))\\s*[:：].*`,
  'u',
);
/** The label of a day that was cut out. */
const LABEL_LEFT = new RegExp(`^(.{2,}?)${APART}+(?:${WHEN})\\s*[:：]\\s*$`, 'u');
export const withoutLabelled = (text: string): string =>
  (text.length <= LONGEST_REMARKED ? (LABELLED_BEHIND.exec(text) ?? LABEL_LEFT.exec(text))?.[1] : undefined) ?? text;
