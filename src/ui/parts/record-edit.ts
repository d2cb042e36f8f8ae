/** Editing a record: its fields as texts in a form, what is wrong with them, and the record that comes out. */
import { parseWhen } from '../../core/export/when';
import { parseRule } from '../../core/export/recurrence';
import { FIELDS, type FoundRecord, type Kind } from '../../core/finding';
import { fieldOf, valueText } from './record-fields';
import { isEmail, webLink } from './safe-link';

/** Texts of a form, by field; a place has two. */
export type FormValues = Record<string, string>;
export type EditProblem = 'name_missing' | 'date_malformed' | 'end_before_start' | 'address' | 'email' | 'schedule';
/** A change to a record: field → new value, undefined where it is cleared. */
export type Changes = Record<string, unknown>;

const DATES = new Set(['startDate', 'endDate', 'doorTime', 'datePublished']);
const ADDRESSES = new Set(['url', 'image']);

/** Inputs of the form for a kind, in order: field names, the place as "location.name" and "location.address". */
export function inputsOf(kind: Kind): string[] {
  return FIELDS[kind].flatMap((field) =>
    field === 'location' ? ['location.name', 'location.address'] : [field as string],
  );
}

export function formValues(record: FoundRecord): FormValues {
  return Object.fromEntries(
    inputsOf(record.kind).map((input) => {
      const [field = '', part] = input.split('.');
      const value = fieldOf(record, field);
      return [input, valueText(part ? (value as Record<string, unknown> | undefined)?.[part] : value)];
    }),
  );
}

/** What the person typed, put right where there is no doubt: outer space, full-width digits and marks, a space for T. */
export function tidy(input: string, text: string): string {
  const trimmed = text.trim();
  if (!DATES.has(input)) return trimmed;
  return trimmed
    .normalize('NFKC')
    .replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, '$1-$2-$3')
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, (_, y: string, m: string, d: string) => `${y}-${pad(m)}-${pad(d)}`)
    .replace(/[ t]+(\d{1,2}:\d{2})/i, (_, time: string) => `T${time.padStart(5, '0')}`);
}

/**
 * @param before the form as it was opened: what the page wrote and nobody touched is not held against the person
 * @returns input → what is wrong with it
 */
export function problemsOf(kind: Kind, values: FormValues, before: FormValues): Map<string, EditProblem> {
  const problems = new Map<string, EditProblem>();
  for (const input of inputsOf(kind)) {
    const text = tidy(input, values[input] ?? '');
    if (text === (before[input] ?? '')) continue;
    const problem = problemOf(input, text);
    if (problem) problems.set(input, problem);
  }
  if (tidy('name', values.name ?? '') === '') problems.set('name', 'name_missing');
  const [start, end] = [values.startDate, values.endDate].map((text) => parseWhen(tidy('startDate', text ?? '')));
  const touched = values.startDate !== before.startDate || values.endDate !== before.endDate;
  if (start && end && touched && isBefore(end, start)) problems.set('endDate', 'end_before_start');
  return problems;
}

/** @returns the fields that differ from the form as it was opened */
export function changesOf(kind: Kind, values: FormValues, before: FormValues): Changes {
  const changes: Changes = {};
  const isChanged = (input: string) => tidy(input, values[input] ?? '') !== (before[input] ?? '');
  for (const input of inputsOf(kind).filter(isChanged)) {
    const [field = ''] = input.split('.');
    changes[field] = field === 'location' ? placeOf(values) : tidy(input, values[input] ?? '') || undefined;
  }
  return changes;
}

/** @returns the record with the changes in it, each marked as the person's own */
export function withChanges(record: FoundRecord, changes: Changes): FoundRecord {
  const changed: Record<string, unknown> = { ...record, evidence: { ...record.evidence } };
  const evidence = changed.evidence as FoundRecord['evidence'];
  for (const [field, value] of Object.entries(changes)) {
    changed[field] = value;
    evidence[field] = { confidence: 1, source: 'user', quote: valueText(value).slice(0, 200), path: '' };
  }
  const present = Object.entries(changed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as FoundRecord;
}

function problemOf(input: string, text: string): EditProblem | undefined {
  if (text === '') return undefined;
  if (DATES.has(input) && !parseWhen(text)) return 'date_malformed';
  if (ADDRESSES.has(input) && !webLink(text)) return 'address';
  if (input === 'email' && !isEmail(text)) return 'email';
  if (input === 'eventSchedule' && !parseRule(text)) return 'schedule';
  return undefined;
}

/** By day, and by time of the same day where both have one; instants are compared as moments. */
function isBefore(a: NonNullable<ReturnType<typeof parseWhen>>, b: NonNullable<ReturnType<typeof parseWhen>>): boolean {
  if (a.utc && b.utc) return a.utc < b.utc;
  return a.day < b.day || (a.day === b.day && a.time !== undefined && b.time !== undefined && a.time < b.time);
}

function placeOf(values: FormValues): unknown {
  const name = values['location.name']?.trim() || undefined;
  const address = values['location.address']?.trim() || undefined;
  return name || address ? { ...(name && { name }), ...(address && { address }) } : undefined;
}

function pad(part: string): string {
  return part.padStart(2, '0');
}
