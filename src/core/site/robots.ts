/** What a site's robots.txt says (RFC 9309), as a clear answer. */
import robotsParser from 'robots-parser';

/** What came back for robots.txt: status and text (of the last redirect), or nothing. Plain JSON. */
export type RobotsAnswer = { status: number; text: string } | 'unreachable';

/**
 * `forbidden`: the rules say no. `unreachable`: the site could not say (no answer, 5xx, 429), which counts as no.
 * `delay`: seconds between two pages that the rules ask for.
 */
export type Permission = { allowed: true; delay?: number } | { allowed: false; why: 'forbidden' | 'unreachable' };

/** Product name by which rules address this extension. */
export const AGENT = 'Gleaner';

/** More than this is not read (RFC 9309, 2.5 asks for at least 500 KiB). */
const MOST_ROBOTS = 500 * 1024;
/** A delay beyond this would be no walk any more. */
const MOST_DELAY = 30;

const parsed = new WeakMap<object, ReturnType<typeof robotsParser>>();

/** @returns where the rules for this address stand: "https://host/robots.txt" */
export const robotsAddress = (address: string): string => new URL('/robots.txt', address).href;

/**
 * @param answer what came back from `robotsAddress(address)`
 * @returns whether the page may be fetched; a robots.txt that is not there (4xx) forbids nothing
 */
export function permissionFor(address: string, answer: RobotsAnswer): Permission {
  if (answer === 'unreachable' || answer.status >= 500 || answer.status === 429)
    return { allowed: false, why: 'unreachable' };
  if (answer.status >= 400) return { allowed: true };
  let rules = parsed.get(answer);
  if (!rules) parsed.set(answer, (rules = robotsParser(robotsAddress(address), answer.text.slice(0, MOST_ROBOTS))));
  // Undefined where the rules are another origin's: they do not say that it is allowed.
  if (rules.isAllowed(address, AGENT) !== true) return { allowed: false, why: 'forbidden' };
  const delay = rules.getCrawlDelay(AGENT);
  return delay === undefined || !(delay > 0)
    ? { allowed: true }
    : { allowed: true, delay: Math.min(delay, MOST_DELAY) };
}
