import { expect, it } from 'vitest';
import { outlineOf } from '../../page/outline';
import { SNAPSHOT_VERSION, type Block, type PageSnapshot } from '../../page/snapshot';
import type { Candidate } from '../../records/candidate';
import type { Chosen } from '../../records/choose';
import type { JudgedKind } from '../../records/judge';
import { TextModel } from './text-model';
import { withTextOpinion, type TextReader } from './text-opinion';
import { QuantisedVectors } from './word-vectors';

/** 1 for what holds 講演, −1 for what holds 定食, in round numbers. */
const reader: TextReader = {
  lang: 'ja',
  tokenizer: { words: (text) => text.split(' ') },
  model: new TextModel(
    { words: 2, support: 2, gamma: 1, rho: 0, scale: 2, weight: 1.5 },
    QuantisedVectors.of(['講演', '定食'], 1, Float32Array.of(1, -1)),
    Uint8Array.of(255, 255),
    Float32Array.of(1, -1),
    QuantisedVectors.of(['0', '1'], 1, Float32Array.of(1, -1)),
  ),
};

function page(...lines: string[]) {
  const blocks: Block[] = [{ parent: -1, tag: 'body', step: '/html/body', items: [] }];
  for (const [i, text] of lines.entries()) {
    blocks[0]!.items.push({ kind: 'block', block: i + 1 });
    blocks.push({ parent: 0, tag: 'p', step: `p[${i + 1}]`, items: [{ kind: 'text', text, style: 0 }] });
  }
  return outlineOf({
    version: SNAPSHOT_VERSION,
    url: 'https://hall.example/',
    title: '',
    lang: 'ja',
    blocks,
    styles: [],
    declared: [],
    notes: [],
  } as unknown as PageSnapshot);
}

const group: Candidate[] = [];
const one = (line: number, probability: number, kind: JudgedKind = 'event', of = group): Chosen => ({
  candidate: { id: line, block: line + 1, from: line, to: line + 1, how: 'alone', group: of },
  verdict: { kind, probability, gain: Math.log(probability / (1 - probability)) },
});
const linesOf = (chosen: Chosen[]): number[] => chosen.map(({ candidate }) => candidate.from);

const never = (): boolean => false;

it('takes what reads like an event, and doubts what does not', () => {
  const outline = page('講演', '定食', '講演');
  const [first, second] = [[], []];
  const { chosen, doubtful } = withTextOpinion(
    outline,
    { chosen: [one(1, 0.6, 'event', first)], doubtful: [one(0, 0.4, 'event', second), one(2, 0.4, 'event', second)] },
    reader,
    never,
  );
  expect(linesOf(chosen)).toEqual([0, 2]);
  expect(linesOf(doubtful)).toEqual([1]);
  expect(chosen[0]!.verdict.probability).toBeGreaterThan(0.6);
  expect(doubtful[0]!.verdict.gain).toBeLessThan(0);
});

it('lets a region speak for one of it whose words are not known', () => {
  const outline = page('講演', '講演', '未知');
  const alone = withTextOpinion(outline, { chosen: [], doubtful: [one(2, 0.4, 'event', [])] }, reader, never);
  expect(alone.chosen).toEqual([]);
  const among = withTextOpinion(
    outline,
    { chosen: [one(0, 0.9), one(1, 0.9)], doubtful: [one(2, 0.4)] },
    reader,
    never,
  );
  expect(linesOf(among.chosen)).toEqual([0, 1, 2]);
});

it('has nothing to say of people and departments', () => {
  const choice = { chosen: [one(0, 0.6, 'person')], doubtful: [one(1, 0.4, 'department')] };
  expect(withTextOpinion(page('定食', '講演'), choice, reader, never)).toEqual(choice);
});

it('does not doubt what the page itself says to be an event', () => {
  const choice = { chosen: [one(1, 0.6)], doubtful: [] };
  expect(withTextOpinion(page('講演', '定食'), choice, reader, () => true)).toEqual(choice);
  expect(withTextOpinion(page('講演', '定食'), choice, reader, never).chosen).toEqual([]);
});
