import { describe, expect, test } from 'vitest';
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import type { Choice, Chosen } from '../../records/choose';
import { gateInputs, throughGate, type PageGate } from './page-gate';
import type { Wording } from '../../learned/wording';

const outline = {
  snapshot: { declared: [] },
  lines: [
    { text: 'short', runs: [] },
    { text: 'x'.repeat(195), runs: [] },
  ],
} as unknown as Outline;

const choiceOf = (...probabilities: number[]): Choice => ({
  chosen: probabilities.map((probability) => ({ verdict: { kind: 'event', probability, gain: 1 } }) as Chosen),
  doubtful: [],
});

describe('the gate', () => {
  /** Asks for a surest record of even chance or better, and nothing else. */
  const surest: PageGate = {
    weights: gateInputs(outline, choiceOf(0.5).chosen).map((_, i) => (i === 1 ? 1 : 0)),
    threshold: 0.6,
  };

  test('lets a page through whose records are sure', () => {
    expect(throughGate(surest, outline, choiceOf(0.9, 0.5)).chosen).toHaveLength(2);
  });
  test('makes all records of another doubtful, and loses none', () => {
    const { chosen, doubtful } = throughGate(surest, outline, choiceOf(0.55, 0.5));
    expect(chosen).toEqual([]);
    expect(doubtful).toHaveLength(2);
  });
  test('keeps what the page itself says to be an event, and nothing beside it', () => {
    const choice = choiceOf(0.55, 0.5);
    const { chosen, doubtful } = throughGate(surest, outline, choice, undefined, () => true);
    expect([chosen.length, doubtful.length]).toEqual([2, 0]);
    const isFirst = (candidate: Candidate): boolean => candidate === choice.chosen[0]!.candidate;
    choice.chosen.forEach((one, i) => Object.assign(one, { candidate: { from: i, to: i + 1 } }));
    const gated = throughGate(surest, outline, choice, undefined, isFirst);
    expect(gated.chosen).toEqual([choice.chosen[0]]);
    expect(gated.doubtful).toEqual([choice.chosen[1]]);
  });
  test('has nothing to say of a page without any', () => {
    expect(throughGate(surest, outline, choiceOf())).toEqual(choiceOf());
  });
  test('sees how much of the page is prose', () => {
    expect(gateInputs(outline, choiceOf(0.5).chosen)[5]).toBeCloseTo(195 / 201);
  });
  test('hears what the words of the chosen, and of the headings above them, say of their own kind, on average', () => {
    const { chosen } = choiceOf(0.5, 0.5);
    chosen.forEach((one, i) => Object.assign(one, { candidate: { from: i, to: i + 1 } }));
    const wording = { odds: (from: number) => [2 + from, 9, 9, 4, 9, 9] } as unknown as Wording;
    expect(gateInputs(outline, chosen, wording).slice(-2)).toEqual([2.5, 4]);
    expect(gateInputs(outline, chosen).slice(-2)).toEqual([0, 0]);
  });
  test('takes certainty for less than infinite', () => {
    expect(gateInputs(outline, choiceOf(1).chosen).every(Number.isFinite)).toBe(true);
  });
});
