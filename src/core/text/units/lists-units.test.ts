import { expect, test } from 'vitest';
import { headsUnits } from './lists-units';

test.each(['Department', 'Departments:', '部署名', 'Подразделение', '科室名称'])('%s heads units', (text) =>
  expect(headsUnits(text)).toBe(true),
);

test.each(['Division', '部門', 'Enhet', 'Enhed', 'Yksikkö', 'Referat', 'Departmental news'])(
  '%s heads the classes of a contest, what is measured in or minutes as well',
  (text) => expect(headsUnits(text)).toBe(false),
);
