import { describe, expect, it } from 'vitest';
import { hashOf } from '../text/ngrams';
import { Wording, type NGramWeights } from './wording';

/** Weights that know a few words, each for one kind only: event, person, department. */
function knows(words: Record<string, [number, number, number]>): NGramWeights {
  const entries = Object.entries(words)
    .map(([word, weights]) => ({ hash: hashOf(word), weights }))
    .sort((a, b) => a.hash - b.hash);
  return {
    ngrams: entries.map(({ hash }) => hash),
    weights: entries.flatMap(({ weights }) => weights),
    scale: [0.5, 0.5, 0.5],
    bias: [-1, -1, -1],
  };
}

const model = {
  lines: knows({ concert: [4, 0, -2], professor: [0, 6, 0] }),
  heading: knows({ staff: [0, 8, 0] }),
};
const wording = new Wording(['Concert', 'Professor', 'quite unknown'], ['', 'Staff', 'Staff'], model);

describe('Wording', () => {
  it('adds what the words of the lines say to what a text that says nothing does', () => {
    expect(wording.odds(0, 1).slice(0, 3)).toEqual([1, -1, -2]);
    expect(wording.odds(1, 2).slice(0, 3)).toEqual([-1, 2, -1]);
  });
  it('lets two known n-grams say less than twice as much', () => {
    const [event] = wording.odds(0, 2);
    expect(event).toBeCloseTo(-1 + 2 / Math.SQRT2);
  });
  it('says of unknown words what it says of nothing', () => {
    expect(wording.odds(2, 3).slice(0, 3)).toEqual([-1, -1, -1]);
    expect(wording.odds(0, 0).slice(0, 3)).toEqual([-1, -1, -1]);
  });
  it('reads the heading above the first line by weights of its own', () => {
    expect(wording.odds(0, 1).slice(3)).toEqual([-1, -1, -1]);
    expect(wording.odds(1, 2).slice(3)).toEqual([-1, 3, -1]);
  });
});
