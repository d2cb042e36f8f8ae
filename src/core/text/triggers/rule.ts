/**
 * Trigger rules as data: one line per rule, five columns between "¦": attribute, trigger words between "|", pattern, an example, and the value that
 * the rule reads from it. "…" in a pattern stands for the trigger; `MACROS` are its words in braces; the rest is a regular
 * expression. Every macro is bounded and has no nested repetition, so a rule looks at a few hundred characters at most.
 */
import { ATTRIBUTES, type Attribute } from './attributes';

export interface TriggerRule {
  attribute: Attribute;
  /** Lower case. */
  triggers: string[];
  pattern: string;
  example: string;
  value: string;
}

export interface CompiledRule extends TriggerRule {
  /** Must match the text before the trigger, at its end; may hold the group `value`. */
  before: RegExp;
  /** Must match the text after the trigger, at its beginning; may hold the group `value`. */
  after: RegExp;
  /** The trigger is a label with a sign after it, and no word of a sentence. */
  label: boolean;
}

const WORD = "[\\p{L}.&'’-]{1,30}";

const MACROS: Record<string, string> = {
  // What stands between a label and its value.
  ':': '\\s{0,3}(?:[\\]】〕］)）」]\\s{0,2}[:：]?|[:：]|\\s[-–—]\\s|[|｜])\\s{0,3}',
  text: '(?<value>[^\\n]{1,240})',
  phrase: '(?<value>[^\\n.;。；]{2,160})',
  number:
    '(?<value>[+(（]?[\\d][\\d\\s()（）./–—‐−-]{3,24}\\d(?:[\\s,]{0,2}(?:ext\\.?|x|内線|分机)\\s{0,2}[:：]?\\s?\\d[\\d-]{0,6})?)',
  age: '(?<value>\\d{1,3})',
  year: '(?<value>[12]\\d{3})',
  day: '(?<value>[^\\n;；。]{0,24}\\d[^\\n;；。]{0,24})',
  email:
    '(?<value>[\\w.+-]{1,64}\\s?(?:@|\\[at\\]|\\(at\\)|＠)\\s?[\\w-]{1,63}(?:\\s?(?:\\.|\\[dot\\]|\\(dot\\))\\s?[\\w-]{1,63}){1,5})',
  web: '(?<value>(?:https?://|www\\.)[^\\s<>"、。]{3,200})',
  // A name in an alphabet: words with capitals, joined by small ones.
  Name: `(?<value>\\p{Lu}${WORD}(?:,? (?:of|for|and|the|at|de|la|el|du|des|der|di|do|da|dos|et|und|für|\\p{Lu}${WORD})){0,10})`,
  // A school in Han or kana: no year before it.
  school:
    '(?<value>(?:(?![年月日在于於於後后、])[\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z]){2,20}?(?:大学院|大学|大學|学院|學院|高等学校|高校|専門学校|学校|대학교|대학원)(?:(?![年月日を])[\\p{Script=Han}\\p{Script=Katakana}ー]){0,24})',
  gap: '[^\\n.;。；]{0,60}?',
  // The piece of a line that the trigger stands in: the value is the piece, the trigger included.
  head: '(?:^|[,;|/、。・•·–—-]\\s?)(?<head>[^,;|、。:：•\\n]{0,40}?)',
  tail: '(?<tail>[^,;|、。:：•\\n]{0,50})(?=$|[,;|、。•])',
};

/** Signs before a label: bullets, brackets, or the sign that parts it from the value before. */
const LINE_START = '(?:^|[|｜/;；。]\\s?)[^\\p{L}\\p{N}]{0,4}?';

const expand = (pattern: string): string =>
  pattern.replace(/\{([:A-Za-z]+)\}/g, (whole, name: string) => MACROS[name] ?? whole);

/** @throws Error with the line, where it is no rule */
export function readRules(table: string): TriggerRule[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const columns = line.split('¦').map((column) => column.trim());
      const [attribute, triggers, pattern, example, value] = columns;
      const known = ATTRIBUTES.find((one) => one === attribute);
      if (columns.length !== 5 || !known || !pattern?.includes('…')) throw new Error(`no trigger rule: ${line}`);
      return { attribute: known, triggers: triggers!.split('|'), pattern, example: example!, value: value! };
    });
}

export function compileRule(rule: TriggerRule): CompiledRule {
  const [before = '', after = ''] = rule.pattern.split('…');
  const start = before.startsWith('^') ? LINE_START + expand(before.slice(1)) : expand(before);
  return {
    ...rule,
    before: new RegExp(`${start}$`, 'u'),
    after: new RegExp(`^${expand(after)}`, 'u'),
    label: after.startsWith('{:}'),
  };
}
