/** Pages for the tests of the rivals: from HTML without layout, or block by block with boxes. */
import { JSDOM } from 'jsdom';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../../core/page/outline';
import { SNAPSHOT_VERSION, type Block, type Box, type PageSnapshot } from '../../core/page/snapshot';
import { recordText, type Baseline } from './baseline';

export function pageOf(body: string): PageSnapshot {
  const { document } = new JSDOM(`<html><body>${body}</body></html>`, { url: 'https://hall.example/' }).window;
  return walkNow(document, tagLayout());
}

export interface Boxed {
  tag: string;
  box: Box;
  content: string | Boxed[];
  hidden?: Block['hidden'];
  size?: number;
}

export const boxed = (tag: string, box: Box, content: string | Boxed[], more: Partial<Boxed> = {}): Boxed => ({
  tag,
  box,
  content,
  ...more,
});

/** A page of blocks with boxes, breadth-first as the walk makes it. */
export function pageOfBoxes(root: Boxed): PageSnapshot {
  const styles: PageSnapshot['styles'] = [];
  const styleOf = (size: number): number => {
    const known = styles.findIndex((style) => style.size === size);
    return known >= 0 ? known : styles.push({ size, weight: 400, italic: false, color: 'rgb(0, 0, 0)' }) - 1;
  };
  const blocks: Block[] = [];
  const queue = [{ of: root, parent: -1, step: '/html/body' }];
  for (let i = 0; i < queue.length; i++) {
    const { of, parent, step } = queue[i]!;
    const block: Block = { parent, tag: of.tag, step, items: [], box: of.box };
    if (of.hidden) block.hidden = of.hidden;
    if (typeof of.content === 'string') {
      if (of.content) block.items.push({ kind: 'text', text: of.content, style: styleOf(of.size ?? 16) });
    } else {
      of.content.forEach((child, n) => {
        block.items.push({ kind: 'block', block: queue.length });
        queue.push({ of: child, parent: i, step: `${child.tag}[${n + 1}]` });
      });
    }
    blocks.push(block);
  }
  return {
    version: SNAPSHOT_VERSION,
    url: 'https://hall.example/',
    title: '',
    lang: null,
    capturedAt: '2026-11-01T00:00:00Z',
    timeZone: null,
    viewport: { width: 1000, height: 800 },
    hasBoxes: true,
    blocks,
    styles,
    declared: [],
    notes: [],
    ms: 0,
  };
}

/** What a method finds, as texts: per region its records, lines joined by a blank. */
export function found({ find }: Baseline, snapshot: PageSnapshot): string[][] {
  const outline = outlineOf(snapshot);
  return find(snapshot).map(({ records }) =>
    records.map((record) => recordText(outline, record).replaceAll('\n', ' ')),
  );
}
