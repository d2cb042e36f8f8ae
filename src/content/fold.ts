/** Folds the inline content of one block into its items; child blocks keep their place among them. */
import type { Item, TextItem, TextStyle } from '../core/page/snapshot';
import { hintOf, linkOf } from './attributes';
import { attribute, read, tagOf } from './dom';
import { childSteps, flatChildren } from './elements';
import { drawnWord } from './icon-font';
import { absolute, imageAddress, isBroken } from './images';
import type { ElementStyle, Layout } from './layout';
import type { Surveyed } from './survey';

/** Inline elements nested deeper than this are read as plain text of their ancestor. */
const MAX_INLINE_DEPTH = 120;
const MAX_HINT = 120;
const MAX_TIME = 100;
const MAX_ICON = 80;
const VOID = new Set(['br', 'hr', 'img']);

/** Text styles of the page, each once. */
export class StyleTable {
  readonly rows: TextStyle[] = [];
  readonly #index = new Map<string, number>();
  readonly #ofElement = new Map<Element, number>();

  constructor(private readonly layout: Layout) {}

  of(element: Element): number {
    const known = this.#ofElement.get(element);
    if (known !== undefined) return known;
    const style = this.layout.text(element);
    const key = `${style.size}|${style.weight}|${style.italic}|${style.color}`;
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.rows.push(style) - 1;
      this.#index.set(key, index);
    }
    this.#ofElement.set(element, index);
    return index;
  }
}

interface Surroundings {
  layout: Layout;
  styles: StyleTable;
  /** What the survey knows of an element. Each is handed out once: a node that moves meanwhile is met again. */
  take(element: Element): Surveyed | undefined;
  /** Queues a child block and returns the index that it will have. */
  child(child: Surveyed, step: string): number;
}

/** What inline ancestors say about a run. */
interface Inline {
  link?: string;
  via: string;
  hint: string;
  time?: string;
  icon?: string;
  step: string;
}

export function foldInline(block: Element, style: ElementStyle, around: Surroundings): Item[] {
  const items: Item[] = [];
  const background = style.background && backgroundOf(block, style, around);
  if (background) items.push(background);
  const link = linkOf(block);
  fold(block, style.preservesLines, { via: '', hint: '', step: '', ...(link ? { link } : {}) }, 0);
  if (items.length === 0) addBareLink(block, link);
  trim(items);
  return items;

  /** @returns class names of an icon that ends the element: nothing stands behind it there */
  function fold(parent: Element, preservesLines: boolean, inline: Inline, depth: number): string {
    const nodes = [...flatChildren(parent)];
    const elements = nodes.filter((node): node is Element => read(node, 'nodeType') === 1);
    const steps = childSteps(parent, elements);
    let nth = 0;
    /** Class names of the icon before what comes next. */
    let icon = '';
    for (const node of nodes) {
      const type = read(node, 'nodeType');
      if (type === 3 || type === 4) {
        addText(node.nodeValue ?? '', parent, preservesLines, icon ? { ...inline, icon } : inline);
        if (/\S/.test(node.nodeValue ?? '')) icon = '';
        continue;
      }
      if (type !== 1) continue;
      const element = node as Element;
      const step = inline.step ? `${inline.step}/${steps[nth++]!}` : steps[nth++]!;
      const known = around.take(element);
      if (!known) continue;
      const tag = tagOf(element);
      const drawnAs = drawnWord(element);
      if (drawnAs) {
        icon = `${hintOf(element)} ${drawnAs}`.slice(0, MAX_ICON);
        continue;
      }
      if (known.block || VOID.has(tag)) icon = '';
      if (known.block) items.push({ kind: 'block', block: around.child(known, step) });
      // A line break, a rule or a picture that is not rendered stands for nothing.
      else if (VOID.has(tag) && known.style.display === 'none') continue;
      else if (tag === 'br') items.push({ kind: 'break' });
      else if (tag === 'hr') items.push({ kind: 'break', rule: true });
      else if (tag === 'img') addImage(element, inline);
      else if (depth >= MAX_INLINE_DEPTH) addText(read(element, 'textContent') ?? '', parent, preservesLines, inline);
      else {
        const before = items.length;
        const within = inside(element, inline, step);
        const inner = fold(element, known.style.preservesLines, icon ? { ...within, icon } : within, depth + 1);
        const isEmpty = items.length === before;
        if (isEmpty) addBareLink(element, linkOf(element));
        // <span class="icon"><i class="fa-map-marker"></i></span>
        const drawn = isEmpty ? [hintOf(element), inner].filter(Boolean).join(' ').slice(0, MAX_ICON) : inner;
        icon = drawn || (isEmpty ? icon : '');
      }
    }
    return icon;
  }

  function addText(raw: string, parent: Element, preservesLines: boolean, inline: Inline): void {
    if (preservesLines && raw.includes('\n')) {
      raw.split('\n').forEach((line, i) => {
        if (i > 0) items.push({ kind: 'break' });
        addText(line, parent, false, inline);
      });
      return;
    }
    const text = raw.replace(/[\s\u200b\ufeff]+/g, ' ');
    if (text === '') return;
    const last = items.at(-1);
    if (text === ' ') {
      if (last?.kind === 'text' && !last.text.endsWith(' ')) last.text += ' ';
      return;
    }
    const spaced = last?.kind === 'text' && last.text.endsWith(' ');
    const run: TextItem = { kind: 'text', text: spaced ? text.trimStart() : text, style: around.styles.of(parent) };
    if (inline.link) run.link = inline.link;
    if (inline.via) run.via = inline.via;
    if (inline.hint) run.hint = inline.hint;
    if (inline.time) run.time = inline.time;
    if (inline.icon) run.icon = inline.icon;
    if (last?.kind === 'text' && alike(last, run)) {
      last.text += run.text;
    } else {
      items.push(run);
    }
  }

  /** A link that shows only a drawing (an icon font, an SVG): what it is called and where it leads. */
  function addBareLink(element: Element, link: string | undefined): void {
    if (!link) return;
    const alt = (attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '').trim();
    items.push({ kind: 'image', src: '', alt, link, width: 0, height: 0 });
  }

  function addImage(element: Element, inline: Inline): void {
    const src = imageAddress(element);
    const alt = (attribute(element, 'alt') ?? '').trim();
    if (!src && !alt) return;
    const box = around.layout.box(element);
    const broken = around.layout.hasBoxes && isBroken(element);
    const size = (name: string): number => Number.parseInt(attribute(element, name) ?? '', 10) || 0;
    items.push({
      kind: 'image',
      src: src ?? '',
      alt,
      width: broken ? 0 : box?.[2] || size('width'),
      height: broken ? 0 : box?.[3] || size('height'),
      ...(inline.link ? { link: inline.link } : {}),
    });
  }
}

const alike = (a: TextItem, b: TextItem): boolean =>
  a.style === b.style &&
  a.link === b.link &&
  a.via === b.via &&
  a.hint === b.hint &&
  a.time === b.time &&
  a.icon === b.icon;

function inside(element: Element, outer: Inline, step: string): Inline {
  const tag = tagOf(element);
  const link = linkOf(element) ?? outer.link;
  const time = timeOf(element) ?? outer.time;
  const { icon } = outer;
  const hint = [outer.hint, hintOf(element)].filter(Boolean).join(' ').slice(0, MAX_HINT);
  return {
    step,
    via: outer.via ? `${outer.via}/${tag}` : tag,
    hint,
    ...(link ? { link } : {}),
    ...(time ? { time } : {}),
    ...(icon ? { icon } : {}),
  };
}

/** Machine-readable time on an inline element: `<time datetime>`, microformats' value-title, microdata's content. */
function timeOf(element: Element): string | undefined {
  if (tagOf(element) === 'time') return attribute(element, 'datetime')?.slice(0, MAX_TIME);
  const stamp = attribute(element, 'content') ?? attribute(element, 'title');
  return stamp && /^\d{4}-?\d{2}-?\d{2}(T|$)/.test(stamp) ? stamp.slice(0, MAX_TIME) : undefined;
}

function backgroundOf(block: Element, style: ElementStyle, around: Surroundings): Item | undefined {
  const box = around.layout.box(block);
  const src = /^(data:|$)/.test(style.background) ? undefined : absolute(style.background, block);
  if (!src) return undefined;
  return { kind: 'image', src, alt: '', width: box?.[2] ?? 0, height: box?.[3] ?? 0, background: true };
}

/** White space at the edges of lines and blocks is not content. */
function trim(items: Item[]): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (item.kind !== 'text') continue;
    const before = items[i - 1];
    const after = items[i + 1];
    if (!before || before.kind === 'break' || before.kind === 'block') item.text = item.text.trimStart();
    if (!after || after.kind === 'break' || after.kind === 'block') item.text = item.text.trimEnd();
  }
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    if (item.kind === 'text' && item.text === '') items.splice(i, 1);
  }
}
