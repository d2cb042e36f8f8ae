import { expect, test } from 'vitest';
import { isSortOfEvent } from './sort-of-event';

test.each(['공연', '전시', '기획전시', '讲座', '展览', '公演', '9月の企画展'])(
  '%s is of which sort an event is',
  (text) => {
    expect(isSortOfEvent(text)).toBe(true);
  },
);

test.each(['봄날의 수채화전', '시립합창단 제45회 정기연주회', '敦煌艺术展'])('%s is a name', (text) => {
  expect(isSortOfEvent(text)).toBe(false);
});
