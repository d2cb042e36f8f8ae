/**
 * `npm run bench:growth`: milliseconds of every method on generated pages of 1k to 64k nodes in several shapes, the exponent of
 * growth from the second smallest to the largest, and a plot per shape in docs/results/. Ours is timed as in bench:records, all
 * steps to the ranked regions by the shipped models, and beside it its parts: `text` (dates, names, units, contacts per line),
 * `records` (outline, candidates, evidence, judge and choice; the text's facts are given) and, of that, `candidates`.
 * `npm run bench:growth -- --ours` leaves the rivals and the plots out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Evidence } from '../../core/classify/features';
import { TreeJudge } from '../../core/classify/tree-judge';
import { NameScorer } from '../../core/fields/name/name';
import { outlineOf } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { candidatesOf } from '../../core/records/candidates';
import { marksOf } from '../../core/records/marks';
import { choose } from '../../core/records/choose';
import { factsOf } from '../../core/text/facts';
import { BASELINES } from '../baselines';
import { oursOn } from '../baselines/ours';
import { shipped } from '../cli/regions';
import { SHAPES } from './generated-pages';
import { linePlot, type Series } from './svg-plot';

const SIZES = [1024, 4096, 16384, 65536];
const OUT = 'docs/results';
const ONLY_OURS = process.argv.includes('--ours');
/** Runs of one method on one page, fewer where they take long: the first dozens also pay for compiling. */
const RUNS = 40;
const LONGEST_MS = 4000;

interface Method {
  name: string;
  /** Gets ready what is given; returns what is timed. */
  prepare: (snapshot: PageSnapshot) => () => unknown;
}

const NOW = '2026-01-01';

function methods(): Method[] {
  const { lexicons, model, ...others } = shipped();
  const rivals = BASELINES.map(({ name, find }): Method => ({ name, prepare: (snapshot) => () => find(snapshot) }));
  return [
    ...(ONLY_OURS ? [] : rivals),
    { name: 'ours, candidates', prepare: (snapshot) => () => candidatesOf(outlineOf(snapshot)) },
    {
      name: 'ours, records',
      prepare: (snapshot) => {
        const facts = factsOf(outlineOf(snapshot), lexicons);
        return () => {
          const outline = outlineOf(snapshot);
          const candidates = candidatesOf(
            outline,
            marksOf(outline, facts),
            facts.lines.map(({ dateShare }) => dateShare),
          );
          const names = new NameScorer(outline, facts);
          const evidence = new Evidence(
            {
              outline,
              facts,
              names,
              now: NOW,
              nameModel: model.eventName,
              regionModel: model.region,
              wordingModel: model.wording,
            },
            candidates,
          );
          return choose(outline, candidates, new TreeJudge(model, evidence, outline, candidates));
        };
      },
    },
    {
      name: 'ours, text',
      prepare: (snapshot) => {
        const outline = outlineOf(snapshot);
        return () => factsOf(outline, lexicons);
      },
    },
    { name: 'ours', prepare: (snapshot) => () => oursOn(snapshot, { now: NOW, lexicons, model, ...others }) },
  ];
}

/** The best of several runs. */
function timed({ prepare }: Method, snapshot: PageSnapshot): number {
  const run = prepare(snapshot);
  let best = Infinity;
  for (let n = 0, spent = 0; n < RUNS && spent < LONGEST_MS; n++) {
    const began = performance.now();
    run();
    const ms = performance.now() - began;
    best = Math.min(best, ms);
    spent += ms;
  }
  return Math.max(0.1, best);
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
  if (ONLY_OURS) continue;
  const plot = linePlot(
    `Milliseconds per page: ${shape}`,
    { label: 'nodes', ticks: SIZES, logarithmic: true },
    { label: 'ms', ticks: [0.1, 1, 10, 100, 1000, 10000, 100000], logarithmic: true },
    series,
  );
  writeFileSync(`${OUT}/growth-${shape.replaceAll(' ', '-')}.svg`, plot);
}
