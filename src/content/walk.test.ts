import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { Block, PageSnapshot, TextItem } from '../core/page/snapshot';
import { resolvePath } from './elements';
import { tagLayout } from './layout';
import { walkInSlices, walkNow } from './walk';

const open = (html: string, url = 'https://site.example/dir/page.html'): Document =>
  new JSDOM(html, { url }).window.document;
const walk = (html: string): PageSnapshot => walkNow(open(html), tagLayout());
const texts = (block: Block): string[] => block.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const find = (snapshot: PageSnapshot, tag: string): Block => snapshot.blocks.find((block) => block.tag === tag)!;
const pathOf = (snapshot: PageSnapshot, index: number): string => {
  const { parent, step } = snapshot.blocks[index]!;
  return parent < 0 ? step : `${pathOf(snapshot, parent)}/${step}`;
};

describe('pruning', () => {
  test('blocks are breadth-first, inline content is folded into them', () => {
    const snapshot = walk('<body><div><p>one <b>two</b></p></div><section><h2>three</h2></section></body>');
    expect(snapshot.blocks.map(({ tag }) => tag)).toEqual(['body', 'div', 'section', 'p', 'h2']);
    expect(texts(find(snapshot, 'p'))).toEqual(['one ', 'two']);
    expect(find(snapshot, 'h2').heading).toBe(2);
    expect(snapshot.hasBoxes).toBe(false);
  });

  test('an inline element around blocks is a block, and its text carries its link', () => {
    const snapshot = walk('<body><a href="/card"><div>Title</div></a></body>');
    expect(snapshot.blocks.map(({ tag }) => tag)).toEqual(['body', 'a', 'div']);
    expect(find(snapshot, 'a').link).toBe('https://site.example/card');
  });

  test('child blocks keep their place among the text', () => {
    const { blocks } = walk('<body>before<p>inside</p>after<br>next line</body>');
    expect(blocks[0]!.items.map((item) => (item.kind === 'text' ? item.text : item.kind))).toEqual([
      'before',
      'block',
      'after',
      'break',
      'next line',
    ]);
  });

  test('white space is collapsed, and kept in pre', () => {
    const snapshot = walk('<body><p>a\n   b <i> c</i></p><pre>x\ny</pre></body>');
    expect(texts(find(snapshot, 'p')).join('')).toBe('a b c');
    expect(find(snapshot, 'pre').items.map(({ kind }) => kind)).toEqual(['text', 'break', 'text']);
  });

  test('a run bears the class names of the icon right before it, and of none above a break or behind a picture', () => {
    const iconsOf = (html: string): (string | undefined)[] =>
      find(walk(`<body><p>${html}</p></body>`), 'p').items.flatMap((item) => (item.kind === 'text' ? [item.icon] : []));
    expect(iconsOf('<i class="fa-pin"></i> Hall')).toEqual(['fa-pin']);
    expect(iconsOf('<span class="icon"><i class="fa-pin"></i></span> Hall')).toEqual(['icon fa-pin']);
    expect(iconsOf('<i class="fa-pin"></i><b>Hall</b>, Dale')).toEqual(['fa-pin', undefined]);
    expect(iconsOf('<i class="fa-pin"></i><br>Stalls')).toEqual([undefined]);
    expect(iconsOf('<i class="fa-pin"></i><img src="map.png" alt="">Stalls')).toEqual([undefined]);
  });

  test('a word that a font draws as an icon is no content', () => {
    const html =
      '<p><i class="material-icons">phone_forwarded</i>0120-3301</p><p><i class="material-icons">not drawn: a sentence</i></p>';
    const [phone, sentence] = walk(`<body>${html}</body>`).blocks.filter(({ tag }) => tag === 'p');
    expect(phone!.items).toEqual([
      expect.objectContaining({ text: '0120-3301', icon: 'material-icons phone_forwarded' }),
    ]);
    expect(texts(sentence!).join('')).toBe('not drawn: a sentence');
  });

  test('how a word is read is no content', () => {
    expect(
      texts(find(walk('<body><p><ruby>石<rp>(</rp><rt>いし</rt><rp>)</rp></ruby>の庭</p></body>'), 'p')).join(''),
    ).toBe('石の庭');
  });

  test('scripts, styles and form values are no content', () => {
    const snapshot = walk(
      '<body><script>var a</script><style>p{}</style><p>text</p><select><option>x</option></select></body>',
    );
    expect(snapshot.blocks.flatMap(texts)).toEqual(['text']);
  });
});

describe('what is kept', () => {
  test('links are resolved; scripts and empty anchors are none; mail is', () => {
    const snapshot = walk(
      '<body><p><a href="x.html">a</a> <a href="javascript:go()">b</a> <a href="#">c</a> <a href="mailto:a@b.example">d</a></p></body>',
    );
    const links = find(snapshot, 'p').items.map((item) => (item as TextItem).link ?? null);
    expect(links.filter(Boolean)).toEqual(['https://site.example/dir/x.html', 'mailto:a@b.example']);
  });

  test.each([
    ['<img src="a.jpg">', 'https://site.example/dir/a.jpg'],
    ['<img src="data:image/gif;base64,R0" data-src="b.jpg">', 'https://site.example/dir/b.jpg'],
    ['<img srcset="s.jpg 300w, l.jpg 900w">', 'https://site.example/dir/l.jpg'],
    ['<picture><source srcset="w.webp 1x"><img></picture>', 'https://site.example/dir/w.webp'],
    ['<img class="lazy" data-original="/o.png" src="spacer.gif">', 'https://site.example/o.png'],
  ])('the picture of %s', (html, src) => {
    const [item] = walk(`<body><div>${html}</div></body>`).blocks[1]!.items;
    expect(item).toMatchObject({ kind: 'image', src });
  });

  test('a link that shows only a drawing keeps its address', () => {
    const [item] = walk('<body><p><a href="mailto:x@y.example" title="Mail"><svg></svg></a></p></body>').blocks[1]!
      .items;
    expect(item).toMatchObject({ kind: 'image', src: '', alt: 'Mail', link: 'mailto:x@y.example' });
  });

  test('a title is no longer than a title can be', () => {
    expect(walk(`<title>${'Fair '.repeat(10_000)}</title><body>x</body>`).title).toHaveLength(1000);
  });

  test('cells span what HTML lets them', () => {
    const cells = ['rowspan="2" colspan="3"', 'colspan="999999999"', 'rowspan="Infinity" colspan="2"', 'rowspan="-1"'];
    const snapshot = walk(`<body><table><tr>${cells.map((one) => `<td ${one}>x</td>`).join('')}</tr></table></body>`);
    const spans = snapshot.blocks.flatMap(({ tag, span }) => (tag === 'td' ? [span] : []));
    expect(spans).toEqual([[2, 3], [1, 1000], [1, 2], undefined]);
  });

  test('times, spans, hints, roles and labels', () => {
    const snapshot = walk(
      '<body><p class="Date"><time datetime="2026-11-03T19:00">Tue</time></p><table><tr><td rowspan="2" aria-label="Day">x</td></tr></table><div role="heading" aria-level="3" id="top">h</div></body>',
    );
    expect((find(snapshot, 'p').items[0] as TextItem).time).toBe('2026-11-03T19:00');
    expect(find(snapshot, 'p').hint).toBe('date');
    expect(find(snapshot, 'td')).toMatchObject({ span: [2, 1], label: 'Day' });
    expect(snapshot.blocks.find(({ role }) => role === 'heading')).toMatchObject({ heading: 3, hint: '#top' });
  });

  test('hidden parts, with how they are hidden', () => {
    const snapshot = walk(
      '<body><div hidden><p>a</p></div><details><summary>s</summary><p>b</p></details><div class="swiper-slide" style="display:none">c</div><div role="tabpanel" style="display:none">d</div></body>',
    );
    const how = Object.fromEntries(
      snapshot.blocks.filter((block) => texts(block).length > 0).map((block) => [texts(block)[0], block.hidden]),
    );
    expect(how).toEqual({
      a: 'display-none',
      s: undefined,
      b: 'closed-details',
      c: 'inactive-slide',
      d: 'inactive-tab',
    });
  });

  test('open shadow roots and slots are walked through', () => {
    const document = open('<body><x-card><b slot="title">Title</b></x-card></body>');
    document.querySelector('x-card')!.attachShadow({ mode: 'open' }).innerHTML =
      '<p>Shadow <slot name="title"></slot></p>';
    const snapshot = walkNow(document, tagLayout());
    expect(texts(find(snapshot, 'p'))).toEqual(['Shadow ', 'Title']);
    expect(resolvePath(document, pathOf(snapshot, snapshot.blocks.indexOf(find(snapshot, 'p'))))?.localName).toBe('p');
  });

  test('RDFa Lite is gathered as microdata is, other vocabularies are not', () => {
    const { declared } = walk(
      '<body vocab="https://schema.org/"><div typeof="Event"><b property="name">Fair</b><time property="startDate" datetime="2026-11-03">x</time>' +
        '<p property="location" typeof="Place"><i property="name">Hall</i></p></div><div typeof="schema:Person"><b property="schema:name">Ada</b></div>' +
        '<div typeof="sioc:Item foaf:Document"><b property="dc:title">Post</b></div></body>',
    );
    expect(declared.map((one) => JSON.parse((one as { text: string }).text) as unknown)).toEqual([
      {
        type: 'Event',
        properties: {
          name: ['Fair'],
          startDate: ['2026-11-03'],
          location: [{ type: 'Place', properties: { name: ['Hall'] } }],
        },
      },
      { type: 'schema:Person', properties: { 'schema:name': ['Ada'] } },
    ]);
  });

  test('declared data, raw and whole though one block is broken', () => {
    const { declared } = walk(
      '<head><title>T</title><meta property="og:type" content="article"><script type="application/ld+json">{"@type":"Event"</script><script type="application/ld+json">{"@type":"Person"}</script></head><body itemscope itemtype="https://schema.org/Event"><span itemprop="name">Fair</span></body>',
    );
    expect(declared.filter(({ kind }) => kind === 'json-ld')).toHaveLength(2);
    expect(declared).toContainEqual({ kind: 'meta', name: 'og:type', content: 'article' });
    expect(JSON.parse((declared.find(({ kind }) => kind === 'microdata') as { text: string }).text)).toEqual({
      type: 'https://schema.org/Event',
      properties: { name: ['Fair'] },
    });
  });
});

describe('paths', () => {
  test('every path leads back to its element', () => {
    const document = open(
      '<body><ul><li>a</li><li>b<span><div>c</div></span></li></ul><table><tr><td>d</td><td>e</td></tr></table></body>',
    );
    const snapshot = walkNow(document, tagLayout());
    snapshot.blocks.forEach((block, i) =>
      expect(resolvePath(document, pathOf(snapshot, i))?.localName).toBe(block.tag),
    );
  });

  test('a path into a page that has changed leads nowhere', () => {
    expect(resolvePath(open('<body><p>x</p></body>'), '/html/body/ul/li[3]')).toBeNull();
  });
});

describe('any page', () => {
  test('a frameset of the nineties', () => {
    const snapshot = walk(
      '<html><frameset cols="20%,80%"><frame src="menu.html"><frame src="main.html"></frameset></html>',
    );
    expect(snapshot.blocks[0]!.tag).toBe('frameset');
  });

  test('an empty document', () => {
    expect(walk('').blocks).toHaveLength(1);
  });

  test('is cut at the stated limit, with a note', () => {
    const { blocks, notes } = walkNow(open(`<body>${'<p>x</p>'.repeat(50)}</body>`), tagLayout(), 20);
    expect(blocks).toHaveLength(20);
    expect(notes).toContainEqual(expect.objectContaining({ step: 'snapshot', reason: 'page cut after 20 elements' }));
  });

  test('gives way to the page between slices, and changes nothing in it', async () => {
    const document = open(`<body>${'<div><p>x</p></div>'.repeat(2000)}</body>`);
    const before = document.documentElement.outerHTML;
    let pauses = 0;
    const sliced = await walkInSlices(document, tagLayout(), 0, () => {
      pauses++;
      return Promise.resolve();
    });
    expect(pauses).toBeGreaterThan(10);
    expect(sliced.blocks).toEqual(walkNow(document, tagLayout()).blocks);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
