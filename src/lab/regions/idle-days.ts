/**
 * Members of a list of days on which nothing is on, or nothing is known of it yet: "5 (Wed)", "19 (Sun) Private", "21 FRI Coming soon", "11.09 THU / EVENT /
 * OPEN TBA / ADV TBA". They are no records of what is listed.
 */
import { isNotPublic } from '../../core/fields/state/event-state';
import { withoutDates } from '../../core/fields/name/undated';
import type { Page } from '../../core/fields/record';
import type { Candidate } from '../../core/records/candidate';

/** Members that must be left for a list of them to be one. */
const LEAST = 3;
/** Lines of such a member: day, weekday, hours and prices, and why nothing is on. */
const LONGEST = 9;

/** What houses print for a day before they know what is on: weekday and half of the day, heads of hours and prices, and that these are to come. */
const TO_COME =
  /(?<!\p{L})(?:mon|tues?|wed|thur?s?|fri|sat|sun|day|night|coming soon|events?|opens?|starts?|doors?|adv(?:ance)?|tickets?|reservations?|drinks?|tb[ac]|tbd|to be (?:announced|confirmed))(?!\p{Script=Latin})|イベント|開場|開演|前売り?|当日|料金|未定|調整中|各|ドリンク代?|代?別途?|予約|詳細(?:を見る)?/giu;

/** @returns the members on which something is on, where that is a list; else all as they are */
export function withoutIdleDays({ outline, facts }: Page, members: Candidate[]): Candidate[] {
  const isIdle = ({ from, to }: Candidate): boolean =>
    to - from <= LONGEST &&
    facts.lines.slice(from, to).some(({ dates }) => dates.length > 0) &&
    outline.lines.slice(from, to).every(({ index, text }) => {
      const rest = withoutDates(facts, index, text).trim();
      return isNotPublic(rest, facts.lang) || !/\p{L}{2}/u.test(rest.replace(TO_COME, ' '));
    });
  const kept = members.filter((member) => !isIdle(member));
  return kept.length >= LEAST ? kept : members;
}
