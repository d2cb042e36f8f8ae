/** Names that end as a unit's may and as courses do: 「親子陶芸教室」 and 「解剖学講座」. */
import type { FoundRecord } from '../../finding';
import { labelsDay } from './announced-day';
import type { Page } from '../record';

/** Behind a field of study or a branch of medicine a professor's unit: 「外科学教室」, 「内科講座」. */
const COURSE = /(?<![学科])(?:教室|講座|学級|スクール|コース)$/u;

/** @returns whether a page of that heading is on a course: it ends like one, and the page tells of an event or labels a day and a place */
export const isCourse = (page: Page, name: string, records: readonly FoundRecord[]): boolean =>
  COURSE.test(name) && (records.some(({ kind }) => kind === 'event') || labelsDay(page));
