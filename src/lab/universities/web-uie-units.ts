/**
 * WEB-UIE's colleges and departments (definitions 1 and 2, section 3.3): elements of one path, aligned on the rendered page, more than
 * four of them; where more than W of their texts are in the database, all of them are units.
 *
 * Ours where the paper is silent or cannot be met: an element is a link, or a line without one; one path is the path of the block
 * without positions, and the inline elements around the text; aligned is who shares left or top with another one of the
 * set, equal distances are not asked for (lists with long entries would fail); "in the database" is what our lexicons and
 * unit words say, colleges and departments in one look-up (pages mix them), each with its own level.
 */
import { matchUnit } from '../../core/text/units/index';
import { exceeds, IN_DATABASE, type Entity, type LookedUp } from './entity';

/** s: a set has more elements than this. */
const ELEMENTS = 4;
/** CSS pixels by which starts may differ. */
const TOLERANCE = 2;
/** Blocks up to which a link is looked for. */
const LAYERS = 2;

interface Element {
  text: string;
  link: string | undefined;
  block: number;
  x: number;
  y: number;
}

/** @param least W: share of the elements' texts that the database must hold */
export function webUieUnits(page: LookedUp, least: number): Entity[] {
  const out: Entity[] = [];
  for (const set of recordSets(page)) {
    const matches = set.map(({ text }) => matchUnit(text, page.facts.lang));
    const known = matches.filter((match) => (match?.score ?? 0) >= IN_DATABASE);
    if (!exceeds(known.length / set.length, least)) continue;
    const mostly = known.filter((match) => match!.level === 'college').length * 2 > known.length;
    set.forEach(({ text, link, block }, i) => {
      const match = matches[i] ?? undefined;
      const url = link ?? linkAround(page, block);
      const college = match && match.score >= IN_DATABASE ? match.level === 'college' : mostly;
      out.push({ kind: 'department', name: match?.name ?? text, college, ...(url ? { url } : {}) });
    });
  }
  return out;
}

function recordSets({ outline }: LookedUp): Element[][] {
  const sets = new Map<string, Element[]>();
  for (const { block, runs, text } of outline.lines) {
    const { box } = outline.blocks[block]!;
    if (!box) continue;
    const path = outline.path(block).replace(/\[\d+\]/g, '');
    const links = new Map<string, { text: string; via: string }>();
    for (const run of runs) {
      if (!run.link) continue;
      const known = links.get(run.link);
      links.set(run.link, { text: (known?.text ?? '') + run.text, via: known?.via ?? run.via ?? '' });
    }
    const elements = links.size > 0 ? [...links] : [[undefined, { text, via: runs[0]?.via ?? '' }] as const];
    for (const [link, { text: own, via }] of elements) {
      const label = own.replace(/\s+/g, ' ').trim();
      if (label === '') continue;
      const key = `${path} ${via}`;
      sets.set(key, [...(sets.get(key) ?? []), { text: label, link, block, x: box[0], y: box[1] }]);
    }
  }
  return [...sets.values()].map(aligned).filter((set) => set.length > ELEMENTS);
}

/** Those that begin at the left or the top of another one. */
function aligned(set: readonly Element[]): Element[] {
  const shared = (of: (element: Element) => number): Set<number> => {
    const count = new Map<number, number>();
    for (const element of set) {
      const place = Math.round(of(element) / (TOLERANCE + 1));
      count.set(place, (count.get(place) ?? 0) + 1);
    }
    return new Set([...count].filter(([, n]) => n > 1).map(([place]) => place));
  };
  const [columns, rows] = [shared(({ x }) => x), shared(({ y }) => y)];
  const at = (value: number): number => Math.round(value / (TOLERANCE + 1));
  return set.filter(({ x, y }) => columns.has(at(x)) || rows.has(at(y)));
}

function linkAround({ outline }: LookedUp, block: number): string | undefined {
  for (let at = block, layer = 0; at >= 0 && layer <= LAYERS; at = outline.blocks[at]!.parent, layer++) {
    const { link } = outline.blocks[at]!;
    if (link) return link;
  }
  const { parent } = outline.blocks[block]!;
  for (let i = outline.from[Math.max(0, parent)]!; i < outline.to[Math.max(0, parent)]!; i++)
    for (const { link } of outline.lines[i]!.runs) if (link) return link;
  return undefined;
}
