import { describe, expect, it } from 'vitest';
import { countValid, informationBlock, validCharacters } from './information-block';
import { outlineOf } from './outline';
import type { Block, PageSnapshot } from './snapshot';

/** A page from nested lists: a string is a paragraph, a list a div. */
type Nest = string | Nest[];

function pageOf(body: Nest[]): PageSnapshot {
  const blocks: Block[] = [{ parent: -1, tag: 'body', step: 'body', items: [] }];
  const queue: { nest: Nest[]; at: number }[] = [{ nest: body, at: 0 }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    next.nest.forEach((child, i) => {
      const index = blocks.length;
      blocks[next.at]!.items.push({ kind: 'block', block: index });
      const isText = typeof child === 'string';
      blocks.push({
        parent: next.at,
        tag: isText ? 'p' : 'div',
        step: `*[${i + 1}]`,
        items: isText ? [{ kind: 'text', text: child, style: 0 }] : [],
      });
      if (!isText) queue.push({ nest: child, at: index });
    });
  }
  return {
    version: 1,
    url: 'https://example.org/',
    title: '',
    lang: 'en',
    capturedAt: '2026-01-01T00:00:00Z',
    timeZone: null,
    viewport: null,
    hasBoxes: false,
    blocks,
    styles: [{ size: 16, weight: 400, italic: false, color: '#000' }],
    declared: [],
    notes: [],
    ms: 0,
  };
}

describe('validCharacters', () => {
  it('counts function words only, whole words in English', () => {
    expect(validCharacters('The hall of the town', 'en')).toBe(8);
    expect(validCharacters('Home Contact Theme Offer', 'en')).toBe(0);
  });

  it('finds particles inside Japanese text, and the longest one where several begin', () => {
    expect(validCharacters('駅から歩く', 'ja')).toBe(2);
    expect(validCharacters('会社概要', 'ja')).toBe(0);
  });

  it('reads a language without a list with the English one', () => {
    expect(validCharacters('the end', 'fi')).toBe(3);
  });
});

describe('informationBlock', () => {
  const prose = 'It is one of the oldest houses in the town and it stands by the river.';
  const outline = outlineOf(
    pageOf([['Home', 'Contact'], [['News of the day'], [prose, prose, prose]], ['All rights of the town']]),
  );
  const valid = countValid(outline, 'en');

  it('sums children into their parents', () => {
    const of = (parent: number): number =>
      outline.blocks.reduce((sum, block, i) => (block.parent === parent ? sum + valid[i]! : sum), 0);
    expect(valid[0]).toBe(of(0));
    expect(valid[0]).toBeGreaterThan(0);
  });

  it('walks into the block over which the running text is spread', () => {
    const block = informationBlock(outline, valid, 0.7);
    expect(outline.lines.slice(outline.from[block], outline.to[block]).map(({ text }) => text)).toEqual([
      prose,
      prose,
      prose,
    ]);
  });

  it('stays at the body where no child holds the share, or nothing is valid', () => {
    expect(informationBlock(outline, valid, 1)).toBe(0);
    const menu = outlineOf(pageOf([['Home', 'Contact']]));
    expect(informationBlock(menu, countValid(menu, 'en'))).toBe(0);
  });
});
