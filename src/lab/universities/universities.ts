/**
 * `npm run lab -- universities`: WEB-UIE's table 2 for our data. MDR, WEB-UIE as printed, and ours (out of fold) on the same complete
 * pages of the sets people and departments; figures 9 and 10 as plots in docs/results/.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundRecord } from '../../core/finding';
import { linePlot, type Series } from '../bench/svg-plot';
import type { Region } from '../baselines/baseline';
import { mdr } from '../baselines/mdr';
import { webUie } from '../baselines/web-uie';
import { labelledPages, requireData, type Gold, type SetName } from '../data/sets';
import { OUT_OF_FOLD } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { lookUp, type Entity } from './entity';
import { mdrEntities } from './mdr-entities';
import { addPage, blank, fOf, loadScorer, ROWS, type Tallies } from './score-entities';
import { webUiePeople } from './web-uie-people';
import { webUieUnits } from './web-uie-units';

const SETS: readonly SetName[] = ['people', 'departments'];
const RESULTS = 'docs/results';
/** W and S as printed. */
const UNITS_W = 0.65;
const PEOPLE_W = 0.75;
const PRINTED_S = 0.8;
const GRID_W = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1];
const GRID_S = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

const METHODS = ['MDR', 'MDR, regions by W', 'WEB-UIE', 'ours'] as const;

export async function compareUniversities(): Promise<void> {
  requireData();
  const scorer = await loadScorer();
  const lexicons = loadLexiconsFromDisk();
  const table = new Map<string, Tallies>(METHODS.map((method) => [method, blank()]));
  const byW = new Map(GRID_W.map((w) => [w, blank()]));
  const byS = new Map(GRID_S.map((s) => [s, blank()]));
  let pages = 0;
  for (const set of SETS) {
    const ours = oursOf(set);
    for await (const { snapshot, name, gold } of labelledPages(set)) {
      if (!isComplete(gold)) continue;
      pages++;
      const page = lookUp(snapshot, lexicons);
      const add = (tallies: Tallies | undefined, entities: readonly Entity[]): void =>
        addPage(tallies!, gold, once(entities), scorer);
      const regions = mdr.find(snapshot);
      add(table.get('MDR'), mdrEntities(page, regions, 0));
      add(table.get('MDR, regions by W'), mdrEntities(page, regions, UNITS_W));
      add(table.get('ours'), ours.get(name) ?? []);
      const repeating = new Map<number, Region[]>(GRID_S.map((s) => [s, webUie(s).find(snapshot)]));
      const people = (w: number, s: number): Entity[] => webUiePeople(page, repeating.get(s)!, w, s);
      add(table.get('WEB-UIE'), [...webUieUnits(page, UNITS_W), ...people(PEOPLE_W, PRINTED_S)]);
      for (const w of GRID_W) add(byW.get(w), [...webUieUnits(page, w), ...people(w, PRINTED_S)]);
      for (const s of GRID_S) add(byS.get(s), people(PEOPLE_W, s));
    }
  }
  console.log(`${pages} complete pages of ${SETS.join(' and ')}\n`);
  print(table);
  mkdirSync(RESULTS, { recursive: true });
  plotByW(byW);
  plotByS(byS);
}

function isComplete({ complete, complete_for: only }: Gold): boolean {
  const kinds = only === undefined ? undefined : [only].flat();
  return complete && (!kinds || ['person', 'department'].every((kind) => kinds.includes(kind)));
}

/** Records out of fold, by page. @throws Error that says how to make them */
function oursOf(set: SetName): Map<string, Entity[]> {
  const file = join(OUT_OF_FOLD, `${set}.jsonl`);
  if (!existsSync(file)) throw new Error(`${file} is not there: npm run lab -- out-of-fold`);
  const out = new Map<string, Entity[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line) continue;
    const { page, records } = JSON.parse(line) as { page: string; records: FoundRecord[] };
    out.set(page.replace(/\.html?$/, ''), records.flatMap(entityOf));
  }
  return out;
}

function entityOf(record: FoundRecord): Entity[] {
  const { name, url } = record;
  const link = url ? { url } : {};
  if (record.kind === 'person')
    return [{ kind: 'person', name, ...link, ...(record.jobTitle ? { jobTitle: record.jobTitle } : {}) }];
  if (record.kind === 'department') return [{ kind: 'department', name, college: record.level === 'college', ...link }];
  return [];
}

/** One of a name: no method is counted down for finding the same thing in two regions; the first with most values stays. */
function once(entities: readonly Entity[]): Entity[] {
  const out = new Map<string, Entity>();
  for (const entity of entities) {
    const key = `${entity.kind} ${entity.name.normalize('NFKC').toLowerCase()}`;
    out.set(key, { ...entity, ...out.get(key) });
  }
  return [...out.values()];
}

const percent = (value: number): string => (100 * value).toFixed(1);

function print(table: ReadonlyMap<string, Tallies>): void {
  const methods = [...table.keys()];
  console.log(`| | gold | ${methods.map((method) => `${method} P | R | F`).join(' | ')} |`);
  console.log(`|---|---:|${methods.map(() => '---:|---:|---:|').join('')}`);
  for (const row of ROWS) {
    const cells = methods.map((method) => {
      const { p, r, f } = fOf(table.get(method)![row]);
      return `${percent(p)} | ${percent(r)} | **${percent(f)}**`;
    });
    console.log(`| ${row} | ${table.get(methods[0]!)![row].gold} | ${cells.join(' | ')} |`);
  }
}

const Y = { label: 'F', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] };

function plotByW(byW: ReadonlyMap<number, Tallies>): void {
  const series = (['College', 'Department', 'Person'] as const).map((row): Series => ({
    name: row.toLowerCase(),
    points: [...byW].map(([w, tallies]) => [w, fOf(tallies[row]).f]),
  }));
  console.log(`\nF by W (S = ${PRINTED_S})`);
  for (const { name, points } of series)
    console.log(`  ${name}: ${points.map(([w, f]) => `${w} ${percent(f)}`).join('  ')}`);
  const ticks = GRID_W.filter((_, i) => i % 2 === 0);
  const x = { label: 'W: least share of entries that the lexicons know', ticks };
  writeFileSync(join(RESULTS, 'web-uie-by-w.svg'), linePlot('WEB-UIE: F by the threshold W (figure 9)', x, Y, series));
}

function plotByS(byS: ReadonlyMap<number, Tallies>): void {
  const series = (['Person', 'Title'] as const).map((row): Series => ({
    name: row.toLowerCase(),
    points: [...byS].map(([s, tallies]) => [s, fOf(tallies[row]).f]),
  }));
  console.log(`\nF by S (W = ${PEOPLE_W})`);
  for (const { name, points } of series)
    console.log(`  ${name}: ${points.map(([s, f]) => `${s} ${percent(f)}`).join('  ')}`);
  const x = { label: 'S: least similarity of repeating units', ticks: GRID_S };
  writeFileSync(join(RESULTS, 'web-uie-by-s.svg'), linePlot('WEB-UIE: F by the threshold S (figure 10)', x, Y, series));
}
