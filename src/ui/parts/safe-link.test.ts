import { describe, expect, it } from 'vitest';
import { isEmail, mailLink, telephoneLink, webLink } from './safe-link';

describe('webLink', () => {
  it('lets only web addresses through', () => {
    expect(webLink('https://museum.example/a b')).toBe('https://museum.example/a%20b');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/relative', '', undefined]) {
      expect(webLink(bad)).toBeUndefined();
    }
  });
});

describe('contacts', () => {
  it('cannot smuggle headers into a mail', () => {
    expect(mailLink('a@b.example')).toBe('mailto:a@b.example');
    expect(mailLink('a?bcc=x@b.example')).toBe('mailto:a%3Fbcc%3Dx@b.example');
    expect(mailLink('a@b.example, c@d.example')).toBeUndefined();
  });

  it('dials the digits, without the extension', () => {
    expect(telephoneLink('０３－３８１２－２１１１（内線123）')).toBe('tel:0338122111');
    expect(telephoneLink('+81 (0)3 1234')).toBe('tel:+81031234');
    expect(telephoneLink('内線 123')).toBeUndefined();
  });

  it('knows addresses', () => {
    expect(isEmail('taro.yamada@x.ac.example')).toBe(true);
    for (const bad of ['taro', 'taro@x', 'a b@x.example', '@x.example', 'a@x..example'])
      expect(isEmail(bad)).toBe(false);
  });
});
