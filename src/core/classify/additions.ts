/**
 * What is added to a candidate's calibrated log-odds for what the page itself says of it, of which the trees make little: what its list is
 * announced as, days with sessions, periods, sheets of facts. docs/algorithm.md says why, and how the numbers were chosen.
 */
import type { Candidate } from '../records/candidate';
import type { JudgedKind } from '../records/judge';
import type { Announced } from './announced/announced';
import { CLOSURE } from './announced/announced-closures';
import { HEADED } from './announced/announced-events';
import { OLD_NEWS } from './announced/announced-news';
import { PEOPLE } from './announced/announced-people';
import { ANNOUNCED, mayBeUnit } from './announced/announced-units';
import { SESSION } from './announced/day-sessions';
import { TO_COME } from './announced/days-to-come';
import { TABLED } from './announced/event-table';
import { SHEET } from './announced/fact-sheet';
import { MEETING_DAY } from './announced/meeting-days';
import { TOLD_HOUR } from './announced/told-hour';
import { NUMBERED } from './announced/unit-numbers';
import { WEEKLY } from './announced/weekly-list';
import type { Evidence } from './features';

/** By what its list is. */
const BY_LIST: Record<JudgedKind, Partial<Record<Announced, number>>> = {
  event: {
    news: -OLD_NEWS,
    meetings: MEETING_DAY,
    weekly: WEEKLY,
    hours: -WEEKLY,
    open: -WEEKLY,
    closures: -CLOSURE,
    states: -CLOSURE,
    events: HEADED,
    sessions: SESSION,
    told: TOLD_HOUR,
    tabled: TABLED,
  },
  person: { people: PEOPLE },
  department: { units: ANNOUNCED, numbers: NUMBERED, open: ANNOUNCED, others: -ANNOUNCED },
};

/** For a card with a period: two exhibitions are no list that looks like one. */
const PERIOD = 0.7;

/** @returns what is to be added one after the other */
export function additions(kind: JudgedKind, evidence: Evidence, candidate: Candidate): number[] {
  const role = kind === 'event' ? evidence.days.roleOf(candidate) : undefined;
  if (role) return [role === 'session' ? SESSION : -SESSION, ...bySelf(evidence, candidate)];
  const by = BY_LIST[kind][evidence.announced(candidate.group)] ?? 0;
  if (kind === 'department') return by < 0 || mayBeUnit(evidence.page, candidate) ? [by] : [];
  return kind === 'event' ? [by, ...bySelf(evidence, candidate)] : [by];
}

/** For what an event's candidate is, whatever its list. */
const bySelf = (evidence: Evidence, candidate: Candidate): number[] => [
  ...(evidence.isPeriod(candidate) ? [PERIOD] : []),
  ...(evidence.isFactSheet(candidate) ? [SHEET] : []),
];

/** For an event of a list of days to come, where nothing else on the page is one. */
export const addedAhead = (evidence: Evidence, { group }: Candidate): number =>
  evidence.announced(group) === 'ahead' ? TO_COME : 0;
