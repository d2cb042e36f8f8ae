/** Lists of what is no unit by where they stand: the heading above says programmes, courses, links. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { Context } from '../context';

/** Lines between the heading and the list. */
const FARTHEST = 8;

/** A heading's words for what is no unit, whatever it is called: programmes of study, courses, resources; the rest says of whom or where. */
const OTHERS =
  /^\P{L}*(?:(?:our|other|the|all|more|useful|related|online|current|open|available|student|selected|recent|academic|undergraduate|graduate|postgraduate|doctoral)\s+){0,2}(?:(?:degree|undergraduate|graduate|study|certificate|community|outreach|summer|training)\s+program(?:me)?s|courses?|classes|majors|minors|degrees|curricul(?:um|a)|resources|links|publications|projects|jobs|careers|vacancies|openings|downloads|documents|forms|studiengänge|kurse|lehrveranstaltungen|projekte|publikationen|formations|cours|projets|liens|publications|grados|cursos|programas|proyectos|enlaces|corsi|progetti|projetos|opleidingen|cursussen|projecten|utbildningar|kurser|projekt)(?:\s+(?:on|of|at|in|for|im|für|de|du|di|van|i|på)\s.{1,40})?\s*(?:[(（].{1,60}[)）])?\s*[:：]?$|^.{0,8}(?:課程|コース|講座|リンク集?|业务|课程|专业|链接|项目)$/iu;
const LONGEST_HEADING = 90;

/** Whether the heading that a list stands under says that it lists programmes, courses, links: then what looks like units' names is none. */
export function announcedOthers(page: Page, context: Context, group: readonly Candidate[]): boolean {
  const { from } = group[0]!;
  const { heading } = page.facts.lines[from]!;
  if (!heading || heading.text.length > LONGEST_HEADING || from - heading.line > FARTHEST || group.length < 2)
    return false;
  return OTHERS.test(heading.text) && context.at(from).unitList < 3;
}
