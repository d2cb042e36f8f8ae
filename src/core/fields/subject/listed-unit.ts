/**
 * The unit that a page is there for by the way to it: its breadcrumb ("Home › Departments › Cross Country") or its address
 * (/departments/planning-zoning) has it below a list of units, though no word of its name says what it is.
 */
import { crumbStepsOf } from '../../page/breadcrumb';
import type { PageKindOpinion } from '../../classify/page-kind/page-kind';
import { saysUnitsFollow } from '../../records/list-headings';
import type { Line } from '../../page/outline';
import { TITLE_SEPARATORS } from '../../page/title-parts';
import { announcesUnits } from '../../text/units/lists-units';
import type { Page } from '../record';
import { namesNoUnit } from './no-unit';
import type { Subject } from './subject';
import { letters, wayByAddress } from './unit-address';

const HIGHEST = 2;
const LONGEST = 90;
/** Chances that the page is on one unit, from which on its address is believed, and a way with a step between the list and the page. */
const BY_ADDRESS = 0.6;
const BY_NEAR = 0.9;
/** The same, whatever kind is likelier, from which on its breadcrumb is believed. */
const BY_CRUMB = 0.12;
const SURE_NAME = 0.6;
const OF_OTHERS = /^(?:event|news|article|person-detail)/;

/** What has the page right below a list of units; `address` is believed less, and is what crumbs are worth that may list something else, too;
 * `near`, where one step is between: "Departments › Athletics › Cross Country"; `kind`, where a heading before its name says what it is. */
type Way = 'kind' | 'crumb' | 'address' | 'near';

/** @returns the unit that the way to the page has among others, named by a heading; undefined where it has none */
export function listedUnit(page: Page, { kind, chance, lists }: PageKindOpinion): Subject | undefined {
  if (OF_OTHERS.test(kind)) return undefined;
  const { outline, facts } = page;
  const { title, url } = outline.snapshot;
  const own = letters(title.split(TITLE_SEPARATORS.listedUnit)[0]!);
  const headings = outline.lines.filter(({ index, block, text }) => {
    const { heading, hidden } = outline.blocks[block]!;
    return heading && heading <= HIGHEST && !hidden && text !== '' && facts.lines[index]!.zone === 'main';
  });
  const titled = headings.find(({ text }) => letters(text) === own);
  const heading = titled ?? headings[0];
  if (!heading || heading.text.length > LONGEST) return undefined;
  const { text, index } = heading;
  const way = (titled && byKind(page, titled)) ?? byCrumbs(page, text) ?? wayByAddress(url, text, titled !== undefined);
  const isPerson = (facts.lines[index]!.name?.match.score ?? 0) >= SURE_NAME;
  const isWhole = !namesNoUnit(text, facts) && !saysUnitsFollow(text, facts);
  const isOfPeople = kind === 'person-list' && isWhole && !isPerson;
  const isSure = (least: number): boolean => kind === 'department-detail' && chance >= least;
  const isUnit = {
    kind: isWhole,
    crumb: isOfPeople || (isWhole && !isPerson && (lists?.oneDepartment ?? 0) >= BY_CRUMB),
    address: isOfPeople || (isWhole && isSure(BY_ADDRESS)),
    near: isWhole && isSure(BY_NEAR),
  };
  if (!way || !isUnit[way]) return undefined;
  const { name, level } = inFull(page, text) ?? { name: text, level: 'department' as const };
  return { kind: 'department', name, line: index, record: -1, level };
}

const SURE_UNIT = 0.6;
/** What a name has more where it says what it names. */
const KIND = /\b(?:the|departe?ment[eo]?|dipartimento|dept\.?|division|office|abteilung|of|de|du|di)\b/giu;

/** The unit that the page somewhere calls by the same name and its kind: "Department of Chemistry" where the heading is "Chemistry". */
function inFull({ outline, facts }: Page, name: string): { name: string; level: Subject['level'] } | undefined {
  const bare = letters(name.replace(KIND, ''));
  const found = outline.lines.find(({ index }) => {
    const { unit, zone } = facts.lines[index]!;
    return (
      zone === 'main' && unit?.chunk.whole && unit.score >= SURE_UNIT && letters(unit.name.replace(KIND, '')) === bare
    );
  });
  return found && facts.lines[found.index]!.unit;
}

/** "TEAM" above "Cold Plasmas": what a unit is, as a heading by itself. */
const KIND_ALONE =
  /^(?:(?:the|our|research)\s)?(?:team|group|department|division|lab(?:oratory)?|office|équipe|département|laboratoire|service|abteilung|arbeitsgruppe|fachbereich|referat|dipartimento|gruppo|departamento|laboratorio|equipo|equipe|grupo|afdeling|avdelning)\s?:?$/iu;

function byKind({ outline: { lines, blocks } }: Page, { index }: Line): Way | undefined {
  let above = index - 1;
  while (above >= 0 && lines[above]!.text === '') above--;
  const line = lines[above];
  return line && blocks[line.block]!.heading && KIND_ALONE.test(line.text) ? 'kind' : undefined;
}

/** Districts of France and of Latin America, flats, and what shops call their shelves. */
const OF_MORE = /^(?:les\s|los\s|nos\s|nuestros\s)?(?:départements|departamentos)$/iu;

function byCrumbs({ outline, facts }: Page, text: string): Way | undefined {
  const steps = crumbStepsOf(outline);
  const isList = (step: string | undefined): boolean => step !== undefined && announcesUnits(step, facts);
  const last = steps.length - 1;
  if (last < 1 || letters(steps[last]!) !== letters(text)) return undefined;
  if (isList(steps[last - 1])) return OF_MORE.test(steps[last - 1]!) ? 'address' : 'crumb';
  return isList(steps[last - 2]) ? 'near' : undefined;
}
