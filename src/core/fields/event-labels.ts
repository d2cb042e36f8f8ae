/** What labels and markup say of an event beside when and where: who holds it, and of which sort it is. */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';

interface Said {
  value: string;
  line: number;
}

/** Labels of the one who holds an event; in Latin scripts a colon or an end of line must follow. */
const ORGANIZER =
  /^[\s\p{P}\p{S}]*(?:(?:organi[sz]ers?|organi[sz]ed by|hosted by|presented by|veranstalter(?:in)?|organisateurs?|organis[ée] par|organizador(?:es|a)?|organiza|organizado (?:por|pelo|pela)|organizzat(?:ore|o da)|organisator|georganiseerd door|arrang[öø]r|organização)(?:\s*[:：]\s*|\s*$)|(?:主催者?|主办方|主办单位|主辦單位|主办|주최)[\s\p{P}\p{S}]*)/iu;
/** A sentence of it, without a colon. */
const PRESENTED = /^[\s\p{P}\p{S}]*(?:[Pp]resented|[Hh]osted|[Oo]rgani[sz]ed|[Ss]ponsored) by\s+(?=\p{Lu})/u;
const LONGEST_ORGANIZER = 80;
/** Names of classes by which markup says what sort an event is of. */
const SORT = /(?:^|[\s_#.-])(?:categor(?:y|ies)|cat|genres?|tags?)(?:[\s_-]|$)/;
const LONGEST_SORT = 28;
/** More than these are no sorts but a cloud of words. */
const MOST_SORTS = 4;

/** True where a line begins with the label of who holds the event. */
export const organizerLabel = (text: string): boolean => ORGANIZER.test(text) || PRESENTED.test(text);

/** @returns who holds the event, as the record's own lines label it: behind the label, or on the line below it */
export function organizerOf({ lines }: Outline, from: number, to: number): Said | undefined {
  for (let line = from; line < to; line++) {
    const label = ORGANIZER.exec(lines[line]!.text) ?? PRESENTED.exec(lines[line]!.text);
    if (!label) continue;
    const rest = lines[line]!.text.slice(label[0].length).trim();
    const [value, at] = rest ? [rest, line] : [line + 1 < to ? lines[line + 1]!.text.trim() : '', line + 1];
    if (/\p{L}/u.test(value) && value.length <= LONGEST_ORGANIZER) return { value, line: at };
  }
  return undefined;
}

/** @returns the sorts that the record's markup names, schema.org's `keywords`: short texts of classes such as "category" or "tag" */
export function keywordsOf(
  { lines, blocks }: Outline,
  facts: Facts,
  from: number,
  to: number,
  taken: readonly string[],
): Said | undefined {
  const found: string[] = [];
  let first = -1;
  for (let line = from; line < to; line++) {
    const { runs, text, block } = lines[line]!;
    if (facts.lines[line]!.dates.length > 0) continue;
    const whole = SORT.test(blocks[block]!.hint ?? '');
    const texts = whole ? [text] : runs.filter(({ hint }) => SORT.test(hint ?? '')).map((run) => run.text);
    for (const one of texts.map((said) => said.replace(/^[\s#]+|\s+$/g, ''))) {
      if (!/\p{L}{2}/u.test(one) || one.length > LONGEST_SORT || taken.includes(one) || found.includes(one)) continue;
      found.push(one);
      if (first < 0) first = line;
    }
  }
  return found.length > 0 && found.length <= MOST_SORTS ? { value: found.join(', '), line: first } : undefined;
}
