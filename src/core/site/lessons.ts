/** What visited pages teach about links that were not followed yet: by the shape of their addresses and by what spoke for them. */
import { shapesOf } from './address';
import type { Why } from './score';

/** Class of links → [pages that were worth it, pages that were not]. */
export type Lessons = Readonly<Record<string, readonly [good: number, bad: number]>>;

/** A link as lessons know it. */
export interface Taught {
  address: string;
  /** What spoke for it. */
  why: readonly Why[];
}

const RAISED = 2;
/** Per page that was not worth it. */
const LOWERED = -0.4;
const MOST_LOWERED = -3;
/** What speaks for links is shared by many that have little else in common: it teaches less. */
const BY_WHY = 0.75;

/** @returns the lessons with one more page of the link's classes */
export function withLesson(lessons: Lessons, link: Taught, good: boolean): Lessons {
  const grown = { ...lessons };
  for (const one of classesOf(link)) {
    const [yes, no] = grown[one] ?? [0, 0];
    grown[one] = good ? [yes + 1, no] : [yes, no + 1];
  }
  return grown;
}

/** A page that gave nothing itself led to one that did. @returns the lessons with that page turned from bad to good */
export function withAmends(lessons: Lessons, link: Taught): Lessons {
  const grown = { ...lessons };
  for (const one of classesOf(link)) {
    const [yes, no] = grown[one] ?? [0, 1];
    grown[one] = [yes + 1, Math.max(0, no - 1)];
  }
  return grown;
}

/** @returns points for a link, from what its classes gave: 0 where nothing is known */
export function lessonFor(lessons: Lessons, link: Taught): number {
  let total = 0;
  for (const one of classesOf(link)) {
    const [good, bad] = lessons[one] ?? [0, 0];
    const seen = good + bad;
    if (seen === 0) continue;
    const points = RAISED * (good / seen) + Math.max(MOST_LOWERED, LOWERED * bad * (bad / seen));
    total += one.startsWith('why ') ? BY_WHY * points : points;
  }
  return total;
}

const classesOf = ({ address, why }: Taught): string[] => [
  ...shapesOf(address),
  // Where nothing speaks for links, they have nothing in common.
  ...(why.length > 0 ? [`why ${why.join(' ')}`] : []),
];
