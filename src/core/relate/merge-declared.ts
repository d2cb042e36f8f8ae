/** One record from what the page shows and what it declares. */
import { FIELDS, type Evidence, type EventRecord, type FoundRecord, type Place } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { addressesAgree, emailsAgree, placesAgree, telephonesAgree, textsAgree } from './agree';
import { dayOf, isUtc, timeOf } from '../when';
import { dayRelation, yearIsInferred } from './days';
import { foldName, likeness } from './folded-name';

/** How sure a field is on which page and markup agree. */
const AGREED = 0.97;
/** What a declaration leaves of the doubt whether the record is one. */
const DOUBT_LEFT = 0.4;
/** Fields whose differences are a matter of wording or size: the page's stands, and no note is made. */
const QUIET = new Set(['name', 'image', 'description', 'offers', 'eventSchedule', 'level']);

/**
 * The page's record with declared values where it has none, where the markup is more exact about the same day, or where
 * the page leaves the year to be guessed. Where they differ the visible value stays, with a note.
 */
export function mergeDeclared<R extends FoundRecord>(page: R, declared: FoundRecord, notes: Note[]): R {
  const merger = new Merger(page, declared, notes);
  for (const field of FIELDS[page.kind]) merger.merge(field);
  merger.mergeSeries();
  const { out } = merger;
  out.why = [...new Set([...page.why, 'declared' as const])];
  out.confidence = Math.round((1 - (1 - page.confidence) * DOUBT_LEFT) * 1000) / 1000;
  return out;
}

class Merger<R extends FoundRecord> {
  readonly out: R;
  private startDiffers = false;

  constructor(
    private readonly page: R,
    private readonly declared: FoundRecord,
    private readonly notes: Note[],
  ) {
    this.out = { ...page, evidence: { ...page.evidence } };
  }

  merge(field: string): void {
    const ours: unknown = field === 'location' ? this.place() : Reflect.get(this.page, field);
    const theirs: unknown = Reflect.get(this.declared, field);
    if (theirs === undefined) return;
    if (field === 'location') return this.mergePlace(ours as Place | undefined, theirs as Place);
    if (field === 'startDate' || field === 'endDate' || field === 'doorTime')
      return this.mergeWhen(field, ours as string | undefined, theirs as string);
    if (ours === undefined) return this.take(field, theirs);
    if (field === 'name' && this.isNamedOtherwise()) return this.rename(String(ours), String(theirs));
    if (valuesAgree(field, String(ours), String(theirs))) return this.confirm(field);
    // "Scheduled" is what templates print on every event.
    if (!QUIET.has(field) && theirs !== 'EventScheduled') this.conflict(field, String(ours), String(theirs));
  }

  /** What the page was read to have for a place; none where the markup knows that it is the event's name. */
  private place(): Place | undefined {
    const { location } = this.page as EventRecord;
    if (!this.isNamedOtherwise() || location?.name?.toLowerCase() !== this.declared.name.toLowerCase()) return location;
    Reflect.deleteProperty(this.out, 'location');
    Reflect.deleteProperty(this.out.evidence, 'location');
    return undefined;
  }

  /** The markup names an event by another of its lines: it knows which of them is the name. */
  private isNamedOtherwise(): boolean {
    return this.page.kind === 'event' && !likeness(foldName(this.page), foldName(this.declared));
  }

  private rename(ours: string, theirs: string): void {
    this.notes.push(noteOf('renamed', { ours: short(ours), theirs: short(theirs) }, this.page.path));
    this.take('name', theirs);
  }

  /** Hours and exceptions go with the rule that they belong to. */
  mergeSeries(): void {
    if (this.page.kind !== 'event' || this.declared.kind !== 'event') return;
    const { schedule, otherDates, timeZone, eventSchedule } = this.declared;
    const rule = (this.out as EventRecord).eventSchedule;
    if (schedule && rule === eventSchedule) this.take('schedule', { ...schedule, ...(this.page.schedule ?? {}) });
    if (otherDates && !this.page.otherDates && !this.startDiffers) this.take('otherDates', otherDates);
    if (timeZone && this.page.evidence['timeZone']?.source !== 'markup') this.take('timeZone', timeZone);
  }

  private mergeWhen(field: 'startDate' | 'endDate' | 'doorTime', ours: string | undefined, theirs: string): void {
    const start = (this.out as EventRecord).startDate;
    if (ours === undefined) {
      if (field === 'startDate') return this.take(field, theirs);
      if (this.startDiffers || (start !== undefined && !fits(field, start, theirs))) return;
      return this.take(field, theirs);
    }
    if (dayOf(ours) !== dayOf(theirs)) {
      if (dayOf(ours).slice(5) === dayOf(theirs).slice(5) && yearIsInferred(this.page.evidence[field]))
        return this.take(field, timeOf(theirs) ? theirs : dayOf(theirs) + ours.slice(10));
      this.startDiffers ||= field === 'startDate';
      const relation = field === 'startDate' ? this.relation() : 'other';
      if (relation !== 'zone') this.conflict(field, ours, theirs);
      return;
    }
    if (!timeOf(theirs)) return this.confirm(field);
    if (!timeOf(ours)) return this.take(field, theirs);
    if (timeOf(ours) === timeOf(theirs)) {
      // Many systems write local times as if they were UTC; a local time is never wrong.
      if (theirs.length > 16 && ours.length === 16 && !isUtc(theirs)) return this.take(field, theirs, AGREED);
      return this.confirm(field);
    }
    this.startDiffers ||= field === 'startDate';
    if (isUtc(theirs) || timeOf(theirs) === timeOf((this.page as EventRecord).doorTime ?? '')) return;
    this.conflict(field, ours, theirs);
  }

  private relation(): string {
    return this.page.kind === 'event' && this.declared.kind === 'event'
      ? dayRelation(this.page, this.declared)
      : 'other';
  }

  private mergePlace(ours: Place | undefined, theirs: Place): void {
    if (!ours) return this.take('location', theirs);
    const quote = (place: Place): string => [place.name, place.address].filter(Boolean).join(', ');
    if (!placesAgree(ours, theirs)) return this.conflict('location', quote(ours), quote(theirs));
    // What the page reads as both name and address is an address.
    const name = ours.name !== undefined && ours.name !== ours.address ? ours.name : (theirs.name ?? ours.name);
    const address = ours.address ?? theirs.address;
    Object.assign(this.out, { location: { ...(name ? { name } : {}), ...(address ? { address } : {}) } });
    this.confirm('location');
  }

  private take(field: string, value: unknown, confidence?: number): void {
    Object.assign(this.out, { [field]: value });
    const evidence = this.declared.evidence[field];
    if (evidence) this.out.evidence[field] = confidence === undefined ? evidence : { ...evidence, confidence };
  }

  private confirm(field: string): void {
    const evidence: Evidence | undefined = this.out.evidence[field];
    if (evidence) this.out.evidence[field] = { ...evidence, confidence: Math.max(evidence.confidence, AGREED) };
  }

  private conflict(field: string, ours: string, theirs: string): void {
    this.notes.push(noteOf('differs', { field, ours: short(ours), theirs: short(theirs) }, this.page.path));
  }
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function valuesAgree(field: string, ours: string, theirs: string): boolean {
  if (field === 'email') return emailsAgree(ours, theirs);
  if (field === 'telephone') return telephonesAgree(ours, theirs);
  return field === 'url' || field === 'image' ? addressesAgree(ours, theirs) : textsAgree(ours, theirs);
}

/** An end after the start; a day alone only where it is another day. Doors open on the day of the start. */
function fits(field: 'endDate' | 'doorTime', start: string, when: string): boolean {
  if (field === 'doorTime') return dayOf(when) === dayOf(start);
  if (dayOf(when) !== dayOf(start)) return dayOf(when) > dayOf(start);
  return timeOf(when) !== '' && timeOf(start) !== '' && timeOf(when) > timeOf(start);
}
