import { commonKanji, toHiragana, type Grade, type Lexicons, type WordSet } from '../lexicon';
import { probability, type NameMatch } from './name-match';
import { cjkHead, closedUp, matchTitle } from './titles';

const BLANK = '[\\s\\u3000]*';
const HONORIFIC = /^(?:さん|氏|先生|様|さま|君|くん|ちゃん|殿|女史|博士)(?=$|[\s\u3000（(、,・:：/／])/u;
const DEGREE = /^[（(]?(?:博士|修士|学士|Ph\.?\s?D\.?|MD|M\.?S\.?)(?:[（(][^（）()]{1,12}[)）])?/u;
const NAME_CHARACTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ヶヵー';
const WRITTEN = new RegExp(
  `^([${NAME_CHARACTERS}]{1,5}?)[\\s\\u3000]+([${NAME_CHARACTERS}]{1,5})(?=$|[\\s\\u3000（(、,・:：/／|｜\\[［*＊†]|さん|氏|先生|様)`,
  'u',
);
/** Characters without a blank; the first of them may be a name, the others its post: 山田太郎特任准教授. */
const UNBROKEN = new RegExp(`^[${NAME_CHARACTERS}]{2,15}`, 'u');
const LONGEST_UNBROKEN = 7;
const LONGEST_POST = 8;
const READING =
  /^[\s\u3000]*[（(［[【/／]?[\s\u3000]*([ぁ-ゖァ-ヶー]{1,8}[\s\u3000・]*[ぁ-ゖァ-ヶー]{1,8}|\p{Lu}[\p{L}'-]+,?[\s\u3000]+\p{Lu}[\p{L}'-]+)[\s\u3000]*(?:[)）］\]】]|$)/u;
/** Characters that end names of places, organisations and things, and hardly ever a given name. */
const NOT_GIVEN =
  /(?:学|部|課|科|係|室|所|会|社|館|園|校|院|県|府|都|市|区|町|村|駅|線|店|寺|社|湖|川|山|島|橋|線|号|年|月|日|時|円|名|人|者|式|法|論|史|語|集|版|化|的|性|用|等|他|内|外|前|後|中|上|下|展|祭|場|棟|階|病|医|庁|役|区|科|式)$/u;
/** Endings of organisations and places of two characters and more. */
const ORGANISATION =
  /(?:大学|学院|学園|高校|校舎|学舎|病院|医院|公園|銀行|神社|新聞|放送|商店|商会|製作所|市場|会館|会社|工業|産業|建設|電機|製薬|商事|物産|交通|鉄道|空港|美術|博物|図書|教室|校地|温泉|食堂|酒造|旅館)$/u;
const KANA_ONLY = /^[ぁ-ゖァ-ヶー]+$/u;

/** As written, or in the common forms of its characters. */
const gradeOf = (word: string, set: WordSet): Grade => set.grade(word) || set.grade(commonKanji(word));

/** Log-odds that surname and given name, as cut, are a Japanese name. */
function oddsOfParts(surname: string, given: string, lexicons: Lexicons, spaced: boolean): number {
  if (KANA_ONLY.test(surname) && KANA_ONLY.test(given)) {
    const known = lexicons.jaSurnameReadings.grade(toHiragana(surname));
    const knownGiven = lexicons.jaGivenReadings.grade(toHiragana(given));
    if (!spaced) return known > 0 && knownGiven > 0 && surname.length + given.length >= 5 ? -0.4 + 0.5 * known : -5;
    return -2.2 + 1.6 * Math.min(known, 2) + 1.6 * Math.min(knownGiven, 1);
  }
  if (!spaced && cjkHead(surname + given)?.strength === 1) return -4;
  if (!spaced && ORGANISATION.test(surname + given)) return -4;
  const surnameGrade = gradeOf(surname, lexicons.jaSurnames);
  const givenGrade = gradeOf(given, lexicons.jaGiven);
  let odds = [-1.6, 0.6, 2, 2.8][surnameGrade]! + [-1.4, 1, 1.8, 2.4][givenGrade]! - (spaced ? 0 : 1);
  if (givenGrade === 0 && (given.length > 3 || NOT_GIVEN.test(given))) odds -= 3;
  if (!spaced && given.length === 1 && NOT_GIVEN.test(given) && givenGrade < 3) odds -= 2.5;
  if (!spaced && /^[区部課市町村駅校社所]$/u.test(given)) odds -= 3;
  if (surname.length + given.length === 2) odds -= spaced ? 0.3 : 3.2;
  if (surname.length > 3 || given.length > 3) odds -= 1;
  if (lexicons.jaNotNames.has(surname + given)) odds -= spaced ? 1 : 4;
  return odds;
}

interface Cut {
  length: number;
  name: string;
  odds: number;
}

/** 山田 太郎: surname and given name with a blank between. */
function readSpaced(text: string, lexicons: Lexicons): Cut | null {
  const match = WRITTEN.exec(text);
  if (!match) return null;
  let [whole, , given] = match as unknown as [string, string, string];
  const surname = match[1]!;
  const polite = /(?:さん|氏|先生|様)$/u.exec(given);
  if (polite && given.length > polite[0].length && !lexicons.jaGiven.has(given)) {
    given = given.slice(0, -polite[0].length);
    whole = whole.slice(0, -polite[0].length);
  }
  const post = lexicons.jaGiven.has(given) ? null : cjkHead(given);
  if (post && post.head.length >= given.length) return null;
  if (post) {
    // 山田 太郎教授
    given = given.slice(0, -post.head.length);
    whole = whole.slice(0, -post.head.length);
  }
  return { length: whole.length, name: whole, odds: oddsOfParts(surname, given, lexicons, true) };
}

/** A post as it stands behind a name: 部長, 営業部長. One sign before the post's word is the end of a longer word: 国際連|携部門長. */
function isPost(text: string): boolean {
  const lead = text.length - (cjkHead(text)?.head.length ?? text.length);
  return (matchTitle(text, 'ja')?.score ?? 0) >= 0.9 && (lead !== 1 || /^[副准助正兼元前新]/u.test(text));
}

/** 特任准教授, but not 書館長 of 岡山市立図書館長: nothing stands before the post but its rank. */
const RANK = /^(?:特任|特命|特別|名誉|客員|主任|専任|上席|主席|副|准|助)*$/u;
const isPostAlone = (rest: string): boolean => {
  const head = cjkHead(rest)?.head;
  return head !== undefined && RANK.test(rest.slice(0, rest.length - head.length));
};

/** 山田太郎: the cut that the lexicons like best; what follows may be a post or a form of address. */
function readUnbroken(text: string, lexicons: Lexicons): Cut | null {
  const run = UNBROKEN.exec(text)?.[0];
  if (!run) return null;
  let best: Cut | null = null;
  for (let length = Math.min(run.length, LONGEST_UNBROKEN); length >= 2; length--) {
    const rest = run.slice(length);
    const ends =
      rest === ''
        ? run.length < text.length || run.length === text.length
        : HONORIFIC.test(text.slice(length)) ||
          (rest.length <= LONGEST_POST && isPost(rest) && (run.length <= LONGEST_UNBROKEN || isPostAlone(rest)));
    if (!ends || (rest === '' && run.length === LONGEST_UNBROKEN)) continue;
    for (let cut = 1; cut < length && cut <= 4; cut++) {
      const odds = oddsOfParts(run.slice(0, cut), run.slice(cut, length), lexicons, false) + (rest === '' ? 0 : 0.5);
      if (!best || odds > best.odds) best = { length, name: run.slice(0, length), odds };
    }
  }
  return best;
}

const FOREIGN = /^([ァ-ヺー]{2,10}(?:[・＝=][ァ-ヺー]{1,12}){1,3})(?=$|[\s\u3000（(、,:：/／|｜]|さん|氏|先生|様)/u;

/** 助教 クマール ラジェシュ: behind a post a blank parts the two as well. */
const FOREIGN_SPACED = /^[ァ-ヺー]{2,10}[\s\u3000][ァ-ヺー]{2,12}$/u;

/** ジョン・スミス: a foreign name, or any two foreign words. */
function readForeign(text: string, hasPost: boolean): Cut | null {
  const name = FOREIGN.exec(text)?.[1] ?? (hasPost ? FOREIGN_SPACED.exec(text)?.[0] : undefined);
  return name ? { length: name.length, name, odds: -0.4 } : null;
}

/** A sign alone, and what parts it from the next. */
const SIGN = /^\p{Script=Han}(?:[\s\u3000]+|[\s\u3000]*[：:][\s\u3000]*)/u;
const MOST_SIGNS = 4;

/** 委　員　岡安 進: a post whose signs stand apart. */
function spreadPost(text: string): string {
  let [post, lead, found] = ['', '', ''];
  for (let n = 0; n < MOST_SIGNS; n++) {
    const sign = SIGN.exec(text.slice(lead.length))?.[0];
    if (!sign) break;
    post += sign[0];
    lead += sign;
    const { head, strength } = cjkHead(post) ?? {};
    if (n > 0 && strength === 1 && head === post && lead.length < text.length) found = lead;
    if (/[：:]/u.test(sign)) break;
  }
  return found;
}

function leadingPost(text: string): string {
  const spread = spreadPost(text);
  if (spread) return spread;
  const match = new RegExp(`^([^\\s\\u3000：:]{1,20})(?:${BLANK}[：:]${BLANK}|[\\s\\u3000]+)(?=\\S)`, 'u').exec(text);
  return match && (matchTitle(match[1]!, 'ja')?.score ?? 0) >= 0.9 ? match[0] : '';
}

/** Groups of people and those in them, not one of them: 大学院生, 卒業生. */
const GROUP_OF_PEOPLE =
  /^(?:[\p{Script=Han}ヶ々]{0,6}(?:学|院|部|業|了|校|究|習|講|年|次|程)生|.{0,8}(?:メンバー|スタッフ|職員|教員|会員|一同))(?:$|[\s\u3000（(：:・、])/u;

/** 佐久間(関根) 結衣: a former name behind the family name; and the same in Latin letters, "Sakuma(Sekine) Yui". */
const FORMER = /^([\s\u3000]*\p{Script=Han}{1,4})([（(]\p{Script=Han}{1,4}[)）])(?=[\s\u3000]?\p{Script=Han})/u;
const FORMER_SPELT = /(?<=\p{Lu}\p{Ll}+)\s?[（(]\p{Lu}\p{Ll}+[)）](?=\s\p{Lu})/u;

/** Judges a text that holds Japanese characters; see `matchName`. */
export function matchJapaneseName(text: string, lexicons: Lexicons): NameMatch | null {
  const [, family, former] = FORMER.exec(text) ?? [];
  if (!family) return matchPlainName(text, lexicons);
  const plain = matchPlainName(text.replace(former!, '').replace(FORMER_SPELT, ''), lexicons);
  const bare = family.trim();
  if (!plain?.name.startsWith(bare)) return matchPlainName(text, lexicons);
  return { ...plain, name: bare + former + plain.name.slice(bare.length), length: plain.length + former!.length };
}

/** 会　長 is no Mr Kai. */
const isSpreadPost = (text: string): boolean => {
  const word = closedUp(text);
  return word !== text && cjkHead(word)?.head === word;
};

/** 非常勤医師, 常勤: how somebody is employed. */
const EMPLOYED = /^(?:非?常勤|専任|専属|派遣)(?:$|[医講職教看])/u;

function matchPlainName(text: string, lexicons: Lexicons): NameMatch | null {
  const lead = /^[\s\u3000]*/u.exec(text)![0].length;
  const post = leadingPost(text.slice(lead));
  const start = lead + post.length;
  const body = text.slice(start).replace(/[\s\u3000]+$/u, '');
  if (isSpreadPost(body) || body.length > 120 || GROUP_OF_PEOPLE.test(body) || EMPLOYED.test(body)) return null;
  const spaced = readSpaced(body, lexicons);
  const unbroken = readUnbroken(body, lexicons);
  const cut =
    readForeign(body, post !== '') ?? (spaced && (!unbroken || spaced.odds >= unbroken.odds - 1) ? spaced : unbroken);
  if (!cut) return null;
  let rest = body.slice(cut.length);
  let odds = cut.odds + (post ? 1 : 0);
  let title = post ? closedUp(post.replace(/[：:\s\u3000]+$/u, '')) : undefined;
  const take = (pattern: RegExp, gain: number): string | undefined => {
    const match = pattern.exec(rest.trimStart());
    if (!match) return undefined;
    rest = rest.trimStart().slice(match[0].length);
    odds += gain;
    return (match[1] ?? match[0]).trim();
  };
  const honorific = take(HONORIFIC, 1.2);
  const reading = take(READING, 2.2);
  const degrees = take(DEGREE, 1);
  let factor = 1;
  rest = rest.replace(/^[\s\u3000、,・/／|｜:：（(［[]+|[\s\u3000)）\]］*＊†]+$/gu, '');
  if (rest !== '') {
    const after = matchTitle(rest, 'ja');
    if (after && after.score >= 0.5) {
      title ??= rest;
      odds += 0.8;
      factor = 0.97;
    } else {
      const separated = /^[\s\u3000、,・/／|｜:：（(［[]/u.test(body.slice(cut.length));
      factor = separated ? (rest.length <= 12 ? 0.7 : 0.5) : 0.2;
    }
  }
  const score = probability(odds) * factor;
  if (score < 0.02) return null;
  return {
    name: cut.name.replace(/[\s\u3000]+/gu, ' ').trim(),
    score,
    ...(honorific ? { honorific } : {}),
    ...(degrees ? { degrees } : {}),
    ...(reading ? { reading } : {}),
    ...(title ? { title } : {}),
    start,
    length: cut.length,
  };
}
