/** `<span class="sr-only">0 events, </span><time>21</time>`: how many events a day of a calendar has, which is said to those who do not see it. */
import type { TextItem } from './snapshot';

const FOR_READERS =
  /(?:^|[\s_-])(?:sr-only|screen-?reader(?:-text)?|(?:visually-?)?hid(?:e|den)|visuallyhidden|assistive(?:-text)?)(?=[\s#@]|$)/;
/** "5 December" is no count. */
const COUNT =
  /^\s*\d{1,3}\s+(?:events?|items?|entr(?:y|ies)|veranstaltung(?:en)?|termine?|événements?|évènements?|evénements?|eventos?|event[oi]|esdeveniments?|evenement(?:en)?|evenemang|arrangement(?:er)?|begivenhed(?:er)?|tapahtumaa?|wydarze(?:nie|nia|ń)|akc[eí]|událost[ií]?|мероприяти[еяй]|событи[еяй])\s*[,:]?\s*$/iu;

/**
 * @param hint of the block that holds the line
 * @returns the runs of a line without the first where it is such a count; none where it is all of the line
 */
export function withoutDayCount(runs: TextItem[], hint: string | undefined): TextItem[] {
  const first = runs.findIndex(({ text }) => text.trim());
  if (first < 0 || !COUNT.test(runs[first]!.text)) return runs;
  const isAlone = runs.slice(first + 1).every(({ text }) => !text.trim());
  return FOR_READERS.test(runs[first]!.hint ?? '') || (isAlone && FOR_READERS.test(hint ?? ''))
    ? runs.slice(first + 1)
    : runs;
}
