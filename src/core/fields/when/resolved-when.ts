import type { ResolvedDate } from '../../text/dates/index';
import type { TimeZone } from './time-zone';

/** A resolved date, with the zone that its local times are meant in. */
export interface ResolvedWhen extends ResolvedDate {
  timeZone?: TimeZone;
  /** Line that states the time for the whole list, where the record itself has none. */
  timeLine?: number;
}
