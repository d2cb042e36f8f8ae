import type { Goal } from '../goal';

/**
 * The words by which a site's links say where they lead, in one language; phrases between bars, lower case, accents as written.
 * Alphabetic phrases match whole words, Japanese, Chinese and Korean ones anywhere in the text.
 */
export interface SiteWords {
  /** Texts of links to the pages that a goal wants: lists of people, lists of colleges and departments. */
  to: Readonly<Record<Goal, string>>;
  /** Parts of addresses of such pages, folded to ASCII: "jiaoshi", "team". */
  path: Readonly<Record<Goal, string>>;
  /** Words by which the name of one unit is told: "Networking Research Lab". */
  unit: string;
  /** Texts of links to pages from which others lead there: "Academics", "About us", 組織. */
  toward: string;
  /** Texts of links that lead elsewhere: news, admission, log in. */
  away: string;
  /** Texts of links to the next part of a list. */
  more: string;
}
