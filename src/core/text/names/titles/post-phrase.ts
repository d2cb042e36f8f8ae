import { foldLatin } from '../../lexicon';
import { HONORIFICS } from '../affixes';
import type { PostWords } from './post-words';

/** The words of a language, ready for look-up. */
export interface PostIndex {
  heads: ReadonlySet<string>;
  weakHeads: ReadonlySet<string>;
  /** Ends of compounds behind three letters and more; none where the language has no such. */
  ending: RegExp | null;
  modifiers: ReadonlySet<string>;
  connectors: ReadonlySet<string>;
  headFirst: true | 'on own pages' | false;
}

export function indexPosts(words: PostWords): PostIndex {
  return {
    heads: new Set(words.heads),
    weakHeads: new Set(words.weakHeads),
    ending: words.endings?.length ? new RegExp(`(?<=.{3})(?:${words.endings.join('|')})$`, 'u') : null,
    modifiers: new Set(words.modifiers),
    connectors: new Set(words.connectors),
    headFirst: words.headFirst ?? false,
  };
}

/** "vicedean", "co-founder": what may stand before a post's head in one word. */
const LED = /^(?:vice|vize|co|ex|sub|pro|deputy)-?(?=\p{L}{4})/u;

/** How surely one word is a post's head: 0 not at all, 0.6 weakly, 1 surely. */
export function headStrength(word: string, posts: PostIndex): number {
  if (posts.heads.has(word)) return 1;
  if (posts.weakHeads.has(word)) return 0.6;
  if (LED.test(word)) {
    const bare = word.replace(LED, '');
    if (posts.heads.has(bare) || posts.weakHeads.has(bare)) return 0.9;
  }
  if (word.includes('-')) {
    // "chirurgien-dentiste", "педагог-психолог": two callings in one.
    if (posts.heads.has(/^(\p{L}{4,})-\p{L}{4,}$/u.exec(word)?.[1] ?? '')) return 0.9;
    // "priest-in-charge", "member-at-large".
    const held = /^(\p{L}{4,})-(?:in-(?:chief|charge|residence)|at-large|elect|designate|emeritus)$/u.exec(word)?.[1];
    if (held && (posts.heads.has(held) || posts.weakHeads.has(held))) return 0.9;
  }
  return posts.ending?.test(word) ? 0.9 : 0;
}

/** Words as they are looked up: folded, without the full stop or comma behind them, slashes and hyphens cut apart where needed. */
export function postTokens(text: string): string[] {
  return text
    .split(/[\s/()]+/)
    .map((word) =>
      foldLatin(word)
        .replace(/\./g, '')
        .replace(/^[^\p{L}&]+|[^\p{L}]+$/gu, (rest) => (rest === '&' ? '&' : '')),
    )
    .filter((word) => word !== '');
}

/** Whether what stands right behind a head is its complement: with a form of address it is mostly a name, "Rechtsanwalt Paul Krug", "Sekretariat Dr. Krug". */
const isHeadFirst = (words: readonly string[], { headFirst }: PostIndex): boolean =>
  headFirst === true || (headFirst !== false && !words.some((word) => HONORIFICS.has(word)));

const LONGEST_LEAD = 4;

/**
 * Judges the words (`postTokens`) of a phrase that holds no comma: 0 when it is no post, up to 1 when it is nothing but one.
 * "associate professor" 1, "professor of physics" 0.95, "regional plastics manager" 0.8.
 */
export function judgePhrase(words: readonly string[], posts: PostIndex): number {
  let best = 0;
  for (let head = 0; head < Math.min(words.length, LONGEST_LEAD + 2); head++) {
    const strength = headStrength(words[head]!, posts);
    if (strength === 0) continue;
    const strangers = words
      .slice(0, head)
      .filter((word) => !posts.modifiers.has(word) && headStrength(word, posts) === 0).length;
    if (strangers > LONGEST_LEAD) continue;
    const rest = words.slice(head + 1).filter((word) => !/^(?:i|ii|iii|iv|v|gr)$/.test(word));
    const complement = rest[0] !== undefined && posts.connectors.has(rest[0]);
    // "Responsable Communication", "Leiter Marketing": the complement stands behind, with or without a connector.
    const longest = posts.headFirst === true ? 4 : 1;
    const apposed = rest.length > 0 && rest.length <= longest && isHeadFirst(words.slice(head), posts);
    const restIsPost = rest.every(
      (word) => posts.modifiers.has(word) || posts.connectors.has(word) || headStrength(word, posts) > 0,
    );
    const lead = strangers === 0 ? 1 : strength === 1 ? 0.88 - 0.06 * strangers : 0.75 - 0.1 * strangers;
    const tail = rest.length === 0 || restIsPost ? 1 : complement ? (rest.length > 12 ? 0.6 : 0.95) : apposed ? 0.7 : 0;
    const alone = head === 0 && rest.length === 0 ? (strength === 1 ? 0.95 : 0.85) : 1;
    const led = head > 0 && posts.modifiers.has(words[head - 1]!);
    const modified = led ? Math.max(strength, 0.9) : complement ? Math.max(strength, 0.85) : strength;
    best = Math.max(best, modified * lead * tail * alone);
  }
  return best;
}
