/**
 * PageSnapshot: the rendered page as plain JSON. It is what the engine reads, and at once a test fixture, a training
 * example and a bug report. `src/content/` makes it; nothing after it touches a DOM.
 *
 * The list of blocks is the queue Q of Event.Locky's algorithm 1 (inline-level element pruning): block-level elements
 * in breadth-first order, inline content folded into the block that holds it.
 */

export const SNAPSHOT_VERSION = 1;

/** How a block came to be invisible. Hidden blocks are kept: slides, tabs and "more" sections hold records. */
export type HiddenHow =
  'display-none' | 'invisible' | 'off-screen' | 'zero-size' | 'closed-details' | 'inactive-tab' | 'inactive-slide';

/** Page coordinates in CSS pixels, rounded: [left, top, width, height]. */
export type Box = [x: number, y: number, width: number, height: number];

/** What a run of text looks like. Runs point into `PageSnapshot.styles`. */
export interface TextStyle {
  /** Font size in px; 0 where the DOM has no layout. */
  size: number;
  /** Font weight, 100 to 900. */
  weight: number;
  italic: boolean;
  /** Computed colour, as the browser prints it. */
  color: string;
}

/** A run of inline text, white space collapsed. Runs differ where style, link or inline markup differ. */
export interface TextItem {
  kind: 'text';
  text: string;
  /** Index into `PageSnapshot.styles`. */
  style: number;
  /** Absolute address of the link that the run stands in. */
  link?: string;
  /** Inline elements between the block and the run, outermost first: "a/span". */
  via?: string;
  /** Class names (and microdata properties) of those inline elements, space-separated, lower case. */
  hint?: string;
  /** `datetime` of the `<time>` around the run, or the `title`/`content` of a microformat or microdata date. */
  time?: string;
  /** Class names of the empty element right before the run: the drawing of an icon font ("fa-solid fa-location-dot"). */
  icon?: string;
}

export interface ImageItem {
  kind: 'image';
  /** Absolute address; lazy attributes and srcset are resolved to the picture that would be shown. */
  src: string;
  alt: string;
  link?: string;
  /** Rendered size in px (0 × 0 where unknown). */
  width: number;
  height: number;
  /** True for a CSS background image. */
  background?: true;
}

/** A `<br>` (or a rule): where a line ends inside a block. */
export interface BreakItem {
  kind: 'break';
  /** It is a rule (`<hr>`): a line drawn between what belongs apart. */
  rule?: true;
}

/** A child block, at its place among the inline content. */
export interface BlockItem {
  kind: 'block';
  block: number;
}

export type Item = TextItem | ImageItem | BreakItem | BlockItem;

/** A block-level element as the browser rendered it. */
export interface Block {
  /** Index of the parent block; -1 for the root. */
  parent: number;
  /** Lower-case tag name. */
  tag: string;
  /** XPath steps from the parent block to this one: "li[3]", or "span[1]/div[2]" across inline elements. */
  step: string;
  /** Everything inside, in document order. */
  items: Item[];
  /** Absent where the DOM has no layout or the block is not rendered. */
  box?: Box;
  hidden?: HiddenHow;
  /** 1 to 6 for h1…h6 and role=heading. */
  heading?: number;
  /** Class names, space-separated, lower case; with id behind a '#', microdata type and property behind '@' and '.'. */
  hint?: string;
  /** ARIA role, explicit only. */
  role?: string;
  /** aria-label, or title. */
  label?: string;
  /** Language of the block's content, where it differs by declaration (`lang`). */
  lang?: string;
  /** Marker of a list item, as CSS names it ("decimal", "square"), where it is more than a plain bullet. */
  marker?: string;
  /** Address of the link (`<a>` around blocks) that this block is. */
  link?: string;
  /** `datetime` of a `<time>` rendered as a block. */
  time?: string;
  /** [rowspan, colspan] of a table cell where either exceeds 1. */
  span?: [rows: number, columns: number];
  /** CSS grid, flex (row) and table displays, where children stand side by side. */
  display?: 'flex' | 'grid' | 'table' | 'table-row' | 'table-cell' | 'inline-block';
  /** Address of the document in a same-origin frame whose body this block is. */
  frame?: string;
}

/** Data that the page declares about itself, unparsed. */
export type Declared =
  | { kind: 'json-ld'; text: string }
  | { kind: 'meta'; name: string; content: string }
  | { kind: 'link'; rel: string; href: string; type?: string }
  | { kind: 'microdata'; text: string };

/** Why something was left out or cut, for people to read. */
export interface Note {
  /** The step that left it out; 'days' for days on which nothing is on. */
  step: 'snapshot' | 'records' | 'classify' | 'fields' | 'relate' | 'days';
  path?: string;
  /** English sentence. */
  reason: string;
  /** What the sentence says as a code of `notes.ts` with its values by name, for other languages. */
  code?: string;
  values?: Readonly<Record<string, string | number>>;
}

export interface PageSnapshot {
  version: typeof SNAPSHOT_VERSION;
  /** The document's address when it was walked (after a single-page app's own navigation). */
  url: string;
  title: string;
  /** `<html lang>` or its equivalents, as declared; null where absent. */
  lang: string | null;
  /** ISO instant of the walk. */
  capturedAt: string;
  /** IANA zone that the page states (a meta or an ld+json offset is not enough); null where it states none. */
  timeZone: string | null;
  viewport: { width: number; height: number } | null;
  /** False when the DOM had no layout (Node): then no block has a box and styles are from tags only. */
  hasBoxes: boolean;
  /** Breadth-first; blocks[0] is the body (or the frameset). */
  blocks: Block[];
  styles: TextStyle[];
  declared: Declared[];
  notes: Note[];
  /** Milliseconds that the walk took on the page's thread. */
  ms: number;
}
