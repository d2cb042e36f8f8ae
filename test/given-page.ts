/** A small page as the readers of fields see it, with the extents of its records given: what they are tested on. */
import { JSDOM } from 'jsdom';
import { tagLayout } from '../src/content/layout';
import { walkNow } from '../src/content/walk';
import { NameScorer } from '../src/core/fields/name/name';
import type { Extent, Page } from '../src/core/fields/record';
import { outlineOf } from '../src/core/page/outline';
import type { PageSnapshot } from '../src/core/page/snapshot';
import { factsOf } from '../src/core/text/facts';
import { loadLexiconsFromDisk } from '../src/lab/lexicons/load-node';

const lexicons = loadLexiconsFromDisk();
export const NOW = '2026-11-01';

interface Given extends Page {
  /** Extents of the elements with class "r", in order. */
  records: Extent[];
}

/**
 * @param html of the body; elements with class "r" are the records
 * @param change made to the snapshot before it is read
 */
export function given(html: string, lang = 'en', change?: (snapshot: PageSnapshot) => void): Given {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${html}</body></html>`, {
    url: 'https://site.example/list',
  }).window;
  const snapshot = walkNow(document, tagLayout());
  change?.(snapshot);
  const outline = outlineOf(snapshot);
  const facts = factsOf(outline, lexicons);
  const records = outline.blocks.flatMap(({ hint }, block) =>
    /(^|\s)r(\s|$)/.test(hint ?? '') ? [{ block, from: outline.from[block]!, to: outline.to[block]! }] : [],
  );
  return {
    outline,
    facts,
    names: new NameScorer(outline, facts),
    now: NOW,
    nameModel: undefined,
    regionModel: undefined,
    wordingModel: undefined,
    records,
  };
}

export const lineWith = ({ outline }: Page, text: string): number =>
  outline.lines.findIndex((line) => line.text.includes(text));
