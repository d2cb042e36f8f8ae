/** Whether anything on a page says that it is about events: its title, its address, a heading or the name of a record. */
import type { FoundRecord } from '../../finding';
import { holdsBody, isBody } from '../../text/body-name';
import type { Page } from '../../fields/record';

/** Words up to which a text that names a body is called after its meetings ("Board Meetings 2026"); longer ones tell of it: "Council adopts the plan". */
const LONGEST_CALL = 4;

/** The days and titles of posts alone look like events to the model of page kinds. */
export function speaksOfEvents({ outline, facts }: Page, records: readonly FoundRecord[]): boolean {
  const { title, url } = outline.snapshot;
  const { words } = facts;
  const announces = (text: string): boolean =>
    words.has('eventSection', text) || words.has('eventWord', text) || isCalledAfterBody(text);
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[^\p{L}]+/gu, ' ');
  return (
    announces(title) ||
    announces(path) ||
    outline.lines.some(({ block, text }) => outline.blocks[block]!.heading !== undefined && announces(text)) ||
    records.some(({ kind, name }) => kind === 'event' && announces(name))
  );
}

const isCalledAfterBody = (text: string): boolean =>
  isBody(text) || (holdsBody(text) && text.split(/\s+/).length <= LONGEST_CALL);
