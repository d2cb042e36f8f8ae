/**
 * Ours, in the shape of the comparison: the records that the pipeline chooses, those of one candidates' group as a region, and groups at
 * the same place (one path but for positions: the tables of two months) as one; ranked by
 * number of records × mean probability. A record that is two things at once (a department and its head) counts once, by
 * its likelier kind. Time includes reading facts and judging, which no rival does.
 */
import { Evidence } from '../../core/classify/features';
import { throughGate } from '../../core/classify/page-gate';
import { TreeJudge, type RecordModel } from '../../core/classify/tree-judge';
import type { Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { openPage } from '../../core/pipeline';
import type { Candidate } from '../../core/records/candidates';
import { choose, type Chosen } from '../../core/records/choose';
import type { Lexicons } from '../../core/text/lexicon/index';
import type { Region } from './baseline';

export interface Visit {
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  lexicons: Lexicons;
  /** For an honest figure on labelled pages: one that has not seen the page's site. */
  model: RecordModel;
}

/** @returns regions, best first; line numbers are those of `outlineOf(snapshot)` */
export function oursOn(snapshot: PageSnapshot, { now, lexicons, model }: Visit): Region[] {
  const { page, candidates } = openPage(snapshot, now, lexicons, model);
  const { chosen } = throughGate(
    model.page,
    page.outline,
    choose(page.outline, candidates, new TreeJudge(model, new Evidence(page, candidates), page.outline, candidates)),
  );
  return regionsOfChosen(page.outline, chosen);
}

export function regionsOfChosen(outline: Outline, chosen: readonly Chosen[]): Region[] {
  const places = new Map<Candidate[], string>();
  const groups = new Map<string, Map<Candidate, number>>();
  for (const { candidate, verdict } of chosen) {
    const place = places.get(candidate.group) ?? placeOf(outline, candidate);
    places.set(candidate.group, place);
    const group = groups.get(place) ?? new Map<Candidate, number>();
    groups.set(place, group);
    group.set(candidate, Math.max(group.get(candidate) ?? 0, verdict.probability));
  }
  return [...groups.values()]
    .map((group) => ({
      path: commonPath(outline, [...group.keys()]),
      records: [...group.keys()]
        .map(({ from, to, block }) => ({ from, to, path: outline.path(block) }))
        .sort((a, b) => a.from - b.from),
      // Number × mean is the sum.
      worth: [...group.values()].reduce((sum, probability) => sum + probability, 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ path, records }) => ({ path, records }));
}

/** The path without positions: the same for the rows of January's table and of February's. */
const placeOf = (outline: Outline, { block, how }: Candidate): string =>
  `${how === 'anchor' || how === 'window' ? how : ''} ${outline.path(block).replace(/\[\d+\]/g, '')}`;

/** Path of the nearest block around all of them; the block itself for a region of one. */
function commonPath(outline: Outline, candidates: readonly Candidate[]): string {
  const from = Math.min(...candidates.map((candidate) => candidate.from));
  const to = Math.max(...candidates.map((candidate) => candidate.to));
  let { block } = candidates[0]!;
  while (outline.blocks[block]!.parent >= 0 && (outline.from[block]! > from || outline.to[block]! < to)) {
    block = outline.blocks[block]!.parent;
  }
  return outline.path(block);
}
