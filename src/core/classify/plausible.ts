/** Which candidates hold what a record of some kind must hold; the others are not looked at any further. */
import type { Outline } from '../page/outline';
import type { Candidate } from '../records/candidate';
import type { Facts } from '../text/facts';
import { LONGEST_RECORD, TELLING, type Ranges } from '../records/range';
import { LEAST_GROUP, LONGEST_BY_COLUMN, type Announcements } from './announced/announced';
import type { Context } from './context';
import type { DayRoles } from './announced/day-roles';
import { isSectionOfOthers } from './announced/other-pages';
import { namedShares } from './group-facts';

/** Lines of one of many below a heading that announces units. */
const LONGEST_LISTED = 8;

export class Plausibility {
  /** Groups of which enough members are known for names of persons or units. */
  readonly #known = new Map<Candidate[], boolean>();

  constructor(
    private readonly outline: Outline,
    private readonly facts: Facts,
    private readonly ranges: Ranges,
    private readonly context: Context,
    private readonly days: DayRoles,
    private readonly announcements: Announcements,
  ) {}

  /** True where the candidate holds what a record of some kind must hold: a day, a person's name or a unit's. */
  of(candidate: Candidate): boolean {
    const { from, to, group } = candidate;
    if (to - from > LONGEST_RECORD || isSectionOfOthers(this.outline, candidate)) return false;
    if (this.#isWeekOrEmpty(candidate)) return false;
    const around = this.context.at(from);
    if (this.ranges.tells(from, to)) {
      const r = this.ranges.of(from, to);
      if (r.mentions + r.stamps + r.recurrences > 0 || r.bestName >= TELLING || r.bestUnit >= TELLING) return true;
      if (r.times > 0 && (around.dayAbove || this.days.roleOf(candidate) === 'session')) return true;
      if (r.times > 0 && r.weekdays > 0 && this.announcements.of(group) === 'weekly') return true;
    }
    if (to - from === 1 && this.days.roleOf(candidate) === 'session') return true;
    const isListed = to - from <= LONGEST_LISTED && !this.#isContacts(candidate);
    if (around.unitList > 0 && group.length >= LEAST_GROUP && isListed) return true;
    if (isListed && /^(?:units|numbers)$/.test(this.announcements.of(group))) return true;
    // What no word gives away, its place among those that are known may.
    if (group.length < LEAST_GROUP || to - from > LONGEST_BY_COLUMN) return false;
    let known = this.#known.get(group);
    if (known === undefined) {
      const { name, unit } = namedShares(
        group,
        (member) => this.ranges.tells(member.from, member.to),
        (member) => this.ranges.of(member.from, member.to),
      );
      this.#known.set(group, (known = name >= 0.4 || unit >= 0.2));
    }
    return known;
  }

  /** Several days of a month's grid without what stands above it; or a day on which nothing is on. */
  #isWeekOrEmpty({ from, to }: Candidate): boolean {
    return this.facts.grids.some((cells) => {
      if (to <= cells[0]!.from || from > cells.at(-1)!.from) return false;
      const held = cells.filter((cell) => from <= cell.from && cell.from < to);
      if (held.length > 1) return held.length < cells.length || held[0]!.from === from;
      return held[0]?.from === from && !this.#saysAnything(from, to);
    });
  }

  #saysAnything(from: number, to: number): boolean {
    return this.outline.lines.slice(from, to).some(({ text }) => /\p{L}/u.test(text));
  }

  /** "04999 88-370 / office@town.example": of a row of offices the cells that name none. */
  #isContacts({ from, to }: Candidate): boolean {
    const texts = this.outline.lines.slice(from, to).map(({ text }) => text);
    return (
      texts.some((text) => text.includes('@')) &&
      texts.every((text) => text.length <= LONGEST_CONTACT && !/\p{L}{2}/u.test(text.replace(CONTACT, '')))
    );
  }
}

/** An address or a number with its label. */
const CONTACT =
  /https?:\/\/\S+|[^\s@]+@[^\s@]+|(?<!\p{L})(?:tel|fax|phone|telephone|telefon|téléphone|teléfono|telefone|telefono|telefoon|e-?mail|ext|int|durchwahl)\.?(?!\p{L})|電話|内線|传真|电话|전화/giu;
const LONGEST_CONTACT = 120;
