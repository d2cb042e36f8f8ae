/** What says that units are listed: a heading or a title ("Our departments"), or a step of an address (/departments/). */
import { stepsOf, withoutEnding } from '../../page/address-steps';
import type { Outline } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import type { Facts } from '../facts';

const LONGEST_LIST_HEADING = 48;
/** The same as the words of `unitList`, in languages of which no vocabulary is kept. */
const UNITS_ELSEWHERE =
  /(?<!\p{L})(?:odbory|katedry|ústavy|fakulty|wydziały|oddziały|poradnie|referaty|zakłady|forvaltninger|etater|osastot|yksiköt|toimialat|laitokset|tiedekunnat|(?:ال)?(?:أقسام|اقسام|كليات|عيادات|إدارات|ادارات|دوائر|مراكز|معاهد|وحدات|مختبرات)|факультеты|кафедры|институты|отделы|отделения|подразделения|лаборатории|управления|факультети|відділи|підрозділи|σχολές|τμήματα)(?!\p{L})/iu;

/** What heads the column of a table in which units stand; "Office", "Unit" and "Division" head others as often. */
const UNIT_HEAD =
  /^\P{L}*(?:departments?|abteilung|fachbereich|dienststelle|dipartimento|ufficio|settore|departamento|secretaría|dependencia|afdeling|avdelning|avdeling|förvaltning|forvaltning|odbor|oddělení|útvar|pracoviště|wydział|komórka organizacyjna|osasto|toimiala|(?:наименование )?(?:структурн(?:ое|ого) )?подразделени[ея]|наименование (?:отдела|кафедры)|отдел|підрозділ|відділ|(?:ال)?(?:قسم|إدارة)|部署|部署名|部課名|課名|課・係|担当課|科室|科室名称|部门|部门名称|處室|处室|单位名称|부서|부서명)\P{L}*$/iu;

/** Whether a text is what heads a column of units. */
export const headsUnits = (text: string): boolean => UNIT_HEAD.test(text);

/** Steps that say so to both readers below. They are evidence of the judge: a new word goes to `BELOW`, or the judge is trained anew. */
const STEPS =
  'departments|offices|schools|colleges|faculties|institutes|cent(?:er|re)s|divisions|labs|laboratories|groups|teams|units|clinics|departements|departamentos|facultades|faculdades|dipartimenti|afdelingen|institutioner|soshiki|gakubu';

/** Last step of the address of a page that lists units. */
const LAST = new RegExp(
  `^(?:[a-z]+-)?(?:${STEPS}|department|office|school|college|laboratory|institutions?|organi[sz]ation|zzjg|jgsz|yxsz|csjs|fakultaeten)(?:[-_](?:list|index|all))?$`,
  'i',
);

const BELOW = `${STEPS}|department|(?:abteilunge|fachbereiche|institute|lehrstuehle|aemter|arbeitsgruppe)n?|laboratoires|equipes|facultes|facolta|faculteiten|avdelningar|forskargrupper|katedry|zaklady|wydzialy|busho|gakka|kenkyushitsu|学部|学科|研究室|院系|部门|部門|학과|부서`;
/** Steps below which each page is one unit's: "departments", "schools-departments-graduate-groups". */
const OF_UNITS = new RegExp(
  `^(?:(?:our|all|city|county|town|academic|administrative|government|graduate|research|${BELOW})[-_])*(?:${BELOW})$`,
  'i',
);

/** Whether a heading of a few words says that units are listed; longer ones tell of something. */
export const announcesUnits = (text: string, { words }: Pick<Facts, 'words'>): boolean =>
  text.length <= LONGEST_LIST_HEADING && (words.has('unitList', text) || UNITS_ELSEWHERE.test(text));

/** Whether the page's title or its address says that it lists units. */
export const listsUnits = ({ snapshot: { title, url } }: Outline, facts: Facts): boolean =>
  announcesUnits(title.split(TITLE_SEPARATORS.judge)[0]!, facts) || LAST.test(lastStep(url));

/** Whether pages below a step of an address, read as text and without ending, are one unit's each. */
export const isStepOfUnits = (step: string): boolean => OF_UNITS.test(step);

/** The last step of an address that says something. */
const lastStep = (url: string): string => withoutEnding(stepsOf(url).findLast((step) => !/^index\b/i.test(step)) ?? '');
