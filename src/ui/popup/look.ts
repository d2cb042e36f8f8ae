/** The look at the tab: finds the tab, shows what is known of it, asks for what is not, and follows the progress. */
import { signal } from '@preact/signals';
import { pageKey } from '../../library/identity';
import { MessageError, send } from '../../messages/client';
import type { LookState } from '../../messages/contract';
import { lookKey } from '../../messages/tab-keys';
import { LOOK_LIMIT, within } from '../../messages/time-limit';
import { browser } from '../../platform/browser';

/** Looks in a row that may each find the page gone elsewhere, before the answer is taken as it is. */
const MAX_LOOKS = 3;

export interface LookedTab {
  id: number;
  /** Absent where the browser does not tell it: then a stored state is taken for the tab's, as it ends with the page. */
  url?: string;
  title?: string;
}

export class Look {
  readonly tab = signal<LookedTab | null>(null);
  readonly state = signal<LookState | null>(null);
  private request = 0;

  /** @param isEnough whether a finding that is stored holds all that is to be shown; else the page is read anew */
  constructor(private readonly isEnough: (state: LookState) => boolean = () => true) {}

  /** @param tabId the tab to look at; the active one of this window where absent */
  async start(tabId: number | undefined): Promise<void> {
    this.tab.value = await findTab(tabId);
    if (!this.tab.value) {
      this.state.value = gone();
      return;
    }
    const key = lookKey(this.tab.value.id);
    browser.storage.onChanged.addListener((changes, area) => {
      if (area === 'session' && changes[key]) void this.follow(changes[key].newValue as LookState | undefined);
    });
    const stored = (await browser.storage.session.get(key))[key] as LookState | undefined;
    const known = stored && isOf(stored, this.tab.value) && !isDead(stored, Date.now()) ? stored : undefined;
    // Only a finding is shown as it is: a refusal may be over now that the person clicked, and a running look is joined.
    if (known && this.isEnough(known)) this.state.value = known;
    if (known?.status !== 'found' || !this.isEnough(known)) await this.again();
  }

  /** Looks at the tab anew. Resolves when the look has ended, in whichever way. */
  async again(): Promise<void> {
    const tab = this.tab.value;
    if (!tab) return;
    const request = ++this.request;
    if (this.state.value?.status !== 'looking') {
      this.state.value = { status: 'looking', phase: 'injecting', url: tab.url ?? '', since: Date.now() };
    }
    for (let looks = 1; ; looks++) {
      const result = await ask(tab.id);
      // After a few looks it is the page's address that the browser spells in two ways.
      const holds = (await this.isPresent(result)) || looks === MAX_LOOKS;
      if (request !== this.request) return;
      if (!holds) continue;
      this.state.value = result;
      return;
    }
  }

  private async follow(state: LookState | undefined): Promise<void> {
    // Taken away: the tab went elsewhere, and the other page is another look.
    if (!state) return this.refresh();
    const request = this.request;
    if (isDead(state, Date.now()) || !(await this.isPresent(state)) || request !== this.request) return;
    this.state.value = state;
  }

  private async refresh(): Promise<void> {
    // What is still under way is of the page that was left.
    this.request++;
    // Asked for a tab that was closed, the background writes a state and takes it away again, without end.
    if (await this.findPresent()) await this.again();
    else this.state.value = gone();
  }

  /** Whether a state is of the page that the tab shows by now. */
  private async isPresent(state: LookState): Promise<boolean> {
    const tab = await this.findPresent();
    return !tab || isOf(state, tab);
  }

  private async findPresent(): Promise<LookedTab | null> {
    const tab = await findTab(this.tab.value?.id);
    if (tab) this.tab.value = tab;
    return tab;
  }
}

/** Whether a stored state is of the page that the tab shows at present. */
export function isOf(state: LookState, tab: LookedTab): boolean {
  if (!tab.url || !state.url || !URL.canParse(tab.url) || !URL.canParse(state.url)) return true;
  return pageKey(tab.url) === pageKey(state.url);
}

export function isDead(state: LookState, now: number): boolean {
  return state.status === 'looking' && now - state.since > LOOK_LIMIT;
}

/** Asks the background, once more where nobody answered: a worker that was killed is started again by the message. */
async function ask(tabId: number): Promise<LookState> {
  let failure: unknown;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      return await within(send('background.look', { tabId }), LOOK_LIMIT, late);
    } catch (error) {
      failure = error;
      if (!(error instanceof MessageError && error.unanswered)) break;
    }
  }
  const message = failure instanceof MessageError && failure.unanswered ? '' : String((failure as Error).message);
  return { status: 'error', url: '', at: Date.now(), message };
}

const gone = (): LookState => ({ status: 'unreadable', url: '', at: Date.now(), reason: 'gone' });

const late = (): Error => new MessageError('no answer in time', false);

async function findTab(tabId: number | undefined): Promise<LookedTab | null> {
  const tab =
    tabId === undefined
      ? (await browser.tabs.query({ active: true, currentWindow: true }))[0]
      : await browser.tabs.get(tabId).catch(() => undefined);
  if (tab?.id === undefined) return null;
  return { id: tab.id, ...(tab.url && { url: tab.url }), ...(tab.title && { title: tab.title }) };
}
