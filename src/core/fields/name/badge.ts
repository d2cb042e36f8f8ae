/** `<span class="cate">Children</span><strong>Colours of Snow</strong>`: a badge before the title on its line is no part of the name. */
import { ownClasses } from '../../page/class-names';
import type { NameCandidate } from './name';
import { saysOfShowing } from './showing-remarks';
import { isCardSort, isSortOfEvent } from './sort-of-event';
import type { Page } from '../record';

/** Class names of badges: the sort of an event, whether one may still sign up. "category-title" is none, nor is "state", which Ohio is. */
const BADGE =
  /(?:^|[\s_-])(?:cat(?:e(?:gor(?:y|ies))?)?|tags?|badges?|genre|status)(?:[_-](?:label|name|badge|tag|text))?(?=\s|$)/;
/** What does not go on with what stands before: "with Ann Lee" does. */
const TITLE = /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}\p{N}]/u;
/** Letters of a title that are left at least. */
const LEAST_LEFT = 3;

const MODE =
  /^\P{L}*(?:対面|オンライン|ハイブリッド|線上|线上|線下|线下|온라인|오프라인|in person|hybrid|präsenz)\P{L}*$/iu;
/** Words that names begin with, too: "New Model Army", "Online Dating"; in tags they may be of the name. */
const NEW_OR_ONLINE = /^\P{L}*(?:online|new|neu|nouveau|nuevo|novo|nuovo|nieuw|nytt?|nowość)\P{L}*$/iu;
const SURE_BADGE = /(?:^|[\s_-])(?:badges?|status)(?=[\s_-]|$)/;
const saysSortOrState = (badge: string, classes: string): boolean =>
  isCardSort(badge) ||
  isSortOfEvent(badge) ||
  saysOfShowing(badge) ||
  MODE.test(badge) ||
  (NEW_OR_ONLINE.test(badge) && SURE_BADGE.test(classes));

/** @returns the name without the badges that its line begins with, where the title behind them has markup of its own or they say of which sort it is */
export function withoutBadge({ outline }: Page, name: NameCandidate): NameCandidate {
  const { runs } = outline.lines[name.line]!;
  const title = runs.findIndex(({ text, hint }) => text.trim() && !BADGE.test(ownClasses(hint)));
  if (title < 1) return name;
  const badge = runs
    .slice(0, title)
    .map(({ text }) => text)
    .join('')
    .trim();
  if (!runs[title]!.via && !saysSortOrState(badge, ownClasses(runs[0]!.hint))) return name;
  const text = name.text.startsWith(badge) ? name.text.slice(badge.length).trim() : '';
  return badge && TITLE.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LEFT ? { ...name, text } : name;
}
