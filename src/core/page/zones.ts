/** Which part of the page a block lies in, by its own or an ancestor's element, role or name. */
import type { Outline } from './outline';

export const ZONES = ['main', 'header', 'nav', 'footer', 'aside'] as const;
export type Zone = (typeof ZONES)[number];

const TAGS = new Map<string, Zone>([
  ['nav', 'nav'],
  ['footer', 'footer'],
  ['aside', 'aside'],
  ['main', 'main'],
]);
const ROLES = new Map<string, Zone>([
  ['navigation', 'nav'],
  ['menubar', 'nav'],
  ['menu', 'nav'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['main', 'main'],
]);
const HINTS: [RegExp, Zone][] = [
  [
    /(^|[\s#_-])(g?nav|navi|navbar|navigation|menu|megamenu|breadcrumbs?|topicpath|pankuzu|pager|pagination|wp-pagenavi|tabs?-?nav)([\s_-]|$)/,
    'nav',
  ],
  [/(^|[\s#_-])(footer|foot|copyright|site-footer|page-footer)([\s_-]|$)/, 'footer'],
  [/(^|[\s#_-])(sidebar|side|aside|widget-area|secondary|subcolumn)([\s_-]|$)/, 'aside'],
  [/(^|[\s#_-])(site-header|masthead|page-header|global-?header|top-?bar)([\s_-]|$)/, 'header'],
];

/** True for what lies, by its path's tags, in what surrounds the page's content. */
export const inFrame = ({ path }: { path: string }): boolean =>
  /\/(?:nav|header|footer)(?:\[\d+\])?(?:\/|$)/.test(path);

/** A block that holds more than this share of the page's lines is not chrome, whatever it is called. */
const LARGEST_CHROME = 0.6;

export function zonesOf(outline: Outline): Zone[] {
  const { blocks, from, to, lines } = outline;
  const zones: Zone[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    const outer: Zone = block.parent < 0 ? 'main' : zones[block.parent]!;
    const share = (to[i]! - from[i]!) / Math.max(1, lines.length);
    zones.push(share > LARGEST_CHROME ? outer : (ownZone(outline, i) ?? outer));
  }
  return zones;
}

function ownZone(outline: Outline, index: number): Zone | undefined {
  const { tag, role, hint, parent } = outline.blocks[index]!;
  const named = (role !== undefined ? ROLES.get(role) : undefined) ?? TAGS.get(tag);
  if (named) return named;
  // A header or footer inside an article or section belongs to that, not to the page.
  const outerTag = parent >= 0 ? outline.blocks[parent]!.tag : '';
  if (tag === 'header' && !/^(article|section|li|main)$/.test(outerTag)) return 'header';
  if (!hint || /^(body|main|article|li|tr|td|h[1-6])$/.test(tag)) return undefined;
  return HINTS.find(([pattern]) => pattern.test(hint))?.[1];
}
