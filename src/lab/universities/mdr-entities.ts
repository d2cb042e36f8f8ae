/**
 * MDR with the look-up that the paper gave it: MDR finds records, the lexicons pick names, titles and units out of them. `least`: share of
 * a region's records in which the lexicons must find a name (WEB-UIE's W); 0 takes whatever is found.
 */
import type { Region } from '../baselines/baseline';
import { IN_DATABASE, titleIn, type Entity, type LookedUp } from './entity';

export function mdrEntities(page: LookedUp, regions: readonly Region[], least: number): Entity[] {
  const out = new Map<string, Entity>();
  for (const { records } of regions) {
    const people = records.map((record) =>
      partsOf(record)
        .map(({ from, to }) => personIn(page, from, to))
        .find(Boolean),
    );
    const units = records.map((record) =>
      partsOf(record)
        .map(({ from, to }) => unitIn(page, from, to))
        .find(Boolean),
    );
    for (const found of [people, units]) {
      const named = found.filter((one) => one !== undefined);
      if (named.length / records.length <= least) continue;
      for (const { line, entity } of named) out.set(`${entity.kind} ${line} ${entity.name}`, entity);
    }
  }
  return [...out.values()];
}

const partsOf = ({ from, to, apart = [] }: Region['records'][number]) => [{ from, to }, ...apart];

interface Placed {
  line: number;
  entity: Entity;
}

function personIn(page: LookedUp, from: number, to: number): Placed | undefined {
  let best: { line: number; score: number } | undefined;
  for (let i = from; i < to; i++) {
    const score = page.facts.lines[i]!.name?.match.score ?? 0;
    if (score >= IN_DATABASE && score > (best?.score ?? 0)) best = { line: i, score };
  }
  if (!best) return undefined;
  const { match } = page.facts.lines[best.line]!.name!;
  const jobTitle = titleIn(page, from, to, best.line);
  return { line: best.line, entity: { kind: 'person', name: match.name, ...(jobTitle ? { jobTitle } : {}) } };
}

function unitIn(page: LookedUp, from: number, to: number): Placed | undefined {
  for (let i = from; i < to; i++) {
    const { unit } = page.facts.lines[i]!;
    if (!unit || unit.score < IN_DATABASE) continue;
    const url = unit.chunk.link ?? firstLink(page, from, to);
    const entity: Entity = { kind: 'department', name: unit.name, college: unit.level === 'college' };
    return { line: i, entity: url ? { ...entity, url } : entity };
  }
  return undefined;
}

function firstLink({ outline }: LookedUp, from: number, to: number): string | undefined {
  for (let i = from; i < to; i++) for (const { link } of outline.lines[i]!.runs) if (link) return link;
  return undefined;
}
