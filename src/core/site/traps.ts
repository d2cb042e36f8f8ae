/** Addresses that a walk never follows: files, actions, calendars without end, queries that multiply. */

export const TRAPS = ['file', 'action', 'calendar', 'query', 'repeats'] as const;
export type Trap = (typeof TRAPS)[number];

const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|zip|gz|tgz|bz2|rar|7z|tar|exe|dmg|apk|iso|jpe?g|png|gif|svg|webp|bmp|tiff?|ico|mp3|mp4|m4a|avi|mov|wmv|webm|ogg|wav|ps|eps|dvi|tex|bib|ics|vcf|rss|atom|xml|json|js|css|woff2?|ttf|swf|txt)$/i;
const ACTION =
  /(?:^|[/?&=_.-])(?:log-?(?:in|out|on|off)|sign-?(?:in|out|up)|register|auth|sso|saml|cas|oauth2?|wp-admin|wp-login|wp-json|cgi-bin|xmlrpc|feed|print|printable|share|cart|checkout|basket|wishlist|compare|replytocom|unsubscribe|subscribe|captcha|delete|remove|edit|cdn-cgi)(?=$|[/?&=_.-])/i;
const CALENDAR_PATH =
  /\/(?:19|20)\d\d[/-]?(?:0?[1-9]|1[0-2])(?:[/-](?:0?[1-9]|[12]\d|3[01]))?(?=\/|$|\.)|\/(?:day|week|month|year)\/\d|\/calendar\/\d|\/page\/\d{3,}/i;
const CALENDAR_QUERY =
  /(?:^|&)(?:year|month|week|day|date|ym|ymd|yyyymm|cal\w*|tribe\w*|ical|start_?date|end_?date|from_?date|to_?date|mois|annee|jahr|monat|nian|yue)=/i;
const ORDER =
  /(?:^|&)(?:sort\w*|order(?:by|_by|dir)?|dir|direction|view|layout|filter\w*|f\[|facets?\w*|limit|per_?page|tag|tags|q|query|search|s|keyword\w*)=/i;
const MOST_PARAMETERS = 3;
const LONGEST = 300;
const DEEPEST = 12;

/** @returns what kind of trap it is; undefined for an ordinary address */
export function trapOf(address: string): Trap | undefined {
  const { pathname, search, searchParams } = new URL(address);
  const query = search.slice(1);
  if (FILE.test(pathname)) return 'file';
  if (ACTION.test(pathname + search)) return 'action';
  if (CALENDAR_PATH.test(pathname) || CALENDAR_QUERY.test(query)) return 'calendar';
  const names = [...searchParams.keys()];
  if (names.length > MOST_PARAMETERS || new Set(names).size < names.length || ORDER.test(query)) return 'query';
  if (address.length > LONGEST) return 'query';
  const steps = pathname.split('/').filter((step) => step !== '');
  if (steps.length > DEEPEST || repeats(steps)) return 'repeats';
  return undefined;
}

/** A step that occurs three times, or a pair of steps twice in a row: relative links that lead ever deeper. */
function repeats(steps: readonly string[]): boolean {
  if (steps.some((step, i) => steps.indexOf(step) < i && steps.indexOf(step, steps.indexOf(step) + 1) < i)) return true;
  return steps.some((step, i) => i >= 3 && step === steps[i - 2] && steps[i - 1] === steps[i - 3]);
}
