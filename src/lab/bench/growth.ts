/**
 * `npm run bench:growth`: milliseconds of every method on generated pages of 1k to 64k nodes in several shapes, the exponent of
 * growth from the second smallest to the largest, and a plot per shape in docs/results/. Ours is timed as in bench:records: facts, candidates,
 * judge and choice by the shipped model; `ours, candidates` is the outline and the candidates alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { outlineOf } from '../../core/page/outline';
import { candidatesOf } from '../../core/records/candidates';
import { BASELINES } from '../baselines';
import type { Baseline } from '../baselines/baseline';
import { oursOn } from '../baselines/ours';
import { shipped } from '../cli/regions';
import { SHAPES } from './generated-pages';
import { linePlot, type Series } from './svg-plot';

const SIZES = [1024, 4096, 16384, 65536];
const OUT = 'docs/results';

function methods(): Baseline[] {
  const visit = { now: '2026-01-01', ...shipped() };
  return [
    ...BASELINES,
    {
      name: 'ours, candidates',
      find: (snapshot) => {
        candidatesOf(outlineOf(snapshot));
        return [];
      },
    },
    { name: 'ours', find: (snapshot) => oursOn(snapshot, visit) },
  ];
}

/** The better of two runs: the first one also pays for compiling. */
function timed({ find }: Baseline, snapshot: Parameters<Baseline['find']>[0]): number {
  const runs = [0, 1].map(() => {
    const began = performance.now();
    find(snapshot);
    return performance.now() - began;
  });
  return Math.max(0.1, Math.min(...runs));
}

mkdirSync(OUT, { recursive: true });
const all = methods();
for (const [shape, make] of Object.entries(SHAPES)) {
  console.log(`\n${shape.padEnd(22)}${SIZES.map((n) => String(n).padStart(9)).join('')}  exponent`);
  const pages = SIZES.map(make);
  const series = all.map((method): Series => {
    const points = pages.map((page): [number, number] => [page.blocks.length, timed(method, page)]);
    const [[n1, t1], [n2, t2]] = [points[1]!, points.at(-1)!];
    const exponent = Math.log(t2 / t1) / Math.log(n2 / n1);
    console.log(
      `${method.name.padEnd(22)}${points.map(([, ms]) => ms.toFixed(1).padStart(9)).join('')}  ${exponent.toFixed(2)}`,
    );
    return { name: method.name, points };
  });
  const plot = linePlot(
    `Milliseconds per page: ${shape}`,
    { label: 'nodes', ticks: SIZES, logarithmic: true },
    { label: 'ms', ticks: [0.1, 1, 10, 100, 1000, 10000, 100000], logarithmic: true },
    series,
  );
  writeFileSync(`${OUT}/growth-${shape.replaceAll(' ', '-')}.svg`, plot);
}
