import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { placesBySpot } from './place-spots';

/** What the second column of a table of three days says of places. */
const placesIn = (...cells: string[]): (string | undefined)[] => {
  const page = given(
    `<table>${cells.map((cell, i) => `<tr class=r><td>${i + 5} December 2026</td><td>${cell}</td></tr>`).join('')}</table>`,
  );
  return placesBySpot(page, page.records, []).map((found) => found?.place.name);
};

test('rooms by their words', () => {
  const rooms = ['Salón Azul', 'Floor 2', 'Plan 3'];
  expect(placesIn(...rooms)).toEqual(rooms);
});

test('levels of a course and plans are no rooms', () => {
  expect(placesIn('Level 1', 'Level 2', 'Level 3')).toEqual([undefined, undefined, undefined]);
  expect(placesIn('Plan de estudios', 'Floor exercises', 'Level up')).toEqual([undefined, undefined, undefined]);
});

test('what is left of a day that runs into the next piece of its line is no room', () => {
  const leaves = ['4', '5', '6'].map((day) => `<b>${day}</b> <span>Dec 26</span> <a href=/${day}>Weaving</a>`);
  expect(placesIn(...leaves)).toEqual([undefined, undefined, undefined]);
});

test('what stands between slashes is a place where others of its town are', () => {
  const places = ['Town Hall, Ebbford', 'The Old Kiln, Ebbford', 'Lantern Yard, Ebbford'];
  const page = given(
    `<ul>${places.map((place, i) => `<li class=r>${i + 5} December 2026 // 8pm // ${place}</li>`).join('')}</ul>`,
  );
  expect(placesBySpot(page, page.records, []).map((found) => found?.place.name)).toEqual(places);
});

test('rooms that are called after what is held there are places, and what stands beside them is', () => {
  const places = ['Lecture Hall 2, Physics Block', 'Online', 'Seminar Room 114'];
  expect(placesIn(...places)).toEqual(places);
});
