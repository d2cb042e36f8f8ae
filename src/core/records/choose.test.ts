import { describe, expect, test } from 'vitest';
import type { Judge } from './judge';
import { outlineOf, textOf } from '../page/outline';
import type { Block, Item, PageSnapshot } from '../page/snapshot';
import { candidatesOf } from './candidates';
import { choose } from './choose';

/** A tree of blocks as nested arrays: ['ul', ['li', 'text'], …]; '⏎' is a line break, '―' a rule. */
type Tree = [tag: string, ...children: (Tree | string)[]];

function snapshotOf(tree: Tree): PageSnapshot {
  const blocks: Block[] = [];
  const queue: { tree: Tree; parent: number; step: string }[] = [{ tree, parent: -1, step: '/html/body' }];
  for (let at = 0; at < queue.length; at++) {
    const {
      tree: [tag, ...children],
      parent,
      step,
    } = queue[at]!;
    const items = children.map((child, i): Item => {
      if (child === '⏎') return { kind: 'break' };
      if (child === '―') return { kind: 'break', rule: true };
      if (typeof child === 'string') return { kind: 'text', text: child, style: 0 };
      queue.push({ tree: child, parent: at, step: `${child[0]}[${i + 1}]` });
      return { kind: 'block', block: queue.length - 1 };
    });
    blocks.push({ parent, tag, step, items });
  }
  return {
    version: 1,
    url: 'https://site.example/',
    title: '',
    lang: 'en',
    capturedAt: '',
    timeZone: null,
    viewport: null,
    hasBoxes: false,
    blocks,
    styles: [{ size: 16, weight: 400, italic: false, color: '' }],
    declared: [],
    notes: [],
    ms: 0,
  };
}

/** Takes every candidate that holds exactly one "@" and one "*" for a record; the more text the better, up to a point. */
function chosenTexts(tree: Tree): string[] {
  const outline = outlineOf(snapshotOf(tree));
  const judge: Judge = {
    judge(candidate) {
      const text = textOf(outline, candidate.from, candidate.to);
      const whole = (text.match(/@/g)?.length ?? 0) === 1 && (text.match(/\*/g)?.length ?? 0) === 1;
      return [
        { kind: 'event', probability: whole ? 0.9 : 0.1, gain: whole ? 2 + Math.min(text.length, 40) / 100 : -2 },
      ];
    },
  };
  return choose(outline, candidatesOf(outline), judge).chosen.map(({ candidate }) =>
    textOf(outline, candidate.from, candidate.to).replace(/\n/g, ' '),
  );
}

describe('choose', () => {
  test('the items of a list, not the list', () => {
    expect(chosenTexts(['body', ['ul', ['li', '@ a *'], ['li', '@ b *'], ['li', '@ c *']]])).toEqual([
      '@ a *',
      '@ b *',
      '@ c *',
    ]);
  });

  test('two siblings per record', () => {
    const tree: Tree = ['body', ['dl', ['dt', '@ a'], ['dd', '* x'], ['dt', '@ b'], ['dd', '* y']]];
    expect(chosenTexts(tree)).toEqual(['@ a * x', '@ b * y']);
  });

  test('a heading and what follows until the next, whatever its number of parts', () => {
    const tree: Tree = [
      'body',
      ['h3', '@ a'],
      ['p', '* x'],
      ['h3', '@ b'],
      ['p', '* y'],
      ['p', 'more'],
      ['h3', '@ c'],
      ['p', 'text'],
      ['p', '* z'],
    ];
    expect(chosenTexts(tree)).toEqual(['@ a * x', '@ b * y more', '@ c text * z']);
  });

  test('lines between breaks', () => {
    expect(chosenTexts(['body', ['p', '@ a *', '⏎', '@ b *', '⏎', '@ c *']])).toEqual(['@ a *', '@ b *', '@ c *']);
  });

  test('what stands between rules, however it begins', () => {
    const tree: Tree = [
      'body',
      '@ a *',
      '⏎',
      'x',
      '―',
      'new',
      '⏎',
      '@ b *',
      '―',
      '@ c *',
      '⏎',
      'z',
      '⏎',
      'z',
      '―',
      'end',
    ];
    expect(chosenTexts(tree)).toEqual(['@ a * x', 'new @ b *', '@ c * z z']);
  });

  test('a term with its description, even where the term is enough', () => {
    const tree: Tree = ['body', ['dl', ['dt', '@ a *'], ['dd', 'x'], ['dt', '@ b *'], ['dd', 'y'], ['dd', 'z']]];
    expect(chosenTexts(tree)).toEqual(['@ a * x', '@ b * y z']);
  });

  test('a list inside a day: the sessions, not the day', () => {
    const day = (name: string): Tree => [
      'section',
      ['h2', name],
      ['ul', ['li', `@ ${name} 1 *`], ['li', `@ ${name} 2 *`]],
    ];
    expect(chosenTexts(['body', day('mon'), day('tue')])).toEqual(['@ mon 1 *', '@ mon 2 *', '@ tue 1 *', '@ tue 2 *']);
  });

  test('an advertisement between the records belongs to none', () => {
    const tree: Tree = ['body', ['ul', ['li', '@ a *'], ['li', 'buy now'], ['li', '@ b *']]];
    expect(chosenTexts(tree)).toEqual(['@ a *', '@ b *']);
  });

  test('a record alone beside a list', () => {
    const tree: Tree = [
      'body',
      ['div', ['section', ['h2', '@ big'], ['p', '*']], ['ul', ['li', '@ a *'], ['li', '@ b *']]],
    ];
    expect(chosenTexts(tree)).toEqual(['@ big *', '@ a *', '@ b *']);
  });

  test('nothing where nothing is a record', () => {
    expect(chosenTexts(['body', ['p', 'text'], ['ul', ['li', 'a'], ['li', 'b']]])).toEqual([]);
  });

  test('a deep nest does not break the walk', () => {
    let tree: Tree = ['div', '@ deep *'];
    for (let i = 0; i < 5000; i++) tree = ['div', tree];
    expect(chosenTexts(['body', tree])).toEqual(['@ deep *']);
  });
});
