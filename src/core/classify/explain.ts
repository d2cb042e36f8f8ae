/** Why a candidate was taken for a record: the evidence that people can check with their eyes. */
import type { Candidate } from '../records/candidate';
import type { ReadFields } from '../fields/read-region';
import type { EventRecord, PersonRecord } from '../finding';
import type { Evidence } from './features';
import type { JudgedKind } from '../records/judge';
import type { Reason } from '../reasons';

/** Bits of `Context` that speak for each kind: in headings (SECTIONS) and in the page's address. */
const SPEAKS: Record<JudgedKind, { section: number; address: number }> = {
  event: { section: 1, address: 1 },
  person: { section: 2, address: 2 },
  department: { section: 4, address: 4 },
};

/** Scores from which on a text is called a name, or a unit's name, by its words; below, its place decided. */
const SURE_NAME = 0.5;
const SURE_UNIT = 0.45;

/** What explains a record: its fields as read (where they are absent, they are no reason), and where it was found. */
export function explain(
  evidence: Evidence,
  candidate: Candidate,
  kind: JudgedKind,
  fields: ReadFields,
  now: string,
): Reason[] {
  const around = evidence.context.at(candidate.from);
  const { startDate, eventSchedule, location } = fields as Partial<EventRecord>;
  const { jobTitle } = fields as Partial<PersonRecord>;
  const { email, telephone } = fields as Partial<PersonRecord>;
  const range = evidence.range(candidate);
  const reasons: Reason[] = [];
  const say = (reason: Reason, holds: boolean): void => {
    if (holds) reasons.push(reason);
  };
  if (kind === 'event') {
    say('has-date', startDate !== undefined || eventSchedule !== undefined);
    say('has-time', startDate?.[10] === 'T');
    say('date-in-future', startDate !== undefined && startDate.slice(0, 10) >= now);
    say('event-word', evidence.holdsWord(candidate, 'eventWord'));
    say('has-place', location !== undefined);
  }
  if (kind === 'person') {
    say('has-name', range.bestName >= SURE_NAME);
    say('has-title', jobTitle !== undefined);
    say('has-portrait', fields.image !== undefined);
  }
  if (kind === 'department') say('unit-word', range.bestUnit >= SURE_UNIT);
  say('has-email', email !== undefined);
  say('has-telephone', telephone !== undefined);
  say('own-page', fields.url !== undefined);
  say('repeated', candidate.group.length > 1);
  say('independent', candidate.how === 'independent');
  say('section-heading', ((around.nearest | around.above | around.title) & SPEAKS[kind].section) !== 0);
  say('page-address', (around.address & SPEAKS[kind].address) !== 0);
  return reasons;
}
