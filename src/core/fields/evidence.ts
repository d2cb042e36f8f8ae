/** Where a value comes from: a field's evidence. */
import type { Evidence, Source } from '../finding';
import type { Outline } from '../page/outline';

const LONGEST_QUOTE = 200;

/** @param line index of the line that says so */
export function evidenceAt(
  outline: Outline,
  line: number,
  confidence: number,
  quote?: string,
  source: Source = 'page',
): Evidence {
  const { text, block } = outline.lines[line]!;
  return {
    confidence: Math.round(confidence * 100) / 100,
    source,
    quote: (quote ?? text).slice(0, LONGEST_QUOTE),
    path: outline.path(block),
  };
}

/** The same where the page's title says so, which no block holds. */
export const evidenceInTitle = (title: string, confidence: number): Evidence => ({
  confidence: Math.round(confidence * 100) / 100,
  source: 'page',
  quote: title.slice(0, LONGEST_QUOTE),
  path: '/html/head/title',
});
