/** `<span class="artist">Ann Lee</span><span class="title">Below the Bridge</span>`, on one line or on two: of who is on and a title the title is the name. */
import { ownClasses } from '../../page/class-names';
import { WHO_HINT } from '../place/no-house';
import { cleanName } from './clean-name';
import type { NameCandidate } from './name';
import { TITLE_CLASS } from './name-score';
import { saysOfShowing } from './showing-remarks';
import { isCardSort, isSortOfEvent } from './sort-of-event';
import type { Extent, Page } from '../record';

/** Letters of a title at least. */
const LEAST = 3;

/** @returns the one part of the record that its class calls a title, where the name is a part or a line that says who is on */
export function titleRun({ outline }: Page, { from, to }: Extent, name: NameCandidate): NameCandidate {
  const { chunk, line, inherited } = name;
  if (inherited) return name;
  if (WHO_HINT.test(ownClasses(chunk.hint))) {
    const text = titleAmong(outline.lines[line]!.runs.filter((run) => run.text.trim()));
    return text ? { ...name, text } : name;
  }
  const classes = (at: number): string => ownClasses(outline.blocks[outline.lines[at]!.block]!.hint);
  if (!WHO_HINT.test(classes(line))) return name;
  const titles = outline.lines.slice(from, to).filter(({ index, text }) => text && TITLE_CLASS.test(classes(index)));
  const [title, ...others] = titles;
  const text = title && others.length === 0 ? cleanName(title.text) : '';
  return isName(text) ? { ...name, text, line: title!.index } : name;
}

function titleAmong(runs: readonly { text: string; hint?: string }[]): string | undefined {
  const titles = runs.filter(({ hint }) => TITLE_CLASS.test(ownClasses(hint)));
  const text = titles.length === 1 ? cleanName(titles[0]!.text) : '';
  return isName(text) ? text : undefined;
}

const isName = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST && !saysOfShowing(text) && !isSortOfEvent(text) && !isCardSort(text);
