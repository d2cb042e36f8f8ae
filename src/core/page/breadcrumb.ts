/** The way to a page as it says it: "Home › Harbour Board › Meetings". */
import type { Line, Outline } from './outline';

const HINT = /(?:^|[\s_#.-])(?:breadcrumbs?|crumbs?|topicpath|pankuzu)(?:[\s_-]|$)/iu;
/** Blocks up from a crumb's text to what is called a breadcrumb. */
const FARTHEST = 4;

/** What stands between two crumbs. */
const BETWEEN = /\n|(?<=\s)[/|›>»→·]|[/|›>»→·](?=\s)/u;
const AROUND = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N})）])[^\p{L}\p{N})）]+$/gu;

const known = new WeakMap<Outline, readonly string[]>();

/** Texts of the crumbs, from the site's first page on; looked for once, as every record may ask. */
export function crumbsOf(outline: Outline): readonly string[] {
  let crumbs = known.get(outline);
  if (!crumbs) known.set(outline, (crumbs = findCrumbs(outline).map(({ text }) => text)));
  return crumbs;
}

/** @returns the crumbs one by one, also where all stand on one line: "Home / Departments / Cross Country" */
export function crumbStepsOf(outline: Outline): string[] {
  const texts = findCrumbs(outline).map(({ runs }) => runs.map(({ text }) => text).join('\n'));
  return texts.flatMap((text) => text.split(BETWEEN).map((step) => step.replace(AROUND, ''))).filter(Boolean);
}

function findCrumbs({ lines, blocks }: Outline): Line[] {
  const isCrumb = (block: number): boolean => {
    for (let up = block, n = 0; up >= 0 && n < FARTHEST; up = blocks[up]!.parent, n++)
      if (HINT.test(blocks[up]!.hint ?? '')) return true;
    return false;
  };
  return lines.filter(({ text, block }) => text !== '' && isCrumb(block));
}
