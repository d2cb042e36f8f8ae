/** Lists of public holidays, and of nothing else: when offices are closed or bins are collected later. A house that is open then says until when. */
import { cleanName } from '../../fields/name/clean-name';
import { withoutDates } from '../../fields/name/undated';
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

type LineRange = Pick<Candidate, 'from' | 'to'>;

const LEAST_RECORDS = 4;
/** Share of the members that must be public holidays. */
const SHARE = 0.8;
/** Lines of one member. */
const LONGEST = 5;
/** Share of a line from which on it says when and nothing else. */
const MOSTLY_DATE = 0.7;

const NAMES = [
  "new year['’]?s?(?: day| eve)?|(?:dr\\.? )?martin luther king,?(?: jr\\.?,?)?(?:['’]?s)?(?: birthday| day)?|mlk day|president(?:s|['’]s|s['’]) day|washington['’]s birthday|lincoln['’]s birthday|good friday|easter(?: sunday| monday)?|memorial day|juneteenth(?: national independence day)?|independence day|(?:fourth|4th) of july|july (?:fourth|4th)|labou?r day|columbus day|indigenous peoples?['’]?s?['’]? day|veterans?['’]?s?['’]? day|(?:the )?day after thanksgiving|thanksgiving(?: day| friday)?|christmas(?: eve| day)?|boxing day|(?:(?:early may|may|spring|summer|late summer|august) )?bank holiday(?: monday)?|may day|victoria day|canada day|family day|civic holiday|remembrance day|australia day|anzac day|(?:king|queen)['’]s birthday|st\\.? patrick['’]s day|election day",
  'neujahr(?:stag)?|heilige drei könige|karfreitag|oster(?:sonntag|montag)|tag der arbeit|maifeiertag|christi himmelfahrt|pfingst(?:sonntag|montag)|fronleichnam|mariä (?:himmelfahrt|empfängnis)|tag der deutschen einheit|reformationstag|allerheiligen|buß- und bettag|heilig(?:abend|er abend)|(?:1\\.|2\\.|erster|zweiter) weihnachts(?:feier)?tag|silvester|(?:national|bundes)feiertag|stephanstag|stefanitag|berchtoldstag|auffahrt',
  "jour de l['’]an|nouvel an|vendredi saint|(?:lundi|dimanche) de p(?:â|a)ques|fête du travail|(?:fête de la )?victoire(?: (?:de )?(?:19)?45)?|(?:jeudi de l['’])?ascension|lundi de pentecôte|fête nationale|assomption|toussaint|armistice(?: (?:de )?1918)?|noël",
  'año nuevo|(?:día de )?(?:los )?reyes(?: magos)?|epifanía(?: del señor)?|(?:jueves|viernes) santo|lunes de pascua|(?:día|fiesta) del trabaj(?:o|ador)|asunción(?: de la virgen)?|fiesta nacional(?: de españa)?|todos los santos|día de la constitución|inmaculada(?: concepción)?|navidad|natividad del señor',
  "capodanno|epifania|pasqua|lunedì dell['’]angelo|pasquetta|(?:festa|anniversario) della liberazione|festa (?:del lavoro|dei lavoratori|della repubblica)|ferragosto|ognissanti|immacolata(?: concezione)?|natale|santo stefano",
  'ano novo|confraternização universal|sexta-feira santa|tiradentes|dia do trabalh(?:o|ador)|corpus christi|independência do brasil|nossa senhora aparecida|finados|proclamação da república|natal|dia da liberdade|dia de portugal|todos os santos',
  'nieuwjaars?dag|goede vrijdag|(?:eerste|tweede|1e|2e) (?:paas|pinkster|kerst)dag|(?:paas|pinkster)maandag|koningsdag|bevrijdingsdag|hemelvaarts?dag',
  '元日|成人の日|建国記念の?日|天皇誕生日|春分の日|昭和の日|憲法記念日|みどりの日|こどもの日|海の日|山の日|敬老の日|秋分の日|スポーツの日|文化の日|勤労感謝の日|振替休日|国民の休日',
  '元旦|春节|清明节?|劳动节|端午节?|中秋节?|国庆节?|신정|설날|삼일절|어린이날|부처님오신날|현충일|광복절|추석|개천절|한글날|성탄절',
].join('|');
/** What may stand beside the name: that it is observed on another day, that all is closed then. */
const BESIDE =
  '(?:[\\s,;:–—-]*[(（]?(?:observed|observance|holiday|closed|city hall closed|offices? closed|no (?:collection|service|school)|feiertag|geschlossen|férié|fermé|festivo|cerrado|chiuso|fechado|gesloten|休館|休業|休み)[)）]?)*';
const HOLIDAY = new RegExp(`^\\P{L}*(?:${NAMES})${BESIDE}\\P{L}*$`, 'iu');
const LONGEST_NAME = 80;

/** Headings of what is held on such days: "Gottesdienste an Feiertagen", "Cérémonies". Beside them "Holiday Schedule" and "City Services" are of closed offices. */
const HELD =
  /(?<!\p{L})(?:(?:upcoming |special )?events?|celebrations?|ceremon(?:y|ies)|commemorations?|worship|mass(?:es)?|(?:church|christmas|easter|holiday) services|veranstaltungen|(?:\p{L}+)?(?:gottesdienste?|feiern?)|(?:heilige )?messen?|événements|évènements|cérémonies?|commémorations?|messes?|eventos|ceremonias?|actos|misas?|celebraciones|eventi|cerimoni[ea]|celebrazioni|cerimônias|missas|vieringen|kerkdiensten|evenementen|herdenkingen)(?!\p{L})|イベント|行事|催し|活动|행사/iu;

/** Lines of a list that is one candidate as a whole. */
const LONGEST_LIST = 60;

/**
 * @param range what a run of lines holds
 * @returns whether the members of a group, or the lines with a day of its only one, are public holidays without an hour; not below a heading that says what is held then
 */
export function arePublicHolidays(
  { outline, facts }: Page,
  group: readonly Candidate[],
  range: (lines: LineRange) => RangeFacts,
): boolean {
  const entries = group.length === 1 ? datedLines(group[0]!) : group;
  if (entries.length < LEAST_RECORDS || isBelowHeld(entries[0]!.from)) return false;
  return entries.filter(isHoliday).length >= SHARE * entries.length;

  /** By the nearest heading that is more than a month or a year. */
  function isBelowHeld(line: number): boolean {
    let { heading } = facts.lines[line]!;
    while (heading && !/\p{L}/u.test(withoutDates(facts, heading.line, heading.text))) heading = heading.above;
    return heading !== undefined && (HELD.test(heading.text) || facts.words.has('eventWord', heading.text));
  }

  function datedLines({ from, to }: LineRange): LineRange[] {
    if (to - from < LEAST_RECORDS || to - from > LONGEST_LIST) return [];
    return Array.from({ length: to - from }, (_, n) => ({ from: from + n, to: from + n + 1 })).filter(
      (line) => facts.lines[line.from]!.dates.length > 0,
    );
  }

  function isHoliday(one: LineRange): boolean {
    const { from, to } = one;
    const { days, times } = range(one);
    if (to - from > LONGEST || days === 0 || times > 0) return false;
    const lines = outline.lines.slice(from, to);
    if (lines.some(({ runs }) => runs.some(({ link }) => link !== undefined))) return false;
    const said = lines
      .filter(({ index }) => facts.lines[index]!.dateShare < MOSTLY_DATE)
      .map(({ index, text }) => cleanName(withoutDates(facts, index, text)))
      .filter((text) => /\p{L}{2}/u.test(text));
    return said.length === 1 && said[0]!.length <= LONGEST_NAME && HOLIDAY.test(said[0]!);
  }
}
