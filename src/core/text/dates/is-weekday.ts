/** Weekdays that stand alone, and runs of them. */
import { lexiconOf } from './languages';

/** Whether a text is the name of a weekday, or its abbreviation, and nothing else: "Lördag", "sat." */
export const isWeekday = (text: string, lang: string): boolean =>
  lexiconOf(lang).words.get(text.trim().replace(/\.$/, '').toLowerCase())?.weekday !== undefined;

/** Whether a text is nothing but weekdays from one to another: "Dal lunedì alla domenica", "Monday to Friday". */
export function isWeekdays(text: string, lang: string): boolean {
  const { words } = lexiconOf(lang);
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = said.map((word) => words.get(word));
  const days = known.filter((word) => word?.weekday !== undefined).length;
  const joins = known.filter(
    (word) => word?.weekday === undefined && LEADS.some((role) => word?.roles.has(role)),
  ).length;
  return days === 2 && joins > 0 && days + joins === said.length;
}

const LEADS = ['from', 'to', 'until', 'on'] as const;
