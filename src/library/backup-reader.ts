/**
 * Reading a backup entry by entry: one that cannot be read is counted, and costs none of the others. Where an editor put
 * several on one line, none of that line is read, and what is of one piece must be whole JSON.
 */
import * as v from 'valibot';
import { BACKUP_VERSION, FORMAT, SECTIONS, type Contents, type Section } from './backup';
import { ENTRY } from './backup-schema';
import { BackupError } from './errors';
import { pagesOf } from './labels';

export interface Backup {
  contents: Contents;
  /** Entries that are missing or broken. */
  unread: Record<Section, number>;
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Holds = v.object({ kept: Count, visits: Count, labels: Count });
const Head = v.looseObject({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.minValue(1)) });
/** The first line, closed: what is there of a backup in lines before its first entry. All can be read without the numbers. */
const LinesHead = v.object({ holds: v.fallback(v.optional(Holds), undefined) });
/** A backup of one piece, as older programs wrote them; those that knew no labels have none. */
const Whole = v.object({
  kept: v.array(v.unknown()),
  visits: v.array(v.unknown()),
  labels: v.optional(v.array(v.unknown()), []),
});

/** Ends a line behind which the entries of a section stand, one a line. */
const OPENS = /,"(\w+)":\[$/;
/** The last line, or one that an editor left empty. */
const HAS_NO_ENTRY = /^(?:\]\})?$/;

/** @throws BackupError on what is no backup, one of a newer program, and one in which no record or label can be read */
export async function readBackup(file: Blob): Promise<Backup> {
  const lines = linesOf(file);
  const first = (await lines.next()).value ?? '';
  const opened = OPENS.exec(first);
  const backup = opened
    ? await readLines(headOf(`${first.slice(0, opened.index)}}`), opened[1]!, lines)
    : readWhole(headOf(await rest(first, lines)));
  const { contents, unread } = backup;
  const isAnyRead = contents.kept.length + contents.labels.length > 0;
  if (!isAnyRead && unread.kept + unread.labels > 0) throw damaged('nothing in it can be read');
  return backup;
}

async function readLines(head: object, first: string, lines: AsyncIterable<string>): Promise<Backup> {
  const { holds } = checked(LinesHead, head);
  const backup = empty();
  let section = first;
  for await (const line of lines) {
    const opened = OPENS.exec(line)?.[1];
    if (opened !== undefined) section = opened;
    else if (!HAS_NO_ENTRY.test(line)) take(backup, section, parsed(line.replace(/,$/, '')));
  }
  return holds ? { ...backup, unread: missingOf(holds, backup.contents) } : backup;
}

function readWhole(head: object): Backup {
  const body = checked(Whole, head);
  const backup = empty();
  for (const section of SECTIONS) for (const entry of body[section]) take(backup, section, entry);
  return backup;
}

const empty = (): Backup => ({
  contents: { kept: [], visits: [], labels: [] },
  unread: { kept: 0, visits: 0, labels: 0 },
});

/** Takes in an entry that can be read, and counts one that cannot. Sections that this program does not know are left alone. */
function take({ contents, unread }: Backup, section: string, entry: unknown): void {
  const known = SECTIONS.find((each) => each === section);
  if (!known) return;
  const result = v.safeParse(ENTRY[known], entry);
  if (result.success) (contents[known] as unknown[]).push(result.output);
  else unread[known] += 1;
}

/** How many of those that a file holds were not read; one that is there twice stands for no other. */
function missingOf(holds: Backup['unread'], { kept, visits, labels }: Contents): Backup['unread'] {
  const missing = (held: number, keys: string[]) => Math.max(0, held - new Set(keys).size);
  const [ids, visited] = [kept.map(({ id }) => id), visits.map(({ page }) => page)];
  return {
    kept: missing(holds.kept, ids),
    visits: missing(holds.visits, visited),
    labels: missing(holds.labels, pagesOf(labels)),
  };
}

/** @throws BackupError unless it is the head of a backup that this program can read */
function headOf(text: string): object {
  const value = parsed(text);
  if (value === undefined && text.includes(`"${FORMAT}"`)) throw damaged('it is cut off or edited');
  const head = v.safeParse(Head, value);
  if (!head.success) throw new BackupError('not-a-backup', 'This file is no backup of a Gleaner library.');
  const { version } = head.output;
  if (version <= BACKUP_VERSION) return head.output;
  throw new BackupError('newer', `This backup was made by a newer version of Gleaner (backup version ${version}).`);
}

function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw damaged(`at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}`);
}

const damaged = (how: string): BackupError => new BackupError('damaged', `This backup is damaged: ${how}.`);

/** @returns undefined for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function rest(first: string, lines: AsyncIterable<string>): Promise<string> {
  let text = first;
  for await (const line of lines) text += `\n${line}`;
  return text;
}

/** The lines of a text file, without their ends and without the mark at its start. */
async function* linesOf(file: Blob): AsyncGenerator<string, undefined> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (let at = await reader.read(); !at.done; at = await reader.read()) {
    const [first, ...others] = at.value.split('\n');
    begun += first;
    for (const next of others) {
      yield withoutReturn(begun);
      begun = next;
    }
  }
  if (begun) yield begun;
  return undefined;
}

/** Of a file that went through an editor on Windows. */
const withoutReturn = (line: string): string => line.replace(/\r$/, '');
