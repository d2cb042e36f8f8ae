/**
 * The walk over one site for its people and departments: one page at a time in one tab, with a pause between pages. All
 * that it knows lies in `storage.session`, so that a worker that was killed goes on where it was; `core/site` decides.
 */
import type { Finding } from '../core/finding';
import { next, progressOf, seen, seenRobots, startWalk } from '../core/site';
import { registeredDomain } from '../core/site/address';
import { SITE_LOOK, SITE_WISH, WISH_HOLDS, type SiteEnd, type SiteLook, type SiteWish } from '../messages/site-look';
import { browser } from '../platform/browser';
import { hasSite, leaveAllSites, leaveSite } from '../platform/site-access';
import { closeTab, isOpen, openTab, readInTab, robotsInTab } from './site-tab';

/** Least time between two pages (ms); robots.txt may ask for more. */
const PAUSE = 2_000;
/** In a pause the state is read this often (ms): the walk may have ended, and a worker that asks for nothing is killed. */
const LOOKS_UP = 1_000;
/** People and departments from which on a page is worth being shown, whatever its name promised: one is a contact. */
const LEAST_FOUND = 2;

/** The loop that runs in this life of the worker. */
let walking: Promise<void> | undefined;
/** A walk that is being begun: the popup and the browser's permission may both ask for it. */
let starting: Promise<SiteLook> | undefined;
/** One change of the state after the other. */
let queue: Promise<unknown> = Promise.resolve();

export async function siteLook(): Promise<SiteLook | undefined> {
  return (await browser.storage.session.get(SITE_LOOK))[SITE_LOOK] as SiteLook | undefined;
}

/**
 * Begins at the page that the person looks at. A walk over the same site that is under way goes on as it is; one over
 * another site ends.
 * @throws Error where the site may not be read
 */
export function startSiteLook(url: string, budget: number): Promise<SiteLook> {
  starting ??= start(url, budget).finally(() => (starting = undefined));
  return starting;
}

async function start(url: string, budget: number): Promise<SiteLook> {
  const site = registeredDomain(new URL(url).hostname);
  if (!(await hasSite(site))) throw new Error(`not allowed to read ${site}`);
  await browser.storage.session.remove(SITE_WISH);
  const before = await siteLook();
  if (before && before.end === undefined) {
    if (before.site === site) {
      goOnWithSite();
      return before;
    }
    await endSiteLook('stopped');
  }
  const walk = startWalk(url, { scope: 'domain', budget });
  const now = Date.now();
  const look: SiteLook = {
    site,
    walk,
    progress: progressOf(walk),
    notBefore: 0,
    findings: [],
    found: { people: 0, departments: 0 },
    startedAt: now,
    at: now,
  };
  await change(() => look);
  goOnWithSite();
  return look;
}

/** Goes on with a walk whose worker was killed; does nothing where none is under way, or it runs. */
export function goOnWithSite(): void {
  walking ??= walkOn()
    .catch((error: unknown) => endSiteLook('failed', error instanceof Error ? error.message : String(error)))
    .finally(() => (walking = undefined))
    .then(async () => {
      // One that began while this one was coming to its end.
      const look = await siteLook();
      if (look && look.end === undefined) goOnWithSite();
    });
}

/** Ends the walk that is under way, closes its tab and gives the permission back. What was found stays. */
export async function endSiteLook(end: SiteEnd, message?: string): Promise<void> {
  let ended: SiteLook | undefined;
  await change((look) => {
    if (look?.end !== undefined) return look;
    ended = look;
    const { step: _, tabId: __, ...rest } = look ?? ({} as SiteLook);
    return look && { ...rest, end, ...(message !== undefined && { message }) };
  });
  if (!ended) return;
  if (ended.tabId !== undefined) await closeTab(ended.tabId);
  await leaveSite(ended.site);
}

/** Forgets a walk that has ended, with what it found. */
export const forgetSiteLook = (): Promise<void> => change((look) => (look?.end === undefined ? look : undefined));

/** The permission came while the popup that asked for it may have closed over the browser's question. */
export async function siteWasAllowed(): Promise<void> {
  const wish = (await browser.storage.session.get(SITE_WISH))[SITE_WISH] as SiteWish | undefined;
  if (!wish || Date.now() - wish.at > WISH_HOLDS) return;
  if (await hasSite(registeredDomain(new URL(wish.url).hostname))) await startSiteLook(wish.url, wish.budget);
}

export async function siteTabWasClosed(tabId: number): Promise<void> {
  if ((await siteLook())?.tabId === tabId) await endSiteLook('tab_closed');
}

export async function siteWasForbidden(): Promise<void> {
  const look = await siteLook();
  if (look && look.end === undefined && !(await hasSite(look.site))) await endSiteLook('no_access');
}

/** A walk does not outlive the browser; the permission for its site shall not either. Called when the browser starts. */
export async function leaveForgottenSites(): Promise<void> {
  const look = await siteLook();
  if (!look || look.end !== undefined) await leaveAllSites();
}

/** Whatever ends a walk meanwhile is seen at the next turn; if another has begun, that one goes on here. */
async function walkOn(): Promise<void> {
  for (;;) {
    const look = await siteLook();
    if (!look || look.end !== undefined) return;
    const step = next(look.walk);
    if ('stop' in step) return endSiteLook(step.stop === 'nothing-left' ? 'nothing_left' : step.stop);
    if (!(await hasSite(look.site))) return endSiteLook('no_access');
    const tabId = await tabOf(look);
    if (tabId === undefined) continue;
    if (step.fetch === 'robots') {
      const answer = await robotsInTab(tabId, step.address);
      await advance(look, ({ walk }) => ({ walk: seenRobots(walk, step.origin, answer) }));
      continue;
    }
    await pause(look);
    if (!(await advance(look, () => ({ step: { address: step.address, text: step.text } })))) continue;
    const page = await readInTab(tabId, step.address);
    await advance(look, ({ walk, findings }) => {
      const walked = seen(walk, step.address, page);
      const { meets, people, departments } = walked.visits.at(-1)!;
      const holdsSome = meets.length > 0 || people + departments >= LEAST_FOUND;
      const gathered = 'finding' in page && holdsSome ? [...findings, peopleOf(page.finding)] : findings;
      return {
        walk: walked,
        findings: gathered,
        found: { people: namesOf(gathered, 'person'), departments: namesOf(gathered, 'department') },
        notBefore: Date.now() + Math.max(PAUSE, step.delay * 1000),
      };
    });
  }
}

/** Waits until the walk's next page may be opened, awake; no longer than the walk lasts. */
async function pause({ notBefore, startedAt }: SiteLook): Promise<void> {
  for (let left = notBefore - Date.now(); left > 0; left = notBefore - Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, LOOKS_UP)));
    const look = await siteLook();
    if (look?.startedAt !== startedAt || look.end !== undefined) return;
  }
}

/** Different names of a kind. */
const namesOf = (findings: readonly Finding[], kind: 'person' | 'department'): number =>
  new Set(findings.flatMap(({ records }) => records.filter((one) => one.kind === kind).map(({ name }) => name))).size;

/** Characters of a record's text that are kept: session storage holds ten megabytes. */
const LONGEST_TEXT = 400;

/** What a walk is for; the rest of a page's finding would only take up room. */
const peopleOf = (finding: Finding): Finding => ({
  ...finding,
  records: finding.records
    .filter(({ kind }) => kind === 'person' || kind === 'department')
    .map((record) => ({ ...record, text: record.text.slice(0, LONGEST_TEXT) })),
  notes: [],
});

/** The walk's tab, opened where it has none yet; undefined where it was closed, which ends the walk. */
async function tabOf(look: SiteLook): Promise<number | undefined> {
  if (look.tabId === undefined) {
    const tabId = await openTab();
    if (await advance(look, () => ({ tabId }))) return tabId;
    await closeTab(tabId);
    return undefined;
  }
  if (await isOpen(look.tabId)) return look.tabId;
  await endSiteLook('tab_closed');
  return undefined;
}

/** Writes a change of the walk, unless it has ended meanwhile or another has begun. @returns whether it was written */
async function advance(of: SiteLook, make: (look: SiteLook) => Partial<SiteLook>): Promise<boolean> {
  let isWritten = false;
  await change((look) => {
    if (!look || look.end !== undefined || look.startedAt !== of.startedAt) return look;
    isWritten = true;
    const { step: _, ...rest } = look;
    const changed = { ...rest, ...make(look) };
    return { ...changed, progress: progressOf(changed.walk) };
  });
  return isWritten;
}

/** Reads, changes and writes the state, one caller after the other. */
function change(make: (look: SiteLook | undefined) => SiteLook | undefined): Promise<void> {
  const turn = queue.then(async () => {
    const before = await siteLook();
    const after = make(before);
    if (after === before) return;
    if (after) await browser.storage.session.set({ [SITE_LOOK]: { ...after, at: Date.now() } });
    else await browser.storage.session.remove(SITE_LOOK);
  });
  queue = turn.catch(() => undefined);
  return turn;
}
