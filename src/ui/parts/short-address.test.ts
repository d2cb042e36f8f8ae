import { describe, expect, it } from 'vitest';
import { shortAddress } from './short-address';

describe('shortAddress', () => {
  it.each([
    ['https://u.example/', 'u.example'],
    ['https://u.example/%E6%95%99%E5%93%A1/list.html', '/教員/list.html'],
    // Shift_JIS, as on older Japanese sites: no UTF-8.
    ['https://u.example/%8B%B3%88%F5/%E6%95%99', '/%8B%B3%88%F5/教'],
    ['https://u.example/100%25/50%', '/100%/50%'],
  ])('%s', (address, text) => expect(shortAddress(address)).toBe(text));
});
