/** Days that tabs say of the panels that they open: `<a href="#day-2">Tue 15 Sep</a>` and elsewhere `<div id="day-2">`. */
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';

/** By panel the line of the tab that opens it. */
type Tabs = ReadonlyMap<number, number>;

/**
 * @param isDay whether a line is nothing but a day
 * @returns by block the line of the tab that opens it and is nothing but a day
 */
export function dayTabs(outline: Outline, facts: Facts, isDay: (line: number) => boolean): Tabs {
  let tabs = tabsByFacts.get(facts);
  if (!tabs) tabsByFacts.set(facts, (tabs = tabsOf(outline, isDay)));
  return tabs;
}

const tabsByFacts = new WeakMap<Facts, Tabs>();

function tabsOf({ snapshot, blocks, lines, to }: Outline, isDay: (line: number) => boolean): Tabs {
  const page = `${snapshot.url.replace(/#.*$/u, '')}#`;
  const lineOf = new Map<string, number>();
  for (const { index, runs } of lines) {
    const link = runs.find((run) => run.link)?.link ?? '';
    const id = link.startsWith(page) ? link.slice(page.length).toLowerCase() : '';
    if (id && !lineOf.has(id) && isDay(index)) lineOf.set(id, index);
  }
  const tabs = new Map<number, number>();
  if (lineOf.size === 0) return tabs;
  blocks.forEach(({ hint }, block) => {
    const line = lineOf.get(/(?:^|\s)#([^\s@]+)/.exec(hint ?? '')?.[1]?.toLowerCase() ?? '');
    if (line !== undefined && to[block]! > line) tabs.set(block, line);
  });
  return tabs;
}
