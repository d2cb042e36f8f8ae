/** `<span class="artist">Ann Lee</span><span class="title">Below the Bridge</span>` on one line: the class says which part is the name. */
import { ownClasses } from '../place/place-hints';
import { cleanName } from './clean-name';
import type { NameCandidate } from './name';
import type { Page } from '../record';

const TITLE = /(?:^|[\s_-])(?:title|ttl|tit|titel|titre|titulo|titolo|summary|headline)(?=\s|$)/;
/** Letters of a title at least. */
const LEAST = 3;

/** @returns the one part of the name's line that its class calls a title, where the name is another part that a class calls something else */
export function titleRun({ outline }: Page, name: NameCandidate): NameCandidate {
  const { chunk, line, inherited } = name;
  if (inherited || chunk.whole || !chunk.hint || TITLE.test(ownClasses(chunk.hint))) return name;
  const titles = outline.lines[line]!.runs.filter(({ text, hint }) => text.trim() && TITLE.test(ownClasses(hint)));
  const text = titles.length === 1 ? cleanName(titles[0]!.text) : '';
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST ? { ...name, text } : name;
}
