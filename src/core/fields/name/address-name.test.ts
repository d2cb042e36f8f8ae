import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { addressNames, namedByAddress } from './address-name';

/** Per entry what is said of it in its record's address, and which of its candidates are likest to it. */
function named(...entries: [address: string, name: string, rest?: string][]): string[][] {
  const html = entries.map(
    ([address, name, rest = '']) =>
      `<div class="r"><p><a href="${address}">${name}</a>${rest}</p><p>20:00 - Koncert - Sala</p></div>`,
  );
  const { outline, names, records } = given(html.join(''), 'pl');
  return addressNames(outline, records).map((said, n) => {
    const candidates = names.range(records[n]!.from, records[n]!.to);
    if (!said) return [];
    const likest = namedByAddress(said, candidates);
    return [...new Set(candidates.filter((_, i) => likest[i]).map(({ text }) => text))].sort();
  });
}

test('an entry is called what the last step of its own page’s address says', () =>
  expect(
    named(
      ['/program/2147/zolta-mgla', 'Żółta Mgła'],
      ['/program/2150/sowa-i-spolka-2027', 'Sowa i Spółka'],
      ['/program/2151/99', 'Trzy Kruki'],
    ),
  ).toEqual([['Żółta Mgła'], ['Sowa i Spółka'], []]));

test('addresses are cut short: what goes on behind is no less', () =>
  expect(
    named(['/p/nocny-rejs', 'Nocny Rejs', ': wieczór drugi'], ['/p/trzy-kruki', 'Trzy Kruki'], ['/p/sowa', 'Sowa']),
  ).toEqual([['Nocny Rejs', 'Nocny Rejs: wieczór drugi'], ['Trzy Kruki'], ['Sowa']]));

test.each([
  ['one page for all', ['/koncert', '/koncert', '/koncert']],
  ['who speaks', ['/speakers/zolta-mgla', '/speakers/sowa', '/speakers/trzy-kruki']],
  ['another site', ['https://a.example/p/sowa', 'https://a.example/p/mgla', 'https://a.example/p/kruki']],
])('%s says nothing', (_, addresses) =>
  expect(named(...addresses.map((one): [string, string] => [one, 'Sowa']))).toEqual([[], [], []]),
);
