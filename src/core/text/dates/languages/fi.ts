import type { DateLanguage } from '../language';

const MONTHS = 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'.split(' ');
const DAYS = 'sunnuntai|su maanantai|ma tiistai|ti keskiviikko|ke torstai|to perjantai|pe lauantai|la'.split(' ');

export const fi: DateLanguage = {
  lang: 'fi',
  months: MONTHS.map((month) => `${month}kuuta|${month}kuun|${month}kuussa|${month}kuu`),
  weekdays: DAYS.map((day) => `${day.split('|')[0]!}na|${day}`),
  weekly: DAYS.map((day) => `${day.split('|')[0]!}sin`),
  nth: [
    'ensimmäinen|ensimmäisenä',
    'toinen|toisena',
    'kolmas|kolmantena',
    'neljäs|neljäntenä',
    'viides|viidentenä',
    'viimeinen|viimeisenä',
  ],
  words: {
    untilAfter: 'asti|saakka',
    fromAfter: 'alkaen|lähtien',
    oclock: 'klo|kello',
    and: 'ja|&',
    doors: 'ovet|ovet avataan',
    start: 'alkaa',
    every: 'joka',
    daily: 'päivittäin|joka päivä',
    workdays: 'arkisin',
    closed: 'suljettu',
    duration: 'kesto',
    except: 'paitsi|lukuun ottamatta',
    end: 'päättyy|loppuu',
    midnight: 'keskiyö|keskiyöllä',
    weekend: 'viikonloppu|viikonloppuisin',
    now: 'nyt',
    counter: 'vuotta|vuotiaat|henkilöä|päivää|kuukautta|viikkoa|minuuttia|min|euroa|kertaa|km',
  },
  risky: 'su|ma|ti|ke|to|pe|la',
  dotted: true,
};
