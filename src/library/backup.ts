/** The whole library as JSON text, and back. */
import * as v from 'valibot';
import { Body } from './backup-schema';
import { BackupError, type KeptRecord } from './kept';
import type { LabelEntry } from './labels';
import type { Visit } from './visit';

const FORMAT = 'gleaner-library';
/** Raised when a backup of this version can't be read by older programs. */
export const BACKUP_VERSION = 1;

export interface Contents {
  kept: KeptRecord[];
  visits: Visit[];
  /** Of pages that were labelled. */
  labels: LabelEntry[];
}

/** @param now epoch milliseconds, written into the backup for people to read */
export function writeBackup(contents: Contents, now: number): string {
  return JSON.stringify({ format: FORMAT, version: BACKUP_VERSION, savedAt: new Date(now).toISOString(), ...contents });
}

/** @throws BackupError */
export function readBackup(text: string): Contents {
  const parsed = parse(text);
  if (parsed.version > BACKUP_VERSION) {
    throw new BackupError(
      'newer',
      `This backup was made by a newer version of Gleaner (backup version ${parsed.version}).`,
    );
  }
  const checked = v.safeParse(Body, parsed);
  if (checked.success) return checked.output as unknown as Contents;
  const [issue] = checked.issues;
  throw new BackupError('damaged', `This backup is damaged at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}`);
}

function parse(text: string): { version: number } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    if (text.includes(`"${FORMAT}"`))
      throw new BackupError('damaged', 'This backup is damaged: it is cut off or edited.');
    throw new BackupError('not-a-backup', 'This file is no backup of a Gleaner library.');
  }
  const head = v.safeParse(
    v.looseObject({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.minValue(1)) }),
    value,
  );
  if (!head.success) throw new BackupError('not-a-backup', 'This file is no backup of a Gleaner library.');
  return head.output;
}
