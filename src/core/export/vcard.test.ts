import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { ExportItem } from './exporter';
import { businessItem, departmentItem, eventItem, longestLine, NOW, PAGE, personItem } from './test-data';
import { vcard, vcard3 } from './vcard';

const write = (...items: ExportItem[]) => vcard.write(items, NOW);
/** ical.js gives one card bare and several as a list. */
const read = (file: string) => new ICAL.Component(ICAL.parse(file));

describe('vcard', () => {
  it('is read back as written', () => {
    const affiliation = `${'大学院理学研究科'.repeat(8)}; 天文学, 物理学`;
    const file = write(
      personItem({
        name: '山田 太郎',
        jobTitle: '教授, 学科長',
        affiliation,
        email: 'yamada@u.example',
        telephone: '+81 3 1234 5678',
        url: 'https://u.example/~y/?a=1,2;b=3',
        image: 'https://u.example/写真.jpg',
        description: 'line\nline 🎓',
      }),
    );
    expect(longestLine(file)).toBeLessThanOrEqual(75);
    const card = read(file);
    const values = ['version', 'kind', 'fn', 'n', 'title', 'org', 'email', 'tel', 'url', 'photo', 'note', 'source'].map(
      (name) => card.getFirstPropertyValue(name),
    );
    expect(values).toEqual([
      '4.0',
      'individual',
      '山田 太郎',
      ['山田', '太郎', '', '', ''],
      '教授, 学科長',
      affiliation,
      'yamada@u.example',
      '+81 3 1234 5678',
      'https://u.example/~y/?a=1,2;b=3',
      'https://u.example/%E5%86%99%E7%9C%9F.jpg',
      'line\nline 🎓',
      PAGE.url,
    ]);
  });

  it('writes fax, address and a whole day of birth; a year alone is no day', () => {
    const card = read(
      write(personItem({ faxNumber: '+81 3 1234 5679', address: '12 Long Lane; Exampleton', birthDate: '1961-05-04' })),
    );
    const fax = card.getAllProperties('tel').find((one) => one.getParameter('type') === 'fax');
    expect(fax?.getFirstValue()).toBe('+81 3 1234 5679');
    expect(card.getFirstPropertyValue('adr')).toEqual(['', '', '12 Long Lane; Exampleton', '', '', '', '']);
    expect(String(card.getFirstPropertyValue('bday'))).toBe('1961-05-04');
    expect(read(write(personItem({ birthDate: '1961' }))).getFirstPropertyValue('bday')).toBeNull();
  });

  it('is read back as version 3, too', () => {
    const file = vcard3.write(
      [
        personItem({ name: '山田 太郎', email: 'yamada@u.example', telephone: '+81 3 1234 5678' }),
        departmentItem({ name: 'Physics; Astronomy', parent: 'Faculty' }),
      ],
      NOW,
    );
    expect(longestLine(file)).toBeLessThanOrEqual(75);
    const [person, department] = (ICAL.parse(file) as unknown[][]).map((card) => new ICAL.Component(card));
    const of = (card: ICAL.Component, name: string) => card.getFirstPropertyValue(name);
    expect(['version', 'fn', 'n', 'email', 'tel', 'kind'].map((name) => of(person!, name))).toEqual([
      '3.0',
      '山田 太郎',
      ['山田', '太郎', '', '', ''],
      'yamada@u.example',
      '+81 3 1234 5678',
      null,
    ]);
    expect(of(department!, 'org')).toEqual(['Faculty', 'Physics; Astronomy']);
    expect(of(department!, 'source')).toBe(PAGE.url);
  });

  it('leaves the parts of a name open where it gives no hint', () => {
    const file = write(personItem({ name: '山田太郎' }));
    expect(file).toContain('\r\nFN:山田太郎\r\nN:;;;;\r\n');
  });

  it('writes a department as an organization under its parent', () => {
    const card = read(write(departmentItem({ name: 'Physics; Astronomy', parent: 'Faculty of Science' })));
    expect(card.getFirstPropertyValue('kind')).toBe('org');
    expect(card.getFirstPropertyValue('org')).toEqual(['Faculty of Science', 'Physics; Astronomy']);
  });

  it('writes a business as an organization, with where it is and how it is reached', () => {
    const card = read(write(businessItem({ address: '3 Mill Lane, Moss', telephone: '000-555-0199' })));
    expect(card.getFirstPropertyValue('kind')).toBe('org');
    expect(card.getFirstPropertyValue('org')).toBe('Moss Bakery');
    expect(card.getFirstPropertyValue('tel')).toBe('000-555-0199');
    expect(card.getFirstPropertyValue('adr')).toEqual(['', '', '3 Mill Lane, Moss', '', '', '', '']);
  });

  it('writes one card per record and leaves events out', () => {
    const file = write(personItem({}), eventItem({}), departmentItem({}));
    expect(file.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(2);
    expect(vcard.accepts(eventItem({}).record)).toBe(false);
  });
});
