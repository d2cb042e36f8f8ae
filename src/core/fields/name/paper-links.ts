/** "Reading a pump curve Abstract and Video": links at the end of a title that lead to its papers are no part of it. */
import type { Line } from '../../page/outline';
import { cleanName } from './clean-name';
import { namesPapers } from './generic-heading';
import type { NameCandidate } from './name';
import type { Page } from '../record';

const PAPERS =
  /^\P{L}*(?:abstracts?|slides?|videos?|recordings?|papers?|posters?|handouts?|pdf|zoom|resumen|résumé|zusammenfassung|folien|aufzeichnung)\P{L}*$/iu;
/** Between two of them. */
const BETWEEN = /^(?:\P{L}|and|und|et|y|e)*$/iu;

/** @returns the candidate without such links, and with all that stands before them on its line: a subtitle behind a colon, too */
export function withoutPaperLinks({ outline, facts }: Page, name: NameCandidate): NameCandidate {
  const line = outline.lines[name.line];
  if (name.inherited || name.lines || !line) return name;
  const papers = papersBehind(line);
  // "May 4 – Spring Session Link to Livestream": the day stands before the name.
  if (facts.lines[name.line]!.dates.length > 0) {
    const rest = papers && name.text.endsWith(papers) ? cleanName(name.text.slice(0, -papers.length)) : '';
    return rest ? { ...name, text: rest } : name;
  }
  const title = papers && line.text.endsWith(papers) ? cleanName(line.text.slice(0, -papers.length)) : '';
  return title.startsWith(name.text) || (title && name.text.startsWith(title)) ? { ...name, text: title } : name;
}

/** From the first of the line's last links that lead to papers to its end. */
function papersBehind({ runs }: Line): string {
  let first = runs.length;
  for (let i = runs.length - 1; i > 0; i--) {
    const { link, text } = runs[i]!;
    if (link && (PAPERS.test(text) || namesPapers(text))) first = i;
    else if (!BETWEEN.test(text)) break;
  }
  const papers = runs.slice(first);
  return papers
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
