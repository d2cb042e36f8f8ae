import { describe, expect, it } from 'vitest';
import { csv, plainCsv } from './csv';
import { eventItem, NOW, PAGE, personItem } from './test-data';

/** A reader of RFC 4180, to see what a spreadsheet would see. */
function read(file: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  const [header = [], ...body] = rows.slice(0, -1);
  return body.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

describe('csv', () => {
  it('gives every row the union of the columns of the kinds in it', () => {
    const event = eventItem({
      name: 'Say "hi", all',
      description: 'a\nb',
      location: { name: 'Hall', address: '1 Rd' },
    });
    const file = csv.write([event, personItem({ email: 'a@b.example', ordinal: 7 })], NOW);
    expect(file.startsWith('\uFEFFkind,ordinal,name,startDate,')).toBe(true);
    const [first, second] = read(file);
    expect(first).toMatchObject({
      kind: 'event',
      name: 'Say "hi", all',
      description: 'a\nb',
      'location.name': 'Hall',
      'location.address': '1 Rd',
      email: '',
      page: PAGE.url,
    });
    expect(second).toMatchObject({ kind: 'person', ordinal: '7', email: 'a@b.example', startDate: '' });
    expect(file).not.toContain('undefined');
    expect(Object.keys(first!)).not.toContain('level');
  });

  it('has its mark or none, and says what takes place again', () => {
    const items = [eventItem({ otherDates: ['2026-11-10', '2026-11-17'], schedule: { exceptDate: ['2026-12-22'] } })];
    expect(plainCsv.write(items, NOW)).toBe(csv.write(items, NOW).slice(1));
    expect(read(csv.write(items, NOW))[0]).toMatchObject({
      otherDates: '2026-11-10 2026-11-17',
      'schedule.exceptDate': '2026-12-22',
    });
  });

  it('has columns for what is left and what is to be announced', () => {
    const file = csv.write([eventItem({ availability: 'LimitedAvailability', toBeAnnounced: ['time', 'place'] })], NOW);
    expect(read(file)[0]).toMatchObject({ availability: 'LimitedAvailability', toBeAnnounced: 'time place' });
  });

  it.each(['=1+1', '+81 3 1234', '-2', '@cmd', '\t=1', '\r=1', '＝1'])('disarms %j', (name) => {
    expect(read(csv.write([eventItem({ name })], NOW))[0]!.name).toBe(`'${name}`);
  });
});
