import type { DateLanguage } from '../language';

const MONTHS = 'janvār februār mart aprīl maij jūnij jūlij august septembr oktobr novembr decembr'.split(' ');
const SHORT = 'janv feb  apr   jūl aug sept okt nov dec'.split(' ');

export const lv: DateLanguage = {
  lang: 'lv',
  months: MONTHS.map((stem, n) =>
    [`${stem}is`, `${stem}ī`, `${stem}a`, `${stem}s`, `${stem}ā`, `${stem}am`, `${stem}im`, SHORT[n]]
      .filter(Boolean)
      .join('|'),
  ),
  weekdays: ['svētdien', 'pirmdien', 'otrdien', 'trešdien', 'ceturtdien', 'piektdien', 'sestdien'].map(
    (stem) => `${stem}a|${stem}|${stem}u|${stem}as`,
  ),
  words: {
    to: 'līdz',
    until: 'līdz',
    from: 'no',
    oclock: 'plkst|plkst.|pulksten',
    year: 'gada|gads|gadā|g',
    and: 'un|&',
    every: 'katru|katrs',
    daily: 'katru dienu',
    closed: 'slēgts',
    start: 'sākums',
    end: 'beigas',
    except: 'izņemot',
    workdays: 'darbdienās|darba dienās',
    duration: 'ilgums',
    join: 'laiks',
    streetAfter: 'iela|ielā|ielas|krastmala|laukums|bulvāris|prospekts',
    counter: 'gadi|gadus|cilvēki|cilvēkus|dienas|mēneši|nedēļas|minūtes|min|eiro|eur|reizes|km',
  },
  dotted: true,
  yearFirst: true,
};
