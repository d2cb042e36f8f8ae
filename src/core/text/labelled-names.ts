/**
 * Names in cells behind their label: 姓名 / 莊啟文, in a table for each person. Such a name may be one that no lexicon knows; the label says it.
 * In the head of a list the same label follows 姓名 everywhere; what follows it in tables of people differs.
 */
import type { Outline } from '../page/outline';
import type { LineFacts } from './line-facts';

const LABEL = /^(?:姓\s*名|氏\s*名|お名前|성\s*명|이름)\s*[:：]?$/u;
const NAME = /^\s*(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})\s*$/u;
const LEAST = 2;
/** Share of what follows the label that a lexicon knows for names. */
const KNOWN = 0.5;
const SURE_NAME = 0.6;
const SCORE = 0.7;

/** Gives such lines their names, in place. */
export function addLabelledNames({ lines }: Outline, facts: readonly LineFacts[]): void {
  const named = lines.filter(({ index, text }) => NAME.test(text) && LABEL.test(lines[index - 1]?.text ?? ''));
  const texts = new Set(named.map(({ text }) => text));
  const known = named.filter(({ index }) => (facts[index]!.name?.match.score ?? 0) >= SURE_NAME);
  if (named.length < LEAST || texts.size < named.length || known.length < KNOWN * named.length) return;
  for (const { index, text } of named) {
    const fact = facts[index]!;
    const chunk = fact.chunks[0];
    if (!chunk || (fact.name?.match.score ?? 0) >= SURE_NAME) continue;
    const name = text.trim();
    fact.name = { chunk, match: { name, score: SCORE, start: text.indexOf(name), length: name.length } };
    fact.names = 1;
  }
}
