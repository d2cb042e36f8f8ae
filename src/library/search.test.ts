import { describe, expect, it } from 'vitest';
import type { FoundRecord } from '../core/finding';
import type { KeptRecord } from './entries';
import { matcher, sorted } from './search';
import { event, PAGE, person } from './test-data';

function kept(record: FoundRecord, fields: Partial<KeptRecord> = {}): KeptRecord {
  return { id: record.name, record, page: PAGE, site: 'museum.example', keptAt: 1, seenAt: 1, history: [], ...fields };
}

describe('matcher', () => {
  const concert = kept(event('Müller-Konzert １０回', { location: { name: '国際宇宙ホール' }, description: 'Straße' }));

  it.each(['muller', 'MÜLLER', '10回', '宇宙', 'strasse', 'konzert　宇宙', 'museum.example', '', '  '])(
    'finds %j',
    (text) => {
      expect(matcher(text)(concert)).toBe(true);
    },
  );

  it.each(['konzert oper', '宙国', 'undefined', 'html'])('does not find %j', (text) => {
    expect(matcher(text)(concert)).toBe(false);
  });
});

describe('sorted', () => {
  const names = (order?: 'kept' | 'date' | 'name' | 'site') =>
    sorted(
      [
        kept(event('B 10', { startDate: '2026-12-01' }), { keptAt: 1, site: 'b.example' }),
        kept(event('B 9', { startDate: '2026-11-03T10:00+09:00' }), { keptAt: 3, site: 'a.example' }),
        kept(person('A'), { keptAt: 2, site: 'b.example' }),
        kept(event('C', { startDate: '2026-11-03' }), { keptAt: 0, site: 'a.example' }),
      ],
      order,
      '2026-11-10',
    ).map(({ record }) => record.name);

  it('orders by what was kept last, by date, by name and by site', () => {
    expect(names()).toEqual(['B 9', 'A', 'B 10', 'C']);
    expect(names('date')).toEqual(['B 10', 'B 9', 'C', 'A']);
    expect(names('name')).toEqual(['A', 'B 9', 'B 10', 'C']);
    expect(names('site')).toEqual(['B 9', 'C', 'A', 'B 10']);
  });

  it('by date has what goes on or comes next first, what is over last first', () => {
    const dated = (name: string, more: object) => kept(event(name, more), { keptAt: 1 });
    const all = [
      dated('long over', { startDate: '2026-03-01' }),
      dated('news', { startDate: '2026-11-09', endDate: '2026-11-09' }),
      dated('going on', { startDate: '2026-05-01', endDate: '2026-12-31' }),
      dated('again', { startDate: '2026-06-01', otherDates: ['2026-11-10T19:00'] }),
      dated('weekly', { startDate: '2026-07-01', eventSchedule: 'FREQ=WEEKLY' }),
      dated('series that ended', { startDate: '2026-07-01', endDate: '2026-08-01', eventSchedule: 'FREQ=WEEKLY' }),
      dated('today', { startDate: '2026-11-10T08:00' }),
      dated('next', { startDate: '2026-11-11' }),
      kept(person('undated')),
    ];
    expect(sorted(all, 'date', '2026-11-10').map(({ record }) => record.name)).toEqual([
      'going on',
      'again',
      'weekly',
      'today',
      'next',
      'news',
      'series that ended',
      'long over',
      'undated',
    ]);
  });
});
