/** `<hgroup><p>5th anniversary</p><h3>Star Night</h3></hgroup>`: the one highest heading of a group is the title, the others go with it. */
import { addTo } from '../../multimap';
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';

/** @returns the title in a record's only group of headings; the name as it is where there is none, or more */
export function titleOfGroup(page: Page, record: Extent, name: NameCandidate): NameCandidate {
  const { blocks } = page.outline;
  const groups = new Map<number, number[]>();
  for (let line = record.from; line < record.to; line++) {
    const { block } = page.outline.lines[line]!;
    const { parent, heading } = blocks[block]!;
    if (heading && blocks[parent]?.tag === 'hgroup') addTo(groups, parent, line);
  }
  const [lines, another] = [...groups.values()];
  if (!lines || another) return name;
  const level = (line: number): number => blocks[page.outline.lines[line]!.block]!.heading!;
  const [top, second] = lines.toSorted((a, b) => level(a) - level(b));
  if (top === name.line || (second !== undefined && level(second) === level(top!))) return name;
  const title = page.names.line(top!).find(({ chunk }) => chunk.whole);
  return title ? { ...title, score: name.score } : name;
}
