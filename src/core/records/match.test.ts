import { describe, expect, test } from 'vitest';
import type { Unit } from '../page/outline';
import { independentUnits, matchSiblings } from './match';
import type { Shape } from './shape';
import { Similarity } from './similarity';

let lastId = 0;
const known = new Map<string, Shape>();

/** "li(a p)" → a shape; equal notations give the same shape, as `Shapes` does. */
function shape(notation: string): Shape {
  const found = known.get(notation);
  if (found) return found;
  const [, tag = '', inner = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(notation) ?? [];
  const children = inner ? inner.split(' ').map(shape) : [];
  const made: Shape = { id: lastId++, tag, children, size: children.reduce((sum, child) => sum + child.size, 1) };
  known.set(notation, made);
  return made;
}

const units = (count: number): Unit[] => Array.from({ length: count }, (_, i) => ({ block: i, from: i, to: i + 1 }));
const run = (...notations: string[]): ReturnType<typeof matchSiblings> =>
  matchSiblings(units(notations.length), notations.map(shape), new Similarity());

describe('partial tree matching', () => {
  test('siblings of one shape are windows of one', () => {
    expect(run('li(a p)', 'li(a p)', 'li(a p)')).toEqual([{ width: 1, starts: [0, 1, 2] }]);
  });

  test('alternating siblings are windows of two (figure 4: dt and dd)', () => {
    expect(run('dt(#text)', 'dd(p a)', 'dt(#text)', 'dd(p a)', 'dt(#text)', 'dd(p a)')).toEqual([
      { width: 2, starts: [0, 2, 4] },
    ]);
  });

  test('records of three parts, after something that belongs to none', () => {
    const three = ['h3(#text)', 'p(#text)', 'a(#link)'];
    expect(run('div(form)', ...three, ...three)).toEqual([{ width: 3, starts: [1, 4] }]);
  });

  test('different siblings match nowhere', () => {
    expect(run('h1(#text)', 'p(#text)', 'table(tr tr)')).toEqual([]);
  });

  test('two lists with something between them are two runs', () => {
    expect(run('li(a)', 'li(a)', 'div(form p p)', 'li(a)', 'li(a)')).toEqual([
      { width: 1, starts: [0, 1] },
      { width: 1, starts: [3, 4] },
    ]);
  });

  test('a missing optional part does not break a run', () => {
    const runs = run('li(h3 p a img)', 'li(h3 p a)', 'li(h3 p a img)');
    expect(runs).toEqual([{ width: 1, starts: [0, 1, 2] }]);
  });
});

describe('backtracking', () => {
  test('a sibling that no window holds is independent (figure 5)', () => {
    const notations = ['section(img h2 p p)', 'li(a)', 'li(a)', 'li(a)'];
    const list = units(notations.length);
    expect(independentUnits(list, matchSiblings(list, notations.map(shape), new Similarity()))).toEqual([0]);
  });

  test('without any window nothing is independent', () => {
    expect(independentUnits(units(3), [])).toEqual([]);
  });
});

describe('similarity', () => {
  const similarity = new Similarity();
  test('is symmetric, 1 for equals, 0 for other roots', () => {
    expect(similarity.between(shape('li(a p)'), shape('li(a p)'))).toBe(1);
    expect(similarity.between(shape('li(a p)'), shape('div(a p)'))).toBe(0);
    expect(similarity.between(shape('li(a p img)'), shape('li(a p)'))).toBeCloseTo(
      similarity.between(shape('li(a p)'), shape('li(a p img)')),
    );
  });
  test('keeps order: matched nodes over the mean size', () => {
    // li, a and p match: 3 of (4 + 3) / 2.
    expect(similarity.between(shape('li(a p img)'), shape('li(a p)'))).toBeCloseTo(3 / 3.5);
    // Crossed, only one of the two children can match.
    expect(similarity.between(shape('li(a p)'), shape('li(p a)'))).toBeCloseTo(2 / 3);
  });
});
