import type { DateLanguage } from '../language';

export const tr: DateLanguage = {
  lang: 'tr',
  months: [
    'ocak|oca',
    'şubat|şub|subat',
    'mart|mar',
    'nisan|nis',
    'mayıs|may|mayis',
    'haziran|haz',
    'temmuz|tem',
    'ağustos|ağu|agustos',
    'eylül|eyl|eylul',
    'ekim|eki',
    'kasım|kas|kasim',
    'aralık|ara|aralik',
  ],
  weekdays: [
    'pazar|paz',
    'pazartesi|pzt',
    'salı|sali|sal',
    'çarşamba|carsamba|çar',
    'perşembe|persembe|per',
    'cuma|cum',
    'cumartesi|cmt',
  ],
  words: {
    oclock: 'saat|saat:',
    and: 've|&',
    start: 'başlangıç',
    every: 'her',
    daily: 'her gün',
    closed: 'kapalı|kapali',
    streetAfter:
      'caddesi|cad|mahallesi|mah|bulvarı|bulvari|blv|sokak|sokağı|sk|meydanı|meydani|stadyumu|stadı|üniversitesi|parkı|lisesi|ilkokulu|ortaokulu',
    counter: 'yaş|kişi|gün|ay|hafta|dakika|dk|tl|km|kez',
  },
  risky: 'ara|may|mar|ocak|ekim|pazar|per|sal|paz|oca|tem|kas|haz|nis|eki|cum|çar',
  dotted: true,
};
