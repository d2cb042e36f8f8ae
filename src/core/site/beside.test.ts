import { expect, it } from 'vitest';
import { besideOf } from './beside';
import { link } from './test-site';

const U = 'https://u.example';

it('knows a text that names none of the pages of its folder', () => {
  const members = ['a', 'b', 'c'].map((name) => link(`${U}/teams/${name}`, 'members'));
  const faculty = ['physics', 'music', 'law'].map((name) => link(`${U}/${name}/faculty`, 'Faculty'));
  const beside = besideOf([...members, ...faculty]);
  expect(members.map((one) => beside(one).sharesText)).toEqual([true, true, true]);
  expect(faculty.map((one) => beside(one).sharesText)).toEqual([false, false, false]);
  expect(besideOf(members.slice(1))(members[1]!).sharesText).toBe(false);
});

it('knows the page in whose folder others lie', () => {
  const list = link(`${U}/ar/departments/`, 'أقسام');
  const pages = ['icu', 'ivf', 'opd', 'lab'].map((name) => link(`${U}/ar/departments/${name}/`, name));
  const beside = besideOf([list, ...pages]);
  expect(beside(list).isFolder).toBe(true);
  expect(beside(pages[0]!).isFolder).toBe(false);
  expect(besideOf([list, ...pages.slice(1)])(list).isFolder).toBe(false);
});
