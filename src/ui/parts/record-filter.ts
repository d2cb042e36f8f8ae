/** Filtering records by words, as the library's search does it. */
import { FIELDS, type FoundRecord } from '../../core/finding';
import { fold } from '../../library/fold';
import { fieldOf, valueText } from './record-fields';

const haystacks = new WeakMap<FoundRecord, string>();

/**
 * @returns a test whether all words occur in a record, or in what else stands with it (its page's title, its site),
 *   whatever their case, accents and width; no words: always
 */
export function wordFilter(text: string): (record: FoundRecord, ...beside: string[]) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (record, ...beside) => {
    const around = words.length ? fold(beside.join('\n')) : '';
    return words.every((word) => haystack(record).includes(word) || around.includes(word));
  };
}

/** Folding thousands of records at each key stroke would be felt: each is folded once. */
function haystack(record: FoundRecord): string {
  let text = haystacks.get(record);
  if (text === undefined) {
    const values = FIELDS[record.kind].map((field) => valueText(fieldOf(record, field)));
    text = fold([...values, record.text].join('\n'));
    haystacks.set(record, text);
  }
  return text;
}
