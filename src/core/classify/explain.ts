/** Why a candidate was taken for a record: the evidence that people can check with their eyes. */
import type { Candidate } from '../records/candidates';
import type { Context } from './context';
import type { Evidence } from './features';
import type { JudgedKind } from '../records/judge';
import type { Reason } from './reasons';

/** Bits of `Context` that speak for each kind: in headings (SECTIONS) and in the page's address. */
const SPEAKS: Record<JudgedKind, { section: number; address: number }> = {
  event: { section: 1, address: 1 },
  person: { section: 2, address: 2 },
  department: { section: 4, address: 4 },
};

export function explain(evidence: Evidence, context: Context, candidate: Candidate, kind: JudgedKind): Reason[] {
  const range = evidence.range(candidate);
  const around = context.at(candidate.from);
  const reasons: Reason[] = [];
  const say = (reason: Reason, holds: boolean): void => {
    if (holds) reasons.push(reason);
  };
  if (kind === 'event') {
    say('has-date', range.days > 0 || range.recurrences > 0 || around.dayAbove);
    say('has-time', range.times > 0);
    say('event-word', evidence.holdsWord(candidate, 'eventWord'));
    say('has-place', evidence.holdsWord(candidate, 'placeLabel') || evidence.holdsWord(candidate, 'venueWord'));
  } else {
    say('has-name', kind === 'person');
    say('unit-word', kind === 'department');
    say('has-title', kind === 'person' && range.titles > 0);
    say('has-email', range.emails > 0);
    say('has-telephone', range.telephones > 0);
    say('has-portrait', kind === 'person' && range.images > 0);
  }
  say('own-page', range.links > 0);
  say('repeated', candidate.group.length > 1);
  say('independent', candidate.how === 'independent');
  say('section-heading', ((around.nearest | around.above | around.title) & SPEAKS[kind].section) !== 0);
  say('page-address', (around.address & SPEAKS[kind].address) !== 0);
  return reasons;
}
