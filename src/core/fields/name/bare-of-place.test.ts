import { describe, expect, it } from 'vitest';
import { bareOfPlace } from './bare-of-place';

describe('bareOfPlace', () => {
  const isEvent = (text: string): boolean => /祭|コンサート/u.test(text);

  it.each([
    ['例会(和室)', '例会'],
    ['歓迎茶会（部室→食堂）', '歓迎茶会'],
    ['新人戦(体育館, 時間は未定)', '新人戦'],
    ['準備会（文化館祭の室）', '準備会（文化館祭の室）'],
    ['講演会（第3回）', '講演会（第3回）'],
    ['朗読会（要予約）', '朗読会（要予約）'],
  ])('%s → %s', (name, bare) => expect(bareOfPlace(name, isEvent)).toBe(bare));
});
