/** When the days of a page are, and in which order: news go back in time, what is announced goes on. As evidence of the page's kind. */
import type { Page } from '../../fields/record';
import { log } from '../../learned/numbers';

const share = (part: number, whole: number): number => part / Math.max(1, whole);
const DAY = 86_400_000;

/** @returns days since 1970 of the days that main lines begin with or hold, in the order of the page */
function daysOf({ outline, facts }: Page): number[] {
  const days: number[] = [];
  for (const { index } of outline.lines) {
    const { zone, dates } = facts.lines[index]!;
    if (zone !== 'main') continue;
    for (const { precision, start } of dates) {
      if (precision !== 'day' || start?.year === undefined || start.month === undefined || start.day === undefined)
        continue;
      days.push(Math.round(Date.UTC(start.year, start.month - 1, start.day) / DAY));
    }
  }
  return days;
}

export function addDays(out: Map<string, number>, page: Page): void {
  const days = daysOf(page);
  const today = Math.round(Date.parse(`${page.now}T00:00:00Z`) / DAY);
  let [back, on] = [0, 0];
  for (let i = 1; i < days.length; i++) {
    if (days[i]! < days[i - 1]!) back++;
    if (days[i]! > days[i - 1]!) on++;
  }
  out.set('different days', log(new Set(days).size));
  out.set('share of days past', share(days.filter((day) => day < today).length, days.length));
  out.set('days to come', log(days.filter((day) => day >= today).length));
  out.set('days going back', share(back, days.length - 1));
  out.set('days going on', share(on, days.length - 1));
  out.set('span of days', days.length > 1 ? log(Math.max(...days) - Math.min(...days)) : 0);
}
