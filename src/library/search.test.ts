import { describe, expect, it } from 'vitest';
import type { FoundRecord } from '../core/finding';
import type { KeptRecord } from './kept';
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
    ).map(({ record }) => record.name);

  it('orders by what was kept last, by date with the undated last, by name and by site', () => {
    expect(names()).toEqual(['B 9', 'A', 'B 10', 'C']);
    expect(names('date')).toEqual(['C', 'B 9', 'B 10', 'A']);
    expect(names('name')).toEqual(['A', 'B 9', 'B 10', 'C']);
    expect(names('site')).toEqual(['B 9', 'C', 'A', 'B 10']);
  });
});
