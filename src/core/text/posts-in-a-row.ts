/**
 * Posts that stand as labels within one paragraph, each before its holder: <b>Chair</b>: Ada Byrd <b>Treasurer</b>: Lou Carbone. A record
 * is a run of lines, so each of them gets a line of its own, as if breaks stood between them.
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { withItems } from '../page/with-items';
import type { Lexicons } from './lexicon/index';
import { matchName, matchTitle } from './names/index';

const LEAST_POSTS = 2;
const SURE = 0.5;
const BOLD = 600;
const LONGEST = 60;

/** @returns the snapshot, with breaks before the posts of such rows; itself where there are none */
export function withPostsApart(snapshot: PageSnapshot, lexicons: Lexicons): PageSnapshot {
  const lang = languageOf(snapshot);
  const isLabel = ({ style, link }: TextItem): boolean => !link && snapshot.styles[style]!.weight >= BOLD;
  const isPost = (text: string): boolean => (matchTitle(text, lang)?.score ?? 0) >= SURE;
  const isPerson = (text: string): boolean =>
    text.length <= LONGEST && (matchName(text, lang, lexicons)?.score ?? 0) >= SURE;
  return withItems(snapshot, (items) => {
    if (!items.some((item) => item.kind === 'text' && isLabel(item))) return undefined;
    const begins = new Set(startsOfPosts(items, isLabel, isPost, isPerson));
    if (begins.size === 0) return undefined;
    return items.flatMap((item, i): Item[] => (begins.has(i) ? [{ kind: 'break' }, item] : [item]));
  });
}

const bare = (text: string): string => text.replace(/^[\s:：–—-]+|[\s:：,;|–—-]+$/gu, '');

/** Places of the labels but the first of each row in which every label is a post and what follows it a name. */
function startsOfPosts(
  items: readonly Item[],
  isLabel: (item: TextItem) => boolean,
  isPost: (text: string) => boolean,
  isPerson: (text: string) => boolean,
): number[] {
  const out: number[] = [];
  let row: { at: number; label: string; value: string }[] = [];
  const end = (): void => {
    if (row.length >= LEAST_POSTS && row.every(({ label, value }) => isPost(bare(label)) && isPerson(bare(value))))
      out.push(...row.slice(1).map(({ at }) => at));
    row = [];
  };
  items.forEach((item, at) => {
    const last = row.at(-1);
    if (item.kind !== 'text') end();
    else if (!isLabel(item)) {
      if (last) last.value += item.text;
    } else if (last && bare(last.value) === '') last.label += item.text;
    else row.push({ at, label: item.text, value: '' });
  });
  end();
  return out;
}
