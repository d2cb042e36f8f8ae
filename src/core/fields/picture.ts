/** The picture of a record: which of those within and beside it is its own. */
import type { Outline } from '../page/outline';
import type { ImageItem } from '../page/snapshot';

const isPage = (link: string): boolean => /^https?:/.test(link);

const ICON =
  /(icon|ico[_-]|logo|spacer|blank|arrow|bullet|btn|button|pixel|dummy|noimage|no-image|no_image|loading|avatar-default|sprite|badge|staticmap|calendar\.(png|svg|gif)|\.svg(\?|$))/i;

/** In so many places of a page, a picture is decoration: an icon, a placeholder, a ticket shop's button. */
const DECORATION = 4;
/** Size in px² taken for a picture of unknown size. */
const UNKNOWN = 2_000;
const LEAST_WEIGHT = 30;
/** Lines of pictures beside a record that may be its own. */
const MOST_BESIDE = 3;

/**
 * The record's own picture: the largest that is no icon, spacer or button; background images last. A picture that the
 * page shows again and again is nobody's own, unless there is no other; in a line of text it is a sign: an @, a ball before
 * a name.
 */
export function ownPicture(outline: Outline, from: number, to: number): Picture | undefined {
  const around = withPictures(outline, from, to);
  while (around.from < from && isBanner(outline, around.from)) around.from++;
  return largestPicture(outline, around.from, around.to);
}

/** Whether a line is a heading drawn as a picture, that of the section and not of its first record: flat, or with its words beside it. */
const isBanner = ({ blocks, lines }: Outline, line: number): boolean =>
  blocks[lines[line]!.block]!.heading !== undefined &&
  lines[line]!.images.every(({ width, height, alt }) => (height === 0 ? alt !== '' : width > FLAT * height));
const FLAT = 2;

export interface Picture {
  image: ImageItem;
  line: number;
}

/** The largest picture on these lines, as `ownPicture` weighs them. */
export function largestPicture(outline: Outline, from: number, to: number): Picture | undefined {
  const uses = usesOf(outline);
  let best: Picture | undefined;
  let most = 0;
  for (let i = from; i < to; i++) {
    for (const image of outline.lines[i]!.images) {
      if (!image.src || !isPage(image.src)) continue;
      const known = image.width > 0 && image.height > 0 && !isPlaceholder(image);
      if (known && (image.width < 24 || image.height < 24)) continue;
      let weight = known ? Math.min(image.width * image.height, 90_000) : UNKNOWN;
      if (ICON.test(fileOf(image.src))) weight /= 50;
      if (image.background) weight /= 3;
      if ((uses.get(image.src) ?? 0) >= DECORATION) weight /= outline.lines[i]!.text === '' ? 50 : Infinity;
      if (weight > most) [best, most] = [{ image, line: i }, weight];
    }
  }
  return most > LEAST_WEIGHT ? best : undefined;
}

/** Pictures of fewer pixels a side are drawn beside names: a card's sign, a flag. */
const LEAST_PORTRAIT = 48;

/** Whether a picture may be one of somebody or something: large enough, and by its name no icon. */
export const isPortrait = ({ src, width, height, background }: ImageItem): boolean =>
  !background && isPage(src) && !ICON.test(fileOf(src)) && (width === 0 || Math.min(width, height) >= LEAST_PORTRAIT);

/** The picture in the smallest block around a line that has one, within the record: a head's portrait in the card of the department. */
export function pictureBeside(outline: Outline, from: number, to: number, line: number): Picture | undefined {
  for (let up = outline.lines[line]!.block; up >= 0; up = outline.blocks[up]!.parent) {
    const [start, end] = [outline.from[up]!, outline.to[up]!];
    if (start < from || end > to || end - start === to - from) return undefined;
    if (outline.lines.slice(start, end).some(({ images }) => images.some(isPortrait)))
      return ownPicture(outline, start, end);
  }
  return undefined;
}

/** The record's lines and the pictures beside it: those before it in a block that it is the first text of, or alone in. */
function withPictures(outline: Outline, from: number, to: number): { from: number; to: number } {
  let block = outline.lines[from]!.block;
  while (block >= 0 && outline.to[block]! < to) block = outline.blocks[block]!.parent;
  let out = { from, to };
  for (; block >= 0; block = outline.blocks[block]!.parent) {
    const wider = { from: Math.min(from, outline.from[block]!), to: Math.max(to, outline.to[block]!) };
    if (from - wider.from > MOST_BESIDE) break;
    const silent = (start: number, end: number): boolean =>
      outline.lines.slice(start, end).every(({ text }) => text === '');
    if (!silent(wider.from, from)) break;
    if (!silent(to, wider.to)) return { from: wider.from, to };
    out = wider;
  }
  return out;
}

/** What a browser draws for a picture that is not loaded (yet): an icon of 16 px and, on one line, its alternative text. */
function isPlaceholder({ width, height, alt }: ImageItem): boolean {
  if (alt === '') return width === 16 && height === 16;
  return height >= 16 && height <= 32 && width > 24 && Math.abs(width - 16 - wide(alt)) < 10 + 0.3 * wide(alt);
}

/** Width of a text at common sizes, in px. */
const wide = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 15 : 7), 0);

const usesByOutline = new WeakMap<Outline, Map<string, number>>();

/** Address of a picture → number of lines of the page that show it. */
function usesOf(outline: Outline): Map<string, number> {
  let uses = usesByOutline.get(outline);
  if (!uses) {
    uses = new Map();
    for (const { images } of outline.lines)
      for (const src of new Set(images.map((image) => image.src))) uses.set(src, (uses.get(src) ?? 0) + 1);
    usesByOutline.set(outline, uses);
  }
  return uses;
}

/** The name of the file and its folder: what stands before says nothing of the picture. */
const fileOf = (src: string): string => src.split('/').slice(-2).join('/');
