/**
 * TRIE, information extraction by a trigger lexicon: algorithm 3 of "Information Classification and Extraction on Official Web
 * Pages of Organizations" (2020). A text is split into sentences; where a trigger stands in one, the rules of that trigger are tried, and the
 * first that matches gives the value. One walk over the text, a bounded look around each trigger: linear time.
 */
import type { Attribute } from './attributes';
import { compileRule, readRules, type CompiledRule } from './rule';
import { RULES } from './rules/index';
import { TriggerTree } from './trigger-tree';

export { ATTRIBUTES, type Attribute } from './attributes';

export interface AttributeMatch {
  attribute: Attribute;
  value: string;
  /** Where the trigger stands in the text. */
  at: number;
  /** The trigger is a label ("Tel:") rather than a word of a sentence. */
  label: boolean;
}

/** How far a rule looks to either side of its trigger. */
const REACH = 300;

const trees = new Map<string, TriggerTree<CompiledRule>>();

/** Rules of the page's language and the English ones: labels in English stand on pages of every language. */
function treeOf(lang: string): TriggerTree<CompiledRule> {
  let tree = trees.get(lang);
  if (!tree) {
    tree = new TriggerTree();
    for (const own of new Set([lang, 'en']))
      for (const rule of readRules(RULES[own] ?? '').map(compileRule))
        for (const trigger of rule.triggers) tree.add(trigger, rule);
    trees.set(lang, tree);
  }
  return tree;
}

/** Full-width signs, digits and letters as plain ones; a character stays a character. */
const narrow = (text: string): string =>
  text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll('\u00a0', ' ');

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Whether a word of a spaced script ends (or begins) between the two characters. */
const parts = (inside: string | undefined, outside: string | undefined): boolean =>
  !inside || !outside || !SPACED.test(inside) || !SPACED.test(outside);

/** The sentences of a text: a stop ends one where a new one begins after it. */
const SENTENCE =
  /(?<=[。！？\n])|(?<=(?:[\p{Ll})]|\d{4})[.!?])(?<!\b(?:Prof|Assoc|Asst|Dept|Dr|Mr|Mrs|Ms|Jr|Univ|Inst|Sen|St|geb|Tel|Tél|Fax|Nr|approx|ext|Hon)\.)\s+(?=\p{Lu}|\d{4})/u;

/** @returns what the rules read, in the order of the text; of one trigger, the first rule that matches */
export function findAttributes(text: string, lang: string): AttributeMatch[] {
  const found: (AttributeMatch & { from: number })[] = [];
  const plain = narrow(text);
  let offset = 0;
  for (const sentence of plain.split(SENTENCE)) {
    const begin = plain.indexOf(sentence, offset);
    offset = begin + sentence.length;
    readSentence(sentence, begin, lang, found);
  }
  return found
    .map(({ from, ...match }, i) => {
      const value = tidy(cut(match.value, from, found.slice(i + 1)));
      return { ...match, value };
    })
    .filter(({ value }) => value !== '');
}

const AROUND_LABEL = /^[^\p{L}\p{N}〒]+|[\s:：\]】〕］)）」-]+$/gu;

/** Whether the text is a label and nothing else: "■ Research interests:", "【所属】". */
export function isAttributeLabel(text: string, lang: string): boolean {
  if (text.length > 48) return false;
  const word = lowerOf(narrow(text)).replace(AROUND_LABEL, '');
  return treeOf(lang)
    .at(word, 0)
    .some(({ length, held }) => length === word.length && held.some(({ label }) => label));
}

function readSentence(
  sentence: string,
  begin: number,
  lang: string,
  found: (AttributeMatch & { from: number })[],
): void {
  const tree = treeOf(lang);
  const lower = lowerOf(sentence);
  for (let i = 0; i < lower.length;) {
    const match = parts(lower[i], lower[i - 1]) ? matchAt(tree, sentence, lower, i) : undefined;
    if (!match) {
      i++;
      continue;
    }
    const { rule, length, value, from } = match;
    found.push({ attribute: rule.attribute, value, at: begin + i, label: rule.label, from: begin + from });
    i += length;
  }
}

function matchAt(
  tree: TriggerTree<CompiledRule>,
  sentence: string,
  lower: string,
  at: number,
): { rule: CompiledRule; length: number; value: string; from: number } | undefined {
  for (const { length, held } of tree.at(lower, at)) {
    const end = at + length;
    if (!parts(lower[end - 1], lower[end])) continue;
    const left = Math.max(0, at - REACH);
    for (const rule of held) {
      const before = rule.before.exec(sentence.slice(left, at));
      const after = before && rule.after.exec(sentence.slice(end, end + REACH));
      if (!after) continue;
      const { value, from } = valueOf(before, after, sentence.slice(at, end));
      if (value !== undefined) return { rule, length, value, from: from < 0 ? left : end + from };
    }
  }
  return undefined;
}

/** The group `value` of either side, or the piece around the trigger; `from`: where it begins after the trigger, -1 before it. */
function valueOf(
  before: RegExpExecArray,
  after: RegExpExecArray,
  trigger: string,
): { value: string | undefined; from: number } {
  const right = after.groups?.['value'];
  if (right !== undefined) return { value: right, from: after[0].lastIndexOf(right) };
  const head = before.groups?.['head'];
  const value = head === undefined ? before.groups?.['value'] : head + trigger + (after.groups?.['tail'] ?? '');
  return { value, from: -1 };
}

/** A value ends where the label of the next one begins. */
function cut(value: string, from: number, later: readonly AttributeMatch[]): string {
  const next = later.find(({ label, at }) => label && at > from && at < from + value.length);
  return next ? value.slice(0, next.at - from) : value;
}

const tidy = (value: string): string =>
  value
    .replace(/^[\s:：,、;；|/-]+|(?:[\s:：,、;；|([【（-]|\s\/)+$/gu, '')
    .replace(/(?<=\p{L}{4})\.$/u, '')
    .replace(/(?: (?:of|for|and|the|at|in|de|la|el|du|des|der|di|do|da|dos|et|und|für))+$/u, '')
    .replace(/\s+/g, ' ');
