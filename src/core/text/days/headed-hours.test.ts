import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';

const hoursBelow = (...lines: string[]): (string | undefined)[] => {
  const page = given(`<h2>Sonntag, 3. Mai 2026</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`, 'de');
  return page.facts.lines.slice(1).map(({ dates: [hour] }) => hour?.startTime && `${hour.startTime.hour}`);
};

test('below a day a number with a dot is an hour, but not what admission costs', () => {
  expect(hoursBelow('11.00 Messe', '19.30 Vesper')).toEqual(['11', '19']);
  expect(hoursBelow('An der Kasse', '4.50 Kinder', '9.50 Eintritt Erwachsene').slice(1)).toEqual([
    undefined,
    undefined,
  ]);
});
