/** A declared event. */
import type { EventRecord } from '../finding';
import { noteOf } from '../page/notes';
import { dateValue, timeValue } from './date-value';
import { availabilityOf, offersText } from './offer';
import { placeOf } from './place';
import { scheduleOf } from './schedule';
import { Sheet, DECLARED_CONFIDENCE, type Source } from './sheet';
import { hasType, isBusiness } from './types';
import { thingsOf, type Thing } from './thing';

const STATUSES = ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventMovedOnline', 'EventRescheduled'];
const UNDATED_CONFIDENCE = 0.6;

/** @param listed address that the list gives which the event stands in */
export function eventOf(source: Source, thing: Thing, listed?: string): EventRecord | undefined {
  const { graph } = source;
  const sheet = new Sheet(source, thing, 'event');
  sheet.text('name', ['name', 'summary', 'headline']);
  // An instance of a course goes by the course's name.
  if (!sheet.has('name') && thing.parent && hasType(thing.parent, 'Course'))
    sheet.set('name', graph.text(thing.parent, 'name'));
  setDates(sheet);
  setPlace(sheet);
  sheet.url(listed);
  sheet.image('image', 'photo', 'thumbnailUrl');
  sheet.description('description');
  sheet.set('offers', offersText(graph, thing));
  sheet.set('availability', availabilityOf(graph, thing));
  setStatus(sheet);
  sheet.set('organizer', organizerOf(sheet));
  sheet.set('keywords', graph.text(thing, 'keywords'));
  const dated = sheet.has('startDate');
  // The frame around a series of events is no event of its own.
  if (!dated && thing.properties.has('subEvent')) return undefined;
  return sheet.record(dated ? DECLARED_CONFIDENCE : UNDATED_CONFIDENCE);
}

function setDates(sheet: Sheet<'event'>): void {
  const { graph, notes, path } = sheet.source;
  const { thing } = sheet;
  const rawStart = graph.text(thing, 'startDate');
  const rawEnd = graph.text(thing, 'endDate');
  let start = sheet.date('startDate');
  let end = sheet.date('endDate');
  const series = scheduleOf(graph, thing);
  if (series) {
    sheet.set('eventSchedule', series.rule);
    if (Object.keys(series.schedule).length > 0) sheet.set('schedule', series.schedule);
    start ??= series.startDate;
  }
  const whole = start && wholeDays(start, end);
  if (whole) [start, end] = whole;
  else if (start?.length === 10) end = end?.replace(/T(?:00:00|23:59).*$/, '');
  if (start && end && endsBefore(start, end)) {
    notes.push(noteOf('end-before-start', { end, start }, path));
    end = undefined;
  }
  sheet.set('startDate', start, rawStart);
  if (start && end !== start) sheet.set('endDate', end, rawEnd);
  const rawDoor = graph.text(thing, 'doorTime');
  if (!rawDoor || !start) return;
  const time = timeValue(rawDoor);
  sheet.set('doorTime', time ? `${start.slice(0, 10)}T${time}${start.slice(16)}` : dateValue(rawDoor), rawDoor);
}

/**
 * Systems without a notion of a whole day write it from midnight to midnight or to the minute before; those whose day
 * begins at another hour, from that hour to the minute before it.
 * @returns first and last day, or undefined where the times are meant as times
 */
function wholeDays(start: string, end: string | undefined): [string, string | undefined] | undefined {
  const from = start.slice(11, 16);
  if (!from) return undefined;
  if (from === '00:00' && (end === undefined || end.length === 10 || /^(?:00:00|23:59)$/.test(end.slice(11, 16))))
    return [start.slice(0, 10), end?.slice(0, 10)];
  if (end === undefined || end.length === 10) return undefined;
  const minutes = (Date.parse(wallClock(end)) - Date.parse(wallClock(start))) / 60_000;
  const days = (minutes + 1) / (24 * 60);
  if (!Number.isInteger(days) || days < 1) return undefined;
  const last = Date.parse(wallClock(start)) + (days - 1) * 86_400_000;
  return [start.slice(0, 10), new Date(last).toISOString().slice(0, 10)];
}

/** The time on the wall as if it were UTC's: for differences of days alone. */
const wallClock = (when: string): string => `${when.slice(0, 16)}:00Z`;

function endsBefore(start: string, end: string): boolean {
  if (start.length > 16 && end.length > 16) return Date.parse(end) < Date.parse(start);
  const length = Math.min(start.length, end.length, 16);
  return end.slice(0, length) < start.slice(0, length);
}

/** Its own place, else that of the event it is part of, else the place or business whose event it is. */
function setPlace(sheet: Sheet<'event'>): void {
  const { graph, lang } = sheet.source;
  const { thing } = sheet;
  let place = placeOf(graph, graph.values(thing, 'location'), lang);
  const { parent, via } = thing;
  if (!place && parent && via === 'subEvent') place = placeOf(graph, graph.values(parent, 'location'), lang);
  if (!place && parent && (via === 'event' || via === 'events')) {
    if (isBusiness(parent) || parent.properties.has('address')) place = placeOf(graph, [parent], lang);
  }
  // Some calendars print the event's name where the place should stand.
  if (place && !place.address && place.name === graph.text(thing, 'name')) return;
  if (place) sheet.set('location', place, [place.name, place.address].filter(Boolean).join(', '));
}

function setStatus(sheet: Sheet<'event'>): void {
  for (const raw of sheet.source.graph.texts(sheet.thing, 'eventStatus')) {
    const status = raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf(':'), raw.lastIndexOf('#')) + 1).trim();
    const known = STATUSES.find((one) => one.toLowerCase() === status.replace('Canceled', 'Cancelled').toLowerCase());
    if (known) return sheet.set('eventStatus', known, raw);
  }
}

function organizerOf({ source: { graph }, thing }: Sheet<'event'>): string | undefined {
  const values = graph.values(thing, 'organizer');
  const names = values.map((value) => graph.textOf(value)).filter((name) => name && !/^https?:/.test(name));
  if (names.length) return [...new Set(names)].join(', ');
  return thingsOf(values).map((one) => graph.text(one, 'legalName'))[0];
}
