/** The way to the annotator: a window of its own beside the page, which a popup over the page could not be. */
import { browser } from '../../platform/browser';

const PAGE = '/src/ui/annotate/index.html';
const WIDTH = 520;

/** Goes to the annotator of a tab where it is open, else opens it: as a window, or as a tab where there are no windows. */
export async function openAnnotator(tabId: number): Promise<void> {
  const url = browser.runtime.getURL(`${PAGE}?tabId=${tabId}`);
  if (await goTo(url)) return;
  try {
    await openWindow(tabId, url);
  } catch {
    await browser.tabs.create({ url });
  }
}

async function goTo(url: string): Promise<boolean> {
  const own = await browser.tabs.query({ url: browser.runtime.getURL('*') }).catch(() => []);
  const open = own.find((tab) => tab.url === url);
  if (open?.id === undefined) return false;
  await browser.tabs.update(open.id, { active: true });
  if (open.windowId !== undefined) await browser.windows?.update(open.windowId, { focused: true });
  return true;
}

/** At the right edge of the page's window, as high as that. */
async function openWindow(tabId: number, url: string): Promise<void> {
  const { windowId } = await browser.tabs.get(tabId);
  const { left = 0, top = 0, width = WIDTH, height = 800 } = await browser.windows.get(windowId!);
  const window = { url, type: 'popup' as const, width: WIDTH, height };
  await browser.windows
    .create({ ...window, left: Math.max(0, left + width - WIDTH), top })
    // Of a place outside the screen browsers want to know nothing.
    .catch(() => browser.windows.create(window));
}
