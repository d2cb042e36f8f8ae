/**
 * WEB-UIE's repeating units (Dong, Liu, Li: Automatic Extraction of Semi-structured Web Data; definition 3, algorithm 1): among the
 * children of every parent, a unit begins at a child and ends before the next child that is like it; the units that follow,
 * each like the first, repeat it; more than three are a region. S = 0.8, k > 3, as printed. Which of them hold records
 * of people is then decided by lexicons (W), which is another step and not part of this comparison.
 *
 * Ours where listing and text disagree or are silent: the text is followed. Line 10 begins behind `tempBegin`, or it would
 * compare a child with itself; the first unit is the one that all others are compared with; where no further child is like a unit's
 * first, the rest as a whole is tried, and then as many children as the first unit has; after a repetition the search goes on behind
 * it, else at the next child. "Similarity" is simple tree matching over the mean size below a common parent: the text
 * speaks of similar subtrees, the reference it gives has edit distance only (tried: weaker on every set). Regions are ranked by covered text.
 *
 * Limits: units of at most 100 children; those of tree-matching.ts.
 */
import { byCoveredText, recordOf, type Baseline, type Region } from './baseline';
import { tagTree, type TagNode } from './tag-tree';
import { TreeMatching } from './tree-matching';

/** S, as printed. */
const LEAST_SIMILARITY = 0.8;
/** k: a region has more units than this. */
const UNITS = 3;
const WIDEST = 100;

export const webUie = (least = LEAST_SIMILARITY, name = 'web-uie'): Baseline =>
  byCoveredText(name, (outline) => {
    const matching = new TreeMatching();
    const alike = (a: readonly TagNode[], b: readonly TagNode[]): boolean =>
      matching.alike(
        a.map(({ shape }) => shape),
        b.map(({ shape }) => shape),
        least,
        a.length > 1 || b.length > 1,
      );
    const regions: Region[] = [];
    const stack = [tagTree(outline)];
    for (let node = stack.pop(); node; node = stack.pop()) {
      const { children, block } = node;
      for (let i = 0; i < children.length;) {
        const units = unitsFrom(children, i, alike);
        if (units.length > UNITS) {
          regions.push({ path: outline.path(block), records: units.map(recordOf) });
          i += units.reduce((sum, unit) => sum + unit.length, 0);
        } else i++;
      }
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i]!);
    }
    return regions;
  });

/** The repeating units that begin at child i: the first, and those that follow and are like it. */
function unitsFrom(
  children: readonly TagNode[],
  i: number,
  alike: (a: readonly TagNode[], b: readonly TagNode[]) => boolean,
): TagNode[][] {
  /** Place of the next child that is like the one at `begin`; the end where there is none. */
  const nextLike = (begin: number): number => {
    const last = Math.min(children.length, begin + WIDEST + 1);
    for (let t = begin + 1; t < last; t++) if (alike([children[begin]!], [children[t]!])) return t;
    return children.length;
  };
  const second = nextLike(i);
  if (second >= children.length) return [];
  const first = children.slice(i, second);
  const units = [first];
  for (let begin = second; begin < children.length;) {
    const upToNext = children.slice(begin, nextLike(begin));
    const carved = children.slice(begin, begin + first.length);
    const unit = [upToNext, carved].find((each) => alike(first, each));
    if (!unit) break;
    units.push(unit);
    begin += unit.length;
  }
  return units;
}
