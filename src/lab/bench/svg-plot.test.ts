import { expect, test } from 'vitest';
import { linePlot } from './svg-plot';

const linear = { label: 'x', ticks: [0, 1] };

test('a higher value is drawn higher, and each decade of a logarithmic axis is as wide', () => {
  const logarithmic = { label: 'nodes', ticks: [1, 100], logarithmic: true };
  const svg = linePlot('t', logarithmic, linear, [
    {
      name: 's',
      points: [
        [1, 0],
        [10, 0.5],
        [100, 1],
      ],
    },
  ]);
  const [a, b, c] = /d="M([^"H]+)" fill="none"/
    .exec(svg)![1]!
    .split('L')
    .map((point) => point.split(' ').map(Number)) as [number[], number[], number[]];
  expect(b[0]! - a[0]!).toBeCloseTo(c[0]! - b[0]!, 0);
  expect(a[1]!).toBeGreaterThan(b[1]!);
  expect(b[1]!).toBeGreaterThan(c[1]!);
});

test('names of lines that end together do not overlap, and text is escaped', () => {
  const svg = linePlot('a < b', linear, linear, [
    {
      name: 'one',
      points: [
        [0, 0],
        [1, 0.5],
      ],
    },
    {
      name: 'two',
      points: [
        [0, 1],
        [1, 0.5],
      ],
    },
  ]);
  const places = [...svg.matchAll(/y="([\d.]+)" fill="#/g)].map((match) => Number(match[1]));
  expect(Math.abs(places[0]! - places[1]!)).toBeGreaterThanOrEqual(15);
  expect(svg).toContain('a &lt; b');
});
