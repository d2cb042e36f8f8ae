/**
 * What tells a page's kind beside the paper's nine features: its address, title and headings, its links, dates, layout and forms, the data
 * that it declares, and the records found on it. The model of page kinds is trained on the nine and on these.
 */
import type { Page } from '../../fields/record';
import type { FoundRecord } from '../../finding';
import { log, yes } from '../../learned/numbers';
import type { LineFacts } from '../../text/facts';
import { NINE, nineFeatures } from './nine-features';
import { addDays } from './page-days';
import { addLinks, addList } from './page-lists';
import { addRecords } from './page-records';
import { addAddress, addHost, addTitles } from './page-titles';
import { PAGE_WORDS, plain, type PageWordClass } from './page-words';

const PAGE_CLASSES = Object.keys(PAGE_WORDS) as PageWordClass[];
/** Longer lines are prose. */
const PROSE = 120;
const SURE = 0.6;
const DECLARED: Record<string, RegExp> = {
  article: /Article|BlogPosting|og:type article|article:published/,
  event: /"[A-Za-z]*Event"|schema\.org\/\w*Event/,
  person: /"(?:Person|ProfilePage)"|og:type profile|schema\.org\/Person/,
  business:
    /"(?:Corporation|LocalBusiness|Organization|Store|Restaurant|Hotel)"|schema\.org\/(?:LocalBusiness|Organization)/,
  product: /"(?:Product|Recipe|FAQPage|WebApplication|VideoObject|SearchResultsPage)"|og:type product/,
  feed: /application\/(?:rss|atom)/,
};

/** @returns values by name, always the same names in the same order: the nine, then ours */
export function pageEvidence(page: Page, records: readonly FoundRecord[]): Map<string, number> {
  const { outline, facts } = page;
  const out = new Map<string, number>();
  nineFeatures(outline, facts).forEach((value, i) => out.set(NINE[i]!, value));
  addAddress(out, page);
  addHost(out, page);
  addTitles(out, page);
  addLines(out, page);
  addLayout(out, page);
  addList(out, page);
  addLinks(out, page);
  addDays(out, page);
  const declared = outline.snapshot.declared
    .map((one) =>
      one.kind === 'meta' ? `${one.name} ${one.content}` : one.kind === 'link' ? (one.type ?? '') : one.text,
    )
    .join('\n');
  for (const [name, pattern] of Object.entries(DECLARED)) out.set(`declared ${name}`, yes(pattern.test(declared)));
  addRecords(out, page, records);
  return out;
}

/** Per reader: on how many lines of the page's main part it finds something, and on which share of them. */
function addLines(out: Map<string, number>, { outline, facts, now }: Page): void {
  const main = outline.lines.filter(({ index, text }) => facts.lines[index]!.zone === 'main' && text !== '');
  const used = main.length > 0 ? main : outline.lines.filter(({ text }) => text !== '');
  const readers: Record<string, (line: LineFacts, text: string) => boolean> = {
    names: ({ name }) => (name?.match.score ?? 0) >= SURE,
    posts: ({ title }) => (title?.score ?? 0) >= SURE,
    units: ({ unit }) => (unit?.score ?? 0) >= SURE,
    days: ({ dates }) => dates.some(({ precision }) => precision === 'day'),
    times: ({ dates }) => dates.some(({ startTime }) => startTime !== undefined),
    recurrences: ({ dates }) => dates.some(({ precision }) => precision === 'recurrence'),
    mails: ({ emails }) => emails.length > 0,
    telephones: ({ telephones }) => telephones.length > 0,
    prices: ({ price }) => price,
    'event words': (_, text) => text.length <= PROSE && facts.words.has('eventWord', text),
    'news words': (_, text) => text.length <= PROSE && facts.words.has('news', text),
    'people words': (_, text) => text.length <= PROSE && facts.words.has('peopleSection', text),
    'unit words': (_, text) => text.length <= PROSE && facts.words.has('unitSection', text),
    labels: (_, text) => facts.words.after('attributeLabel', text) !== null,
    'place labels': (_, text) => facts.words.after('placeLabel', text) !== null,
    'date labels': (_, text) => facts.words.after('dateLabel', text) !== null,
    'more links': (_, text) => facts.words.is('moreLabel', text),
  };
  const folded = new Map(used.map(({ text }) => [text, plain(text)]));
  for (const name of PAGE_CLASSES) readers[`${name} words`] ??= (_, text) => PAGE_WORDS[name].test(folded.get(text)!);
  for (const [name, reader] of Object.entries(readers)) {
    let hits = 0;
    for (const { index, text } of used) if (reader(facts.lines[index]!, text)) hits++;
    out.set(`lines with ${name}`, log(hits));
    out.set(`share with ${name}`, hits / Math.max(1, used.length));
  }
  const year = Number(now.slice(0, 4));
  const years = used.flatMap(({ index }) => facts.lines[index]!.dates.map(({ start }) => start?.year ?? 0));
  out.set('dates of years before', log(years.filter((one) => one > 0 && one < year).length));
  out.set('dates of this year on', log(years.filter((one) => one >= year).length));
}

/** How the page's text is spread over lines, links, tags and boxes. */
function addLayout(out: Map<string, number>, { outline, facts }: Page): void {
  const { blocks, lines } = outline;
  let [chars, prose, linked, links, outside, images, linkedLines] = [1, 0, 0, 0, 0, 0, 0];
  const running = new Map<number, number>();
  for (const line of lines) {
    chars += line.text.length;
    images += line.images.length;
    if (line.text.length > PROSE) {
      prose += line.text.length;
      const { parent } = blocks[line.block]!;
      running.set(parent, (running.get(parent) ?? 0) + line.text.length);
    }
    if (line.runs.some(({ link }) => link)) linkedLines++;
    for (const { link, text } of line.runs) {
      if (!link) continue;
      linked += text.length;
      links++;
      if (/^https?:/.test(link) && !link.includes(facts.host)) outside++;
    }
  }
  out.set('characters', log(chars));
  out.set('lines', log(lines.length));
  out.set('share of prose', prose / chars);
  out.set('longest running text', log(Math.max(0, ...running.values())));
  out.set('running text in one place', Math.max(0, ...running.values()) / Math.max(1, prose));
  out.set('share of links', linked / chars);
  out.set('share of linked lines', linkedLines / Math.max(1, lines.length));
  out.set('links', log(links));
  out.set('share of links outside', outside / Math.max(1, links));
  out.set('images', log(images));
  const count = (tags: RegExp): number => log(blocks.filter(({ tag }) => tags.test(tag)).length);
  out.set('headings', log(blocks.filter(({ heading }) => heading).length));
  out.set('list items', count(/^(?:li|dd|dt)$/));
  out.set('rows', count(/^tr$/));
  out.set('articles', count(/^article$/));
  out.set('forms', count(/^(?:form|fieldset)$/));
  out.set('paragraphs', count(/^p$/));
  out.set(
    'share in main',
    lines.filter(({ index }) => facts.lines[index]!.zone === 'main').length / Math.max(1, lines.length),
  );
}
