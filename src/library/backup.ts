/**
 * The whole library as a file: one JSON document, laid out with an entry on each line, so that neither writing nor
 * reading ever needs the whole of it as one string. The browser can make none of more than half a gigabyte.
 */
import type { KeptRecord } from './entries';
import type { LabelEntry } from './entries';
import type { Visit } from './visit';

export const FORMAT = 'gleaner-library';
/** Raised when a backup of this version can't be read by older programs. */
export const BACKUP_VERSION = 1;

export interface Contents {
  kept: KeptRecord[];
  visits: Visit[];
  /** Of pages that were labelled. */
  labels: LabelEntry[];
}

export const SECTIONS = ['kept', 'visits', 'labels'] as const satisfies (keyof Contents)[];
export type Section = (typeof SECTIONS)[number];

/** What a backup is made from: entries may come one by one, as those of labels are too large to be held all at once. */
export type Source = { [S in Section]: Iterable<Contents[S][number]> | AsyncIterable<Contents[S][number]> };

/** Characters that are handed to the browser at a time. */
const PART = 1 << 20;

/**
 * @param holds how many entries each section has: by it the reader tells how many are missing
 * @param now epoch milliseconds, written into the backup for people to read
 */
export async function writeBackup(source: Source, holds: Record<Section, number>, now: number): Promise<Blob> {
  const parts: Blob[] = [];
  const head = { format: FORMAT, version: BACKUP_VERSION, savedAt: new Date(now).toISOString(), holds };
  let text = JSON.stringify(head).slice(0, -1) + ',';
  for (const section of SECTIONS) {
    text += `"${section}":[\n`;
    let separator = '';
    for await (const entry of source[section]) {
      text += separator + JSON.stringify(entry);
      separator = ',\n';
      if (text.length < PART) continue;
      parts.push(new Blob([text]));
      text = '';
    }
    text += separator && '\n';
    text += section === SECTIONS.at(-1) ? ']}\n' : '],';
  }
  return new Blob([...parts, text], { type: 'application/json' });
}
