/**
 * Units beside each other as plain text, as a cell of a Chinese or Japanese table has them: 妇产科　儿科　眼科　口腔科. A record is a run of lines, so each of them
 * gets a line of its own. Links are told by `names-in-a-row.ts`.
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot } from '../page/snapshot';
import { withItems } from '../page/with-items';
import { cut, isPlain, linesOf, type Stretch } from './plain-lines';
import { areLikeUnits } from './units/like-units';

const LONGEST = 400;
const PIECE = /[^\s\u3000、，,；;|｜]+/gu;

/** @returns the snapshot, with a line for each of such units; itself where there are none */
export function withUnitsInRowsApart(snapshot: PageSnapshot): PageSnapshot {
  const lang = languageOf(snapshot);
  if (!/^(?:zh|ja)/.test(lang)) return snapshot;
  return withItems(snapshot, (items) => {
    let found = false;
    const out = linesOf(items).flatMap((line): Item[] => {
      if (!line.every(isPlain)) return line;
      const text = line.map((item) => item.text).join('');
      if (text.length > LONGEST) return line;
      const pieces = [...text.matchAll(PIECE)];
      if (
        !areLikeUnits(
          pieces.map(([piece]) => piece),
          lang,
        )
      )
        return line;
      found = true;
      return pieces.flatMap(({ index, 0: piece }, i): Item[] => {
        const stretch: Stretch = [index, index + piece.length];
        return [...(i > 0 ? [{ kind: 'break' } as const] : []), ...cut(line, stretch)];
      });
    });
    return found ? out : undefined;
  });
}
