/** A record's own page and its own picture. */
import type { ImageItem } from '../page/snapshot';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';

export interface FoundLink {
  url: string;
  line: number;
  confidence: number;
}

const isPage = (link: string): boolean => /^https?:/.test(link);
const SHARE =
  /\b(facebook\.com|twitter\.com|x\.com|instagram\.com|youtube\.com|youtu\.be|line\.me|pinterest|linkedin\.com|getpocket|b\.hatena|t\.me|wa\.me|google\.[a-z.]+\/(maps|calendar)|maps\.google|maps\.app|goo\.gl\/maps|outlook\.(live|office)|calendar\.yahoo|addtoany|addtocalendar|orcid\.org|scholar\.google|researchgate|researchmap)/i;
const FILE = /\.(ics|pdf|docx?|jpe?g|png|gif|webp|zip|mp3)(\?|$)/i;

/**
 * The address of the record's own page: what its name links to, else the block around it, else a link inside that leads
 * on. Links to the page itself, to maps, calendars and social networks come last or not at all.
 * @param name the line that holds the name, and the link on the name itself
 */
export function ownPage(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  name: { line: number; link?: string } | undefined,
): FoundLink | undefined {
  const own = stripHash(outline.snapshot.url);
  const fits = (link: string | undefined): link is string => !!link && isPage(link) && stripHash(link) !== own;
  if (name && fits(name.link)) return { url: name.link, line: name.line, confidence: 0.95 };
  if (name) {
    for (const run of outline.lines[name.line]!.runs)
      if (fits(run.link) && !SHARE.test(run.link)) return { url: run.link, line: name.line, confidence: 0.85 };
    const around = blockLink(outline, name.line, from, to);
    if (fits(around)) return { url: around, line: name.line, confidence: 0.95 };
  }
  let best: FoundLink | undefined;
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const links = [
      ...line.runs.map((run) => [run.link, run.text] as const),
      ...line.images.map((image) => [image.link, image.alt] as const),
    ];
    const around = blockLink(outline, i, from, to);
    if (around) links.push([around, line.text]);
    for (const [link, text] of links) {
      if (!fits(link)) continue;
      let confidence = 0.5;
      if (facts.words.is('moreLabel', text)) confidence += 0.2;
      if (sameHost(link, own)) confidence += 0.1;
      if (SHARE.test(link)) confidence -= 0.45;
      if (FILE.test(link)) confidence -= 0.25;
      if (confidence > 0.15 && (!best || confidence > best.confidence)) best = { url: link, line: i, confidence };
    }
  }
  return best;
}

/** Address of the nearest `<a>` block around a line, inside or just around the record. */
function blockLink(outline: Outline, line: number, from: number, to: number): string | undefined {
  for (let up = outline.lines[line]!.block; up >= 0; up = outline.blocks[up]!.parent) {
    if (outline.from[up]! < from || outline.to[up]! > to) return undefined;
    if (outline.blocks[up]!.link) return outline.blocks[up]!.link;
  }
  return undefined;
}

const ICON =
  /(icon|ico[_-]|logo|spacer|blank|arrow|bullet|btn|button|pixel|dummy|noimage|no-image|no_image|loading|avatar-default|sprite|badge|calendar\.(png|svg|gif)|\.svg(\?|$))/i;

/** The record's own picture: the largest that is no icon, spacer or button; background images last. */
export function ownPicture(outline: Outline, from: number, to: number): { image: ImageItem; line: number } | undefined {
  let best: { image: ImageItem; line: number } | undefined;
  let most = 0;
  for (let i = from; i < to; i++) {
    for (const image of outline.lines[i]!.images) {
      if (!image.src || !isPage(image.src)) continue;
      const known = image.width > 0 && image.height > 0;
      if (known && (image.width < 24 || image.height < 24) && !(image.width === 16 || image.height === 16)) continue;
      let weight = known ? Math.min(image.width * image.height, 90_000) : 2_000;
      if (ICON.test(image.src)) weight /= 50;
      if (image.background) weight /= 3;
      if (weight > most) [best, most] = [{ image, line: i }, weight];
    }
  }
  return most > 30 ? best : undefined;
}

const stripHash = (url: string): string => url.replace(/#.*$/, '').replace(/\/$/, '');

function sameHost(a: string, b: string): boolean {
  try {
    return new URL(a).hostname === new URL(b).hostname;
  } catch {
    return false;
  }
}
