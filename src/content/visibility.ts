/** Why a block cannot be seen, in the page's own terms: a closed tab is not the same as a stray off-screen text. */
import type { Box, HiddenHow } from '../core/page/snapshot';
import { attribute, hasAttribute, read, tagOf } from './dom';
import type { ElementStyle } from './layout';

const SLIDE = /(^|[\s_-])(slick|swiper|carousel|splide|owl|slides?|slider|flickity|glide|bxslider)/i;
const TAB = /(^|[\s_-])tab(s|pane|panel|content)?([\s_-]|$)/i;

/**
 * @param parent how the parent block is hidden, which the child inherits
 * @param box undefined where the DOM has no layout or the element no box
 */
export function hiddenHow(
  element: Element,
  style: ElementStyle,
  box: Box | undefined,
  hasBoxes: boolean,
  pageWidth: number,
  parent: HiddenHow | undefined,
): HiddenHow | undefined {
  const outer = read(element, 'parentElement');
  if (outer && tagOf(outer) === 'details' && !hasAttribute(outer, 'open') && tagOf(element) !== 'summary') {
    return 'closed-details';
  }
  if (style.display === 'none') {
    if (parent) return parent;
    if (attribute(element, 'role') === 'tabpanel' || TAB.test(classOf(element))) return 'inactive-tab';
    return isSlide(element) ? 'inactive-slide' : 'display-none';
  }
  const invisible = style.invisible || style.transparent;
  // `visibility` is inherited and may be taken back; all other ways hide whatever is inside.
  if (parent && (parent !== 'invisible' || invisible)) return parent;
  if (invisible) return isSlide(element) ? 'inactive-slide' : 'invisible';
  if (!hasBoxes) return undefined;
  if (box && (box[2] <= 1 || box[3] <= 1) && (read(element, 'textContent') ?? '').trim()) {
    // A box without height may still show overflowing (floated) content; one of at most a pixel is for screen readers.
    return box[2] <= 1 && box[3] <= 1 ? 'zero-size' : undefined;
  }
  if (box && (box[0] + box[2] <= 0 || box[1] + box[3] <= 0 || (pageWidth > 0 && box[0] >= pageWidth))) {
    return isSlide(element) ? 'inactive-slide' : 'off-screen';
  }
  return undefined;
}

/** The element or one of its nearest three ancestors is named like a part of a slider. */
function isSlide(element: Element): boolean {
  let up: Element | null = element;
  for (let i = 0; i < 4 && up; i++, up = read(up, 'parentElement')) {
    if (SLIDE.test(classOf(up))) return true;
  }
  return false;
}

const classOf = (element: Element): string => attribute(element, 'class') ?? '';
