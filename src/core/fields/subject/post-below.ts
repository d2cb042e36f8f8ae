/** The post of a page's person that stands by itself below the name. */
import { lineColumn } from '../../page/line-column';
import { postAlone } from '../person/post-alone';
import type { Page } from '../record';
import { alike } from './subject';

/** Lines below the name in which it may stand. */
const POST_WITHIN = 2;
const SURE_POST = 0.7;
const SURE_NAME = 0.7;

/** Posts that somebody holds beside the first, at most. */
const MOST_FURTHER = 2;

/** 「海浜大学 客員教授」, "Visiting Professor, University of Leeds" is a post held somewhere else. */
const ELSEWHERE =
  /(?:大学|大學|研究所|대학교)[\s　)）(（]|(?:,|\s(?:at|an der|à|en|na|presso))\s.{0,40}(?<!\p{L})(?:universi|uniwersy|univerzi)\p{L}+/iu;
/** "Former Dean of Science", 元学長: a post held no more. */
const FORMER =
  /^(?:(?:former|previous|past|ehemalige[rs]?|ancien(?:ne)?)\s|ex-|[元前]\p{Script=Han})|(?<!\p{L})emerit\p{L}+/iu;

/** Posts on lines of their own right below a post, in elements of one sort with it: "Reader in Geography" / "Director of Research". */
function furtherPosts({ outline, facts }: Page, first: number): string[] {
  const posts: string[] = [];
  for (let line = first + 1; line <= first + MOST_FURTHER && line < outline.lines.length; line++) {
    const { title, name } = facts.lines[line]!;
    const { text } = outline.lines[line]!;
    if (
      !title ||
      name ||
      ELSEWHERE.test(text) ||
      FORMER.test(text) ||
      title.score < SURE_POST ||
      lineColumn(outline, line) !== lineColumn(outline, first)
    )
      break;
    posts.push(title.title);
  }
  return posts;
}

/**
 * @param from the line of the name
 * @returns "Professor of Botany" right below the name, and its line; undefined where another's name comes first
 */
export function postBelow(page: Page, name: string, from: number): { text: string; line: number } | undefined {
  const { outline, facts } = page;
  for (let line = from + 1; line <= from + POST_WITHIN && line < outline.lines.length; line++) {
    const { title, name: other } = facts.lines[line]!;
    if (other && other.match.score >= SURE_NAME && !alike(other.match.name, name)) return undefined;
    if (title && title.score >= SURE_POST)
      return { text: [...new Set([title.title, ...furtherPosts(page, line)].map(postAlone))].join('; '), line };
  }
  return undefined;
}
