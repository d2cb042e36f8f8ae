/** The post of a page's person that stands by itself below the name. */
import { postAlone } from '../person/post-alone';
import type { Page } from '../record';
import { alike } from './subject';

/** Lines below the name in which it may stand. */
const POST_WITHIN = 2;
const SURE_POST = 0.7;
const SURE_NAME = 0.7;

/**
 * @param from the line of the name
 * @returns "Professor of Botany" right below the name, and its line; undefined where another's name comes first
 */
export function postBelow(
  { outline, facts }: Page,
  name: string,
  from: number,
): { text: string; line: number } | undefined {
  for (let line = from + 1; line <= from + POST_WITHIN && line < outline.lines.length; line++) {
    const { title, name: other } = facts.lines[line]!;
    if (other && other.match.score >= SURE_NAME && !alike(other.match.name, name)) return undefined;
    if (title && title.score >= SURE_POST) return { text: postAlone(title.title), line };
  }
  return undefined;
}
