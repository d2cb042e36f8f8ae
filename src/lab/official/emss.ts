/**
 * EMSS (Pasternack, Roth 2009): every token of a page gets a score from a local model, the probability that it is content less one half,
 * and the content is the contiguous run with the largest sum. As a classifier of pages: naive Bayes over the words of that run.
 *
 * Where our sources are silent: tokens are words, and the tags of the blocks that begin a line; the local model is naive Bayes over the
 * token, its two neighbours and the tag it stands in, each by itself (whole trigrams are too rare in 180 pages); rare tokens are
 * told apart by shape only.
 */
import { wordsOf } from '../../core/classify/page-kind/page-vocabulary';
import { outlineOf, type Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';

interface Token {
  text: string;
  /** Last tag that is open at it. */
  tag: string;
  line: number;
}

/** Per label (not content, content) how often a value of a feature occurs. */
export interface ContentModel {
  known: ReadonlySet<string>;
  counts: Map<string, [number, number]>[];
  totals: [number, number];
}

/** A token must occur this often to be told by its text. */
const LEAST = 5;
/** A line of this many characters that stands in the text of the content is content. */
const LEAST_LINE = 25;

function tokensOf({ lines, blocks }: Outline): Token[] {
  const out: Token[] = [];
  let before = -1;
  for (const { block, text, index } of lines) {
    const { tag } = blocks[block]!;
    if (block !== before) out.push({ text: `<${tag}>`, tag, line: index });
    before = block;
    for (const word of text.split(/\s+/)) if (word) out.push({ text: word.toLowerCase(), tag, line: index });
  }
  return out;
}

const shape = (text: string): string =>
  `${/^\p{L}+$/u.test(text) ? 'letters' : /\d/.test(text) ? 'digits' : 'mixed'} ${Math.min(12, text.length)}`;

function featuresOf(tokens: readonly Token[], i: number, known: ReadonlySet<string>): string[] {
  const at = (k: number): string => {
    const text = tokens[k]?.text ?? '';
    return known.has(text) ? text : shape(text);
  };
  return [at(i), at(i - 1), at(i + 1), tokens[i]!.tag];
}

const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

export function trainContent(pages: readonly { snapshot: PageSnapshot; content: string }[]): ContentModel {
  const read = pages.map(({ snapshot, content }) => {
    const outline = outlineOf(snapshot);
    const whole = squeezed(content);
    const isContent = outline.lines.map(({ text }) => text.length >= LEAST_LINE && whole.includes(squeezed(text)));
    return { tokens: tokensOf(outline), isContent };
  });
  const frequency = new Map<string, number>();
  for (const { tokens } of read) for (const { text } of tokens) frequency.set(text, (frequency.get(text) ?? 0) + 1);
  const known = new Set([...frequency].filter(([, count]) => count >= LEAST).map(([text]) => text));
  const model = {
    known,
    counts: Array.from({ length: 4 }, () => new Map<string, [number, number]>()),
    totals: [0, 0] as [number, number],
  };
  for (const { tokens, isContent } of read) {
    tokens.forEach(({ line }, i) => {
      const label = isContent[line] ? 1 : 0;
      model.totals[label]++;
      featuresOf(tokens, i, known).forEach((value, f) => {
        const counts = model.counts[f]!;
        const own = counts.get(value);
        if (own) own[label]++;
        else counts.set(value, label ? [0, 1] : [1, 0]);
      });
    });
  }
  return model;
}

/** @returns how often each word occurs in the run of tokens that is the page's content */
export function contentWords(model: ContentModel, outline: Outline): Map<string, number> {
  const tokens = tokensOf(outline);
  const prior = Math.log(model.totals[1] / model.totals[0]);
  let [sum, start, best, from, to] = [0, 0, 0, 0, 0];
  tokens.forEach((_, i) => {
    let odds = prior;
    featuresOf(tokens, i, model.known).forEach((value, f) => {
      const [no, yes] = model.counts[f]!.get(value) ?? [0, 0];
      const size = model.counts[f]!.size;
      odds += Math.log(((yes + 1) / (model.totals[1] + size)) * ((model.totals[0] + size) / (no + 1)));
    });
    if (sum <= 0) [sum, start] = [0, i];
    sum += 1 / (1 + Math.exp(-odds)) - 0.5;
    if (sum > best) [best, from, to] = [sum, start, i + 1];
  });
  const counts = new Map<string, number>();
  const run = to > from ? tokens.slice(from, to) : tokens;
  for (const { text } of run) {
    if (text.startsWith('<')) continue;
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
