/**
 * MDR (Liu, Grossman, Zhai: Mining Data Records in Web Pages, KDD 2003). Parameters of the paper: generalised nodes of at most
 * K = 10 siblings, alike where the edit distance of their tag strings, divided by the mean length, is at most T = 0.3; only
 * nodes of three or more levels are looked into.
 *
 * Ours where the paper is silent: regions are ranked by covered text; a text counts as a level of the tag tree, or a plain
 * `ul > li` would never be looked into; lines between `<br>` are siblings, as their tags are in the original tree; a node is
 * "not a table row" also where it is only displayed as one.
 *
 * Limits: tag strings are cut after 600 tags; after 150 million cells of edit distance on a page only equal strings are alike.
 */
import { byCoveredText } from './baseline';
import { dataRegions } from './data-regions';
import { TagStrings } from './tag-strings';
import { tagTree, type TagNode } from './tag-tree';

const MOST_DISTANCE = 0.3;

export const mdr = byCoveredText('mdr', (outline) => {
  const strings = new TagStrings();
  const shapes = (nodes: readonly TagNode[]) => nodes.map(({ shape }) => shape);
  return dataRegions(outline, tagTree(outline), (a, b) => strings.alike(shapes(a), shapes(b), MOST_DISTANCE));
});
