/** A place's name and its address on two lines: each is looked for beside the other. */
import type { Outline } from '../../page/outline';
import type { TextItem } from '../../page/snapshot';
import type { Facts } from '../../text/facts';
import type { FoundPlace } from './found-place';
import { cleanName } from '../name/clean-name';
import { NO_PLACE } from './no-place';
import { isLabel, isPlaceLabel } from './place-labels';
import { ADDRESS, LONGEST_ADDRESS } from './postal-address';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}]{2}/u;
const LONGEST_NAME = 60;

/** The address on the line behind the place's name, where there is one. */
export function withAddress(outline: Outline, facts: Facts, found: FoundPlace, from: number, to: number): FoundPlace {
  const { line, place } = found;
  const next = outline.lines[line + 1];
  if (
    place.address ||
    line < from ||
    line + 1 >= to ||
    !next ||
    next.text.length > LONGEST_ADDRESS ||
    !ADDRESS.test(next.text)
  )
    return found;
  if (facts.lines[line + 1]!.dateShare > 0.2 || facts.lines[line + 1]!.price || isLabel(outline, facts, line + 1))
    return found;
  return { ...found, place: { ...place, address: next.text } };
}

const ADDRESS_HINT = /(?:^|[\s_-])(?:addr(?:ess)?|adresse?|anschrift|direccion|endereco|indirizzo|street)(?=$|[\s#@])/u;

/** The name and the address of a line that has them in elements of their own: `<span>Harbour Hall</span> <span class="address">2 Quay Street</span>`. */
export function inElements(outline: Outline, facts: Facts, found: FoundPlace, nameLine: number): FoundPlace {
  const line = outline.lines[found.line];
  const at = line?.runs.findIndex(({ hint }) => hint !== undefined && ADDRESS_HINT.test(hint)) ?? -1;
  if (!line || at < 1 || line.index === nameLine || facts.lines[line.index]!.dates.length > 0) return found;
  const said = (from: number, to?: number): string => cleanName(textOf(line.runs.slice(from, to)));
  const [name, address] = [said(0, at), said(at)];
  const isPlace = [line.text, name, address].includes(found.place.name ?? '');
  return isPlace && /\p{L}{2}/u.test(name) && /\p{L}{2}/u.test(address)
    ? { ...found, place: { name, address } }
    : found;
}

const textOf = (runs: readonly TextItem[]): string => runs.map(({ text }) => text).join('');

/** The name on the line before an address, where the address is all that says that there is a place. */
export function withName(
  outline: Outline,
  facts: Facts,
  found: FoundPlace,
  from: number,
  nameLine: number,
): FoundPlace {
  const { line, place } = found;
  const before = outline.lines[line - 1];
  if (!place.address || place.name !== place.address || line - 1 < from || line - 1 === nameLine || !before)
    return found;
  const { dateShare, price, dates } = facts.lines[line - 1]!;
  const text = cleanName(before.text);
  const isName =
    text.length >= 4 && text.length <= LONGEST_NAME && /\p{L}{2}/u.test(text) && !/[.!?。：:]$/u.test(before.text);
  if (!isName || dateShare > 0 || dates.length > 0 || price || NO_PLACE.test(text) || ADDRESS.test(text)) return found;
  if (isLabel(outline, facts, line - 1) || isPlaceLabel(facts, text) || facts.words.is('moreLabel', text)) return found;
  // Who meets, and who wrote it, stand before an address, too.
  const isHouse = facts.words.has('venueWord', text);
  if (!isHouse && (facts.words.has('eventWord', text) || /^committee\b/i.test(text))) return found;
  if (!isHouse && CJK.test(place.address) && !CJK.test(text)) return found;
  return { ...found, place: { ...place, name: text } };
}
