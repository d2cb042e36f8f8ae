/** The list that makes up most of a page, and where its links lead: as evidence of the page's kind. */
import { addTo } from '../../multimap';
import type { Page } from '../../fields/record';
import { log } from '../../learned/numbers';
import type { Outline, Unit } from '../../page/outline';
import { className } from '../../page/line-column';
import { addressOf } from './page-titles';

/** Fewer alike siblings are no list. */
const LEAST = 3;
/** Characters that one item counts for at most: few long sections are no list, many short items are. */
const MOST_OF_ITEM = 300;
const PROSE = 120;
const SURE = 0.6;

const share = (part: number, whole: number): number => part / Math.max(1, whole);

/** Siblings of the same element and class that hold most text between them; empty where nothing repeats. */
export function mainList(outline: Outline, counts: (line: number) => boolean): Unit[] {
  const { units, blocks, lines } = outline;
  const lengthOf = ({ from, to }: Unit): number => {
    let sum = 0;
    for (let i = from; i < to; i++) if (counts(i)) sum += lines[i]!.text.length;
    return sum;
  };
  let [best, most]: [Unit[], number] = [[], 0];
  for (const children of units) {
    if (children.length < LEAST) continue;
    const alike = new Map<string, Unit[]>();
    for (const unit of children) {
      if (unit.block < 0) continue;
      const { tag, hint } = blocks[unit.block]!;
      const key = `${tag} ${className(hint)}`;
      addTo(alike, key, unit);
    }
    for (const group of alike.values()) {
      if (group.length < LEAST) continue;
      const weight = group.reduce((sum, unit) => sum + Math.min(MOST_OF_ITEM, lengthOf(unit)), 0);
      if (weight > most) [best, most] = [group, weight];
    }
  }
  return best;
}

export function addList(out: Map<string, number>, { outline, facts }: Page): void {
  const { lines } = outline;
  const isMain = (i: number): boolean => facts.lines[i]!.zone === 'main';
  const items = mainList(outline, isMain);
  const indices = ({ from, to }: Unit): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  const lengths = items.map((item) => indices(item).reduce((sum, i) => sum + lines[i]!.text.length, 0));
  const total = lines.reduce((sum, { text }, i) => sum + (isMain(i) ? text.length : 0), 0);
  const length = lengths.reduce((a, b) => a + b, 0);
  const mean = share(length, items.length);
  out.set('list items of main list', log(items.length));
  out.set('main list share', Math.min(1, share(length, total)));
  out.set('main list length of item', log(mean));
  out.set(
    'main list unevenness',
    share(
      Math.sqrt(
        share(
          lengths.reduce((s, l) => s + (l - mean) ** 2, 0),
          lengths.length,
        ),
      ),
      mean,
    ),
  );
  out.set(
    'main list lines of item',
    log(
      share(
        items.reduce((sum, { from, to }) => sum + to - from, 0),
        items.length,
      ),
    ),
  );
  const has: Record<string, (i: number) => boolean> = {
    link: (i) => lines[i]!.runs.some(({ link }) => link),
    image: (i) => lines[i]!.images.length > 0,
    day: (i) => facts.lines[i]!.dates.some(({ precision }) => precision === 'day'),
    time: (i) => facts.lines[i]!.dates.some(({ startTime }) => startTime !== undefined),
    name: (i) => (facts.lines[i]!.name?.match.score ?? 0) >= SURE,
    post: (i) => (facts.lines[i]!.title?.score ?? 0) >= SURE,
    unit: (i) => (facts.lines[i]!.unit?.score ?? 0) >= SURE,
    contact: (i) => facts.lines[i]!.emails.length + facts.lines[i]!.telephones.length > 0,
    price: (i) => facts.lines[i]!.price,
    heading: (i) => facts.lines[i]!.heading !== undefined,
    prose: (i) => lines[i]!.text.length > PROSE,
  };
  for (const [name, test] of Object.entries(has))
    out.set(`main list with ${name}`, share(items.filter((item) => indices(item).some(test)).length, items.length));
  const both: Record<string, (item: number[]) => boolean> = {
    'teasers of news': (item) => item.some(has.link!) && item.some(has.day!) && !item.some(has.time!),
    'announced events': (item) => item.some(has.day!) && item.some(has.time!),
    'links alone': (item) => item.every((i) => lines[i]!.text === '' || has.link!(i)),
    goods: (item) => item.some(has.price!) && item.some(has.link!) && !item.some(has.day!),
    posts: (item) => item.some(has.day!) && item.some(has.prose!),
  };
  for (const [name, test] of Object.entries(both))
    out.set(`main list of ${name}`, share(items.filter((item) => test(indices(item))).length, items.length));
}

/** Links down from the page, to its neighbours, and up: a list leads down, what it lists leads up. */
export function addLinks(out: Map<string, number>, { outline, facts }: Page): void {
  const own = addressOf(outline.snapshot.url)?.steps ?? [];
  const above = own.slice(0, -1).join('/');
  const here = own.join('/').replace(/\.\w{2,5}$/, '');
  const [below, beside, up] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const line of outline.lines) {
    if (facts.lines[line.index]!.zone !== 'main') continue;
    for (const { link } of line.runs) {
      if (!link || !URL.canParse(link, outline.snapshot.url)) continue;
      const to = new URL(link, outline.snapshot.url);
      if (to.hostname !== facts.host) continue;
      const path = (addressOf(to.href)?.steps ?? []).join('/');
      if (here !== '' && path.startsWith(`${here}/`)) below.add(path);
      else if (above !== '' && path === above) up.add(path);
      else if (above !== '' && path.startsWith(`${above}/`) && path !== own.join('/')) beside.add(path);
    }
  }
  out.set('links below', log(below.size));
  out.set('links beside', log(beside.size));
  out.set('links up', up.size > 0 ? 1 : 0);
}
