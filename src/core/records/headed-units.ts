/**
 * Units at the head of persons: a directory of offices says below each heading who runs it and where. The judge takes such a part for the
 * person's; where most parts of the list begin with a unit's name, and each with another, they are records of the units as much. So are the rows of
 * a table whose first column is headed "Department".
 */
import { addTo } from '../multimap';
import type { Outline } from '../page/outline';
import { headerLine } from '../page/table-header';
import type { Facts } from '../text/facts';
import { headsUnits } from '../text/units/lists-units';
import type { Chosen } from './choose';

const LEAST_UNITS = 3;
const SHARE = 0.7;
const SURE_UNIT = 0.6;

/** @returns what was chosen, and the parts that a unit's heading begins as departments, too */
export function withHeadedUnits(outline: Outline, facts: Facts, chosen: readonly Chosen[]): Chosen[] {
  const { blocks, lines } = outline;
  const regions = new Map<unknown, Chosen[]>();
  for (const one of chosen) {
    if (one.verdict.kind !== 'person') continue;
    addTo(regions, one.candidate.group, one);
  }
  const unitOf = ({ candidate: { from, to } }: Chosen): string | undefined => {
    const first = lines.slice(from, to).find(({ text }) => text !== '');
    const header = first && headerLine(outline, first.index);
    if (header !== undefined && headsUnits(lines[header]!.text)) return first!.text;
    const unit = first && blocks[first.block]!.heading ? facts.lines[first.index]!.unit : undefined;
    return unit && unit.chunk.whole && unit.score >= SURE_UNIT ? unit.name : undefined;
  };
  const headed = [...regions.values()].flatMap((persons) => {
    const units = persons.filter((one) => unitOf(one) !== undefined);
    const names = new Set(units.map(unitOf));
    const isDirectory =
      units.length >= LEAST_UNITS && units.length >= SHARE * persons.length && names.size === units.length;
    return isDirectory ? units : [];
  });
  const known = new Set(chosen.flatMap(({ candidate, verdict }) => (verdict.kind === 'department' ? [candidate] : [])));
  const others = headed.filter(({ candidate }) => !known.has(candidate));
  return [...chosen, ...others.map((one): Chosen => ({ ...one, verdict: { ...one.verdict, kind: 'department' } }))];
}
