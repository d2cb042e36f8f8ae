import { expect, it } from 'vitest';
import { given } from '../../../../test/given-page';
import { rivalsOf } from './name-rivals';

const rivals = (html: string, lang: string): string[] => {
  const page = given(`<ul><li class=r>${html}</li></ul>`, lang);
  return rivalsOf(page, page.records[0]!).map(({ text }) => text);
};

it('takes half of a match for no name, and an hour or an age for no score', () => {
  expect(rivals('<p>Aug 21, 2026</p><p>Tarn HC 31 - 12 Old Forge</p>', 'en')).not.toContain('Tarn HC 31');
  expect(rivals('<p>4. November 2026</p><p><b>Yoga</b> 10 – 12 Uhr Saal</p>', 'de')).toContain('Yoga');
  expect(rivals('<p>4 November 2026</p><p><b>Story Time</b> for ages 3 - 5 in the library</p>', 'en')).toContain(
    'Story Time',
  );
});

it('takes the calendars to which one may add a day for no name', () => {
  const menu = '<p>4 November 2026</p><p>Moss Walk</p><p>';
  const link = `${menu}<a href="https://outlook.live.com/calendar/x">Outlook Live</a></p>`;
  expect(rivals(link, 'en')).not.toContain('Outlook Live');
  const all = 'Download ICS Google Calendar iCalendar Office 365';
  expect(rivals(`${menu}${all}</p>`, 'en')).not.toContain(all);
  expect(rivals('<p>4 November 2026</p><p>Outlook 2027: a talk</p>', 'en')).toContain('Outlook 2027: a talk');
  expect(rivals('<p>4 November 2026</p><p>Apple Day</p>', 'en')).toContain('Apple Day');
});
