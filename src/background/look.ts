/** One look at a tab, from injection to finding. Each step ends in a state that a screen can show. */
import { KINDS, SHOWN_KINDS } from '../core/finding';
import type { EngineRequest, LookState, Phase } from '../messages/contract';
import { LOOK_ENDS_WITHIN, within } from '../messages/time-limit';
import { browser } from '../platform/browser';
import { listedKinds, loadListingOrDefault, soughtFor } from '../settings/listing';
import { judge } from './judge';
import { setLook } from './look-state';
import { readPage, unreadableAddress } from './read-page';

type Found = Extract<LookState, { status: 'found' }>;

interface Running {
  /** Address of the page that is looked at, as far as it is known. */
  url: string;
  /** Never rejects. */
  ended: Promise<LookState>;
  /** Ends the look at once: its page is gone. */
  cancel(): void;
}

/** The look that runs at each tab. One that is no longer here writes nothing any more. */
const running = new Map<number, Running>();

/** Two screens that ask for the same tab at once share one look. */
export function look(tabId: number, now?: string): Promise<LookState> {
  return (running.get(tabId) ?? start(tabId, now)).ended;
}

/** The tab shows another page, or is closed: what is found from here on is of a page that is gone. */
export function cancelLook(tabId: number): void {
  const current = running.get(tabId);
  running.delete(tabId);
  current?.cancel();
}

function start(tabId: number, now: string | undefined): Running {
  let cancel = (): void => undefined;
  const cancelled = new Promise<LookState>((resolve) => {
    cancel = () => resolve({ status: 'unreadable', url: self.url, at: Date.now(), reason: 'gone' });
  });
  const isCurrent = (): boolean => running.get(tabId) === self;
  const write = async (state: LookState): Promise<void> => {
    if (isCurrent()) await setLook(tabId, state, isCurrent);
  };
  const self: Running = { url: '', cancel, ended: cancelled };
  running.set(tabId, self);
  const work = within(run(tabId, now, self, write), LOOK_ENDS_WITHIN, () => new Error('the look took too long'));
  self.ended = Promise.race([work, cancelled])
    .catch((error: unknown): LookState => {
      const message = error instanceof Error ? error.message : String(error);
      return { status: 'error', url: self.url, at: Date.now(), message };
    })
    .then(async (state) => {
      await write(state).catch((error: unknown) => console.warn('look not stored:', error));
      if (isCurrent()) running.delete(tabId);
      return state;
    });
  return self;
}

async function run(
  tabId: number,
  now: string | undefined,
  look: { url: string },
  write: (state: LookState) => Promise<void>,
): Promise<LookState> {
  const since = Date.now();
  const phase = (name: Phase): Promise<void> => write({ status: 'looking', phase: name, url: look.url, since });
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (!tab) return { status: 'unreadable', url: '', at: Date.now(), reason: 'gone' };
  look.url = tab.url ?? '';
  const never = look.url ? unreadableAddress(look.url) : undefined;
  if (never) return { status: 'unreadable', url: look.url, at: Date.now(), reason: never };
  await phase('injecting');
  const reading = await readPage(tabId, () => phase('reading'));
  if ('unreadable' in reading) {
    return { status: 'unreadable', url: look.url, at: Date.now(), reason: reading.unreadable };
  }
  look.url = reading.snapshot.url;
  await phase('judging');
  const request = { snapshot: reading.snapshot, ...(now === undefined ? {} : { now }) };
  return { status: 'found', url: look.url, at: Date.now(), ...(await judgeAsChosen(request)) };
}

/** What the person chooses while the page is judged holds for this page, too. */
async function judgeAsChosen(request: EngineRequest): Promise<Pick<Found, 'finding' | 'sought'>> {
  const kinds = await chosenKinds();
  const finding = await judge(kinds ? { ...request, kinds } : request);
  if (kinds) return { finding, sought: KINDS };
  return (await chosenKinds()) ? judgeAsChosen(request) : { finding, sought: SHOWN_KINDS };
}

const chosenKinds = async (): Promise<'all' | undefined> => soughtFor(listedKinds(await loadListingOrDefault()));
