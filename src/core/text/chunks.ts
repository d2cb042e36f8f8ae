/** Chunks: the pieces of a line that may each be one value: a link's text, a bold run, a part between separators. */
import type { Line } from '../page/outline';
import { NUMBER_LABEL } from './contacts/contact-labels';

export interface Chunk {
  text: string;
  link?: string;
  /** Style of the (first) run, an index into the snapshot's styles. */
  style: number;
  hint?: string;
  /** Inline elements around it: "a/span"; '' for the line itself. */
  via: string;
  /** True for the whole line. */
  whole: boolean;
}

const SEPARATOR = /\s*[|｜／•·◆■▼►»]\s*|\s+[-–—―]\s+|\s*[、，]\s*|\t|\s{3,}|\s*[:：]\s+/u;

/** The same in a text with « » around a title, whichever way they point. */
const BESIDE_QUOTES = /\s*[|｜／•·◆■▼►]\s*|\s+[-–—―]\s+|\s*[、，]\s*|\t|\s{3,}|\s*[:：]\s+/u;

const QUOTED =
  /『[^『』]{2,60}』|「[^「」]{4,60}」|“[^“”]{4,80}”|"[^"]{4,80}"|«[^«»]{4,80}»|»[^«»]{4,80}«|„[^„“]{4,80}“/gu;

/** "Bauamt, Tel. 07345 812-40", 総務課　電話：0199-22-1101: what stands before a number at a line's end; not before years. */
const BEFORE_NUMBER = new RegExp(
  `^(?!${NUMBER_LABEL}(?!\\p{L}))(\\p{L}[^\\d@:：|]{1,60}?)[\\s,，;:：(（–—-]{1,6}(${NUMBER_LABEL}\\.?[\\s.:：]{0,4})?(?![(（]?(?:1[6-9]|20)\\d\\d(?!\\d))(?=[+(（\\d０-９])[+()（）\\d０-９\\s./–—-]{6,40}$`,
  'iu',
);

/** The whole line first, then runs of one markup, then parts between separators and in quotes. No chunk twice. */
export function chunksOf(line: Line): Chunk[] {
  const out: Chunk[] = [];
  const seen = new Set<string>();
  const add = (chunk: Chunk): void => {
    const text = chunk.text.replace(/\s+/g, ' ').trim();
    if (!text || seen.has(text)) return;
    seen.add(text);
    out.push({ ...chunk, text });
  };
  const first = line.runs[0];
  if (!first) return out;
  const sameLink = line.runs.every((run) => run.link === first.link || !run.text.trim());
  add({
    text: line.text,
    style: first.style,
    via: line.runs.length === 1 ? (first.via ?? '') : '',
    whole: true,
    ...(sameLink && first.link ? { link: first.link } : {}),
    ...(first.hint && line.runs.length === 1 ? { hint: first.hint } : {}),
  });
  if (line.runs.length > 1) {
    for (const run of line.runs) {
      add({
        text: run.text,
        style: run.style,
        via: run.via ?? '',
        whole: false,
        ...(run.link ? { link: run.link } : {}),
        ...(run.hint ? { hint: run.hint } : {}),
      });
    }
  }
  // One link around the whole line: what it says is one name, colons and commas included.
  if (sameLink && first.link) return out;
  const separator = line.text.includes('«') ? BESIDE_QUOTES : SEPARATOR;
  if (line.text.length <= 200 && separator.test(line.text)) {
    for (const part of line.text.split(separator)) add({ text: part, style: first.style, via: '', whole: false });
  }
  // What stands in quotes within a longer line is often the title in it.
  for (const [quoted] of line.text.matchAll(QUOTED)) {
    if (quoted.length < line.text.length - 4) add({ text: quoted, style: first.style, via: 'q', whole: false });
  }
  return out;
}

/**
 * What stands before the number with which a line ends: a house or an organizer as often as an office, so it is none of the line's chunks.
 * @param labelled only where a label says that it is a telephone number: "Bauamt, Tel. …"
 */
export function beforeNumber({ text, runs }: Line, labelled = false): Chunk | undefined {
  const [, named, label] = BEFORE_NUMBER.exec(text) ?? [];
  return named && (label || !labelled) ? { text: named, style: runs[0]!.style, via: '', whole: false } : undefined;
}
