/** How much speaks for a piece of a line as the name of a record: its markup, its words, its length. */
import type { Line, Outline } from '../../page/outline';
import type { Chunk } from '../../text/chunks';
import type { Facts } from '../../text/facts';
import { isPending } from '../state/event-state';
import { headingAround } from './heading-around';
import type { NameVocabulary } from './name-words';

/** "The Harbour presents": what is presented comes next. */
const PRESENTS = /(?:(?<!\p{L})(?:proudly )?presents?|(?<!\p{L})pre\.|主催)\s*[:：]?$/iu;
/** "Earlier concerts are here!": a link's words. */
const LEADS_ON =
  /こちら(?:から|まで|へ|を(?:ご覧|参照)(?:ください)?)?[\s！!。»＞>→▶]*$|^\P{L}*(?:google\s?calendar|googleカレンダー|i?cal|outlook(?:\s?calendar)?|add to (?:my )?calendar|カレンダーに(?:追加|登録)(?:する)?)\P{L}*$/iu;
/** Share of a piece of a line from which on it says when. */
const MOSTLY_DATED = 0.5;
/** Share of a line-up that is linked; the rest is commas. */
const LINE_UP = 0.7;
export const CATEGORY_HINT =
  /(^|[\s_#.-])(cat(egor(y|ies))?|tags?|labels?|badge|genre|icon|type|area|status|date|time|day|month|week|price|meta|author|venue|place|loc|location|address|breadcrumbs?|share|btn|button|more|kategori(?:e|a)?|categori[ae]|datum|fecha|zeit|tijd|tid|ort|plats|plaats|sted|lieu|lugar|luogo|preis|prijs|pris|prix|precio|prezzo)([\s_-]|$)/;
/** What classes call a title, whoever is on. */
const TITLES =
  'title|ttl|tit|summary|headline|heading|subject|event-?name|midashi|titel|titre|titulo|titolo|tytul|nazev|rubrik|overskrift|otsikko';
export const TITLE_HINT = new RegExp(
  `(^|[\\s_#.-])(${TITLES}|name|p-name|fn|artist|act|performer|namn|navn|naam|nom|nome|nombre)s?([\\s_-]|\\d|$)`,
);
/** Of what a class may call the title of an event: "organizer-title", "ticket-title", "map-title" are of something else. */
const TITLED =
  'events?|shows?|posts?|entry|items?|cards?|main|node|act|gig|agenda|calendar|program(?:me?)?|performance|production|concert|film|movie|play|teaser|tile|list|listing|article|content|activity|exhibition|evento|evenement|veranstaltung|voorstelling|spectacle';
/** A class of its own: "title", "event-title", and neither "title-wrapper" nor "venue-title". */
export const TITLE_CLASS = new RegExp(`(?:^|\\s|(?<=(?:^|[\\s_-])(?:${TITLED})[_-]+))(?:${TITLES})(?=\\s|$)`);

/** "Thursdays 12–2pm, Café" behind a dash. */
function isMostlyDated(outline: Outline, facts: Facts, index: number, text: string): boolean {
  const line = outline.lines[index]!.text;
  const dated = facts.lines[index]!.dates.filter((day) => text.includes(line.slice(day.index, day.index + day.length)));
  return dated.reduce((sum, { length }) => sum + length, 0) > MOSTLY_DATED * text.length;
}

/** How much speaks for a text as a name: `text` is what was read of a piece of the line `index`. */
export function rateName(
  { outline, facts, vocabulary }: { outline: Outline; facts: Facts; vocabulary: NameVocabulary },
  text: string,
  index: number,
  chunk: Chunk,
): number {
  const line = outline.lines[index]!;
  const fact = facts.lines[index]!;
  const said = vocabulary.in(text);
  const labels = vocabulary.before(line.text);
  const block = outline.blocks[line.block]!;
  let score = 0;
  const heading = headingAround(outline, line.block);
  if (heading) score += 2.2 - 0.15 * heading;
  const acts = linksOf(line);
  if (chunk.whole ? chunk.link || acts > 1 : chunk.link && acts < 2) {
    if (!/^(mailto|tel|cfemail):/.test(chunk.link ?? '')) score += 1;
  }
  if (fact.weight >= 600) score += 0.5;
  const hints = `${block.hint ?? ''} ${chunk.hint ?? ''}`;
  if (TITLE_HINT.test(hints)) score += 1.5;
  else if (CATEGORY_HINT.test(hints)) score -= 1.2;
  if (block.tag === 'th' || block.tag === 'dt') score -= 0.3;
  if (said.letters < 2) score -= 6;
  else if (said.letters < 4) score -= 0.7;
  if (text.length > 90) score -= (text.length - 90) / 30;
  if (text.length > 12) score += 0.3;
  if (said.more || LEADS_ON.test(text)) score -= 6;
  if (said.label) score -= 6;
  if (said.attribute) score -= 5;
  if (labels.dateOrPlace || labels.organizer) score -= 2.5;
  if (labels.speaker) score -= 6;
  if (labels.price || fact.price) score -= 1.6;
  if (said.hours) score -= 1.5;
  if (said.cancelled) score -= 2;
  if (fact.emails.length > 0 || fact.telephones.length > 0) score -= 2;
  if (/[。.!?]$/.test(text) && text.length > 40) score -= 1;
  if (/^https?:|^www\./i.test(text)) score -= 5;
  if (said.event) score += 0.5;
  if (PRESENTS.test(text)) score -= 1.5;
  if (said.venue) score -= 0.3;
  if (said.room) score -= 6;
  if (isPending(text, facts.lang)) score -= 8;
  if (fact.dateShare > 0.6 && chunk.whole) score -= 1;
  if (!chunk.whole && isMostlyDated(outline, facts, index, text)) score -= 4;
  return score;
}

/** Different links of a line that is made of nothing else: a line-up, none of whose acts is the whole. */
function linksOf({ runs, text }: Line): number {
  const links = new Set<string>();
  let linked = 0;
  for (const run of runs) {
    if (!run.link) continue;
    links.add(run.link);
    linked += run.text.length;
  }
  return linked > LINE_UP * text.length ? links.size : 0;
}
