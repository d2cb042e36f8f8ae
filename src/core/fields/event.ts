/** The fields of an event. */
import type { EventRecord, Evidence } from '../finding';
import { textOf } from '../page/outline';
import { bodyInFull } from './name/body-in-full';
import { oneMeeting } from '../text/body-name';
import { meetingOf } from './name/document-name';
import { keywordsOf, organizerOf } from './event-labels';
import { evidenceAt } from './evidence';
import { ownPage, WRITER } from './link';
import { ownPicture } from './picture';
import { stateOf, STATE_CONFIDENCE } from './state/event-state';
import { cleanName } from './name/clean-name';
import type { NameCandidate } from './name/name';
import { BY_WORDS, type FoundPlace } from './place/found-place';
import { headingPlace } from './place/heading-place';
import { isNoEvent } from './state/no-event';
import { placeOf } from './place/place';
import { LEADS_TO_MEETING_PLACE } from './place/place-by-time';
import type { Extent, Page } from './record';
import type { EventWhen } from './when/when';
import type { ResolvedWhen } from './when/resolved-when';

/** How sure the zone of local times is: stated by the page, or supposed from its country. */
const STATED = 0.9;
const SUPPOSED = 0.5;

export type EventFields = Omit<EventRecord, 'confidence' | 'ordinal' | 'why' | 'path' | 'hidden'>;

/** @returns undefined where the record has nothing that could be its name, or says that nothing is on for the public */
export function readEvent(
  page: Page,
  record: Extent,
  name: NameCandidate | undefined,
  when: EventWhen | undefined,
  dates: ResolvedWhen | undefined,
  /** The place that the page states for the whole region. */
  stated: FoundPlace | undefined,
  /** The place at the spot where the region's records have theirs. */
  spotted: FoundPlace | undefined,
): EventFields | undefined {
  const { outline, facts } = page;
  const { from, to } = record;
  if (!name || isNoEvent(page, record, name, when !== undefined)) return undefined;
  const evidence: Record<string, Evidence> = { name: evidenceAt(outline, name.line, Math.exp(name.score)) };
  const out: EventFields = { kind: 'event', name: name.text, text: textOf(outline, from, to), evidence };
  if (when && dates) {
    const quote = dates.timeLine === undefined ? undefined : quoteOf(outline, when.line, dates.timeLine);
    const say = (): Evidence => evidenceAt(outline, when.line, dates.confidence * (when.inherited ? 0.85 : 1), quote);
    for (const field of ['startDate', 'endDate', 'doorTime', 'eventSchedule'] as const) {
      const value = dates[field];
      if (value) [out[field], evidence[field]] = [value, say()];
    }
    const { otherDates, schedule, timeZone } = dates;
    if (otherDates) [out.otherDates, evidence['otherDates']] = [otherDates, say()];
    if (schedule) [out.schedule, evidence['schedule']] = [schedule, say()];
    if (timeZone) {
      out.timeZone = timeZone.name;
      evidence['timeZone'] = timeZone.stated
        ? { confidence: STATED, source: 'markup', quote: timeZone.name, path: '/html/head' }
        : { ...say(), confidence: SUPPOSED };
    }
  }
  const own = behindName(placeOf(outline, facts, from, to, name.line), name);
  const said = spotted && own && (isBareWord(own) || isOfName(name, own)) ? spotted : (own ?? spotted);
  const place = said ?? headingPlace(outline, facts, from, name.line) ?? stated;
  if (place && !isOfName(name, place)) {
    if (name.chunk.whole) out.name = withoutPlace(out.name, withoutFrame(place.place).name ?? '');
    out.location = withoutFrame(place.place);
    evidence['location'] = evidenceAt(outline, place.line, place.confidence);
  }
  out.name = meetingOf(withoutBrackets(out.name));
  if (name.inherited) out.name = bodyInFull(page, record, oneMeeting(out.name)) ?? oneMeeting(out.name);
  const named = { line: name.line, ...(name.chunk.link ? { link: name.chunk.link } : {}) };
  const link = ownPage(outline, facts, from, to, named, WRITER);
  if (link) {
    out.url = link.url;
    evidence['url'] = evidenceAt(outline, link.line, link.confidence);
  }
  const picture = ownPicture(outline, from, to);
  if (picture) {
    out.image = picture.image.src;
    evidence['image'] = evidenceAt(outline, picture.line, 0.8, picture.image.alt);
  }
  readRest(page, record, name, out, evidence);
  const labelled = {
    organizer: organizerOf(outline, from, to),
    keywords: keywordsOf(outline, facts, from, to, [out.name, out.location?.name ?? '']),
  };
  for (const field of ['organizer', 'keywords'] as const) {
    const said = labelled[field];
    if (said) [out[field], evidence[field]] = [said.value, evidenceAt(outline, said.line, LABELLED)];
  }
  return out;
}

/** Of "Harvest Lotto, village hall", of which "Harvest Lotto" is the name, the rest. */
function behindName(found: FoundPlace | undefined, { text, line }: NameCandidate): FoundPlace | undefined {
  const said = found?.place.name ?? '';
  if (!found || found.line !== line || !said.startsWith(text)) return found;
  const rest = cleanName(said.slice(text.length));
  return rest ? { ...found, place: { ...found.place, name: rest } } : found;
}

/** One word that nothing but itself tells for a place ("Theatre", "Barn"): as often a category. */
const isBareWord = ({ place: { name = '' }, confidence }: FoundPlace): boolean =>
  confidence <= BY_WORDS && !/\s/.test(name);

/** What the name is, or one of its lines: a side of a match that is called like a house. */
const isOfName = ({ text, line: first, lines = 1 }: NameCandidate, { place, line }: FoundPlace): boolean =>
  place.name === text || place.name === withoutBrackets(text) || (lines > 1 && line >= first && line < first + lines);

/** How sure a value is that stands behind its label, or in markup that names it. */
const LABELLED = 0.8;
const LONGEST_DAY = 60;

/** A day's line and the one that states its time. */
const quoteOf = ({ lines }: Page['outline'], day: number, time: number): string =>
  `${lines[day]!.text.slice(0, LONGEST_DAY)} … ${lines[time]!.text}`;

/** Price, state and description. */
function readRest(
  { outline, facts }: Page,
  { from, to }: Extent,
  name: NameCandidate,
  out: EventFields,
  evidence: Record<string, Evidence>,
): void {
  const state = stateOf(outline, facts, from, to, name.line, out.startDate !== undefined);
  for (const field of ['eventStatus', 'availability'] as const) {
    const said = state[field];
    if (!said) continue;
    Object.assign(out, { [field]: said.value });
    evidence[field] = evidenceAt(outline, said.line, STATE_CONFIDENCE);
  }
  const open = state.toBeAnnounced?.value.filter((what) => isOpen(what, out));
  if (open?.length) {
    out.toBeAnnounced = open;
    evidence['toBeAnnounced'] = evidenceAt(outline, state.toBeAnnounced!.line, STATE_CONFIDENCE);
  }
  let longest = -1;
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    const { words } = facts;
    // "SOLD OUT" is no price.
    const isState = state.availability?.line === i && !/\d/.test(text);
    if (!out.offers && facts.lines[i]!.price && text.length < 120 && !isState) {
      out.offers = words.after('priceLabel', text) ?? text;
      evidence['offers'] = evidenceAt(outline, i, 0.7);
    }
    if (i !== name.line && text.length > 40 && (longest < 0 || text.length > outline.lines[longest]!.text.length))
      longest = i;
  }
  if (longest >= 0) {
    out.description = outline.lines[longest]!.text;
    evidence['description'] = evidenceAt(outline, longest, 0.7);
  }
}

/** Whether the record has nothing yet of what the page calls unsettled. */
function isOpen(what: 'date' | 'time' | 'place', { startDate, location }: EventFields): boolean {
  if (what === 'place') return location === undefined;
  return what === 'date' ? startDate === undefined : startDate?.includes('T') !== true;
}

/** "(Election of Officers)" beside a day: a name for all its brackets. */
const withoutBrackets = (name: string): string => /^[(（]([^()（）]{4,})[)）]$/u.exec(name)?.[1]?.trim() ?? name;

/** "[North Hall]": a place for all its brackets. */
function withoutFrame(place: FoundPlace['place']): FoundPlace['place'] {
  const inner = /^[[(（［【〔]\s*([^[\]()（）［］【】〔〕]{2,})[\])）］】〕]$/u.exec(place.name ?? '')?.[1];
  return inner ? { ...place, name: inner } : place;
}

const LEAST_NAME = 4;
/** "Pottery Fair [Old School Yard]", "Misa mayor. Iglesia parroquial." */
const [OPENING, CLOSING] = [
  /(?:[(（［[〔【](?:会\s*場|場\s*所|ところ|[Vv]enue|[Oo]rt)\s*[:：]|[(（［[〔【@＠]|(?<=\p{L}{3})\.)\s*$/u,
  /\s*[)）］\]〕】.]$/u,
];
/** What leads to a place in the same phrase: "Concert in the Old Library" keeps it. */
const LEADS_ON =
  /(?:^|\s)(?:at|in|on|of|by|with|the|from|to|and|&|im|(?:in|auf|an) de[rmn]|am|an|auf|bei|beim|zum|zur|à|au|aux|du|de|en|el|la|al|alla|nella|presso|in het|op het|op de|på|i|hos|vid|ved)$|[のとで@]$/iu;

/** "Lantern readings Old Library" on one line, of which "Old Library" is the place: the rest is the name. */
function withoutPlace(name: string, place: string): string {
  const whole = name.replace(CLOSING, '');
  if (!place || !whole.endsWith(place)) return name;
  const rest = cleanName(whole.slice(0, -place.length).replace(LEADS_TO_MEETING_PLACE, '').replace(OPENING, ''));
  return rest.length >= LEAST_NAME && !LEADS_ON.test(rest) ? rest : name;
}
