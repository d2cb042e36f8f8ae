/** Hours in a column of hours: "19.45" may be a price or a score, but not in a cell below "Time" or "Uhrzeit". */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import { findDates, type DateMention } from '../dates/index';

const DOTTED = /^(?:[01]?\d|2[0-3])[.,][0-5]\d$/;
const OF_HOURS =
  /^\P{L}*(?:時\s*間(?:帯)?|時刻|开始时间|时间|시간|(?:start(?:ing)?|kick[- ]?off|begin(?:ning)?|throw[- ]?in|push[- ]?back|tip[- ]?off)(?: times?)?|times?|hours?|k\.?o\.?|tee|uhrzeit|zeit|uhr|beginn|anpfiff|anstoß|anwurf|heures?|horaires?|début|horas?|horarios?|horário|inicio|início|ora|orari|orario|ore|inizio|tijd|aanvang|begintijd|tid|kl(?:okkan|okke[nt]|okkeslett)?|starttid|avkast|avspark|aika|kello|klo|godz(?:ina)?|czas|čas|začátek|hodina|čas začátku|időpont|kezdés|ora de începere|vrijeme|saat|время|час|начало|ώρα)\P{L}*$/iu;
/** Whether the head of a column says that hours stand below. */
export const isHeadOfHours = (header: string): boolean => OF_HOURS.test(header);

/**
 * @param mentions per line what is read on it; cells that are hours by their column alone are added
 */
export function addColumnHours(
  outline: Outline,
  lang: string,
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  for (const { index, text, block } of outline.lines) {
    const own = mentions[index]!;
    if (own.mentions.length > 0 || !DOTTED.test(text) || outline.blocks[block]!.tag !== 'td') continue;
    if (!isHeadOfHours(headerAbove(outline, index))) continue;
    const [hour] = findDates(text.replace(/[.,]/, ':'), { lang });
    if (hour?.precision !== 'time') continue;
    own.mentions.push({ ...hour, index: 0, length: text.length });
    own.covered = text.length;
  }
}
