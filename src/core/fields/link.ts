/** A record's own page. */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';

export interface FoundLink {
  url: string;
  line: number;
  confidence: number;
}

/** An address on the net and nothing else: it names neither an event nor a unit. */
export const ADDRESS_ON_NET = /^(?:https?:\/\/|www\.)\S+$/iu;

const isPage = (link: string): boolean => /^https?:/.test(link);
/** What a small picture leads to is the same picture, larger. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i;
const SHARE =
  /\b(facebook\.com|twitter\.com|x\.com|instagram\.com|youtube\.com|youtu\.be|line\.me|pinterest|linkedin\.com|getpocket|b\.hatena|t\.me|wa\.me|google\.[a-z.]+\/(maps|calendar)|maps\.google|maps\.app|goo\.gl\/maps|outlook\.(live|office)|calendar\.yahoo|addtoany|addtocalendar|orcid\.org|scholar\.google|researchgate|researchmap)/i;
/** A calendar's page of one event, as opposed to a form that adds it to a calendar. */
const CALENDAR_EVENT = /calendar\/(?:u\/\d+\/)?(?:r\/)?event\?(?:.*&)?eid=/;
const isShare = (link: string): boolean => SHARE.test(link) && !CALENDAR_EVENT.test(link);
/** A part of an address that names what a record is about (who plays, where, of which kind), not the record. */
export const SUBJECT =
  /\/(?:artists?|bands?|performers?|venues?|locations?|places?|spillested(?:er)?|categor(?:y|ies)|kategorien?|tags?|genres?|series)\/[^/]/i;
/** Who wrote a post, behind "by": the page of a person, and of no event. */
export const WRITER = /\/author\/[^/]/i;
const TICKETS =
  /^https?:\/\/(?:[^/]*\.)?(?:tickets?[a-z]*|eventbrite|eplus|pia|l-tike|livepocket|tiget|peatix|passmarket|seetickets|axs|billet[a-z]*|reservix|eventim|dice)\.[a-z.]{2,7}\//i;
/** Where it is, not what it is. */
const TO_A_MAP =
  /^\P{L}*(?:google\s?)?(?:(?:view|show|see|open)\s(?:on\s|in\s)?(?:the\s|a\s)?)?(?:maps?|directions|karte|lageplan|anfahrt|plan d['’]accès|itinéraire|mappa|mapa|kaart|karta|kart|(?:周辺|案内)?地図|マップ|アクセス(?:マップ)?|交通案内|지도|地图|地圖)(?:を見る|はこちら)?\P{L}*$/iu;
const FILE = /\.(ics|pdf|docx?|jpe?g|png|gif|webp|zip|mp3)(\?|$)/i;

/**
 * The address of the record's own page: what its name links to, else the block around it, else a link inside that leads
 * on. Links to the page itself, to maps, calendars and social networks come last or not at all.
 * @param name the line that holds the name, and the link on the name itself
 * @param but addresses that are none of the record's
 */
export function ownPage(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  name: { line: number; link?: string } | undefined,
  but?: RegExp,
): FoundLink | undefined {
  const own = stripHash(outline.snapshot.url);
  const fits = (link: string | undefined): link is string =>
    !!link && isPage(link) && !PICTURE.test(link) && !but?.test(link) && stripHash(link) !== own;
  // The name may lead to whoever meets, or to a work that is played often.
  const details = name?.link ? detailsIn(outline, from, to) : undefined;
  if (details && fits(details.url) && sameHost(details.url, own) && !FILE.test(details.url)) return details;
  if (name && fits(name.link) && !SUBJECT.test(name.link)) return { url: name.link, line: name.line, confidence: 0.95 };
  if (name) {
    for (const run of outline.lines[name.line]!.runs)
      if (fits(run.link) && !isShare(run.link) && !SUBJECT.test(run.link))
        return { url: run.link, line: name.line, confidence: 0.85 };
    const around = blockLink(outline, name.line, from, to);
    if (fits(around)) return { url: around, line: name.line, confidence: 0.95 };
  }
  let best: FoundLink | undefined;
  for (let i = from; i < to; i++) {
    const line = outline.lines[i]!;
    const links = [
      ...line.runs.map((run) => [run.link, run.text] as const),
      ...line.images.map((image) => [image.link, image.alt] as const),
    ];
    const around = blockLink(outline, i, from, to);
    if (around) links.push([around, line.text]);
    for (const [link, text] of links) {
      if (!fits(link)) continue;
      let confidence = 0.5;
      if (facts.words.is('moreLabel', text)) confidence += 0.2;
      if (sameHost(link, own)) confidence += 0.1;
      else if (TICKETS.test(link)) confidence -= 0.3;
      if (isShare(link) || TO_A_MAP.test(text)) confidence -= 0.45;
      if (FILE.test(link)) confidence -= 0.25;
      // "/artist/…" may be all that the name leads to; whatever else the record leads to is likelier its page.
      if (SUBJECT.test(link)) confidence -= link === name?.link ? 0.05 : 0.3;
      if (confidence > 0.15 && (!best || confidence > best.confidence)) best = { url: link, line: i, confidence };
    }
  }
  return best;
}

const DETAILS = /^\P{L}*(?:(?:meeting|event|session|view|see|full)\s+)*details?\P{L}*$/iu;

/** What a record's own words call its details. */
function detailsIn({ lines }: Outline, from: number, to: number): FoundLink | undefined {
  for (let line = from; line < to; line++)
    for (const { link, text } of lines[line]!.runs)
      if (link && DETAILS.test(text) && !isShared(lines, link, from, to)) return { url: link, line, confidence: 0.9 };
  return undefined;
}

/** Lines before and behind a record that are asked for its link. */
const BESIDE = 40;

/** Whether the records beside have the same link: it is none's own. */
const isShared = (lines: Outline['lines'], link: string, from: number, to: number): boolean =>
  [...lines.slice(Math.max(0, from - BESIDE), from), ...lines.slice(to, to + BESIDE)].some(({ runs }) =>
    runs.some((run) => run.link === link),
  );

/** "ENG Website", "Homepage", 公式サイト: what leads to the house itself, where the name may lead to an entry of the list. */
const HOME_LABEL =
  /(?:(?<!\p{L})(?:web\s?sites?|home\s?page|web\s?page|webseite|internetseite|site (?:web|internet)|sitio web|página web|sito web|site oficial|hemsida)|ホームページ|(?:公式|ウェブ|Web)サイト|(?:官方)?网站|官网|網站|官網|홈페이지|누리집)\P{L}*$/iu;
const LONGEST_LABEL = 60;

/** The one link of a record that calls itself its website; undefined where there is none, or more than one. */
export function homePage(outline: Outline, from: number, to: number): FoundLink | undefined {
  const own = stripHash(outline.snapshot.url);
  const found = new Map<string, FoundLink>();
  for (let i = from; i < to; i++) {
    const around = blockLink(outline, i, from, to);
    for (const { link = around, text } of outline.lines[i]!.runs) {
      if (!link || !isPage(link) || stripHash(link) === own || isShare(link) || FILE.test(link)) continue;
      if (text.length <= LONGEST_LABEL && HOME_LABEL.test(text))
        found.set(link, { url: link, line: i, confidence: 0.9 });
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Address of the nearest `<a>` block around a line, inside or just around the record. */
export function blockLink(outline: Outline, line: number, from: number, to: number): string | undefined {
  for (let up = outline.lines[line]!.block; up >= 0; up = outline.blocks[up]!.parent) {
    if (outline.from[up]! < from || outline.to[up]! > to) return undefined;
    if (outline.blocks[up]!.link) return outline.blocks[up]!.link;
  }
  return undefined;
}

const stripHash = (url: string): string => url.replace(/#.*$/, '').replace(/\/$/, '');

function sameHost(a: string, b: string): boolean {
  try {
    return new URL(a).hostname === new URL(b).hostname;
  } catch {
    return false;
  }
}
