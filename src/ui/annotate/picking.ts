/** Has the person pick a block in the page, and reads it. */
import { cropped } from '../../core/page/crop';
import type { FoundRecord, Kind } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { send, sendToTab } from '../../messages/client';
import { PICK_PORT } from '../../messages/contract';
import { browser, type Runtime } from '../../platform/browser';
import { t } from '../parts/i18n';
import { blankRecord } from './fresh';

/** Open while a block is picked; closing it ends that. */
let port: Runtime.Port | undefined;

export function endPicking(): void {
  port?.disconnect();
  port = undefined;
}

/**
 * Brings the page to the front and comes back when the person is done.
 * @returns the block; null where nothing was picked
 * @throws MessageError where the page no longer answers
 */
export async function pickInPage(tabId: number): Promise<{ path: string; text: string } | null> {
  endPicking();
  const own = (port = browser.tabs.connect(tabId, { name: PICK_PORT, frameId: 0 }));
  try {
    const picked = sendToTab(tabId, 'content.pick', { hint: t('pick_hint') });
    // Its failure is awaited below; until then nobody does.
    picked.catch(() => undefined);
    await toFront((await browser.tabs.get(tabId)).id).catch(() => undefined);
    return await picked;
  } finally {
    own.disconnect();
    if (port === own) port = undefined;
    await toFront((await browser.tabs.getCurrent())?.id).catch(() => undefined);
  }
}

async function toFront(tabId: number | undefined): Promise<void> {
  if (tabId === undefined) return;
  const { windowId } = await browser.tabs.update(tabId, { active: true });
  if (windowId !== undefined) await browser.windows?.update(windowId, { focused: true });
}

/**
 * Reads a picked block by itself, as if it were the whole page.
 * @param kind of the record where the engine finds none in it: then only its name, link and picture are filled in
 */
export async function readBlock(
  snapshot: PageSnapshot,
  picked: { path: string; text: string },
  kind: Kind,
): Promise<FoundRecord> {
  const part = cropped(snapshot, picked.path);
  // An engine that fails here finds nothing: the person has the block before them and fills in the rest.
  const { records } = await send('background.judge', { snapshot: part, kinds: 'all' }).catch(() => ({ records: [] }));
  const found = records.find((record) => record.kind === kind) ?? records[0];
  if (found) return { ...found, path: picked.path, confidence: 1 };
  const items = part.blocks.flatMap((block) => block.items);
  const heading = part.blocks.find((block) => block.heading)?.items.map((item) => ('text' in item ? item.text : ''));
  const name = [heading?.join('') ?? '', ...picked.text.split('\n')].map(tidy).find(Boolean) ?? '';
  const link = items.find((item) => item.kind === 'text' && item.link);
  const image = items.find((item) => item.kind === 'image');
  return blankRecord(kind, {
    name: name.slice(0, 200),
    text: picked.text,
    path: picked.path,
    ...(link?.kind === 'text' && link.link && { url: link.link }),
    ...(image?.kind === 'image' && { image: image.src }),
  });
}

const tidy = (line: string): string => line.replace(/\s+/g, ' ').trim();
