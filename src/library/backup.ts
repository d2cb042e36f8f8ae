/** The whole library as JSON text, and back. */
import * as v from 'valibot';
import { KINDS } from '../core/finding';
import type { KeptRecord } from './kept';
import type { Visit } from './visit';

const FORMAT = 'gleaner-library';
/** Raised when a backup of this version can't be read by older programs. */
export const BACKUP_VERSION = 1;

export interface Contents {
  kept: KeptRecord[];
  visits: Visit[];
}

/** Thrown on a file that is no backup, a damaged one, or one of a newer version. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  /** @param reason for screens; the message says it in words */
  constructor(
    readonly reason: 'not-a-backup' | 'newer' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

const Milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const Address = v.pipe(
  v.string(),
  v.regex(/^(?:https?|file):\/\//i),
  v.check((url) => URL.canParse(url)),
);
const Text = v.optional(v.string());

const Evidence = v.looseObject({
  confidence: v.number(),
  source: v.picklist(['markup', 'page', 'user']),
  quote: v.string(),
  path: v.string(),
});

/** What screens and exports rely on. Fields beyond it are carried along as they are. */
const Found = v.looseObject({
  kind: v.picklist(KINDS),
  name: v.pipe(v.string(), v.minLength(1)),
  text: v.string(),
  path: v.string(),
  confidence: v.number(),
  ordinal: v.number(),
  evidence: v.record(v.string(), Evidence),
  why: v.array(v.string()),
  location: v.optional(v.looseObject({ name: Text, address: Text })),
  ...Object.fromEntries(
    [
      ...['url', 'image', 'description', 'startDate', 'endDate', 'doorTime', 'offers', 'eventStatus', 'eventSchedule'],
      ...['organizer', 'jobTitle', 'email', 'telephone', 'affiliation', 'parent', 'datePublished', 'address', 'level'],
    ].map((field) => [field, Text]),
  ),
});

const Kept = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  record: Found,
  page: v.object({ url: Address, title: v.string(), lang: v.string() }),
  site: v.string(),
  keptAt: Milliseconds,
  seenAt: Milliseconds,
  goneSince: v.optional(Milliseconds),
  history: v.array(
    v.object({ at: Milliseconds, field: v.string(), from: v.optional(v.unknown()), to: v.optional(v.unknown()) }),
  ),
});

const Body = v.object({
  kept: v.array(Kept),
  visits: v.array(
    v.object({
      page: Address,
      at: Milliseconds,
      ids: v.array(v.string()),
      sought: v.optional(v.array(v.picklist(KINDS))),
    }),
  ),
});

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
