/** Pages that stand in the reader's way: names that shadow the DOM, nodes that move or go while they are read. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { Block, Note, PageSnapshot } from '../core/page/snapshot';
import { gatherDeclared } from './declared';
import { tagLayout, type Layout } from './layout';
import { walk, walkNow } from './walk';

const open = (html: string): Document => new JSDOM(html, { url: 'https://site.example/dir/' }).window.document;
const texts = ({ blocks }: PageSnapshot): string[] =>
  blocks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text.trim()] : [])));
const find = ({ blocks }: PageSnapshot, tag: string): Block => blocks.find((block) => block.tag === tag)!;
const declaredItems = (html: string): unknown[] =>
  walkNow(open(html), tagLayout()).declared.flatMap((one) => (one.kind === 'microdata' ? [JSON.parse(one.text)] : []));

/** Walks with `meanwhile` between the first two slices after the survey. */
function walkWhile(document: Document, meanwhile: () => void, layout: Layout = tagLayout()): PageSnapshot {
  const steps = walk(document, layout);
  let step = steps.next();
  meanwhile();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('names that shadow the DOM', () => {
  const names =
    'children childNodes id localName nodeType parentElement getAttribute hasAttribute attributes textContent';

  test('a form whose controls are called like properties is read as any other', () => {
    const controls = [...names.split(' '), 'className', 'shadowRoot', 'ownerDocument', 'isConnected'];
    const inputs = controls.map((name) => `<input name="${name}">`).join('');
    const snapshot = walkNow(
      open(`<body><form id="search" class="box">${inputs}<p>Inside</p></form></body>`),
      tagLayout(),
    );
    expect(texts(snapshot)).toEqual(['Inside']);
    expect(find(snapshot, 'form').hint).toBe('box #search');
  });

  test('a document whose pictures are called like properties keeps its title, body and address', () => {
    const named = ['title', 'body', 'documentElement', 'URL', 'querySelector', 'querySelectorAll', 'defaultView'];
    const pictures = named.map((name) => `<img name="${name}" src="a.png">`).join('');
    const snapshot = walkNow(open(`<title> The  Title </title><body>${pictures}<p>Text</p></body>`), tagLayout());
    expect(snapshot).toMatchObject({ title: 'The Title', url: 'https://site.example/dir/' });
    expect(snapshot.blocks[0]!.tag).toBe('body');
    expect(texts(snapshot)).toEqual(['Text']);
  });

  test('microdata properties may have any name, and none', () => {
    const [item] = declaredItems(
      '<div itemscope><b itemprop="constructor">a</b><b itemprop="__proto__ ">b</b><b itemprop=" ">c</b></div>',
    ) as [{ properties: object }];
    expect(Object.entries(item.properties)).toEqual([
      ['constructor', ['a']],
      ['__proto__', ['b']],
    ]);
  });

  test('elements called like members of every object have the style of text', () => {
    const { styles } = walkNow(open('<body><constructor>Text</constructor></body>'), tagLayout());
    expect(styles).toMatchObject([{ size: 16 }]);
  });
});

test('microdata nested deeper than calls can be is read', () => {
  const node = (children: unknown[], attributes: Record<string, string> = {}): unknown => ({
    localName: 'div',
    children,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  });
  let at = node([], { itemprop: 'name', content: 'Far below' });
  for (let i = 0; i < 50_000; i++) at = node([at]);
  const document = {
    querySelectorAll: (selector: string) => (selector.startsWith('[itemscope]') ? [node([at])] : []),
  };
  expect(gatherDeclared(document as unknown as Document, [])).toEqual([
    { kind: 'microdata', text: '{"type":"","properties":{"name":["Far below"]}}' },
  ]);
});

test('declared data that cannot be read is a note, and the rest is read', () => {
  const faulty = { localName: 'meta', getAttribute: () => JSON.parse('?') as string };
  const script = { localName: 'script', textContent: '{}' };
  const all: Record<string, unknown[]> = { m: [faulty], s: [script] };
  const document = { querySelectorAll: (selector: string) => all[selector[0]!] ?? [] };
  const notes: Note[] = [];
  expect(gatherDeclared(document as unknown as Document, notes)).toEqual([{ kind: 'json-ld', text: '{}' }]);
  expect(notes).toMatchObject([{ step: 'snapshot', reason: expect.stringContaining('meta') }]);
});

describe('a page that goes on while it is read', () => {
  const rows = (count: number): string =>
    Array.from({ length: count }, (_, i) => `<div><p>row ${i}</p></div>`).join('');

  test('what was taken away leaves an empty place, and every number is one', () => {
    const document = open(`<body>${rows(200)}</body>`);
    // A browser has no style for an element out of the document.
    const layout: Layout = {
      ...tagLayout(),
      text: (element) => ({ size: element.isConnected ? 16 : NaN, weight: 400, italic: false, color: '' }),
    };
    let snapshot: PageSnapshot | undefined;
    const steps = walk(document, layout);
    for (let step = steps.next(), n = 0; ; step = steps.next(), n++) {
      if (step.done) {
        snapshot = step.value;
        break;
      }
      // The survey of 401 elements pauses 6 times: now the first slices of gathering are done.
      if (n === 8) document.querySelectorAll('div').forEach((div, i) => i % 2 && div.remove());
    }
    expect(snapshot.styles.every(({ size }) => Number.isFinite(size))).toBe(true);
    expect(texts(snapshot)).toContain('row 0');
    expect(texts(snapshot)).not.toContain('row 199');
    for (const { items } of snapshot.blocks)
      for (const item of items) if (item.kind === 'block') expect(snapshot.blocks[item.block]).toBeDefined();
  });

  test('a node that moves on and on is read once', () => {
    const document = open(`<body><div id="a"></div><div id="b"></div>${rows(300)}<section>slide</section></body>`);
    const slide = document.querySelector('section')!;
    const places = [...document.querySelectorAll('div')];
    const steps = walk(document, tagLayout());
    let step = steps.next();
    // Always into a place that the next slice of gathering will come to: 16 blocks each, after 9 slices of survey.
    for (let n = 0; !step.done; n++, step = steps.next()) places[16 * (n - 9) + 4]?.append(slide);
    const { blocks } = step.value as PageSnapshot;
    expect(blocks.filter(({ tag }) => tag === 'section')).toHaveLength(1);
  });

  test('a page that changes its whole body is read anew', () => {
    const document = open(`<body>${rows(100)}</body>`);
    const snapshot = walkWhile(document, () => {
      const body = document.createElement('body');
      body.append(Object.assign(document.createElement('p'), { textContent: 'new page' }));
      document.body.replaceWith(body);
    });
    expect(texts(snapshot)).toEqual(['new page']);
  });
});
