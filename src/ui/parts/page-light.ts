/** Lights up in the page what the person points at in the list. */
import { MessageError, sendToTab } from '../../messages/client';
import { HIGHLIGHT_PORT } from '../../messages/contract';
import { browser, type Runtime } from '../../platform/browser';

/** Long enough that a pointer crossing the list does not make the page flicker. */
const DELAY = 70;

export class PageLight {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lit: string | null = null;
  /** While it is open the light may be on; when this screen goes, however it goes, the page puts it out. */
  private port: Runtime.Port | undefined;

  /** @param tabId of the page; undefined while there is none */
  constructor(private readonly tabId: () => number | undefined) {}

  /** @param path of the record; null puts the light out */
  point(path: string | null): void {
    clearTimeout(this.timer);
    if (path === this.lit) return;
    this.timer = setTimeout(() => void this.send(path, false), DELAY);
  }

  /** Scrolls to the record. Says whether the page shows it, or no longer answers (reloaded, navigated). */
  async show(path: string): Promise<'shown' | 'not-shown' | 'no-answer'> {
    clearTimeout(this.timer);
    return this.send(path, true);
  }

  /** At once, as the screen may be closing. */
  out(): void {
    clearTimeout(this.timer);
    if (this.lit !== null) void this.send(null, false);
  }

  private async send(path: string | null, scroll: boolean): Promise<'shown' | 'not-shown' | 'no-answer'> {
    const tabId = this.tabId();
    if (tabId === undefined) return 'no-answer';
    this.lit = path;
    this.connect(tabId);
    try {
      const { found } = await sendToTab(tabId, 'content.highlight', { path, scroll });
      return found ? 'shown' : 'not-shown';
    } catch (error) {
      if (error instanceof MessageError) return 'no-answer';
      throw error;
    }
  }

  private connect(tabId: number): void {
    if (this.port) return;
    this.port = browser.tabs.connect(tabId, { name: HIGHLIGHT_PORT, frameId: 0 });
    this.port.onDisconnect.addListener(() => {
      this.port = undefined;
    });
  }
}
