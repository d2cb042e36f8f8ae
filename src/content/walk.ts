/**
 * The walk: live document → PageSnapshot, read-only, in two passes.
 *
 * 1. `survey` visits the flat tree once and decides what is block-level: what the browser rendered as such, and every
 *    inline element that holds a block (an `<a>` around a card is a block).
 * 2. `gather` goes through the blocks breadth-first (Event.Locky, algorithm 1) and folds inline content into them.
 *
 * A generator, so that a browser can run it in slices and a test in one go; it yields where it may be interrupted.
 */
import { SNAPSHOT_VERSION, type Block, type Note, type PageSnapshot } from '../core/page/snapshot';
import { attributes } from './attributes';
import { read, select, tagOf } from './dom';
import { declaredLanguage, declaredTimeZone, gatherDeclared } from './declared';
import { foldInline, StyleTable } from './fold';
import type { Layout } from './layout';
import { MAX_ELEMENTS, SLICE, survey, type Surveyed } from './survey';
import { hiddenHow } from './visibility';

/** What is longer is no title; findings are kept with it, and there is little room. */
const MAX_TITLE = 1000;

/** @param limit elements visited before the walk stops and says so */
export function* walk(document: Document, layout: Layout, limit = MAX_ELEMENTS): Generator<void, PageSnapshot> {
  const notes: Note[] = [];
  const { blocks, styles } = yield* gatherAll(document, layout, limit, notes);
  return {
    version: SNAPSHOT_VERSION,
    url: document.location?.href ?? read(document, 'URL'),
    title: titleOf(document),
    lang: declaredLanguage(document),
    capturedAt: new Date().toISOString(),
    timeZone: declaredTimeZone(document),
    viewport: layout.viewport,
    hasBoxes: layout.hasBoxes,
    blocks,
    styles,
    declared: gatherDeclared(document, notes),
    notes,
    ms: 0,
  };
}

const titleOf = (document: Document): string =>
  (select(document, 'title:not(svg *)')?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE);

/** A page that puts another body in place of the one that is being walked is walked anew, once. */
function* gatherAll(document: Document, layout: Layout, limit: number, notes: Note[]): ReturnType<typeof gather> {
  const before = notes.length;
  const root = bodyOf(document);
  const first = yield* gather(yield* survey(root, layout, limit, notes), layout);
  if (read(root, 'isConnected')) return first;
  notes.splice(before);
  return yield* gather(yield* survey(bodyOf(document), layout, limit, notes), layout);
}

const bodyOf = (document: Document): Element => read(document, 'body') ?? read(document, 'documentElement');

function* gather(
  surveyed: Surveyed[],
  layout: Layout,
): Generator<void, { blocks: Block[]; styles: StyleTable['rows'] }> {
  const known = new Map(surveyed.map((one) => [one.element, one]));
  const styles = new StyleTable(layout);
  const blocks: Block[] = [];
  const root = surveyed[0]!;
  const queue: { one: Surveyed; parent: number; step: string }[] = [{ one: root, parent: -1, step: root.step }];
  known.delete(root.element);
  const pageWidth = layout.hasBoxes ? Math.max(read(root.element, 'scrollWidth'), layout.viewport?.width ?? 0) : 0;
  for (let head = 0; head < queue.length; head++) {
    const { one, parent, step } = queue[head]!;
    const { element, style } = one;
    if (!read(element, 'isConnected')) {
      // Taken away since it was queued. It keeps its place, as others are counted from it.
      blocks.push({ parent, tag: tagOf(element), step, items: [], hidden: 'display-none' });
      continue;
    }
    const box = layout.box(element);
    const block: Block = { parent, tag: tagOf(element), step, items: [], ...attributes(element, style) };
    if (box) block.box = box;
    const hidden = hiddenHow(element, style, box, layout.hasBoxes, pageWidth, blocks[parent]?.hidden);
    if (hidden) block.hidden = hidden;
    block.items = foldInline(element, style, {
      layout,
      styles,
      take: (child) => {
        const found = known.get(child);
        known.delete(child);
        return found;
      },
      child: (child, childStep) => {
        queue.push({ one: child, parent: head, step: childStep });
        return queue.length - 1;
      },
    });
    blocks.push(block);
    if (head % (SLICE / 4) === 0) yield;
  }
  return { blocks, styles: styles.rows };
}

/** Runs a walk to its end without interruption (tests, Node). */
export function walkNow(document: Document, layout: Layout, limit = MAX_ELEMENTS): PageSnapshot {
  const steps = walk(document, layout, limit);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a walk in slices, so that no task of the page's thread is longer than `budget`.
 * @param budget milliseconds per slice
 * @param pause resolves when the page has had its turn
 */
export async function walkInSlices(
  document: Document,
  layout: Layout,
  budget: number,
  pause: () => Promise<void>,
): Promise<PageSnapshot> {
  const steps = walk(document, layout);
  let spent = 0;
  for (;;) {
    const began = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - began < budget) step = steps.next();
    spent += performance.now() - began;
    if (step.done) return { ...step.value, ms: Math.round(spent) };
    await pause();
  }
}
