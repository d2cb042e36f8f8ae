import { expect, test } from 'vitest';
import { findDates } from '../text/dates/index';
import { isSignUpDay } from './sign-up-days';

const isTold = (text: string, lang: string): boolean => {
  const day = findDates(text, { lang, order: 'dmy' }).find(({ precision }) => precision === 'day');
  return day !== undefined && isSignUpDay(text, day);
};

test.each([
  ['en', 'Booking opens on Monday 1 June at 9am.'],
  ['en', 'Our waiting list reopens on 1 July.'],
  ['de', 'Anmeldung ab Montag, 1. Juni, 9 Uhr'],
  ['de', 'Der Vorverkauf beginnt am 1. Juni.'],
  ['fr', 'Inscriptions à partir du samedi 13 juin, 9h'],
  ['es', 'Inscripciones abiertas hasta el 12 de junio'],
  ['it', 'Iscrizioni entro il 12 giugno'],
  ['ja', '予約受付は6月1日（月）午前9時から開始します。'],
  ['ja', '6月20日（土曜日）午前9時から、電話または窓口で受け付けます。'],
])('days of signing up: %s %s', (lang, text) => expect(isTold(text, lang)).toBe(true));

test.each([
  ['en', 'Exhibition opens on 5 June'],
  ['en', 'Registration: Saturday 13 June, 9am'],
  ['de', 'Anmeldung: 5. Juni'],
  ['ja', '6月20日（土）9時から受付、10時に開演します。'],
  ['ja', '7月25日（土）10時から15時、要申込（電話で受け付けます）'],
  ['ja', '6月20日（土）午後2時から講演会を開催します。お申し込みください。'],
])('other days: %s %s', (lang, text) => expect(isTold(text, lang)).toBe(false));
