/**
 * What is on show on a page of its own: an exhibition below a museum's exhibitions, by its address or its crumbs. It reads like an article, and often
 * its one period says that it is none.
 */
import { decoded, stepsOf, withoutEnding } from '../../page/address-steps';
import { crumbStepsOf } from '../../page/breadcrumb';
import { headBeside } from '../../page/row-label';
import type { DateMention } from '../../text/dates/index';
import { namesEvents, namesWhatGoesWith } from '../../text/list-of-events';
import { NOTHING_HELD, RULES } from './nothing-held';
import { ASIDE, headingOf, type Named } from './page-heading';
import type { Page } from '../record';

/** Sections of exhibitions, without their accents. */
const EXHIBITIONS =
  /^(?:on (?:show|view|display)|exhibit(?:ion)?s?|(?:sonder|dauer|wechsel)?ausstellung(?:en)?|expositions?|exposities?|exposicion(?:es)?|exposic(?:ao|oes)|exposicions?|expo|tentoonstelling(?:en)?|mostr[ae]|esposizion[ei]|(?:tidigare |aktuella |kommande )?utstallning(?:ar)?|utstilling(?:er)?|sarutstilling|udstilling(?:er)?|sarudstilling|naytte?ly(?:t)?|wystaw[ay]|vystav[ay]|vystavk[ai]|kiallitas(?:ok)?|exponatai|tenrankai|tenji|展覧会|企画展|特別展|展示|展览|展覽|전시|выставк[аи])$/u;
/** "Current exhibitions", "exhibition-archive": a word beside the section's. */
const BESIDE =
  /^(?:the|our|all|current|past|previous|upcoming|future|permanent|temporary|special|archive|details?|view|item|single|post|page|aktuelle?|vergangene|kommende|actuelles?|passees?|a venir|actuales|pasadas|huidige|vorige)$/u;
/** Share of a line that the period is, where it stands right below the heading, and how many lines that are. */
const NOTHING_BUT_DAY = 0.7;
const BELOW = 3;
/** Letters of a label before or behind the period: "Besök utställningen:", "On view from". */
const LONGEST_LABEL = 36;
/** Sections within that of exhibitions on whose pages nothing is on show, without their accents. */
const BESIDES =
  /^(?:news|blog|press(?:e)?|media|artists?|kunstler|artistes?|artistas?|people|staff|education|learn(?:ing)?|schools?|schulen?|shop|store|catalog(?:ue)?s?|kataloge?|publications?|aktuell(?:es)?|actualites?|noticias)$/u;
/** Periods of something else: "Submissions: 1 January – 15 March", "Summer hours", "Residency". */
const OF_OTHER =
  /(?<!\p{L})(?:submi(?:t|ssions?)|proposals?|appl(?:y|ications?)|entr(?:y|ies)|deadline|book(?:ings?| by)|regist(?:er|ration)|reservations?|hours|tickets?|available|hire|rent(?:al)?|residenc(?:y|e|ies)|office|einreich\p{L}*|bewerb\p{L}*|anmeld\p{L}*|(?:öffnungs|sommer|winter)zeiten|stipendi\p{L}*|candidatures?|inscriptions?|horaires|résidence|inscripci[oó]n(?:es)?|solicitud(?:es)?|horarios?|residencia|iscrizion[ei]|orari|candidature|aanmeld\p{L}*|openingstijden|ansök\p{L}*|anmäl\p{L}*|öppettider|åbningstider|åpningstider)(?!\p{L})|応募|申込|募集|受付|開館時間|报名|征集|개관시간|접수/iu;

/** Without accents; put together again, as Hangul comes apart with them. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

/** Whether all words of a step of the way name a section of exhibitions. */
function namesExhibitions(step: string): boolean {
  const words = folded(step)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !BESIDE.test(word));
  return words.length > 0 && (EXHIBITIONS.test(words.join(' ')) || words.every((word) => EXHIBITIONS.test(word)));
}

/** Whether a step above the page's own, in its address or its crumbs, does. */
function isAmongExhibitions({ outline }: Page): boolean {
  const steps = stepsOf(outline.snapshot.url).map((step) => withoutEnding(decoded(step)));
  if (steps.at(-1) === 'index') steps.pop();
  return [steps, crumbStepsOf(outline)].some((way) => {
    const above = way.slice(0, -1);
    const section = above.findLastIndex(namesExhibitions);
    return section >= 0 && !above.slice(section + 1).some((step) => BESIDES.test(folded(step)));
  });
}

/** @returns the line of the heading below the page's that announces what goes with it: "Related events", Begleitprogramm */
export const programmeBelow = ({ outline, facts }: Page, heading: number): number | undefined =>
  outline.lines.find(
    ({ index, block, text }) =>
      index > heading &&
      outline.blocks[block]!.heading !== undefined &&
      !ASIDE.has(facts.lines[index]!.zone) &&
      namesWhatGoesWith(text),
  )?.index;

/**
 * @returns the line that says over which period the exhibition is on that the page is there for: alone right below its heading, or with a label. undefined
 *   off pages below a section of exhibitions, and where there are several periods
 */
export function periodOnShow(page: Page): number | undefined {
  if (!isAmongExhibitions(page)) return undefined;
  const heading = headingOf(page);
  if (!heading || namesExhibitions(heading.name)) return undefined;
  return onePeriod(page, heading, (index, day) => {
    const { text } = page.outline.lines[index]!;
    return (
      isRightBelow(page, heading.line.index, index) ||
      text.replace(/[^\p{L}]/gu, '').length - letters(text, day) <= LONGEST_LABEL
    );
  });
}

/**
 * @returns the same of a page anywhere that announces what goes with its subject; here the period stands right below the heading with no other between,
 *   or is labelled as one (会期, "Dates")
 */
export function periodWithProgramme(page: Page): number | undefined {
  const { outline, facts } = page;
  const heading = headingOf(page);
  if (!heading || namesEvents(heading.name) || facts.words.is('eventSection', heading.name)) return undefined;
  const programme = programmeBelow(page, heading.line.index);
  if (programme === undefined) return undefined;
  return onePeriod(page, heading, (index, day) => {
    if (index > programme) return false;
    const label = headBeside(outline, index) ?? outline.lines[index]!.text.slice(0, day.index);
    if (facts.words.is('dateLabel', label.replace(/\s*[:：]\s*$/u, ''))) return true;
    const between = outline.lines.slice(heading.line.index + 1, index);
    return (
      isRightBelow(page, heading.line.index, index) &&
      between.every(({ block }) => outline.blocks[block]!.heading === undefined)
    );
  });
}

const isRightBelow = ({ facts }: Page, heading: number, index: number): boolean =>
  index <= heading + BELOW && facts.lines[index]!.dateShare >= NOTHING_BUT_DAY;

/** The first of the lines below a heading with the period that is asked for; undefined where there are several periods, or nothing is held over them. */
function onePeriod(
  { outline, facts }: Page,
  heading: Named,
  isIt: (index: number, day: DateMention) => boolean,
): number | undefined {
  if (NOTHING_HELD.test(heading.name) || RULES.test(heading.name)) return undefined;
  const periods = outline.lines.filter(({ index, text }) => {
    if (index <= heading.line.index || ASIDE.has(facts.lines[index]!.zone)) return false;
    const [day, ...others] = facts.lines[index]!.dates.filter(({ precision }) => precision !== 'time');
    if (!day || others.length > 0 || day.precision !== 'day' || !day.start || !day.end) return false;
    return !OF_OTHER.test(text) && !NOTHING_HELD.test(text) && isIt(index, day);
  });
  const days = new Set(
    periods.map(({ index }) => {
      const { start, end } = facts.lines[index]!.dates.find(({ precision }) => precision === 'day')!;
      return [start!.day, start!.month ?? end!.month, end!.day, end!.month].join();
    }),
  );
  return days.size === 1 ? periods[0]!.index : undefined;
}

/** Letters of what a mention covers. */
const letters = (text: string, { index, length }: { index: number; length: number }): number =>
  text.slice(index, index + length).replace(/[^\p{L}]/gu, '').length;
