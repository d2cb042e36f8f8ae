/** Pages of any size for measuring growth: shapes in which a careless method turns quadratic. */
import { SNAPSHOT_VERSION, type Block, type Box, type PageSnapshot } from '../../core/page/snapshot';

interface Node {
  tag: string;
  children: Node[];
  /** Of a leaf; two words that say nothing where it is absent. */
  text?: string;
}

const leaf = (tag: string, text?: string): Node => ({ tag, children: [], text });
const node = (tag: string, children: Node[]): Node => ({ tag, children });
const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.floor(n)) }, (_, i) => make(i));

/** Tags at random, the same in every run. */
function randomTags(): () => string {
  const tags = ['p', 'div', 'h3', 'section', 'article', 'ul', 'h4', 'address'];
  let seed = 7;
  return () => tags[(seed = (seed * 1103515245 + 12345) % 2147483648) >> 28]!;
}

const FEATURED = ['Autumn', 'Open-air', 'Community', 'Evening', 'Annual', 'Spring', 'Harbour'];
const MEETING = ['Choir Concert', 'Pottery Workshop', 'Film Screening', 'Council Meeting', 'Book Fair'];
const MONTH = ['January', 'March', 'May', 'July', 'October'];

/** A row that is a record: a name, a day with a time, a place; all of them different. */
const meeting = (i: number): Node =>
  node('li', [
    leaf('h3', `${FEATURED[i % 7]!} ${MEETING[i % 5]!} ${i + 1}`),
    leaf('p', `${(i % 28) + 1} ${MONTH[(i >> 3) % 5]!} ${2026 + (i % 3)}, ${10 + (i % 11)}:${i % 2 ? '30' : '00'}`),
    leaf('p', `Town Hall, Room ${i % 40}`),
  ]);

/** About n nodes each. */
export const SHAPES: Record<string, (n: number) => PageSnapshot> = {
  'one list': (n) =>
    page([
      node(
        'ul',
        times(n / 4, () => node('li', [leaf('h3'), leaf('p'), leaf('p')])),
      ),
    ]),
  'list of events': (n) => page([node('ul', times(n / 4, meeting))]),
  'different siblings': (n) => {
    const tag = randomTags();
    return page(
      times(n / 8, () =>
        node(
          'div',
          times(7, () => leaf(tag())),
        ),
      ),
    );
  },
  'wide parents': (n) => {
    const tag = randomTags();
    return page(
      times(4, () =>
        node(
          'div',
          times(n / 4, () => leaf(tag())),
        ),
      ),
    );
  },
  'deep nesting': (n) => {
    let inside: Node[] = [leaf('p')];
    for (let i = 0; i < n / 2; i++) inside = [node('div', inside), leaf('p')];
    return page(inside);
  },
};

/** Leaves stand one below the other, ten pixels each. */
function page(content: Node[]): PageSnapshot {
  const blocks: Block[] = [];
  const queue: { of: Node; parent: number; step: string }[] = [
    { of: node('body', content), parent: -1, step: '/html/body' },
  ];
  for (let i = 0; i < queue.length; i++) {
    const { of, parent, step } = queue[i]!;
    const block: Block = { parent, tag: of.tag, step, items: [] };
    if (of.children.length === 0) block.items.push({ kind: 'text', text: of.text ?? `item ${i}`, style: 0 });
    of.children.forEach((child, place) => {
      block.items.push({ kind: 'block', block: queue.length });
      queue.push({ of: child, parent: i, step: `${child.tag}[${place + 1}]` });
    });
    blocks.push(block);
  }
  setBoxes(blocks);
  return {
    version: SNAPSHOT_VERSION,
    url: 'https://generated.example/',
    title: '',
    lang: 'en',
    capturedAt: '2026-01-01T00:00:00Z',
    timeZone: null,
    viewport: { width: 1000, height: 800 },
    hasBoxes: true,
    blocks,
    styles: [{ size: 16, weight: 400, italic: false, color: 'rgb(0, 0, 0)' }],
    declared: [],
    notes: [],
    ms: 0,
  };
}

function setBoxes(blocks: Block[]): void {
  const leaves = new Int32Array(blocks.length);
  for (let i = blocks.length - 1; i >= 0; i--) {
    if (blocks[i]!.items[0]?.kind === 'text') leaves[i] = 1;
    const { parent } = blocks[i]!;
    if (parent >= 0) leaves[parent] = leaves[parent]! + leaves[i]!;
  }
  const tops = new Int32Array(blocks.length);
  blocks.forEach((block, i) => {
    block.box = [0, tops[i]! * 10, 500, leaves[i]! * 10] satisfies Box;
    let top = tops[i]!;
    for (const item of block.items) {
      if (item.kind !== 'block') continue;
      tops[item.block] = top;
      top += leaves[item.block]!;
    }
  });
}
