/**
 * Attributes of what a page is about: TRIE over the page's lines. A label and its value may lie apart (a heading and the list under it, dt
 * and dd, th and td): they are read as if the one followed the other on a line.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { findAttributes, isAttributeLabel, type Attribute } from '../text/triggers/index';

export interface AttributeFact {
  attribute: Attribute;
  value: string;
  /** The line that says so. */
  line: number;
  /** 0 to 1: a label is trusted more than a word of a sentence. */
  confidence: number;
}

/** Lines and characters that one label holds for. */
const MOST_LINES = 8;
const MOST_CHARACTERS = 400;
/** Longer lines are documents of their own. */
const LONGEST_LINE = 5000;

const LABELLED = 0.85;
const IN_SENTENCE = 0.7;
const BY_FORM = 0.75;
/** Facts looked back at for the same value. */
const NEAR = 20;

/**
 * @param from first line looked at @param to line after the last
 * @returns all that the lines say, in their order; the same attribute may come several times
 */
export function readAttributes(outline: Outline, facts: Facts, from: number, to: number): AttributeFact[] {
  const found: AttributeFact[] = [];
  const labels = new Set<number>();
  const lang = facts.lang;
  const isLabel = (i: number): boolean => isAttributeLabel(outline.lines[i]!.text, lang);
  for (let i = from; i < to; i++) if (isLabel(i)) labels.add(i);
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    if (text === '') continue;
    const under = labels.has(i) ? valueUnder(outline, facts, i, to, labels) : undefined;
    const whole = under === undefined ? text.slice(0, LONGEST_LINE) : `${text.replace(/[\s:：]+$/u, '')}: ${under}`;
    for (const { attribute, value, label } of findAttributes(whole, lang))
      found.push({ attribute, value, line: i, confidence: label ? LABELLED : IN_SENTENCE });
    addContacts(found, facts, i);
  }
  return found;
}

/** Addresses and numbers are their own triggers: the readers of contacts know their forms, links included. */
function addContacts(found: AttributeFact[], facts: Facts, line: number): void {
  const { emails, telephones } = facts.lines[line]!;
  const add = (attribute: Attribute, value: string): void => {
    // Of the line itself, or of the label above it, whose value this line is.
    const near = found.slice(-NEAR).filter((one) => one.line >= line - MOST_LINES);
    if (!near.some((one) => one.attribute === attribute && (one.line === line || one.value.includes(value))))
      found.push({ attribute, value, line, confidence: BY_FORM });
  };
  for (const { email } of emails) add('email', email);
  for (const { telephone, kind } of telephones) add(kind === 'tel' ? 'telephone' : 'faxNumber', telephone);
}

/** The text that a label holds for: the lines up to the next label or heading. */
function valueUnder(
  outline: Outline,
  facts: Facts,
  label: number,
  to: number,
  labels: ReadonlySet<number>,
): string | undefined {
  const { blocks, lines } = outline;
  const scope = scopeOf(outline, label);
  const heading = blocks[lines[label]!.block]!.heading;
  const parts: string[] = [];
  let length = 0;
  for (let i = label + 1; i < Math.min(to, scope, label + 1 + MOST_LINES) && length < MOST_CHARACTERS; i++) {
    const { text, block } = lines[i]!;
    if (text === '') continue;
    // Two labels, one after the other, are a table's header or a menu.
    if (labels.has(i) || blocks[block]!.heading || facts.lines[i]!.zone !== facts.lines[label]!.zone) break;
    // Without a heading a label holds for one block only.
    if (!heading && parts.length > 0 && !sameValue(outline, label + 1, i)) break;
    parts.push(text);
    length += text.length;
  }
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Line after the last that may belong to a label: the end of its row or of the block around it. */
function scopeOf({ blocks, lines, to }: Outline, label: number): number {
  let block = lines[label]!.block;
  while (blocks[block]!.parent >= 0 && to[block]! <= label + 1) block = blocks[block]!.parent;
  for (let up = lines[label]!.block; up >= 0; up = blocks[up]!.parent) if (blocks[up]!.tag === 'tr') return to[up]!;
  return to[block]!;
}

/** Whether two lines lie in one cell, dd or paragraph. */
function sameValue({ blocks, lines }: Outline, one: number, other: number): boolean {
  const cell = (line: number): number => {
    let block = lines[line]!.block;
    while (blocks[block]!.parent >= 0 && !/^(?:td|th|dd|p|ul|ol|div|section)$/.test(blocks[block]!.tag))
      block = blocks[block]!.parent;
    return block;
  };
  return cell(one) === cell(other);
}
