/** The name of a record: its title, told from dates, places, prices and links that merely lead on. */
import type { Line, Outline } from '../page/outline';
import { lineColumn } from '../page/line-column';
import type { Block } from '../page/snapshot';
import type { Chunk } from '../text/chunks';
import type { Facts, LineFacts } from '../text/facts';
import { isPending } from './event-state';
import { withoutRemark, withoutSpoken } from './name-remarks';
import { NameVocabulary } from './name-words';
import { withoutDates, withoutHalves } from './undated';

export interface NameCandidate {
  text: string;
  line: number;
  chunk: Chunk;
  score: number;
  /** Where in the record's markup it stands: the column of a table, the class of a card's part. */
  column: string;
  /** A line of one run stands in the run's column, and in that of lines of several: "<a>Ann</a>" beside "<a>Ann</a>, <a>Bo</a>". */
  wholeColumn?: string;
  /** How many lines it goes over, where it is not one. */
  lines?: number;
  /** It stands above the record, that many telling headings up. */
  inherited?: number;
}

const LONGEST = 160;
/** Alternative texts that say what is to be seen, or which of several it is ("Flyer 2"), not what is on. */
const OF_PICTURE =
  /^(?:photo|image|picture|foto|bild|imagen|imagem|写真|画像|사진)(?:\s+(?:of|von|de|di)\s|\s*[:：])|(?:photo|image|picture|img|banner|flyer|flier|poster|plakat|affiche|foto|bild|imagen|imagem|cartel|locandina|写真|画像|フライヤー|ポスター|チラシ|ちらし|バナー|サムネイル|图片|圖片|海报|海報|사진|포스터)\s*[-_#(（]?\s*\d{1,2}[)）]?$/iu;
/** "The Harbour presents": what is presented comes next. */
const PRESENTS = /(?:(?<!\p{L})(?:proudly )?presents?|(?<!\p{L})pre\.|主催)\s*[:：]?$/iu;
/** "Earlier concerts are here!": a link's words. */
const LEADS_ON =
  /こちら(?:から|まで|へ|を(?:ご覧|参照)(?:ください)?)?[\s！!。»＞>→▶]*$|^\P{L}*(?:google\s?calendar|googleカレンダー|i?cal|outlook(?:\s?calendar)?|add to (?:my )?calendar|カレンダーに(?:追加|登録)(?:する)?)\P{L}*$/iu;
/** Share of a piece of a line from which on it says when. */
const MOSTLY_DATED = 0.5;
/** "im Gasthof Krone", "in connection with …": what goes on with what stands before it, in lower case. */
const GOES_ON =
  /^(?:[Cc]o-?located with|[Ii]n (?:conjunction|cooperation|collaboration|association) with|im|am|beim|in de[rmn]|an de[rmn]|auf de[rmn]|ab|at the|in the|with|from|chez|avec|à|au|en el|en la|con|presso|nel|nella|bij|in het|voor|vid|med|hos|på)\s\S/u;
/** What is in bold is set off, and begins in lower case because its makers like it so. */
const BOLD = 600;
const beginsWithDay = ({ dates: [first] }: LineFacts): boolean => first?.precision === 'day' && first.index <= 2;
/** "Sport Meldeschluss" before a day: by when one signs up. */
const SIGN_UP_BY =
  /(?<!\p{L})(?:(?:an)?meldeschluss|nennschluss|anmeldefrist|anmeldungen? bis(?: zum)?|(?:rsvp|register|sign up|book) (?:by|before)|registration (?:by|until|closes|deadline)|inscriptions? (?:avant|jusqu.{0,6})|inscripci(?:ón|ones) hasta|iscrizion[ei] (?:entro|fino)|inscriç(?:ão|ões) até|(?:inschrijven|aanmelden) (?:voor|tot))\P{L}*$/iu;
/** "＠Harbour Hall" below a name is where it is. */
const AT_PLACE = /^\s*[@＠]/u;
/** A line longer than this is no part of a name over two lines. */
const LONGEST_PART = 90;
/** Share of a line-up that is linked; the rest is commas. */
const LINE_UP = 0.7;
const MOST_JOINED = 4;
/** What a name over several lines loses against the best of them. */
const JOINED = 0.3;
export const CATEGORY_HINT =
  /(^|[\s_#.-])(cat(egor(y|ies))?|tags?|labels?|badge|genre|icon|type|area|status|date|time|day|month|week|price|meta|author|venue|place|loc|location|address|breadcrumbs?|share|btn|button|more|kategori(?:e|a)?|categori[ae]|datum|fecha|zeit|tijd|tid|ort|plats|plaats|sted|lieu|lugar|luogo|preis|prijs|pris|prix|precio|prezzo)([\s_-]|$)/;
export const TITLE_HINT =
  /(^|[\s_#.-])(title|ttl|tit|name|summary|headline|heading|subject|event-?name|midashi|p-name|fn|artist|act|performer|titel|titre|titulo|titolo|tytul|nazev|rubrik|overskrift|otsikko|namn|navn|naam|nom|nome|nombre)s?([\s_-]|\d|$)/;

/** Scores every piece of a page once as a name; records then take the best of their lines. */
export class NameScorer {
  readonly #lines: (NameCandidate[] | undefined)[] = [];
  readonly #vocabulary: NameVocabulary;

  constructor(
    readonly outline: Outline,
    readonly facts: Facts,
  ) {
    this.#vocabulary = new NameVocabulary(facts.words);
  }

  /** Candidates on one line, best first, with scores that do not depend on the record. */
  line(index: number): NameCandidate[] {
    return (this.#lines[index] ??= this.#score(index));
  }

  /** Candidates in a run of lines, best first: earlier and larger than the rest of the record is likelier. */
  range(from: number, to: number): NameCandidate[] {
    const largest = largestSize(this.facts, from, to);
    const out: NameCandidate[] = [];
    for (let index = from; index < to; index++) {
      const size = this.facts.lines[index]!.size >= largest && largest > 1.05 ? 1 : 0;
      for (const one of this.line(index)) {
        out.push({ ...one, score: one.score + size - 0.04 * Math.min(20, index - from) });
      }
      for (const end of this.#ends(index, to)) {
        const joined = this.#joined(index, end);
        if (joined) out.push({ ...joined, score: joined.score + size - 0.04 * Math.min(20, index - from) });
      }
    }
    return out.sort((a, b) => b.score - a.score);
  }

  /** Ends (exclusive) of names that begin on a line and go on: over the next line, and over all lines of one style. */
  #ends(index: number, to: number): number[] {
    if (!this.#mayJoin(index)) return [];
    let end = index + 1;
    while (end < to && end - index < MOST_JOINED && this.#mayJoin(end) && this.#together(end - 1, end)) end++;
    if (end === index + 1) return [];
    const alike = (at: number): boolean => {
      const [a, b] = [this.facts.lines[index]!, this.facts.lines[at]!];
      return a.size === b.size && a.weight === b.weight;
    };
    let run = index + 1;
    while (run < end && alike(run)) run++;
    return run > index + 2 ? [index + 2, run] : [index + 2];
  }

  #mayJoin(index: number): boolean {
    const { text } = this.outline.lines[index]!;
    const { dateShare, price, emails, telephones } = this.facts.lines[index]!;
    return (
      text !== '' &&
      text.length <= LONGEST_PART &&
      dateShare === 0 &&
      !price &&
      emails.length + telephones.length === 0 &&
      !AT_PLACE.test(text)
    );
  }

  /** Two lines of one block, or of blocks side by side, but not of two cells. */
  #together(first: number, second: number): boolean {
    const { blocks, lines } = this.outline;
    const [a, b] = [lines[first]!.block, lines[second]!.block];
    if (a === b) return true;
    return blocks[a]!.parent === blocks[b]!.parent && !isCell(blocks[a]!) && !isCell(blocks[b]!);
  }

  /** Several lines as one name: "The Harbour presents" / "Night Ferry". */
  #joined(index: number, end: number): NameCandidate | undefined {
    let best: NameCandidate | undefined;
    for (let at = index; at < end; at++) {
      const whole = this.line(at).find(({ chunk }) => chunk.whole);
      const { label, attribute, more } = this.#vocabulary.in(this.outline.lines[at]!.text);
      // "Local:" / "Centro de Convenções": what stands below a label is its value.
      if (!whole || label || attribute || more) return undefined;
      if (!best || whole.score > best.score) best = whole;
    }
    const lines = end - index;
    const text = cleanName(
      this.outline.lines
        .slice(index, end)
        .map((line) => line.text)
        .join(' '),
    );
    const column = `${this.line(index)[0]!.column}+`;
    return text ? { ...best!, text, line: index, score: best!.score - JOINED, column, lines } : undefined;
  }

  /** The best of a run of lines, as `range` has it, and the score of the next; undefined where there is none. */
  best(from: number, to: number): { name: NameCandidate; score: number; next: number | undefined } | undefined {
    const largest = largestSize(this.facts, from, to);
    let name: NameCandidate | undefined;
    let score = -Infinity;
    let next = -Infinity;
    for (let index = from; index < to; index++) {
      const size = this.facts.lines[index]!.size >= largest && largest > 1.05 ? 1 : 0;
      const candidates = this.line(index);
      // A line's own are in order: no third one can be among the best two.
      for (let n = 0; n < Math.min(2, candidates.length); n++) {
        const own = candidates[n]!.score + size - 0.04 * Math.min(20, index - from);
        if (own > score) {
          next = score;
          score = own;
          name = candidates[n]!;
        } else if (own > next) next = own;
      }
    }
    return name && { name, score, next: next === -Infinity ? undefined : next };
  }

  #score(index: number): NameCandidate[] {
    const { outline, facts } = this;
    const line = outline.lines[index]!;
    const fact = facts.lines[index]!;
    if (!line.text) {
      const image = line.images[0];
      const alt = image?.alt ?? '';
      if (alt.length < 4 || OF_PICTURE.test(alt)) return [];
      const chunk: Chunk = {
        text: alt,
        style: 0,
        via: 'img',
        whole: true,
        ...(image?.link ? { link: image.link } : {}),
      };
      return [
        {
          text: alt,
          line: index,
          chunk,
          score: this.#rate(alt, index, chunk) - 1.5,
          column: columnOf(outline, index, chunk),
        },
      ];
    }
    const out: NameCandidate[] = [];
    for (const chunk of fact.chunks) {
      const said = cleanName(
        chunk.whole ? withoutDates(facts, index, line.text) : withoutHalves(fact, line.text, chunk.text),
      );
      const isPlain = !chunk.link && !headingAround(outline, line.block);
      const told = isPlain ? withoutSpoken(said) : said;
      const text = beginsWithDay(fact) && isPlain ? withoutRemark(told) : told;
      if (!text || (isPlain && fact.weight < BOLD && GOES_ON.test(text))) continue;
      if (fact.dates.length > 0 && SIGN_UP_BY.test(text)) continue;
      if (!chunk.whole && fact.dates.some((d) => line.text.slice(d.index, d.index + d.length).includes(text))) continue;
      const score = this.#rate(text, index, chunk) - (chunk.whole ? 0 : 0.2);
      const column = columnOf(outline, index, chunk);
      const wholeColumn = chunk.whole && chunk.via ? `${lineColumn(outline, index)}|` : undefined;
      out.push({ text, line: index, chunk, score, column, ...(wholeColumn ? { wholeColumn } : {}) });
    }
    return out.sort((a, b) => b.score - a.score);
  }

  /** "Thursdays 12–2pm, Café" behind a dash. */
  #isMostlyDated(index: number, text: string): boolean {
    const line = this.outline.lines[index]!.text;
    const dated = this.facts.lines[index]!.dates.filter((day) =>
      text.includes(line.slice(day.index, day.index + day.length)),
    );
    return dated.reduce((sum, { length }) => sum + length, 0) > MOSTLY_DATED * text.length;
  }

  #rate(text: string, index: number, chunk: Chunk): number {
    const line = this.outline.lines[index]!;
    const fact = this.facts.lines[index]!;
    const said = this.#vocabulary.in(text);
    const labels = this.#vocabulary.before(line.text);
    const block = this.outline.blocks[line.block]!;
    let score = 0;
    const heading = headingAround(this.outline, line.block);
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
    if (isPending(text, this.facts.lang)) score -= 8;
    if (fact.dateShare > 0.6 && chunk.whole) score -= 1;
    if (!chunk.whole && this.#isMostlyDated(index, text)) score -= 4;
    return score;
  }
}

const isCell = ({ tag }: Block): boolean => tag === 'td' || tag === 'th';

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

/** A record's heading may be a block inside it, around the line. */
export function headingAround(outline: Outline, block: number): number | undefined {
  for (let up = block, n = 0; up >= 0 && n < 3; up = outline.blocks[up]!.parent, n++) {
    if (outline.blocks[up]!.heading) return outline.blocks[up]!.heading;
  }
  return undefined;
}

export function largestSize(facts: Facts, from: number, to: number): number {
  let largest = 0;
  for (let i = from; i < to; i++)
    largest = Math.max(largest, facts.lines[i]!.dateShare > 0.5 ? 0 : facts.lines[i]!.size);
  return largest;
}

/** The column of a piece of a line: that of the line, and the inline markup around the piece. */
const columnOf = (outline: Outline, index: number, chunk: Chunk): string =>
  `${lineColumn(outline, index)}|${chunk.via}`;

const SEPARATORS = [' - ', ' – ', ' — ', ' | ', ' · '];
const PRICE = /(?:[€$£¥￥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|円|zł|kr\.?))$/u;
const LONGEST_PRICE = 48;

/** Without " — Adults 14 € | Children 7 €" at its end: what it costs. */
function withoutPrices(text: string): string {
  let out = text;
  while (PRICE.test(out.slice(-LONGEST_PRICE))) {
    const at = Math.max(...SEPARATORS.map((separator) => out.lastIndexOf(separator)));
    if (at < 0 || out.length - at > LONGEST_PRICE) break;
    out = out.slice(0, at).trimEnd();
  }
  return out;
}

/** Brackets, bullets and separators at the ends, left over when dates and labels are cut, and prices. */
export function cleanName(text: string): string {
  // What is much longer than a name is none, and trimming its ends by pattern would take its time.
  if (text.length > 3 * LONGEST) return '';
  // A pair of « » is a title's, one alone an arrow.
  let out = text
    .replace(/[\ue000-\ue003]/gu, '')
    .replace(/«([^«»]*)»/gu, '\ue000$1\ue001')
    .replace(/»([^«»]*)«/gu, '\ue002$1\ue003');
  out = withoutPrices(out.replace(/\s+/g, ' ').trim());
  out = out
    .replace(/^[\s\-–—―:：|｜/／・•·,，、.。)）\]】>»▶►◆■●○☆★◎※＊*~～〜→]+/u, '')
    .replace(/(?<=[[［(（【]\s*)[①-⑳]$/u, '')
    .replace(/[\s\-–—―:：|｜/／・•·,，、(（[［【<«~～〜→@＠¶■□◆◇]+$/u, '');
  out = out.replace(/[\ue000-\ue003]/gu, (mark) => '«»»«'[mark.charCodeAt(0) - 0xe000]!);
  out = out.replace(/^(?:\([^)\p{L}]*\)|（[^）\p{L}]*）|【[^】\p{L}]*】)\s*/u, '');
  return out.length > LONGEST ? '' : out;
}
