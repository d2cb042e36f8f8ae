import type { DateLanguage } from '../language';

const MONTHS =
  'ינואר|ינו פברואר|פבר מרץ|מרס אפריל|אפר מאי יוני|יונ יולי|יול אוגוסט|אוג ספטמבר|ספט אוקטובר|אוק נובמבר|נוב דצמבר|דצמ'.split(
    ' ',
  );
/** "in", "of" and "the" are written as one with the month. */
const PREFIXES = ['', 'ב', 'ל', 'ה'];

export const he: DateLanguage = {
  lang: 'he',
  months: MONTHS.map((names) =>
    names
      .split('|')
      .flatMap((name) => PREFIXES.map((prefix) => prefix + name))
      .join('|'),
  ),
  weekdays: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'].map(
    (name) => `יום ${name}|${name === 'שבת' ? name : `ביום ${name}`}`,
  ),
  words: {
    to: 'עד',
    until: 'עד',
    from: 'מ|מיום|החל מ',
    at: 'בשעה|שעה|בשעות|שעות',
    and: 'ו|&',
    every: 'כל',
    daily: 'כל יום|מדי יום',
    closed: 'סגור',
    start: 'התחלה',
    doors: 'פתיחת דלתות',
    end: 'סיום',
    counter: 'שנים|שנה|איש|ימים|חודשים|שבועות|דקות|שח|קמ',
  },
  dotted: true,
};
