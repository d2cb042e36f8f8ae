/** Whether a page writes the day or the month first. */
import type { DateOrder } from './types';

/** A year of two digits behind dots may be a version's. */
const NUMERIC = /(?<![\d./-])(\d{1,2})(?:[/-](\d{1,2})[/-](?:\d{4}|\d{2})|\.(\d{1,2})\.\d{4})(?![\d/-])/g;
/** Countries that write English so, and those of Europe, whose English pages do. */
const DAY_FIRST_HOSTS =
  /\.(?:uk|au|nz|ie|in|za|sg|my|hk|eu|mt|ke|ng|gh|lk|pk|bd|de|at|ch|fr|be|nl|lu|it|es|pt|no|se|dk|fi|is|ee|lv|lt|pl|cz|sk|hu|si|hr|rs|ro|bg|gr|tr|ua|ru)$/;

/**
 * Takes texts of the page, its language and its host; gives the order that its unambiguous numeric dates show
 * (31/12/2026), else what its language and country use.
 */
export function guessOrder(texts: string[], lang: string, host: string): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    for (const match of text.normalize('NFKC').matchAll(NUMERIC)) {
      const a = Number(match[1]);
      const b = Number(match[2] ?? match[3]);
      if (a > 12 && a <= 31 && b >= 1 && b <= 12) dayFirst++;
      else if (b > 12 && b <= 31 && a >= 1 && a <= 12) monthFirst++;
    }
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  const [primary, ...rest] = lang.toLowerCase().split('-');
  if (primary !== 'en') return 'dmy';
  const region = rest.find((part) => /^[a-z]{2}$/.test(part));
  if (region) return region === 'us' || region === 'ph' ? byHost(host) : 'dmy';
  return byHost(host);
}

const byHost = (host: string): DateOrder => (DAY_FIRST_HOSTS.test(host.toLowerCase()) ? 'dmy' : 'mdy');
