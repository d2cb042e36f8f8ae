import { describe, expect, it } from 'vitest';
import { postAlone } from './post-alone';

describe('postAlone', () => {
  it.each([
    ['Member status: Research Fellow', 'Research Fellow'],
    ['Fonction : chargée de recherche', 'chargée de recherche'],
    ['职称：教授', '教授'],
    ['教授（按姓氏笔画排序）', '教授'],
    ['教授（学科带头人）', '教授（学科带头人）'],
    ['海浜大学雪氷研究所 教授', '教授'],
    ['Head of Division: Tides', 'Head of Division: Tides'],
  ])('%s is %s', (text, post) => {
    expect(postAlone(text)).toBe(post);
  });
});
