/**
 * One person in two pieces: a card of which the choice took the name with its post and, for a second record, the text that begins with the
 * name again, or the name in Latin letters below or above that in the page's own script. Side by side in one block they are one record.
 */
import type { Outline } from '../page/outline';
import type { Facts, NameFact } from '../text/facts';
import type { Chosen } from './choose';

/** A block of more lines holds several persons. */
const LONGEST_CARD = 40;
/** Lines between the pieces. */
const FARTHEST = 2;
/** Scores from which on a text is a name. */
const SURE_NAME = 0.4;
/** Cards of a page from which on two scripts in turns are one name each. */
const LEAST_IN_TURNS = 2;
/** Letters of a short form: "Lou" for "Louis". */
const LEAST_SHORT = 3;

/** How two names go together: the same, the same in a text that goes on, or one name in two scripts. */
type Likeness = 'same' | 'told' | 'spelt';

/** @returns what was chosen, in page order; persons in two pieces are one, with the surer piece's verdict */
export function withWholePersons(outline: Outline, facts: Facts, chosen: readonly Chosen[]): Chosen[] {
  const cards = chosen.map((_, i) => (i > 0 ? cardOf(outline, facts, chosen, i) : undefined));
  // Cards that were taken whole say as much of the others.
  const spelt =
    cards.filter((card) => card?.likeness === 'spelt').length +
    chosen.filter((one) => isInBothScripts(facts, one)).length;
  const out: Chosen[] = [];
  chosen.forEach((one, i) => {
    const card = cards[i];
    const before = out.at(-1);
    if (!card || !before || (card.likeness === 'spelt' && spelt < LEAST_IN_TURNS && countNamed(facts, chosen) > 2)) {
      out.push(one);
      return;
    }
    const candidate = { ...before.candidate, block: card.block, to: one.candidate.to };
    const surer = one.verdict.probability > before.verdict.probability ? one : before;
    out[out.length - 1] = { candidate, verdict: surer.verdict };
  });
  return out;
}

/** Whether a record has a name in the page's own script and one that may spell it. */
function isInBothScripts({ lines }: Facts, { candidate: { from, to } }: Chosen): boolean {
  const names = lines.slice(from, to).flatMap(({ name }) => (name && name.match.score >= SURE_NAME ? [name] : []));
  return names.some(({ match }) => isInOwnScript(match.name)) && mayBeSpelt(...names);
}

/** Records of a page on which somebody stands alone in two scripts, and what else was taken for one. */
const MOST_ALONE = 8;

/** The smallest block that holds a record and the one before, where they are of one person. */
function cardOf(
  outline: Outline,
  facts: Facts,
  chosen: readonly Chosen[],
  at: number,
): { block: number; likeness: Likeness } | undefined {
  const { blocks, from, to } = outline;
  const [one, next] = [chosen[at - 1]!, chosen[at]!];
  if (one.verdict.kind !== 'person' || next.verdict.kind !== 'person') return undefined;
  const gap = next.candidate.from - one.candidate.to;
  if (gap < 0 || gap > FARTHEST) return undefined;
  const name = nameIn(facts, next);
  const first = outline.lines.slice(next.candidate.from, next.candidate.to).find(({ text }) => text);
  const named = nameIn(facts, one);
  const begins = facts.lines[first?.index ?? 0]!.name === name;
  const likeness = likenessOf(named, name, begins ? first?.text : undefined);
  // Two that say what somebody is are of two persons, unless the page has nobody else, and the one may well be spelt as the other.
  const isAlone = (): boolean =>
    mayBeSpelt(named, name) && chosen.length <= MOST_ALONE && countNamed(facts, chosen) === 2;
  if (!likeness || (likeness === 'spelt' && hasPost(facts, one) && hasPost(facts, next) && !isAlone()))
    return undefined;
  let block = one.candidate.block;
  while (block >= 0 && to[block]! < next.candidate.to) block = blocks[block]!.parent;
  if (block < 0 || to[block]! - from[block]! > LONGEST_CARD) return undefined;
  // Items of a list, rows of a table: one person each, unless the Latin letters may well spell the name beside them.
  if (likeness === 'spelt' && !mayBeSpelt(named, name) && isItem(outline, one) && isItem(outline, next))
    return undefined;
  // Names that are only alike are one person's where the block holds nobody else.
  const inBlock = chosen.filter(({ candidate: { from: start } }) => start >= from[block]! && start < to[block]!);
  return likeness === 'same' || countNamed(facts, inBlock) === 2 ? { block, likeness } : undefined;
}

/** The first sure name. */
const nameIn = ({ lines }: Facts, { candidate: { from, to } }: Chosen): NameFact | undefined =>
  lines.slice(from, to).find(({ name }) => name && name.match.score >= SURE_NAME)?.name ?? undefined;

const countNamed = (facts: Facts, chosen: readonly Chosen[]): number =>
  chosen.filter((one) => nameIn(facts, one) !== undefined).length;

/** Whether a piece says what somebody is: two that do are of two persons, whatever their scripts. */
const hasPost = ({ lines }: Facts, { candidate: { from, to } }: Chosen): boolean =>
  lines.slice(from, to).some(({ title, name }) => title !== null || name?.match.title !== undefined);

/** @param first the line with which the second piece begins, where its name stands there */
function likenessOf(
  one: NameFact | undefined,
  next: NameFact | undefined,
  first: string | undefined,
): Likeness | undefined {
  if (!one || !next) return undefined;
  const [a, b] = [folded(one.match.name), folded(next.match.name)];
  if (a.join('') === b.join('')) return 'same';
  if (first === undefined) return undefined;
  if (isInOwnScript(one.match.name) !== isInOwnScript(next.match.name)) return 'spelt';
  return isShortFor(a, b) && isTold(first, next.match.name) ? 'told' : undefined;
}

/** Whether a sentence goes on behind a name: "Lou Carbone has been …", but "Lou Carbone, Treasurer" is somebody else. */
const isTold = (text: string, name: string): boolean =>
  /^\s+\p{Ll}/u.test(text.slice(text.indexOf(name) + name.length));

/** Whether a record is an item of a list or a row, or within one that holds no other line. */
function isItem({ blocks, from, to }: Outline, { candidate }: Chosen): boolean {
  for (let block = candidate.block; block >= 0 && from[block]! >= candidate.from && to[block]! <= candidate.to;) {
    if (/^(?:li|tr)$/.test(blocks[block]!.tag)) return true;
    block = blocks[block]!.parent;
  }
  return false;
}

/** Whether the one of the names in Latin letters is made of the syllables East Asian names are spelt with: "Haruko Sato", "Lin Zhiyuan". */
const mayBeSpelt = (...names: readonly (NameFact | undefined)[]): boolean =>
  names.some((name) => name && !isInOwnScript(name.match.name) && SYLLABLES.test(folded(name.match.name).join(' ')));

/** Each can be read in one way only, or a long name would take ages. */
const SYLLABLES =
  /^(?:(?:zh|ch|sh|ss|jj|(?<![aeiou])(?:ts|hs|kk|tt|pp)|[bcdfghjklmnpqrstxz])?[yw]?[aeiou]+(?![aeiou])(?:(?:ng|[nklmpth])(?![yw]?[aeiou]))?[\s'-]*)+$/;

const isInOwnScript = (name: string): boolean => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(name);

/** A nickname beside the name: Alphonse "Al" Sweeney. */
const NICKNAME = /\s+["“”„«(][^"“”„«»()]{1,20}["”“»)](?=\s)/gu;

const folded = (name: string): string[] =>
  name
    .replace(NICKNAME, '')
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .split(/\s+/u);

/** "Lou Carbone" beside "Louis A. Carbone": one surname, and one first name is a short form of the other. */
function isShortFor(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one[0]!, other[0]!];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return one.length > 1 && one.at(-1) === other.at(-1) && short.length >= LEAST_SHORT && long.startsWith(short);
}
