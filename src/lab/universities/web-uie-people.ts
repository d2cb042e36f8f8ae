/**
 * WEB-UIE's faculty (definition 3, algorithm 1, section 3.4): repeating units of which more than W hold a name of the database; the names
 * are what stands at the names' place in every unit, the titles what the lexicon of posts knows; trees of the units' path
 * elsewhere on the page, similar to them, are persons too.
 *
 * Ours where the paper is silent: the names' place is the path, without positions, that holds most names of the region;
 * a unit without an element there has no name; what was found by two regions counts once.
 */
import type { Region } from '../baselines/baseline';
import { tagTree, type TagNode } from '../baselines/tag-tree';
import { TreeMatching } from '../baselines/tree-matching';
import { exceeds, IN_DATABASE, titleIn, type Entity, type LookedUp } from './entity';

interface Unit {
  from: number;
  to: number;
}

/**
 * @param regions of `webUie(S)`
 * @param least W: share of the units that must hold a name
 * @param similarity S, for trees elsewhere
 */
export function webUiePeople(page: LookedUp, regions: readonly Region[], least: number, similarity: number): Entity[] {
  const byLine = new Map<number, Entity>();
  const nodes = regions.length > 0 ? nodesOf(tagTree(page.outline)) : [];
  for (const { records } of regions) {
    const lines = records.map(({ from, to }) => namesIn(page, from, to));
    if (!exceeds(lines.filter((found) => found.length > 0).length / records.length, least)) continue;
    const place = commonest(lines.flat().map((line) => placeOf(page, line)));
    for (const unit of [...records, ...elsewhere(page, nodes, records, similarity)]) {
      const line = lineAt(page, unit, place);
      if (line === undefined || byLine.has(line)) continue;
      const match = page.facts.lines[line]!.name?.match;
      const jobTitle = titleIn(page, unit.from, unit.to, line);
      const name = match?.name ?? page.outline.lines[line]!.text;
      byLine.set(line, { kind: 'person', name, ...(jobTitle ? { jobTitle } : {}) });
    }
  }
  return [...byLine.values()];
}

function namesIn({ facts }: LookedUp, from: number, to: number): number[] {
  const out: number[] = [];
  for (let i = from; i < to; i++) if ((facts.lines[i]!.name?.match.score ?? 0) >= IN_DATABASE) out.push(i);
  return out;
}

/** The label around a line: its path without positions, and the inline elements around its first run. */
const placeOf = ({ outline }: LookedUp, line: number): string => {
  const { block, runs } = outline.lines[line]!;
  return `${outline.path(block).replace(/\[\d+\]/g, '')} ${runs[0]?.via ?? ''}`;
};

/** The first element at the names' place; of several the one that holds a name. */
function lineAt(page: LookedUp, { from, to }: Unit, place: string): number | undefined {
  let first: number | undefined;
  for (let i = from; i < to; i++) {
    if (!page.outline.lines[i]!.text || placeOf(page, i) !== place) continue;
    first ??= i;
    if ((page.facts.lines[i]!.name?.match.score ?? 0) >= IN_DATABASE) return i;
  }
  return first;
}

function commonest(places: readonly string[]): string {
  const count = new Map<string, number>();
  for (const place of places) count.set(place, (count.get(place) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function nodesOf(root: TagNode): TagNode[] {
  const out = [root];
  for (let i = 0; i < out.length; i++) out.push(...out[i]!.children);
  return out;
}

/** Trees of the same path as the region's units (where those are one tree each), and similar to the first. */
function elsewhere(
  { outline }: LookedUp,
  nodes: readonly TagNode[],
  units: readonly Unit[],
  similarity: number,
): Unit[] {
  const inside = new Set(units.map(({ from, to }) => `${from} ${to}`));
  const first = nodes.find(({ from, to, block }) => block >= 0 && units[0]!.from === from && units[0]!.to === to);
  if (!first) return [];
  const path = (block: number): string => outline.path(block).replace(/\[\d+\]/g, '');
  const own = path(first.block);
  const matching = new TreeMatching();
  return nodes.filter(
    ({ block, shape, from, to }) =>
      block >= 0 &&
      to > from &&
      !inside.has(`${from} ${to}`) &&
      path(block) === own &&
      matching.alike([first.shape], [shape], similarity),
  );
}
