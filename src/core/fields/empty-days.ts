/** The cells of a calendar's month: days one after the other, each without a name or an hour of its own. */
const DAY_MS = 86_400_000;
/** So many in a row are a calendar; meetings with a name from above hardly are on ten days running. */
const LEAST = 10;

interface Day {
  /** YYYY-MM-DD, with a time where one is told. */
  startDate: string | undefined;
  /** Whether the record holds a name, or took it from a heading. */
  named: boolean;
}

/**
 * @param days per record of a region, in reading order
 * @returns the places of those that are cells of a calendar, and no events
 */
export function emptyDays(days: readonly Day[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = (): void => {
    if (run.length >= LEAST) for (const place of run) found.add(place);
    run = [];
  };
  days.forEach((day, place) => {
    const isEmpty = !day.named && day.startDate?.length === 10;
    const before = run.length > 0 ? days[place - 1]!.startDate! : undefined;
    const follows = before === undefined || Date.parse(day.startDate ?? '') - Date.parse(before) === DAY_MS;
    if (!isEmpty || !follows) close();
    if (isEmpty) run.push(place);
  });
  close();
  return found;
}
