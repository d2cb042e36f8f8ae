/** Addresses of a site: cleaned, compared, and what shape their paths have. */
import { decoded } from '../page/address-steps';

/** Parameters that say where a visitor came from, or who he is, and nothing about the page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|yclid|msclkid|twclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|referrer|phpsessid|jsessionid|sessionid|spm|cmpid|pk_\w+|mtm_\w+|_)$/i;
const SESSION_IN_PATH = /;jsessionid=[^/?#]*/i;
const INDEX_FILE = /\/(?:index|default|welcome)\.(?:x?html?|php\d?|aspx?|jspx?|cgi|shtml)$/i;
const LONGEST = 2000;

/**
 * @param href as the page gives it, absolute or relative to `base`
 * @returns the address to fetch: http(s), no fragment (but the route of a single-page app), no tracking parameters;
 *   undefined for what is no address of a page
 */
export function cleanAddress(href: string, base?: string): string | undefined {
  if (href.length > LONGEST) return undefined;
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return undefined;
  if (!/^#[/!]/.test(url.hash)) url.hash = '';
  url.pathname = url.pathname.replace(SESSION_IN_PATH, '').replace(/\/{2,}/g, '/');
  const gone = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of gone) url.searchParams.delete(name);
  return url.href.replace(/\?(?=#|$)/, '');
}

/** What two addresses of one page have in common: no scheme, no "www.", no index file, no last slash, parameters in order. */
export function addressKey(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(INDEX_FILE, '/').replace(/\/$/, '');
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return `${url.host.replace(/^www\d?\./, '')}${path}${query && `?${query}`}${url.hash}`;
}

/** Second levels under which countries let organisations register. */
const SECOND_LEVEL = /^(?:ac|co|com|ed|edu|go|gob|gouv|gov|gr|gv|lg|mil|ne|net|nom|or|org|res|sch|k12|state)$/;
/** Hosts of many organisations: each name under them is one. */
const PLATFORM =
  /(?:^|\.)(?:github\.io|gitlab\.io|pages\.dev|netlify\.app|vercel\.app|web\.app|wordpress\.com|blogspot\.[a-z.]+|jimdofree\.com|jimdo\.com|weebly\.com|wixsite\.com|sakura\.ne\.jp)$/;

/** @returns the domain that an organisation has registered: "cs.u-tokyo.ac.jp" → "u-tokyo.ac.jp"; a host that is no name itself */
export function registeredDomain(host: string): string {
  const bare = host.replace(/^www\d?\./, '');
  if (PLATFORM.test(bare) || !bare.includes('.') || /^[\d.]+$/.test(bare) || bare.startsWith('[')) return bare;
  const labels = bare.split('.');
  const country = labels.at(-1)!.length === 2 && SECOND_LEVEL.test(labels.at(-2)!);
  return labels.slice(country ? -3 : -2).join('.');
}

/** How far a walk may go: the host of its first page (with and without "www."), or all hosts of its registered domain. */
export type Scope = 'host' | 'domain';

export function isWithin(address: string, start: string, scope: Scope): boolean {
  const [a, b] = [new URL(address), new URL(start)];
  if (scope === 'domain') return registeredDomain(a.hostname) === registeredDomain(b.hostname);
  return a.host.replace(/^www\d?\./, '') === b.host.replace(/^www\d?\./, '');
}

/** Words of an address's path and host, one list per step, the last step without its ending; folded to lower case. */
export function pathSteps(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  const steps = pathname
    .replace(INDEX_FILE, '/')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decoded(step).toLowerCase());
  const last = steps.length - 1;
  if (last >= 0) steps[last] = steps[last]!.replace(/\.(?:x?html?|php\d?|aspx?|jspx?|cgi|shtml|do|action)$/, '');
  return [...steps, ...[...searchParams].map(([name, value]) => `${name}=${value}`.toLowerCase())];
}

/**
 * The two shapes in which an address has siblings: the pages beside it ("people/*") and the pages of its name under other
 * steps ("* /people" with its depth). Digits are one. Pages at the top have no siblings beside them that say anything.
 */
export function shapesOf(address: string): string[] {
  const steps = pathSteps(address).map((step) => step.replace(/\d+/g, '#'));
  if (steps.length === 0) return [];
  const beside = steps.length > 1 ? [`${steps.slice(0, -1).join('/')}/*`] : [];
  return [...beside, `*/${steps.at(-1)!} ${steps.length}`];
}
