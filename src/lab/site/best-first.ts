/**
 * Best-first search (Menczer, Pant, Srinivasan: Topical web crawlers): the frontier is ordered by the cosine of the topic's keywords and
 * the text of the page on which a link stands, tf-idf weighted; of equals the one found first.
 *
 * Ours where the source is silent: document frequencies are those of the pages fetched so far; a link on several pages counts by
 * the best of them; the same addresses are left alone as by ours (files, calendars, other sites), as those are no part of the method.
 * `anchors`: the cosine of the link's own text is added, which the paper's name for it, shark search, does; a stronger rival.
 */
import { addressKey, isWithin } from '../../core/site/address';
import { trapOf } from '../../core/site/traps';
import type { Crawler } from './crawler';
import { countTerms, Frequencies, topicOf } from './terms';

/** Share of the link's own text in its score, as shark search has it. */
const ANCHOR = 0.8;

interface Link {
  address: string;
  score: number;
}

export const bestFirst = (anchors: boolean): Crawler => ({
  name: anchors ? 'best-first with link texts' : 'best-first',
  start(home, goals) {
    const topic = topicOf(goals);
    const frequencies = new Frequencies();
    const waiting = new Map<string, Link>([[addressKey(home), { address: home, score: Infinity }]]);
    const taken = new Set<string>();
    return {
      next() {
        let best: [string, Link] | undefined;
        for (const entry of waiting) if (!best || entry[1].score > best[1].score) best = entry;
        if (!best) return undefined;
        waiting.delete(best[0]);
        taken.add(best[0]);
        return best[1].address;
      },
      seen(_address, page) {
        if ('refused' in page) return;
        const terms = countTerms(page.text);
        frequencies.add(terms);
        const cosine = frequencies.cosine(topic, terms);
        for (const { address, text } of page.links) {
          const key = addressKey(address);
          if (taken.has(key) || !isWithin(address, home, 'domain') || trapOf(address)) continue;
          const score = anchors ? (1 - ANCHOR) * cosine + ANCHOR * frequencies.cosine(topic, countTerms(text)) : cosine;
          const known = waiting.get(key);
          if (!known) waiting.set(key, { address, score });
          else known.score = Math.max(known.score, score);
        }
      },
    };
  },
});
