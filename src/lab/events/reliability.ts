/**
 * `npm run lab -- reliability`: is the confidence that people see to be trusted? Of the records that the judge found out of fold with
 * a confidence of about 0.7, seven in ten should be right. A record is right if a labelled one of its kind on the page has its
 * name and, where both have one, its day; each labelled record makes one right.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../core/finding';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import { linePlot } from '../bench/svg-plot';
import { DATA, SETS, type Gold, type GoldRecord } from '../data/sets';
import { fold, sameFolded } from '../data/same-name';
import { OUT_OF_FOLD } from '../judge/folds';

const PLOT = 'docs/results/reliability.svg';
/** Records are put together by confidence, so many to a point. */
const BINS = 8;

interface Answer {
  confidence: number;
  right: boolean;
}

export async function reliability(): Promise<void> {
  const answers: Record<JudgedKind, Answer[]> = { event: [], person: [], department: [] };
  for (const set of SETS) {
    const file = join(OUT_OF_FOLD, `${set}.jsonl`);
    if (!existsSync(file)) throw new Error(`nothing was judged out of fold in ${file}: npm run lab -- out-of-fold`);
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { page, records } = JSON.parse(line) as Finding & { page: string };
      const gold = JSON.parse(readFileSync(join(DATA, set, 'gold', page.replace(/\.html?$/, '.json')), 'utf8')) as Gold;
      for (const kind of JUDGED_KINDS) if (isLabelled(gold, kind)) answers[kind].push(...compare(records, gold, kind));
    }
  }
  const series = JUDGED_KINDS.map((name) => ({ name, points: pointsOf(answers[name]) }));
  for (const { name, points } of series) {
    const error = points.reduce((sum, [x, y]) => sum + Math.abs(x - y), 0) / points.length;
    console.log(`${name}: ${answers[name].length} records, off by ${(100 * error).toFixed(1)} points on average`);
    for (const [x, y] of points) console.log(`  said ${x.toFixed(2)}, right ${y.toFixed(2)}`);
  }
  const ticks = [0.2, 0.4, 0.6, 0.8, 1];
  const ideal = {
    name: 'ideal',
    points: [
      [0.2, 0.2],
      [1, 1],
    ] as [number, number][],
  };
  const title = 'Share of right records by the confidence shown, out of fold';
  const [x, y] = [
    { label: 'confidence', ticks },
    { label: 'right', ticks: [0, ...ticks] },
  ];
  writeFileSync(PLOT, linePlot(title, x, y, [...series, ideal]));
  console.error(`wrote ${PLOT}`);
}

const isLabelled = ({ complete, complete_for }: Gold, kind: JudgedKind): boolean =>
  complete && (!complete_for || [complete_for].flat().includes(kind));

/** Answers on a page, the surest first; what is like an arguable record is neither right nor wrong. */
function compare(found: Finding['records'], gold: Gold, kind: JudgedKind): Answer[] {
  const left = gold.records.filter((record) => record.kind === kind);
  const arguable = (gold.optional ?? []).filter((record) => record.kind === kind);
  const answers: Answer[] = [];
  const ofKind = (found as (GoldRecord & { confidence: number })[]).filter((record) => record.kind === kind);
  for (const record of ofKind.sort((a, b) => b.confidence - a.confidence)) {
    const match = left.findIndex((other) => isSame(other, record));
    if (match >= 0) left.splice(match, 1);
    else if (arguable.some((other) => isSame(other, record))) continue;
    answers.push({ confidence: record.confidence, right: match >= 0 });
  }
  return answers;
}

function isSame(gold: GoldRecord, found: GoldRecord): boolean {
  const day = (when: string | undefined): string | undefined => when?.slice(0, 10);
  if (gold.startDate && found.startDate && day(gold.startDate) !== day(found.startDate)) return false;
  return gold.name ? sameFolded(fold(gold.name), fold(found.name ?? '')) : gold.startDate !== undefined;
}

/** Mean confidence and share of right answers, in bins of equal numbers. */
function pointsOf(answers: readonly Answer[]): [number, number][] {
  const sorted = [...answers].sort((a, b) => a.confidence - b.confidence);
  return Array.from({ length: BINS }, (_, bin): [number, number] => {
    const of = sorted.slice((bin * sorted.length) / BINS, ((bin + 1) * sorted.length) / BINS);
    const mean = (value: (answer: Answer) => number): number =>
      of.reduce((sum, one) => sum + value(one), 0) / of.length;
    return [mean(({ confidence }) => confidence), mean(({ right }) => (right ? 1 : 0))];
  });
}
