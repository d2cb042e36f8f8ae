import { expect, test } from 'vitest';
import { unscrambledMail } from './scrambled-mail';

test.each([
  ["javascript:linkTo_UnCryptMailto('nbjmup+boo/mffAjotu/fybnqmf');", null],
  ['javascript:linkTo_UnCryptMailto(%27nbjmup%2Bboo%2FmffAjotu%2Ffybnqmf%27);', null],
  ['#', 'nbjmup+boo/mffAjotu/fybnqmf'],
  ['#', 'kygjrm8yll,jccYglqr,cvyknjc'],
])('the address behind %s %s', (href, token) => {
  expect(unscrambledMail(href, token)).toBe('mailto:ann.lee@inst.example');
});

test('another script is no address', () => {
  expect(unscrambledMail('javascript:go("nbjmup")', null)).toBeUndefined();
  expect(unscrambledMail("javascript:linkTo_UnCryptMailto('%');", null)).toBeUndefined();
});
