import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../core/finding';
import { zoneText } from './zone-text';

const NOW = new Date('2026-11-01T12:00:00Z');
const at = (minutes: number, locale = 'en-US') => ({ locale, now: NOW, offsetAt: () => minutes });

function event(fields: Partial<EventRecord>, source: 'markup' | 'page' = 'page'): EventRecord {
  return {
    ...{ kind: 'event', name: 'Tea', text: '', path: '', confidence: 1, ordinal: 1, why: [] },
    evidence: { timeZone: { confidence: 0.5, source, quote: '', path: '' } },
    ...fields,
  };
}

describe('the zone of local times', () => {
  const tokyo = { startDate: '2026-11-03T18:00', timeZone: 'Asia/Tokyo' };
  it('is named to people elsewhere, as a guess where the page does not state it', () => {
    expect(zoneText(event(tokyo), at(0))).toEqual({ text: 'Japan Standard Time (UTC+9)', isGuess: true });
    expect(zoneText(event(tokyo, 'markup'), at(-300, 'ja'))).toEqual({ text: '日本標準時 (UTC+9)', isGuess: false });
  });

  it('is that of the day, with summer time', () => {
    const berlin = (startDate: string) => zoneText(event({ startDate, timeZone: 'Europe/Berlin' }), at(540))?.text;
    expect(berlin('2026-07-03T18:00')).toMatch(/UTC\+2/);
    expect(berlin('2026-11-03T18:00')).toMatch(/UTC\+1/);
  });

  it('keeps half hours', () => {
    const kolkata = event({ startDate: '2026-11-03T18:00', timeZone: 'Asia/Kolkata' });
    expect(zoneText(kolkata, at(0))?.text).toMatch(/UTC\+5:30/);
  });

  it('holds for a series that has only its hour', () => {
    expect(zoneText(event({ timeZone: 'Asia/Tokyo', schedule: { startTime: '10:00' } }), at(0))?.text).toMatch(
      /UTC\+9/,
    );
  });

  it('is nothing to say where the clocks agree, to days, and of an unknown zone', () => {
    expect(zoneText(event(tokyo), at(540))).toBeUndefined();
    expect(zoneText(event({ ...tokyo, startDate: '2026-11-03' }), at(0))).toBeUndefined();
    expect(zoneText(event({ ...tokyo, startDate: '2026-11-03T18:00+09:00' }), at(0))).toBeUndefined();
    expect(zoneText(event({ ...tokyo, timeZone: 'Mars/Olympus' }), at(0))).toBeUndefined();
  });
});
