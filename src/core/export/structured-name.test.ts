import { expect, it } from 'vitest';
import { structuredName } from './structured-name';

it.each([
  ['Ann Mary Lee', 'Lee', 'Ann Mary'],
  ['山田 太郎', '山田', '太郎'],
  ['山田　太郎（やまだ たろう）', '山田', '太郎'],
  ['김 철수', '김', '철수'],
  ['YAMADA Taro', 'YAMADA', 'Taro'],
  ['Taro YAMADA', 'YAMADA', 'Taro'],
  ['GARCIA LOPEZ, Maria', 'GARCIA LOPEZ', 'Maria'],
  ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
  ['J. R. Smith', 'Smith', 'J. R.'],
  ['Élodie Ångström', 'Ångström', 'Élodie'],
])('%s', (name, family, given) => {
  expect(structuredName(name)).toMatchObject({ family, given });
});

it('sets titles and degrees aside', () => {
  const smith = { family: 'Smith', given: 'John' };
  expect(structuredName('Prof. Dr. John Smith, PhD')).toEqual({ ...smith, prefix: 'Prof. Dr.', suffix: 'PhD' });
  expect(structuredName('John Smith Jr.')).toEqual({ ...smith, prefix: '', suffix: 'Jr.' });
});

it.each(['山田太郎', 'ジョン・スミス', 'Plato', ''])('does not guess at %j', (name) => {
  expect(structuredName(name)).toBeUndefined();
});
