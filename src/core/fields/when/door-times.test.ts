import { expect, test } from 'vitest';
import { threeRoles } from './door-times';

test('doors, start and end in one cell below a head that names all three', () => {
  expect(threeRoles('開場/開演/終演', '14:15 / 15:00 / 17:00')).toMatchObject({
    doorTime: { hour: 14, minute: 15 },
    startTime: { hour: 15, minute: 0 },
    endTime: { hour: 17, minute: 0 },
  });
  const undecided = threeRoles('開場/開演/終演', '- / 10:00 / 未定');
  expect(undecided?.startTime).toEqual({ hour: 10, minute: 0 });
  expect(undecided?.doorTime ?? undecided?.endTime).toBeUndefined();
  expect(threeRoles('Einlass / Beginn / Ende', '19:00 / 19:30 / 22:00')?.startTime).toEqual({ hour: 19, minute: 30 });
  expect(threeRoles('昼/夜', '14:15 / 15:00 / 17:00')).toBeUndefined();
});
