import { expect, it } from 'vitest';
import { lessonFor, withAmends, withLesson, type Lessons } from './lessons';

const at = (path: string, ...why: ('text' | 'unit' | 'way')[]) => ({ address: `https://u.example/${path}`, why });
const taught = (lessons: Lessons, good: boolean, ...pages: ReturnType<typeof at>[]): Lessons =>
  pages.reduce((all, page) => withLesson(all, page, good), lessons);

it('raises the pages of a folder that gave, lowers those of one that did not', () => {
  const lessons = taught(taught({}, true, at('good/a')), false, at('poor/a'), at('poor/b'));
  expect(lessonFor(lessons, at('good/c'))).toBeGreaterThan(1);
  expect(lessonFor(lessons, at('poor/c'))).toBeLessThan(-0.5);
  expect(lessonFor(lessons, at('other/c'))).toBe(0);
});

it('learns by what spoke for links, wherever they lead', () => {
  const lessons = taught({}, false, at('a', 'unit'), at('b', 'unit'), at('c', 'unit'));
  expect(lessonFor(lessons, at('d', 'unit'))).toBeLessThan(-0.5);
  expect(lessonFor(lessons, at('d', 'way'))).toBe(0);
});

it('learns nothing from pages for which nothing spoke', () => {
  expect(lessonFor(taught({}, false, at('a'), at('b')), at('c'))).toBe(0);
});

it('makes amends to a page that led on, and leaves the lessons before as they were', () => {
  const before = taught({}, false, at('physics/home', 'unit'));
  const text = JSON.stringify(before);
  const after = withAmends(before, at('physics/home', 'unit'));
  expect(lessonFor(before, at('music/start', 'unit'))).toBeLessThan(0);
  expect(lessonFor(after, at('music/start', 'unit'))).toBeGreaterThan(0);
  expect(JSON.stringify(before)).toBe(text);
});
