import { expect, it } from 'vitest';
import { readings, readTargets } from './readings';

it('labels every page once', () => {
  const all = readings();
  expect(new Set(all.map(({ site, file }) => `${site} ${file}`)).size).toBe(all.length);
});

it('gives the pages of a site by goal', () => {
  const page = { unasked: false, site: 'a' };
  const all = [
    { ...page, file: 'staff.html', label: 'people' as const },
    { ...page, file: 'units.html', label: 'units' as const },
    { ...page, file: 'news.html', label: 'neither' as const },
    { ...page, site: 'b', file: 'team.html', label: 'people' as const },
  ];
  expect(readTargets(all, 'a')).toEqual({ faculty: new Set(['staff.html']), departments: new Set(['units.html']) });
});
