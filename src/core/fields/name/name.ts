/** The name of a record: its title, told from dates, places, prices and links that merely lead on. */
import type { Outline } from '../../page/outline';
import { lineColumn } from '../../page/line-column';
import type { Chunk } from '../../text/chunks';
import type { Facts, LineFacts } from '../../text/facts';
import { bareLabel } from '../compound-label';
import { cleanName } from './clean-name';
import { headingAround } from './heading-around';
import { isInLinkedBrackets } from './linked-brackets';
import { endsOver } from './name-over-lines';
import { withoutLabelled, withoutRemark, withoutSpoken } from './name-remarks';
import { rateName } from './name-score';
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

/** Alternative texts that say what is to be seen, or which of several it is ("Flyer 2"), not what is on. */
const OF_PICTURE =
  /^(?:photo|image|picture|foto|bild|imagen|imagem|写真|画像|사진)(?:\s+(?:of|von|de|di)\s|\s*[:：])|(?:photo|image|picture|img|banner|flyer|flier|poster|plakat|affiche|foto|bild|imagen|imagem|cartel|locandina|写真|画像|フライヤー|ポスター|チラシ|ちらし|バナー|サムネイル|图片|圖片|海报|海報|사진|포스터)\s*[-_#(（]?\s*\d{1,2}[)）]?$/iu;
/**
 * "雲谷派 画像", "Harbour Fair – Poster", "Harbour Fair flyer": that it is a picture, behind what is to be seen. Without a sign between the two a word
 * in capitals may be the name's own ("The Big Picture", "Das blaue Bild").
 */
const PICTURE_BEHIND =
  /(?:\s*[\-–—|｜_:：][\s\-–—|｜_:：]*(?:[Pp]hoto|[Ii]mage|[Pp]icture|[Tt]humbnail|[Ff]l[yi]er|[Pp]oster|[Pp]lakat|[Aa]ffiche|[Ff]oto|[Bb]ild|[Ii]magen|[Ii]magem|[Cc]artel|[Ll]ocandina)|\s+(?:image|thumbnail|fl[yi]er|poster|affiche|foto|imagen|imagem|cartel|locandina)|[\s\-–—|｜_:：]+の?(?:写真|画像|イメージ|サムネイル|フライヤー|ポスター|チラシ|ちらし|バナー|メインビジュアル|キービジュアル|图片|圖片|海报|海報|사진|포스터))$/u;
/** "im Gasthof Krone", "in connection with …": what goes on with what stands before it, in lower case. */
const GOES_ON =
  /^(?:[Cc]o-?located with|[Ii]n (?:conjunction|cooperation|collaboration|association) with|im|am|beim|in de[rmn]|an de[rmn]|auf de[rmn]|ab|at the|in the|with|from|mit|met|m\.m\.v\.|o\.l\.v\.|chez|avec|à|au|en el|en la|con|presso|nel|nella|bij|in het|voor|vid|med|hos|på)\s\S/u;
/** What is in bold is set off, and begins in lower case because its makers like it so. */
const BOLD = 600;
const beginsWithDay = ({ dates: [first] }: LineFacts): boolean => first?.precision === 'day' && first.index <= 2;
/** "Sport Meldeschluss" before a day: by when one signs up. */
const SIGN_UP_BY =
  /(?<!\p{L})(?:(?:an)?meldeschluss|nennschluss|anmeldefrist|anmeldungen? bis(?: zum)?|(?:rsvp|register|sign up|book) (?:by|before)|registration (?:by|until|closes|deadline)|inscriptions? (?:avant|jusqu.{0,6})|inscripci(?:ón|ones) hasta|iscrizion[ei] (?:entro|fino)|inscriç(?:ão|ões) até|(?:inschrijven|aanmelden) (?:voor|tot))\P{L}*$/iu;
/** "6 September och 20 September": what is left of a line when its days are cut. */
const BETWEEN_DAYS =
  /^(?:and|or|und|oder|sowie|et|ou|y|e|ed|o|och|samt|og|eller|en|of|i|oraz|a|и|と|及び|および|和|与|및)$/u;
/** What a name over several lines loses against the best of them. */
const JOINED = 0.3;

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
      for (const end of endsOver(this.outline, this.facts, index, to)) {
        const joined = this.#joined(index, end);
        if (joined) out.push({ ...joined, score: joined.score + size - 0.04 * Math.min(20, index - from) });
      }
    }
    return out.sort((a, b) => b.score - a.score);
  }

  /** Several lines as one name: "The Harbour presents" / "Night Ferry". */
  #joined(index: number, end: number): NameCandidate | undefined {
    let best: NameCandidate | undefined;
    for (let at = index; at < end; at++) {
      const whole = this.line(at).find(({ chunk }) => chunk.whole);
      const { label, attribute, more } = this.#vocabulary.in(this.outline.lines[at]!.text);
      // "Local:" / "Centro de Convenções": what stands below a label is its value.
      if (!whole || label || attribute || more) return undefined;
      // "岬バンド" / "岬バンド TOUR 2027"
      if (at > index && this.outline.lines[at]!.text.startsWith(this.outline.lines[at - 1]!.text)) return undefined;
      // 授与式 / 会場: 大会議室
      if (at > index && this.#saysWhere(at)) return undefined;
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

  /** Whether a line is a label of place, time or price with its value. */
  #saysWhere(line: number): boolean {
    const { words } = this.facts;
    const { text } = this.outline.lines[line]!;
    return (['placeLabel', 'dateLabel', 'priceLabel'] as const).some((label) => words.after(label, text));
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
      const alt = (image?.alt ?? '').replace(PICTURE_BEHIND, '');
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
        chunk.whole
          ? withoutLabelled(withoutDates(facts, index, line.text))
          : withoutHalves(fact, line.text, chunk.text),
      );
      const isPlain = !chunk.link && !headingAround(outline, line.block);
      const told = isPlain ? withoutSpoken(said) : said;
      const text = beginsWithDay(fact) && isPlain ? withoutRemark(told) : told;
      if (chunk.link && beginsWithDay(fact) && isInLinkedBrackets(line, chunk.text)) continue;
      if (!text || (isPlain && fact.weight < BOLD && GOES_ON.test(text))) continue;
      if (chunk.whole && (isCompoundLabel(facts, text) || this.#saysWhere(index))) continue;
      if (BETWEEN_DAYS.test(text)) continue;
      if (fact.dates.length > 0 && SIGN_UP_BY.test(text)) continue;
      if (!chunk.whole && fact.dates.some((d) => line.text.slice(d.index, d.index + d.length).includes(text))) continue;
      const score = this.#rate(text, index, chunk) - (chunk.whole ? 0 : 0.2);
      const column = columnOf(outline, index, chunk);
      const wholeColumn = chunk.whole && chunk.via ? `${lineColumn(outline, index)}|` : undefined;
      out.push({ text, line: index, chunk, score, column, ...(wholeColumn ? { wholeColumn } : {}) });
    }
    return out.sort((a, b) => b.score - a.score);
  }

  #rate(text: string, index: number, chunk: Chunk): number {
    const { outline, facts } = this;
    return rateName({ outline, facts, vocabulary: this.#vocabulary }, text, index, chunk);
  }
}

export function largestSize(facts: Facts, from: number, to: number): number {
  let largest = 0;
  for (let i = from; i < to; i++)
    largest = Math.max(largest, facts.lines[i]!.dateShare > 0.5 ? 0 : facts.lines[i]!.size);
  return largest;
}

/** 공연일시, 행사장소. */
const isCompoundLabel = ({ words }: Facts, text: string): boolean => {
  const label = bareLabel(text);
  return label !== text && (words.is('dateLabel', label) || words.is('placeLabel', label));
};

/** The column of a piece of a line: that of the line, and the inline markup around the piece. */
const columnOf = (outline: Outline, index: number, chunk: Chunk): string =>
  `${lineColumn(outline, index)}|${chunk.via}`;
