import { expect, test } from 'vitest';
import { cityIn } from './city-country';

test.each([
  ['Narva, Estonia', 'Narva, Estonia'],
  [', Portland, OR, USA', 'Portland, OR, USA'],
  ['Meran-Merano, Italy', 'Meran-Merano, Italy'],
  ['Herdegen (Hessen) · Hundesportclub', 'Herdegen (Hessen)'],
  ['Bozen, South Tyrol, Italy', 'Bozen, South Tyrol, Italy'],
  ['Songs from Peru, Chile and Mexico', undefined],
  ['Portland', undefined],
])('%s', (text, city) => {
  expect(cityIn(text)).toBe(city);
});
