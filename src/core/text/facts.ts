/** Facts: what the readers of dates, names, units and contacts find on each line of a page, found once for all steps. */
import { languageOf } from '../page/language';
import { headingsOf } from '../page/headings';
import type { Line, Outline } from '../page/outline';
import type { TextStyle } from '../page/snapshot';
import { zonesOf } from '../page/zones';
import { beforeNumber, chunksOf, type Chunk } from './chunks';
import { addBlockMonths } from './days/block-months';
import { addColumnDays } from './days/column-days';
import { addColumnHours } from './days/column-hours';
import { addGridDays } from './days/grid-days';
import { addHeadedHours } from './days/headed-hours';
import { addMonthDays } from './days/month-days';
import { findEmails, findTelephones, sharedMailHost, type EmailMatch } from './contacts/index';
import { guessOrder } from './dates/index';
import { addFirstNames } from './first-names';
import { addLabelledNames } from './labelled-names';
import { datesByLine } from './days/dates-by-line';
import { addDottedDays } from './days/dotted-days';
import { addLeafDays } from './days/leaf-days';
import type { Lexicons } from './lexicon/index';
import { addPartedDays } from './days/parted-days';
import { addMonthsAbove } from './days/months-above';
import { addSpannedHours } from './days/spanned-hours';
import { matchName, matchTitle, type NameMatch } from './names/index';
import type { Facts, LineFacts, NameFact } from './line-facts';
import { mendMondays } from './days/mondays';
import { othersOf } from './others-names';
import { ownerOf } from './owner';
import { remembered } from './remembered';
import { matchUnit, type UnitMatch } from './units/index';
import { wordsOf } from './words/index';

export type { Facts, LineFacts, NameFact } from './line-facts';

const PRICE =
  /(?:[¥￥$€£]\s?\d)|(?:\d\s?(?:円|€|EUR|kr\b|元|원|USD|GBP|zł|CHF))|\b(?:free entry|free admission|sold out)\b|無料|入場料/iu;
/** Signs beside a name (an envelope, a star) are no part of it. */
const PICTOGRAPHS = /[\p{Extended_Pictographic}\u{fe0f}\u{200d}]/gu;
const LONGEST_NAME_LINE = 140;
const LONGEST_UNIT = 110;
/** Chunks looked at per line; lines of hundreds of links are menus. */
const MOST_CHUNKS = 40;

export function factsOf(outline: Outline, lexicons: Lexicons): Facts {
  const { snapshot, lines } = outline;
  const lang = languageOf(snapshot);
  const host = hostOf(snapshot.url);
  const texts = lines.map((line) => line.text);
  // The declared language may name the country, too: en-GB writes the day first.
  const declared = snapshot.lang ?? '';
  const order = guessOrder(texts, declared.toLowerCase().startsWith(lang) ? declared : lang, host);
  const zones = zonesOf(outline);
  const headings = headingsOf(outline);
  const dates = datesByLine(outline, lang, order);
  const words = wordsOf(lang);
  mendMondays(outline, dates);
  addLeafDays(outline, lang, dates);
  addBlockMonths(outline, dates);
  addColumnDays(outline, words, { lang, order }, dates);
  addColumnHours(outline, lang, dates);
  addPartedDays(outline, dates);
  addMonthsAbove(outline, headings, { lang, order }, dates);
  addSpannedHours(outline, lang, dates);
  addDottedDays(outline, { lang, order }, dates);
  const grids = addGridDays(outline, dates);
  addMonthDays(outline, headings, { lang, order }, dates);
  addHeadedHours(outline, headings, { lang, order }, dates);
  const base = commonSize(outline);
  const isOthers = othersOf(outline, headings);
  const nameOf = remembered((text) => matchName(text, lang, lexicons));
  const titleOf = remembered((text) => matchTitle(text, lang));
  const unitOf = remembered((text) => matchUnit(text, lang));
  const emailsOf = remembered(findEmails);
  const telephonesOf = remembered((text) => findTelephones(text, lang));
  const facts = lines.map((line): LineFacts => {
    const { mentions, covered } = dates[line.index]!;
    const chunks = chunksOf(line).slice(0, MOST_CHUNKS);
    const styles = line.runs.map((run) => snapshot.styles[run.style]!);
    const found = isOthers(line, headings[line.index]) ? [] : namesOn(line, chunks, nameOf);
    return {
      zone: zones[line.block]!,
      chunks,
      heading: headings[line.index],
      dates: mentions,
      dateShare: line.text ? Math.min(1, covered / line.text.length) : 0,
      stamps: stampsOf(outline, line),
      name: found[0],
      names: found.filter(({ match }) => match.score >= 0.6).length,
      title: line.text.length <= 120 ? titleOf(line.text) : null,
      unit: unitOn(chunks.concat(beforeNumber(line, true) ?? []), unitOf),
      emails: [...linkedEmails(outline, line), ...emailsOf(line.text)],
      telephones: telephonesOf(line.text),
      price: PRICE.test(line.text),
      size: base > 0 ? largest(styles, 'size') / base : 1,
      weight: largest(styles, 'weight'),
    };
  });
  joinUnits(outline, facts, unitOf);
  addFirstNames(outline, facts);
  addLabelledNames(outline, facts);
  const mailHost = sharedMailHost(texts);
  const owner = ownerOf(outline, zones, facts, { nameOf, unitOf, words });
  return {
    lang,
    host,
    order,
    words,
    zones,
    lines: facts,
    grids,
    ...(mailHost ? { mailHost } : {}),
    ...(owner ? { owner } : {}),
  };
}

/** "and Computer Science": how a unit's name goes on in the next line. */
const GOES_ON = /^(?:and|&|und|et|y|och|og|en)\s+\p{Lu}/u;
const LONGEST_REST = 50;

/** Names of units that go over two lines of one block, or of blocks side by side, stand whole on the first. */
function joinUnits(
  { blocks, lines }: Outline,
  facts: readonly LineFacts[],
  unitOf: (text: string) => UnitMatch | null,
): void {
  for (let i = 0; i + 1 < lines.length; i++) {
    const { unit } = facts[i]!;
    const [line, next] = [lines[i]!, lines[i + 1]!];
    if (!unit?.chunk.whole || next.text.length > LONGEST_REST || !GOES_ON.test(next.text)) continue;
    if (line.block !== next.block && blocks[line.block]!.parent !== blocks[next.block]!.parent) continue;
    const joined = unitOf(`${line.text} ${next.text}`);
    if (joined && joined.score >= unit.score - SAME_UNIT) facts[i]!.unit = { ...joined, chunk: unit.chunk };
  }
}

/** How much less sure a name may be that is longer by half a line. */
const SAME_UNIT = 0.1;

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}

/** Names on a line, the likeliest first: the chunks, or the line as a whole where it says as much. */
function namesOn(line: Line, chunks: readonly Chunk[], nameOf: (text: string) => NameMatch | null): NameFact[] {
  const isLong = line.text.length > LONGEST_NAME_LINE;
  const lead = isLong ? nameInLead(line, nameOf) : undefined;
  if (isLong && chunks.length < 2) return lead ? [lead] : [];
  const found: NameFact[] = lead ? [lead] : [];
  for (const chunk of chunks) {
    if (chunk.text.length > LONGEST_NAME_LINE) continue;
    const match = nameOf(chunk.text.replace(PICTOGRAPHS, '').trim());
    if (!match) continue;
    // The whole line comes first, and says a name less surely than the part of it that is the name and nothing else.
    const known = found.findIndex((other) => other.match.name === match.name);
    if (known < 0) found.push({ match, chunk });
    else if (match.score > found[known]!.match.score) found[known] = { match, chunk };
  }
  return found.sort((a, b) => b.match.score - a.match.score);
}

/** "Ada Byrd, Professor. Metre and rhyme in …": the first sentence of a long line, where it is a name with its post. */
const LEAD = /^[^\p{L}]{0,4}(\p{Lu}.{8,98}?\p{L}{3,})\s?\.\s+\p{Lu}/u;
const SURE_LEAD = 0.6;

function nameInLead(line: Line, nameOf: (text: string) => NameMatch | null): NameFact | undefined {
  const text = LEAD.exec(line.text)?.[1];
  const match = text ? nameOf(text) : null;
  if (!match?.title || match.score < SURE_LEAD) return undefined;
  return { match, chunk: { text: text!, style: line.runs[0]!.style, via: '', whole: false } };
}

function unitOn(chunks: readonly Chunk[], unitOf: (text: string) => UnitMatch | null): LineFacts['unit'] {
  let best: LineFacts['unit'];
  for (const chunk of chunks) {
    if (chunk.text.length > LONGEST_UNIT) continue;
    const match = unitOf(chunk.text);
    if (match && (!best || match.score > best.score + 0.05)) best = { ...match, chunk };
  }
  return best;
}

const MAIL = /^mailto:([^?]+)/i;

/** Blocks above a line that may be the link around it: `<a href="mailto:…"><span class="sr-only">E-mail Ann Lee</span></a>`. */
const LINKS_ABOVE = 3;

function linkedEmails({ blocks }: Outline, line: Line): EmailMatch[] {
  const found = new Set<string>();
  const around: { link?: string }[] = [];
  for (let block = line.block, up = 0; block >= 0 && up < LINKS_ABOVE; block = blocks[block]!.parent, up++)
    around.push(blocks[block]!);
  for (const { link } of [...line.runs, ...line.images, ...around]) {
    const email = link?.startsWith('cfemail:') ? decodeProtected(link.slice(8)) : mailOf(link);
    if (email) found.add(email);
  }
  return [...found].map((email) => ({ email, index: 0, length: 0 }));
}

function mailOf(link: string | undefined): string | undefined {
  const address = MAIL.exec(link ?? '')?.[1];
  if (!address) return undefined;
  let decoded = address;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    // A lone percent sign: the address as written.
  }
  return findEmails(decoded)[0]?.email;
}

/** Cloudflare's protection: the first byte is the key, the rest is the address XOR the key. */
function decodeProtected(hex: string): string | undefined {
  const bytes = hex.match(/[0-9a-f]{2}/gi)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  const key = bytes[0] ?? 0;
  return findEmails(String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ key)))[0]?.email;
}

function stampsOf(outline: Outline, line: Line): string[] {
  const out = line.runs.flatMap((run) => (run.time ? [run.time] : []));
  for (let block = line.block, up = 0; block >= 0 && up < 2; block = outline.blocks[block]!.parent, up++) {
    const { time } = outline.blocks[block]!;
    if (time) out.push(time);
  }
  return [...new Set(out)];
}

/** The font size that most of the page's text has. */
function commonSize(outline: Outline): number {
  const weightOf = new Map<number, number>();
  for (const line of outline.lines) {
    for (const run of line.runs) {
      const { size } = outline.snapshot.styles[run.style]!;
      weightOf.set(size, (weightOf.get(size) ?? 0) + run.text.length);
    }
  }
  return [...weightOf].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Over a loop, not a spread: a line may have a hundred thousand runs. */
const largest = (styles: readonly TextStyle[], key: 'size' | 'weight'): number =>
  styles.reduce((most, style) => Math.max(most, style[key]), 0);
