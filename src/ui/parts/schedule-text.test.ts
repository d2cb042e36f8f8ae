import { describe, expect, it } from 'vitest';
import { scheduleText, type ScheduleWords } from './schedule-text';

const words: ScheduleWords = {
  locale: 'en',
  everyDay: 'daily',
  everyWeek: 'weekly',
  everyMonth: 'monthly',
  everyYear: 'yearly',
  everyWeekdays: (days) => `every ${days}`,
  nthWeekday: (places, day) => `${places} ${day} of the month`,
  place: (place) => (place < 0 ? 'last' : `#${place}`),
};

describe('scheduleText', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=SA,SU', 'every Saturday and Sunday'],
    ['FREQ=DAILY;UNTIL=20261231', 'daily'],
    ['FREQ=MONTHLY;BYDAY=2SU,4SU', '#2 and #4 Sunday of the month'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'last Friday of the month'],
    ['RRULE:FREQ=YEARLY', 'yearly'],
  ])('%s', (rule, text) => {
    expect(scheduleText(rule, words)).toBe(text);
  });

  it.each(['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', 'FREQ=MONTHLY;BYDAY=1SU,2MO', 'FREQ=YEARLY;BYMONTH=5', 'every Saturday'])(
    'does not say %s wrongly',
    (rule) => {
      expect(scheduleText(rule, words)).toBeUndefined();
    },
  );

  it('joins days the Japanese way', () => {
    expect(scheduleText('FREQ=WEEKLY;BYDAY=SA,SU', { ...words, locale: 'ja', everyWeekdays: (d) => `毎週${d}` })).toBe(
      '毎週土曜日・日曜日',
    );
  });
});
