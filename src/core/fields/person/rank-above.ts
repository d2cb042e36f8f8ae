/** Ranks that stand above a list, or beside its rows, and hold for everyone below: "Associate Professors". */
import { unitAt, type Outline, type Unit } from '../../page/outline';
import { spanningLines } from '../../page/row-span';
import { HAN_OR_HANGUL } from '../../page/scripts';
import type { Facts } from '../../text/facts';
import { matchTitle, singularPost } from '../../text/names/index';
import type { Extent } from '../record';
import { FACULTY } from './could-be-post';
import { cellBefore } from '../row-cells';

export interface FoundTitle {
  text: string;
  line: number;
  confidence: number;
}

/** Headings that name a body, not what each of its members is. */
const BODY = /(?:^|[\s-])(?:team|board|committee|council|group|office|department|directory)$/i;
/** 成员, メンバー: everyone below is one, and that says nothing. */
const MEMBERS =
  /^\P{L}*(?:(?:团队|團隊|课题组|課題組|实验室|實驗室|小组|研究室)?(?:成员|成員|人员|人員)|(?:研究室)?メンバー|スタッフ|구성원|멤버|members?$)(?:\P{L}|$)/iu;
/** "Ansprechpartner im Rathaus", "Contact persons": whom to ask is no post either. */
const CONTACTS =
  /^(?:ihre?\s|unsere\s|din\s)?(?:(?:ansprech|kontakt)(?:partner|person)(?:innen|in|en|er)?|contact\s?(?:person|people)(?:s|en)?|personnes?[\s-](?:à|de)\scontact(?:er)?|personas?\sde\scontacto|pessoas?\sde\scontac?to|persone\sdi\scontatto)(?:\P{L}|$)/iu;
/** All who teach or work there: "Corpo Docente", "Mitarbeiterinnen und Mitarbeiter". */
const STAFF =
  /^\P{L}*(?:(?:corpo|cuerpo|quadro|personale?) (?:docente|académico|acadêmico)|docentes|(?:le )?corps enseignant|(?:unsere |die )?(?:mitarbeiter(?:innen|\*innen|:innen|_innen)?(?: und mitarbeiter)?|beschäftigte|kollegium)|(?:nasi )?pracownicy|сотрудники|(?:профессорско-)?преподавательский состав|medewerkers|personal(?:en)?|medarbetare|ansatte|medarbejdere)\P{L}*$/iu;
const isBody = (text: string): boolean =>
  BODY.test(text.trim()) || MEMBERS.test(text) || STAFF.test(text) || CONTACTS.test(text.trim());

/** "Member status: PhD student": what the heading calls the post. */
const LABEL = /^\p{L}[\p{L} ]{1,30}:\s+/u;

/** "Affiliated Faculty from Other Departments": where they come from. */
const WHENCE = /\s+(?:from|of|in)\s+.*$/u;

/** "Your dentist on Mill Road": a heading that speaks to the reader greets them. */
const TO_READER = /^(?:your|ihre?|deine?|votre|vos|tus?|sus?|seus?|suas?|uw|jouw|din|ditt|dina)\s/iu;

/** Score from which on a heading names a person, and from which on it is a post as it stands. */
const SURE_PERSON = 0.6;
const SURE_POST = 0.7;

/** What the page's first heading calls everyone ("Graduate Students"), where nothing nearer says what each is. */
export function rankOfAll(facts: Facts, from: number): FoundTitle | undefined {
  let up = facts.lines[from]!.heading;
  while (up && up.level > 1) up = up.above;
  const one = up && !CONTACTS.test(up.text.trim()) && !STAFF.test(up.text) && singularPost(up.text, facts.lang);
  return one ? { text: one, line: up!.line, confidence: 0.5 } : undefined;
}

/** A rank in a cell that reaches into the person's row from a row above, or in the cell before the one in which the person is named beside others. */
export function rankBeside(
  outline: Outline,
  facts: Facts,
  { from, to }: Pick<Extent, 'from' | 'to'>,
): FoundTitle | undefined {
  const [own, ...more] = cellBefore(outline, from, to);
  // In a grid of people the cell before is somebody else's.
  const isApart = own !== undefined && more.length === 0 && (facts.lines[own]!.name?.match.score ?? 0) < SURE_PERSON;
  const before = isApart ? [own] : [];
  for (const line of [...spanningLines(outline, from), ...before]) {
    const { title } = facts.lines[line]!;
    if (title && title.score >= 0.5) return { text: title.title, line, confidence: 0.6 };
    const one = singularPost(outline.lines[line]!.text, facts.lang);
    if (one) return { text: one, line, confidence: 0.6 };
  }
  return undefined;
}

/** "Associate Professors" as a heading says it of everyone below. */
export function rankAbove(facts: Facts, from: number): FoundTitle | undefined {
  for (let up = facts.lines[from]!.heading; up; up = up.above) {
    const { title, name } = facts.lines[up.line]!;
    // A heading that names somebody says that one's post.
    if (isBody(up.text) || (name && name.match.score >= SURE_PERSON)) continue;
    // Of "Assistant Professors" the first word alone is a post.
    const one = up.level > 1 && (title?.score ?? 0) < SURE_POST ? singularPost(up.text, facts.lang) : undefined;
    if (one) return { text: one, line: up.line, confidence: 0.55 };
    const faculty = up.text.replace(WHENCE, '');
    if (FACULTY.test(faculty)) return { text: faculty, line: up.line, confidence: 0.55 };
    if (!title || title.score < 0.5 || TO_READER.test(up.text)) continue;
    const behind = title.title.replace(LABEL, '');
    const text = behind !== title.title && matchTitle(behind, facts.lang) ? behind : title.title;
    return { text, line: up.line, confidence: 0.55 };
  }
  return undefined;
}

/** How many blocks around a record may be the list that a rank stands before. */
const MOST_AROUND = 6;
const SURE_RANK = 0.5;
/** Which year's students these are, between a rank and their names. */
const COHORT =
  /^\P{L}*(?:class of )?(?:(?:19|20)\d\d|[hr]\d{1,2})\s*(?:级|級|届|屆|年度?|年度?(?:入学|生)|년도?|학번)?\P{L}*$/iu;
/** Posts in these scripts have no plural. */
const NO_PLURAL = HAN_OR_HANGUL;

/**
 * A rank on a line of its own that is no heading, before the list or among its rows: 教授, then names, 副教授, then others.
 * @param taken whether a line is a record's: what stands there is that one's post
 */
export function rankBefore(
  outline: Outline,
  facts: Facts,
  from: number,
  taken: (line: number) => boolean,
): FoundTitle | undefined {
  const { blocks, lines, units } = outline;
  let { block } = lines[from]!;
  for (let n = 0; n < MOST_AROUND && block >= 0; n++, block = blocks[block]!.parent) {
    const siblings = units[block]!;
    for (let at = unitAt(siblings, from) - 1; at >= 0; at--) {
      const unit = siblings[at]!;
      if (taken(unit.from) || taken(unit.to - 1) || holdsPerson(facts, unit)) continue;
      const { text } = lines[unit.from]!;
      const isLine = unit.to - unit.from === 1;
      if (isLine && (text === '' || COHORT.test(text))) continue;
      return isLine ? rankOn(outline, facts, unit.from) : undefined;
    }
  }
  return undefined;
}

/** Others between the rank and the person, in a card of their own. */
const holdsPerson = ({ lines }: Facts, { from, to }: Unit): boolean =>
  to - from > 1 &&
  lines.slice(from, Math.min(to, from + MOST_OF_CARD)).some(({ name }) => name && name.match.score >= SURE_PERSON);
const MOST_OF_CARD = 12;

function rankOn(outline: Outline, { lines, lang }: Facts, line: number): FoundTitle | undefined {
  const text = outline.lines[line]!.text.replace(/\s*[:：]+$/u, '');
  if (isBody(text)) return undefined;
  const title = lines[line]!.title ?? matchTitle(text, lang);
  // A term of a description list is of what stands beside it, in the singular.
  const isOwn = NO_PLURAL.test(text) || outline.blocks[outline.lines[line]!.block]!.tag === 'dt';
  const post =
    singularPost(text, lang) ??
    (isOwn && title && title.score >= SURE_RANK ? title.title.replace(/\s*[:：]+$/u, '') : undefined);
  return post ? { text: post, line, confidence: 0.55 } : undefined;
}
