/**
 * Units beside each other in Chinese and Japanese, 妇产科 儿科 眼科: short names that are of one kind by their ending. Those of different kinds in a row
 * (工学部 機械工学科 制御研究室) are the way to the last.
 */
import { matchUnit } from './match-unit';

const LEAST_UNITS = 3;
/** All may be units by their words, and some surely are. */
const MAYBE_UNIT = 0.15;
const SURE_UNIT = 0.6;
const SURE_SHARE = 0.3;
const NAME = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,16}$/u;

export function areLikeUnits(names: readonly string[], lang: string): boolean {
  const [first] = names;
  if (names.length < LEAST_UNITS || !names.every((name) => NAME.test(name) && name.at(-1) === first!.at(-1)))
    return false;
  const scores = names.map((name) => matchUnit(name, lang)?.score ?? 0);
  const sure = scores.filter((score) => score >= SURE_UNIT).length;
  return scores.every((score) => score >= MAYBE_UNIT) && sure >= SURE_SHARE * names.length;
}
