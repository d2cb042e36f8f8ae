/**
 * Posts that tell of an event and set off its sheet of facts below: 「個展が開かれます」 heads the post, and right above 会期 and 会場 stands what the event is
 * called. Where the heading is a sentence or a notice, the caption of the sheet is the name.
 */
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';

const NOTICE = /(?:ます|ました|です|ください|お知らせ|ご?案内|について)[。！!]*$/u;
const [SHORTEST, LONGEST] = [4, 50];
/** Score as a title: a caption need not have a word of events. */
const BARELY_NAMED = -1;
/** A caption is no sentence, and ends with no colon. */
const SENTENCE = /(?:[。！？!?：:]|ます|ました|です|ください|ません)$/u;

/** @returns the caption of the record's sheet, where its name is only what the post tells; the candidate as it is where there is none */
export function captionOfSheet(
  { outline, facts, names }: Page,
  { from, to }: Extent,
  name: NameCandidate,
): NameCandidate {
  if (name.inherited || !name.chunk.whole || !NOTICE.test(name.text)) return name;
  const { lines } = outline;
  const isLabel = (line: number): boolean =>
    facts.words.is('dateLabel', lines[line]!.text) || facts.words.is('placeLabel', lines[line]!.text);
  const labels = lines.slice(from, to).flatMap(({ index }) => (isLabel(index) ? [index] : []));
  const [first] = labels;
  if (labels.length < 2 || first! - 1 <= name.line) return name;
  const { text, index, block } = lines[first! - 1]!;
  const isCaption =
    block !== lines[first!]!.block && text.length >= SHORTEST && text.length <= LONGEST && !SENTENCE.test(text);
  const caption = isCaption && facts.lines[index]!.dates.length === 0 ? names.line(index)[0] : undefined;
  return caption?.chunk.whole && caption.score > BARELY_NAMED ? { ...caption, score: name.score } : name;
}
