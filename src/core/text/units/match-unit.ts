/** Whether a text is the name of a unit, in any script that is read. */
import type { Level } from '../../finding';
import { HAN_OR_KANA } from '../../page/scripts';
import { matchTitle, namesOffice } from '../names';
import { judgeAlphabeticUnit, type Judged } from './alphabetic-unit';
import { ALPHABETIC_UNITS } from './words/alphabetic';
import {
  JA_ENDINGS,
  JA_NOT_UNITS,
  KO_ENDINGS,
  KO_NOT_UNITS,
  ZH_ENDINGS,
  ZH_NOT_UNITS,
  type Endings,
} from './words/cjk';

/** The name of an organisational unit. */
export interface UnitMatch {
  /** As written, without trailing punctuation. */
  name: string;
  level: Level;
  /** 0 to 1: that the text is a unit's name. A bare field of study ("Linguistics") scores about 0.5. */
  score: number;
}

const KANA = /[ぁ-ゖァ-ヺ]/u;
const HANGUL = /\p{Script=Hangul}/u;
const LONGEST = 120;

/** "66 Umweltamt", "1.2 Personalamt": the number of a plan; but "1. Physikalisches Institut" is the first, and "100 Jahre Sozialamt" no office's name. */
const PLAN_NUMBER = /^\d{1,3}(?:(?:[./]\d{1,2})+\.?)?\s+(?=\p{Lu}\p{L}{2})(?!Jahre?\s)/u;

/** 首页/ 部门/ 图书馆, "Home / Offices", "home/offices/legal"; but not "Home/School Liaison Office". */
const FROM_HOME =
  /^(?:(?:(?:网站|網站)?首[页頁]|主[页頁]|ホーム|トップ(?:ページ)?|홈)\s*[/／>＞»]|(?:home|startseite|start|accueil|inicio|início|hem)(?:\s*[>＞»]|\s+[/／]|[/／](?:\s|[^/／]*[/／])))/iu;

/**
 * Whose the page is, and what leads to units: "© Riverside High School" (after "(c)", which may count, with a year), "A–Z list of offices", 部门之窗; how many there are ("2 labs", "Labs"),
 * courses by number, what a department has ("department's website").
 */
const NOT_NAMED =
  /^(?:©|\(c\)\s(?:copyright|.*(?<!\d)(?:19|20)\d\d(?!\d))|copyright\s*(?:[©@]|\(c\)|\d)|版权所有|(?:部[门門]|[处處]室|院系)之窗$|(?:a\s?[-–—]\s?z\s|(?:full|complete)\s)?(?:list|listing|index|directory|map)\s(?:of|for)\s|\d{0,3}\s?(?:labs|laboratories|departments|offices|teams|groups|laboratoires|départements|équipes)$|courses?\snumbered\s|(?:bachelor|master|doctor|licentiate|mestrado|licenciatura|laurea)\s(?:of|in|en|em|di)\s(?!.*\s(?:office|department|school|college|institute|lab|cent(?:er|re))$)|(?!u[mps]r|ums|usr|fre|ea)\p{L}{3,4}\s?\d{3}\p{L}?$|(?:заведующ\p{L}+|тел\.?|телефон|декан|директор|leitung|leiter(?:in)?|responsable|direttore|direttrice|fax|e-?mail|phone|tel\.?)(?:\s*[:：]|$)|(?:the\s|our\s)?(?:department|school|institute|lab)['’]s\s)/iu;
/** 工作部门, 内设机构, 区政府领导: what Chinese towns and schools head their lists of offices and of leaders with. */
const KINDS_OF_OFFICES =
  /^(?:\p{Script=Han}{0,8}(?:领导|領導)(?:班子|成员|成員)?|(?:政府|[市区县院校]直|直属|直屬|下属|下屬|内设|內設|派出|所属|所屬|工作|职能|職能|党政|党群|行政|管理|教学|教學|教辅|科研|组织|組織)+(?:部[门門]|[机機][构構]|[单單]位)|街道[办辦]事[处處])(?:设置|設置)?$|^(?:其[他它]|[临臨]床|[医醫]技|[医醫][疗療]|[门門][诊診]|住院|行政|[职職]能|[业業][务務]|[内內][设設]|后勤|後勤|重点|重點|特色|[专專]业|非|和|及|与|與|、)+(?:科室|[处處]室|部[门門]|[单單]位|[专專]科)$/u;
/** Khoa đào tạo, "Phòng chức năng", "Trung tâm – Viện": kinds of units, as Vietnamese schools head their lists of them. */
const KINDS_OF_UNITS_VI =
  /^(?:các\s)?(?:khoa|phòng|ban|viện|trung tâm|bộ môn|đơn vị)(?:(?:\s*[–,/-]\s*|\s(?:và\s)?)(?:khoa|phòng|ban|viện|trung tâm|bộ môn|đơn vị|chức năng|chuyên môn|nghiên cứu|trực thuộc|(?<=khoa\s)đào tạo))*$/iu;
/** "Trưởng khoa Nội tiết": who heads one, or works there. */
const HEAD_OF_UNIT_VI =
  /^(?:quyền\s|q\.\s?)?(?:trưởng|phó|phụ trách|chủ nhiệm|giám đốc|viện trưởng|bác sĩ|điều dưỡng|kỹ thuật viên|giảng viên)(?=\s)/iu;
/** A tab of a list, and a machine: "Engineering - Tab", "Incubator Model 101". */
const TAB_OR_MACHINE =
  /\s[-–—]\s(?:tab|reiter|onglet|pestaña)(?:\s\p{L}+)?$|\bmodel\s(?:no\.?\s?)?\p{Lu}{0,3}[-\s]?\d/iu;
/** "Department of": what it is for stands elsewhere. */
const UNFINISHED = /^[^,，]*\s(?:of|for|für|du|de|di)$/iu;

/** Whether a text says by how it begins or ends that it is not the name of a unit, whatever it holds. */
export const isNoUnit = (text: string): boolean =>
  NOT_NAMED.test(text) ||
  KINDS_OF_OFFICES.test(text) ||
  KINDS_OF_UNITS_VI.test(text) ||
  HEAD_OF_UNIT_VI.test(text) ||
  TAB_OR_MACHINE.test(text) ||
  UNFINISHED.test(text);

/** "School of Engineering WWW server". */
const SERVER = /(?<=\p{L}{2})\s+(?:www|web|gopher)\s+(?:server|site|node|pages?)$/iu;

/** "COMF (College of Marine and Fisheries)": what stands in short before it is none of the name. */
const IN_SHORT = /^\p{Lu}[\p{Lu}\d&.-]{1,9}\s*\(([^()]{8,})\)$/u;

/** 熱水研究グループ（リーダー：門脇 稔）, "AG Optik (Leitung: Dietmar Kohl)": what a label in brackets behind the name says of the unit. */
const LABEL_IN_BRACKETS = /(?<=.)\s*[（(][^（）()：:]{1,24}[：:][^（）()]*[）)]$/u;

const byLength = (endings: Endings): Endings => [...endings].sort((a, b) => b[0].length - a[0].length);
const SORTED = { ja: byLength(JA_ENDINGS), zh: byLength(ZH_ENDINGS), ko: byLength(KO_ENDINGS) };
const NOT_UNITS = { ja: JA_NOT_UNITS, zh: ZH_NOT_UNITS, ko: KO_NOT_UNITS };

const KINDS = new Set(Object.values(SORTED).flatMap((endings) => endings.map(([ending]) => ending)));

/** Endings that name a kind of unit and, alone, none. */
const GENERIC = new Set([
  '研究室',
  '研究所',
  '研究科',
  '大学院',
  '委員会',
  '研究中心',
  '研究院',
  '实验室',
  '實驗室',
  '研究部門',
  '實验室',
  '课题组',
  '診療科',
  '研究組',
  '大学',
  '대학원',
  '연구실',
  '연구소',
  '연구원',
  '실험실',
  '위원회',
  '研究会議',
  '実験室',
  '研究機構',
  '研究班',
  'センター',
  'プログラム',
  'グループ',
  '研究グループ',
  '研究センター',
  '教研室',
  '学科点',
  '事業所',
  '営業所',
  '営業本部',
]);

/** Short endings that are as often the whole name. */
const WHOLE = new Set(['工会', '团委', '纪委', '附中', '附小', '校办', '院办', '党办']);

function judgeByEnding(text: string, lang: 'ja' | 'zh' | 'ko'): Judged | null {
  const bare = text
    .replace(/[\s\u3000]*[（(【［[][^（）()]{1,30}[)）】］\]]$/u, '')
    .replace(/[\s\u3000:：>»›|｜・*＊]+$/u, '');
  if (bare.length < 2 || bare.length > 45 || NOT_UNITS[lang].test(bare)) return null;
  if (/[。！？!?「」『』…]|\d{4}年|について|しました|します|ください|のお知らせ/u.test(bare)) return null;
  const found = SORTED[lang].find(([ending]) => bare.endsWith(ending));
  if (!found) return null;
  const [ending, level, score] = found;
  // 学部・学科: kinds of units, as headings say them together.
  const kinds = bare.split(/[・、／/]/u);
  if (kinds.length > 1 && kinds.every((kind) => SORTED[lang].some(([one]) => one === kind))) return null;
  const lead = bare.length - ending.length;
  if (lead === 0)
    return { level, score: (ending.length >= 3 && !GENERIC.has(ending)) || WHOLE.has(ending) ? score * 0.85 : 0.2 };
  // A long name is usually a path of units (大学院 … 研究科 … 専攻), fine with blanks; without, a sentence.
  const length = bare.length <= 22 || /[\s\u3000]/u.test(bare) ? 1 : 0.75;
  const particles =
    lang === 'ja' && /(?<=.)[をがはに]|で(?=\p{Script=Han})|から|まで/u.test(bare.slice(0, lead)) ? 0.4 : 1;
  return { level, score: score * length * particles };
}

/** "La Directora …", "Primer Teniente …", "Nuevo Director …". */
const BEFORE_POST =
  /^(?:(?:el|la|los|las|le|il|lo|o|a|nuev[oa]|primer[oa]?|segund[oa]|nouve(?:au|lle)|premi[eè]re?|nuov[oa]|prim[oa]|nov[oa])\s+)+/iu;
/** Languages in which the noun comes before its adjectives. */
const HEAD_FIRST = /^(?:es|fr|it|pt|ca|ro)/;

/** "Director, Office of …", "Vice Chair for …", 연구원: a person's post that holds a unit's words. A chair of physics is a unit. */
function namesPost(name: string, lang: string): boolean {
  if (namesOffice(name, lang)) return false;
  // "Dirección Administrativa": where adjectives stand behind, a post's word comes first.
  if (HEAD_FIRST.test(lang) && matchTitle(name.replace(BEFORE_POST, '').split(/\s/)[0]!, lang) === null) return false;
  const lead =
    HAN_OR_KANA.test(name) || HANGUL.test(name) ? name : name.split(/,|\s(?:of|for|de|du|di|für|van|för)\s/)[0]!;
  return (matchTitle(lead, lang)?.score ?? 0) >= 0.7 && !/^(?:academic )?chair$/i.test(lead);
}

/**
 * Is this short text the name of an organisational unit: a college, department, laboratory or office? `lang` is the
 * page's language (BCP 47); English words count everywhere. Null when it is not. Persons' posts (学部長), plurals
 * ("Departments") and pages about units ("About the School of Law") are no units' names.
 */
export function matchUnit(text: string, lang: string): UnitMatch | null {
  const name = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ALPHABETIC_UNITS[lang.slice(0, 2)]?.numbered ? PLAN_NUMBER : '', '')
    .replace(SERVER, '')
    .replace(IN_SHORT, '$1')
    .replace(LABEL_IN_BRACKETS, '')
    .replace(/[\s:：,、|｜]+$/u, '');
  if (name.length < 2 || name.length > LONGEST) return null;
  // "Home > Colleges > School of Law" is where the page stands.
  if (/\s[>›→]\s|^[^«]*\s»\s/u.test(name) || FROM_HOME.test(name)) return null;
  if (isNoUnit(name)) return null;
  // 办公室：is what a label calls somebody's room.
  if (/[:：]\s*$/u.test(text) && KINDS.has(name)) return null;
  let judged: Judged | null = null;
  if (HANGUL.test(name)) judged = judgeByEnding(name, 'ko');
  else if (HAN_OR_KANA.test(name))
    judged = judgeByEnding(name, lang.startsWith('zh') && !KANA.test(name) ? 'zh' : 'ja');
  judged ??= judgeAlphabeticUnit(name, lang);
  if (!judged) return null;
  const score = namesPost(name, lang) ? judged.score * 0.4 : judged.score;
  return { name, level: judged.level, score };
}
