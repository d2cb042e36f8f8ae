import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../../test/at-once';
import { findEmails, findExtension, findLocalNumber, findTelephones, sharedMailHost } from './index';

const emails = (text: string): string[] => findEmails(text).map(({ email }) => email);
const numbers = (text: string, lang = 'en'): string[] =>
  findTelephones(text, lang).map(({ kind, telephone }) => `${kind} ${telephone}`);

describe('e-mail addresses', () => {
  it.each([
    ['write to jane.doe@cs.example.edu.', 'jane.doe@cs.example.edu'],
    ['E-mailjdoe@example.edu', 'jdoe@example.edu'],
    ['jane [at] example dot edu', 'jane@example.edu'],
    ['jane [at] cs [dot] example [dot] edu', 'jane@cs.example.edu'],
    ['taro(at)example.ac.jp', 'taro@example.ac.jp'],
    ['taro＠example.ac.jp', 'taro@example.ac.jp'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ａｃ．ｊｐ', 'taro@example.ac.jp'],
    ['jane AT example DOT org', 'jane@example.org'],
    ['taro[アットマーク]example.jp', 'taro@example.jp'],
    ['taro_アット_chem.example.jp', 'taro@chem.example.jp'],
    ['taro_y_at_chem.example.jp', 'taro_y@chem.example.jp'],
    ['jane at cs dot example dot edu', 'jane@cs.example.edu'],
    ['jane at example dot edu', 'jane@example.edu'],
  ])('reads %s', (text, email) => {
    expect(emails(text)).toEqual([email]);
  });

  it.each([
    'meet me at noon dot com',
    'logo@2x.png',
    'look_at_me',
    'look at example.com',
    'follow @janedoe',
    'jane at example',
    'a@b',
  ])('finds none in %s', (text) => {
    expect(emails(text)).toEqual([]);
  });

  it('gives places in the text, in order', () => {
    const text = 'B: b (at) example.org, A: a@example.org';
    expect(findEmails(text).map(({ index, length }) => text.slice(index, index + length))).toEqual([
      'b (at) example.org',
      'a@example.org',
    ]);
  });
});

describe('the host of all logins', () => {
  it('is said once, without a login', () => {
    expect(sharedMailHost(['jdoe', 'addresses are @cs.example.edu'])).toBe('cs.example.edu');
    expect(sharedMailHost(['jdoe@cs.example.edu'])).toBeUndefined();
    expect(sharedMailHost(['@cs.example.edu', '@ee.example.edu'])).toBeUndefined();
    expect(sharedMailHost(['follow @janedoe'])).toBeUndefined();
  });
});

describe('extensions on lines of their own', () => {
  it.each([
    ['Ext. 40110', 'Ext. 40110'],
    ['内線 4012-4013', '内線 4012-4013'],
    ['Ext. 40110, 2nd floor', undefined],
    ['Extra 5', undefined],
  ])('%s', (text, extension) => {
    expect(findExtension(text)).toBe(extension);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['+81-3-1234-5678', ['tel +81-3-1234-5678']],
    ['03（3812）2111 内線123', ['tel 03(3812)2111 内線123']],
    ['(05)555-0000 轉 7201', ['tel (05)555-0000 轉 7201']],
    ['027-55550188转8012', ['tel 027-55550188转8012']],
    ['02-5555-0123 分機 41', ['tel 02-5555-0123 分機 41']],
    ['(555) 123-4567 ext. 12', ['tel (555) 123-4567 ext. 12']],
    ['815-555-8614 / 815-555-8610', ['tel 815-555-8614', 'tel 815-555-8610']],
    ['(504) 2773-0039', ['tel (504) 2773-0039']],
    ['0115 951 5151', ['tel 0115 951 5151']],
    ['020-1234567', ['tel 020-1234567']],
    ['+33 (0)1 23 45 67 89', ['tel +33 (0)1 23 45 67 89']],
    ['TEL：０３－１２３４－５６７８', ['tel 03-1234-5678']],
    ['Tel: 03-1234-5678 / Fax: 03-1234-5679', ['tel 03-1234-5678', 'fax 03-1234-5679']],
    ['TEL/FAX 045-123-4567', ['tel 045-123-4567']],
    ['Tel. 951 5151', ['tel 951 5151']],
    ['Skolen, tlf. 97 21 40 20', ['tel 97 21 40 20']],
    ['Telefon: 567 211 101', ['tel 567 211 101']],
    ['服务电话：400 800 123', ['tel 400 800 123']],
    ['ext. 2234', ['tel ext. 2234']],
    ['Extension 21', ['tel Extension 21']],
    ['内線 45', ['tel 内線 45']],
    ['Ann Lee (213-456-7890)', ['tel 213-456-7890']],
    ['тел. 55-01-77', ['tel 55-01-77']],
    ['tālr. 67033333', ['tel 67033333']],
    ['הטלפון: 02-5881234', ['tel 02-5881234']],
  ])('reads %s', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  it.each([
    'Grant (2019-12345)',
    'Student (20191234)',
    'The Sea and the Law (0-306-40615-2), Oxford',
    'pp. (123-145-1678)',
    '2026-11-03',
    '2026/11/03 10:30-12:00',
    '11/03/2026',
    '3.11.2026',
    '2010-2015',
    'ISBN 978-4-06-123456-7',
    'ISSN 1234-5678',
    '〒113-8654',
    '１１３－８６５４',
    '$1,234,567',
    '192.168.10.10',
    '2 000 000 000',
    'No. 2020-1234567',
    'about 250 000 volumes',
    'Gesamt 1.250.000 Euro',
    'Hotel 120.000 Kč',
    'iPhone 25.990.000 đ',
    'Hotel: 1 250 000 kr',
    't 1.250.000',
    'Halifax 439 000',
    'Proceedings on Moss (2021) 1234–1245',
  ])('finds none in %s', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  it('takes linear time on hostile text', () => {
    const start = processorMs();
    findTelephones('1 2 '.repeat(20_000), 'en');
    findEmails(`${'a [dot] '.repeat(10_000)}@`);
    expect(processorMs() - start).toBeLessThan(2000);
  });
});

describe('local numbers', () => {
  it.each([
    ['206 KH 555-9183 ann@site.example', false, '555-9183'],
    ['4-1234', true, '4-1234'],
    ['x4321', true, 'x4321'],
    ['Phone: 4321', true, '4321'],
    ['4-1234', false, undefined],
    ['Room 4321', true, undefined],
    ['PO-555-9183-22', false, undefined],
    ['120#3312', true, '120#3312'],
    ['$555-9183', false, undefined],
    ['630-0000 みほん市北丘町1-2', false, undefined],
    ['630-0000 丘県', false, undefined],
    ['630-0000（代表）', false, '630-0000'],
  ])('%s, labelled %s', (text, labelled, expected) => {
    expect(findLocalNumber(text, labelled)).toBe(expected);
  });
});
