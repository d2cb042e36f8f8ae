import { describe, expect, it } from 'vitest';
import { EXPORTERS, fileName, VARIANTS } from './index';
import { NETWORKS } from './networks';

const DAY = new Date(2026, 10, 3, 0, 30);

describe('the formats', () => {
  it('are told apart by their ids', () => {
    const ids = [...EXPORTERS, ...VARIANTS, ...NETWORKS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('fileName', () => {
  it.each([
    ['Events: what/when? | Museum', 'Events what when Museum 2026-11-03.ics'],
    ['講演会「星」', '講演会「星」 2026-11-03.ics'],
    ['../../etc/passwd', 'etc passwd 2026-11-03.ics'],
    ['CON', 'gleaner CON 2026-11-03.ics'],
    ['Concert', 'Concert 2026-11-03.ics'],
    ['  ...\n', 'gleaner 2026-11-03.ics'],
    ['photo\u202Egpj.exe', 'photo gpj.exe 2026-11-03.ics'],
  ])('%j', (title, expected) => {
    expect(fileName(title, 'ics', DAY)).toBe(expected);
  });

  it('stays within what file systems take, without cutting a character', () => {
    const name = fileName('🎻星'.repeat(200), 'jsonld', DAY);
    expect(new TextEncoder().encode(name).length).toBeLessThan(200);
    expect(name).toMatch(/^(?:🎻星)+🎻? 2026-11-03\.jsonld$/u);
  });
});
