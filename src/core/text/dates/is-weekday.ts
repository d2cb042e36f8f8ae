/** Weekdays that stand alone. */
import { lexiconOf } from './languages';

/** Whether a text is the name of a weekday, or its abbreviation, and nothing else: "Lördag", "sat." */
export const isWeekday = (text: string, lang: string): boolean =>
  lexiconOf(lang).words.get(text.trim().replace(/\.$/, '').toLowerCase())?.weekday !== undefined;
