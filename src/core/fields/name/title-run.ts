/** `<span class="artist">Ann Lee</span><span class="title">Below the Bridge</span>` on one line: of who is on and a title the title is the name. */
import { ownClasses } from '../../page/class-names';
import { WHO_HINT } from '../place/no-house';
import { cleanName } from './clean-name';
import type { NameCandidate } from './name';
import { TITLE_CLASS } from './name-score';
import type { Page } from '../record';

/** Letters of a title at least. */
const LEAST = 3;

/** @returns the one part of the name's line that its class calls a title, where the name is a part that says who is on */
export function titleRun({ outline }: Page, name: NameCandidate): NameCandidate {
  const { chunk, line, inherited } = name;
  if (inherited || chunk.whole || !WHO_HINT.test(ownClasses(chunk.hint))) return name;
  const titles = outline.lines[line]!.runs.filter(
    ({ text, hint }) => text.trim() && TITLE_CLASS.test(ownClasses(hint)),
  );
  const text = titles.length === 1 ? cleanName(titles[0]!.text) : '';
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST ? { ...name, text } : name;
}
