/** What days and months that hold several events make of a candidate; each list of a page is looked at once. */
import { isDayAlone, isDayTab } from '../../fields/when/day-around';
import { stagesOf } from '../../fields/place/stages';
import type { Page } from '../../fields/record';
import type { Unit } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { daysOfAMonth, entriesOfMonth } from './days-of-month';
import { isSlot } from '../../text/timetable-cells';
import { isCellOfDay, isDayWhole } from './cell-of-day';
import { dayRows, sessionsOfADay, type DayRows } from './day-sessions';

export class DayRoles {
  /** By region, where several lines are a session; by parent and tag, where each is a block. */
  readonly #sessions = new Map<Candidate[], ReadonlySet<number>>();
  readonly #lists = new Map<string, DayRows | null>();
  /** A page without a day has none of all this. */
  readonly #isDated: boolean;

  /** @param range what a run of lines holds */
  constructor(
    private readonly page: Page,
    private readonly range: (lines: { from: number; to: number }) => RangeFacts,
  ) {
    this.#isDated = page.facts.lines.some(({ dates }) => dates.length > 0);
  }

  /** @returns whether a candidate is one of the sessions of a day, the entries of a month or the cells of its grid, or a row that is only the day; undefined where it is neither */
  roleOf({ block, from, to, group }: Candidate): 'session' | 'day' | undefined {
    const { outline, facts } = this.page;
    if (!this.#isDated) return undefined;
    if (stagesOf(facts).has(from)) return 'day';
    if (to - from === 1 && isDayTab(outline, facts, from)) return 'day';
    if (outline.from[block] !== from || outline.to[block] !== to)
      return this.#sessionsOf(group).has(from) ? 'session' : undefined;
    if (isSlot(outline.lines[from]!) && /^t[dh]$/.test(outline.blocks[block]!.tag)) return 'session';
    if (isCellOfDay(this.page, { from, to })) return 'session';
    // A cell that is all of its row is its row.
    let row = block;
    let { parent } = outline.blocks[row]!;
    while (parent >= 0 && outline.from[parent] === from && outline.to[parent] === to) {
      row = parent;
      ({ parent } = outline.blocks[row]!);
    }
    const { tag } = outline.blocks[row]!;
    const key = `${parent} ${tag}`;
    let list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, (list = this.#listOf(parent, tag)));
    if (list === null) return undefined;
    return list.days.has(from) ? 'day' : list.sessions.has(from) ? 'session' : undefined;
  }

  #sessionsOf(group: Candidate[]): ReadonlySet<number> {
    let known = this.#sessions.get(group);
    if (known === undefined) {
      const members = [...group].sort((a, b) => a.from - b.from);
      this.#sessions.set(group, (known = sessionsOfADay(this.page, members, this.range)));
    }
    return known;
  }

  /** How a block's children of one tag are days and sessions; null where they are not. */
  #listOf(parent: number, tag: string): DayRows | null {
    const { blocks, units } = this.page.outline;
    const isOfTag = ({ block }: Unit): boolean => block >= 0 && blocks[block]!.tag === tag;
    const beside = units[parent] ?? [];
    const isDay = ({ from, to }: Unit): boolean => to - from === 1 && isDayAlone(this.page.facts, from);
    const alike = beside.filter(isOfTag);
    // The day itself may be the first of them: <div>13</div> in the cell of a calendar.
    const below = alike[0] && isDayWhole(this.page, alike[0]) ? alike.slice(1) : alike;
    for (const entriesOf of [sessionsOfADay, daysOfAMonth]) {
      const sessions = entriesOf(this.page, below, this.range);
      if (sessions.size > 0) return { days: new Set(), sessions };
    }
    const months = alike.filter(({ block }) => entriesOfMonth(this.page, block, this.range).size > 0);
    if (months.length > 0) return { days: new Set(months.map(({ from }) => from)), sessions: new Set() };
    // Days between them may be of another tag: <h3> between <p>, <dt> between <dd>.
    const rows = beside.filter((unit) => isOfTag(unit) || isDay(unit));
    return dayRows(this.page, rows, this.range) ?? null;
  }
}
