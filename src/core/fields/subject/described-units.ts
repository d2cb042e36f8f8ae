/**
 * Units that a page lists by a heading and a text each: below "Research Groups" stand "Hillslopes", "Soil" and what each of them does. No word of
 * such names says what they are; the page does, and headings of one level that go on alike are its list.
 */
import { addTo } from '../../multimap';
import type { DepartmentRecord, FoundRecord } from '../../finding';
import { textOf, type Line } from '../../page/outline';
import { listsUnits } from '../../text/units/lists-units';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';
import { namesNoUnit } from './no-unit';

/** Units of a list, and how many of them a page may have otherwise. */
const LEAST = 3;
const MOST_FOUND = 1;
/** Headings among them that are no unit's for certain ("Contact"), for each of the units: where there are more, a text has its parts. */
const MOST_OTHERS = 0.5;
const LOWEST = 4;
const LONGEST = 90;
/** What a unit does is said in a sentence, at least. */
const TEXT = 40;
const SURE_NAME = 0.6;
const SURE = 0.55;

/** A heading and the lines to the next of its level. */
interface Section {
  line: Line;
  to: number;
}

/** @returns the records of a page that lists units; where it has none of them yet, with those that headings name */
export function withDescribedUnits(page: Page, records: readonly FoundRecord[]): FoundRecord[] {
  const found = records.filter(({ kind }) => kind === 'department').length;
  if (found > MOST_FOUND || !listsUnits(page.outline, page.facts)) return [...records];
  for (let level = 1; level <= LOWEST; level++) {
    const sections = sectionsOf(page, level);
    const units = alikeOf(page, sections);
    const none = sections.filter(({ line }) => namesNoUnit(line.text, page.facts));
    if (units.length < LEAST || none.length > MOST_OTHERS * units.length) continue;
    const made = units.map((unit) => recordOf(page, unit));
    const names = new Set(made.map(({ name }) => name));
    const others = records.filter(({ kind, name }) => kind !== 'department' || !names.has(name));
    return [...made, ...others].map((record, i) => ({ ...record, ordinal: i + 1 }));
  }
  return [...records];
}

function sectionsOf({ outline: { lines, blocks }, facts }: Page, level: number): Section[] {
  const heads = lines.filter(({ block, index, text }) => {
    const { heading, hidden } = blocks[block]!;
    return heading && heading <= level && !hidden && text !== '' && facts.lines[index]!.zone === 'main';
  });
  return heads.flatMap((line, n) =>
    blocks[line.block]!.heading === level ? [{ line, to: heads[n + 1]?.index ?? lines.length }] : [],
  );
}

/** The sections that may be units' and go on as most of them do: with a text at once, or with a heading of the same level. */
function alikeOf(page: Page, sections: readonly Section[]): Section[] {
  const byNext = new Map<number, Section[]>();
  for (const section of sections) {
    const next = mayBeUnit(page, section) ? nextLevel(page, section) : undefined;
    if (next !== undefined) addTo(byNext, next, section);
  }
  return [...byNext.values()].reduce<Section[]>((most, one) => (one.length > most.length ? one : most), []);
}

function mayBeUnit({ outline, facts }: Page, { line: { text, index }, to }: Section): boolean {
  const { name, dates } = facts.lines[index]!;
  const isNone = /^\d|[.?!]$/u.test(text) || namesNoUnit(text, facts) || facts.words.is('unitList', text);
  if (isNone || text.length > LONGEST || dates.length > 0 || (name?.match.score ?? 0) >= SURE_NAME) return false;
  const isText = ({ runs, text: said }: Line): boolean => said.length >= TEXT && !runs.every(({ link }) => link);
  return outline.lines.slice(index + 1, to).some((line) => facts.lines[line.index]!.zone === 'main' && isText(line));
}

/** Level of the heading that follows at once; 0 where a text does. */
function nextLevel({ outline: { lines, blocks } }: Page, { line, to }: Section): number | undefined {
  const next = lines.slice(line.index + 1, to).find(({ text, block }) => text !== '' && !blocks[block]!.hidden);
  return next && (blocks[next.block]!.heading ?? 0);
}

function recordOf({ outline, facts }: Page, { line, to }: Section): DepartmentRecord {
  const { index, block, text, runs } = line;
  const url = runs.find(({ link }) => link)?.link;
  const evidence = evidenceAt(outline, index, SURE);
  return {
    kind: 'department',
    name: text,
    level: facts.lines[index]!.unit?.level ?? 'department',
    ...(url ? { url } : {}),
    text: textOf(outline, index, to),
    path: outline.path(block),
    confidence: SURE,
    ordinal: 0,
    evidence: { name: evidence, ...(url ? { url: evidence } : {}) },
    why: ['has-name'],
  };
}
