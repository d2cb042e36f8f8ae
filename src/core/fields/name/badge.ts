/** `<span class="cate">Children</span><strong>Colours of Snow</strong>`: a badge before the title on its line is no part of the name. */
import { ownClasses } from '../../page/class-names';
import type { NameCandidate } from './name';
import type { Page } from '../record';

/** Class names of badges: the sort of an event, whether one may still sign up. */
const BADGE = /(?:^|[\s_-])(?:cat(?:e(?:gor(?:y|ies))?)?|tags?|badges?|genre|status|state)(?=[\s_-]|$)/;
/** What stands by itself, and does not go on: "with Ann Lee" does. */
const TITLE = /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}\p{N}]/u;
/** Letters of a title that are left at least. */
const LEAST_LEFT = 3;

/** @returns the name without the badges that its line begins with */
export function withoutBadge({ outline }: Page, name: NameCandidate): NameCandidate {
  const { runs } = outline.lines[name.line]!;
  const title = runs.findIndex(({ text, hint }) => text.trim() && !BADGE.test(ownClasses(hint)));
  if (title < 1 || name.inherited) return name;
  const badge = runs
    .slice(0, title)
    .map(({ text }) => text)
    .join('')
    .trim();
  const text = name.text.startsWith(badge) ? name.text.slice(badge.length).trim() : '';
  return badge && TITLE.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LEFT ? { ...name, text } : name;
}
