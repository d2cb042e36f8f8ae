/**
 * News: the article that a page is, or the dated links that it lists. A first reader by rules: an article has a headline over running
 * text and a day of publication beside it or among the page's metadata; a list has at least three rows of a link and a day that has come.
 */
import { addTo } from '../multimap';
import type { Evidence, FoundRecord, NewsRecord } from '../finding';
import { countValid, informationBlock } from '../page/information-block';
import { textOf, type Line } from '../page/outline';
import { lineColumn } from '../page/line-column';
import { HAN_OR_HANGUL } from '../page/scripts';
import { isDay as isOnCalendar, parseDay } from '../text/dates/calendar';
import type { DateMention } from '../text/dates/index';
import { evidenceAt } from './evidence';
import { pageMeta } from './subject/page-meta';
import { ownPicture } from './picture';
import type { Page } from './record';

/** Characters of running text that make an article. */
const ARTICLE = 600;
const PROSE = 80;
/** Fewer dated links are no list. */
const LEAST_ROWS = 3;
const LARGEST_ROW = 8;
const [SHORTEST_HEADLINE, LONGEST_HEADLINE] = [6, 300];
/** Of the dates beside links, those still to come: more, and the page lists events. */
const MOST_TO_COME = 0.2;

/** Of a list's headlines, so many differ; and half are at least so long, a Chinese character counting for two letters. */
const DIFFERENT = 0.9;
const MEDIAN_LENGTH = 24;
/** Links whose words are mostly a date lead to a day, not to a piece of news. */
const MOST_DATE = 0.4;
const MEETINGS = /\b(?:agenda|minutes|meeting|committee|board|council|hearing)\b|議事録|会議/iu;

const ARTICLE_CONFIDENCE = 0.7;
const LISTED_CONFIDENCE = 0.6;

/** @param records what else was found: names that are events' or people's are no headlines */
export function readNews(page: Page, records: readonly FoundRecord[]): NewsRecord[] {
  const taken = new Set(records.map(({ name }) => name));
  const events = records.filter(({ kind }) => kind === 'event').length;
  const listed = newsList(page, taken);
  if (events >= LEAST_ROWS && events > listed.length / 2) return [];
  if (listed.length >= LEAST_ROWS) return listed;
  const article = records.some(({ kind }) => kind !== 'news' && kind !== 'business') ? undefined : newsArticle(page);
  return article ? [article] : [];
}

function newsArticle(page: Page): NewsRecord | undefined {
  const { outline, facts, now } = page;
  const meta = pageMeta(outline.snapshot.declared);
  const block = informationBlock(outline, countValid(outline, facts.lang));
  let running = 0;
  for (let i = outline.from[block]!; i < outline.to[block]!; i++)
    if (outline.lines[i]!.text.length >= PROSE) running += outline.lines[i]!.text.length;
  if (running < ARTICLE) return undefined;
  const published = meta.get('article:published_time')?.slice(0, 10);
  const headline = headlineOf(page, outline.to[block]!);
  if (!headline) return undefined;
  const dated = published ? undefined : dateNear(page, headline.index, outline.to[block]!);
  const datePublished = published && isDate(published) ? published : dated?.day;
  // A text with no day is not known to be news.
  if (!datePublished || datePublished > now) return undefined;
  const evidence: Record<string, Evidence> = {
    name: evidenceAt(outline, headline.index, ARTICLE_CONFIDENCE),
    datePublished: dated
      ? evidenceAt(outline, dated.line, ARTICLE_CONFIDENCE)
      : { confidence: 0.95, source: 'markup', quote: meta.get('article:published_time')!, path: '/html/head' },
  };
  const image = meta.get('og:image');
  const description = meta.get('og:description') ?? meta.get('description');
  return {
    kind: 'news',
    name: headline.text,
    datePublished,
    url: outline.snapshot.url,
    ...(image && /^https?:/.test(image) ? { image } : {}),
    ...(description ? { description } : {}),
    text: textOf(outline, headline.index, outline.to[block]!).slice(0, 5000),
    path: outline.path(block),
    confidence: ARTICLE_CONFIDENCE,
    ordinal: 0,
    evidence,
    why: ['has-date'],
  };
}

/** The heading that the page's title repeats, else the highest before the text ends. */
function headlineOf({ outline, facts }: Page, end: number): Line | undefined {
  let best: Line | undefined;
  let highest = 4;
  for (const line of outline.lines.slice(0, end)) {
    const { heading } = outline.blocks[line.block]!;
    if (!heading || heading >= highest || !isHeadline(line.text)) continue;
    if (facts.lines[line.index]!.zone === 'nav' || facts.lines[line.index]!.zone === 'header') continue;
    if (outline.snapshot.title.includes(line.text)) return line;
    [best, highest] = [line, heading];
  }
  return best;
}

const isHeadline = ({ length }: string): boolean => length >= SHORTEST_HEADLINE && length <= LONGEST_HEADLINE;

/** The day nearest to the headline, a few lines before or after. */
function dateNear(page: Page, headline: number, end: number): { day: string; line: number } | undefined {
  for (let off = 0; off <= 6; off++)
    for (const line of new Set([headline + off, headline - Math.min(off, 3)])) {
      const day = line >= 0 && line < end ? dayOn(page, line) : undefined;
      if (day) return { day, line };
    }
  return undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isOnCalendar(parseDay(text));

/** A whole day on the line, of its words or its `<time>`; YYYY-MM-DD. */
function dayOn({ facts }: Page, line: number): string | undefined {
  const { dates, stamps } = facts.lines[line]!;
  const stamp = stamps.find((one) => isDate(one.slice(0, 10)));
  if (stamp) return stamp.slice(0, 10);
  const whole = dates.find((one) => isDay(one));
  const { year, month, day } = whole?.start ?? {};
  return year && month && day ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const isDay = ({ precision, start, end }: DateMention): boolean =>
  precision === 'day' && start?.year !== undefined && end === undefined;

function newsList(page: Page, taken: ReadonlySet<string>): NewsRecord[] {
  const { outline, facts, now } = page;
  const rows = new Map<string, NewsRecord[]>();
  let [dated, toCome] = [0, 0];
  const used = new Set<number>();
  for (const line of outline.lines) {
    const { zone } = facts.lines[line.index]!;
    if (zone === 'nav' || zone === 'header' || zone === 'footer') continue;
    const link = headlineLink(line);
    if (!link || used.has(line.index) || facts.lines[line.index]!.dateShare > MOST_DATE) continue;
    const row = rowAround(page, line.index);
    const found = row && dayIn(page, row, line.index);
    if (!found) continue;
    dated++;
    if (found.day > now) toCome++;
    if (taken.has(link.text)) continue;
    for (let i = row.from; i < row.to; i++) used.add(i);
    const image = ownPicture(outline, row.from, row.to)?.image.src;
    const column = lineColumn(outline, line.index);
    const record: NewsRecord = {
      kind: 'news',
      name: link.text,
      datePublished: found.day,
      url: link.url,
      ...(image ? { image } : {}),
      text: textOf(outline, row.from, row.to),
      path: outline.path(row.block),
      confidence: LISTED_CONFIDENCE,
      ordinal: 0,
      evidence: {
        name: evidenceAt(outline, line.index, LISTED_CONFIDENCE),
        url: evidenceAt(outline, line.index, LISTED_CONFIDENCE),
        datePublished: evidenceAt(outline, found.line, LISTED_CONFIDENCE),
      },
      why: ['repeated', 'has-date', 'own-page'],
    };
    addTo(rows, column, record);
  }
  if (toCome > MOST_TO_COME * dated) return [];
  return [...rows.values()].filter((group) => group.length >= LEAST_ROWS && areHeadlines(group)).flat();
}

/** Headlines differ and say something; "Agenda", "Read more" and days of meetings do not. */
function areHeadlines(rows: readonly NewsRecord[]): boolean {
  const names = rows.map(({ name }) => name);
  const lengths = names.map((name) => (HAN_OR_HANGUL.test(name) ? 2 : 1) * name.length).sort((a, b) => a - b);
  if (names.filter((name) => MEETINGS.test(name)).length > names.length / 2) return false;
  return new Set(names).size >= DIFFERENT * names.length && lengths[Math.floor(lengths.length / 2)]! >= MEDIAN_LENGTH;
}

/** The line's longest link of some words. */
function headlineLink({ runs, text }: Line): { text: string; url: string } | undefined {
  let best: { text: string; url: string } | undefined;
  const texts = new Map<string, string>();
  for (const { link, text: part } of runs)
    if (link && /^https?:/.test(link)) texts.set(link, (texts.get(link) ?? '') + part);
  for (const [url, part] of texts) {
    const said = part.replace(/\s+/g, ' ').trim();
    if (isHeadline(said) && said.length > (best?.text.length ?? 0)) best = { text: said, url };
  }
  return best && best.text.length >= 0.3 * text.length ? best : undefined;
}

/** The smallest item, row or block around a line that holds a day; none where it holds more than a row would. */
function rowAround({ outline, facts }: Page, line: number): { from: number; to: number; block: number } | undefined {
  const { blocks, from, to } = outline;
  for (let block = outline.lines[line]!.block; block >= 0; block = blocks[block]!.parent) {
    const [first, end] = [from[block]!, to[block]!];
    if (end - first > LARGEST_ROW) break;
    for (let i = first; i < end; i++)
      if (facts.lines[i]!.dates.some((one) => isDay(one)) || facts.lines[i]!.stamps.length > 0)
        return { from: first, to: end, block };
  }
  // dt and dd: the day stands on the line before, in a block of its own.
  const before = line - 1;
  if (before < 0 || !facts.lines[before]!.dates.some((one) => isDay(one))) return undefined;
  const alike = blocks[outline.lines[before]!.block]!.parent === blocks[outline.lines[line]!.block]!.parent;
  return alike ? { from: before, to: line + 1, block: outline.lines[line]!.block } : undefined;
}

function dayIn(page: Page, row: { from: number; to: number }, line: number): { day: string; line: number } | undefined {
  const order = [line];
  for (let i = row.from; i < row.to; i++) if (i !== line) order.push(i);
  for (const at of order) {
    const day = dayOn(page, at);
    if (day) return { day, line: at };
  }
  return undefined;
}
