import { expect, test } from 'vitest';
import { announcesOthers, namesOthers } from './other-peoples';

test.each([
  'Rosa Lindqvist, Omar Haddad, Jun Tanaka (2025). Counting Bees by Ear in Open Orchards.',
  '[12] R. Lindqvist, O. Haddad and J. Tanaka, “Counting bees by ear”, Journal of Rural Sound 12(3), 2024.',
  'Haddad, O., Weiss, C. et al. A survey of cheap microphones for slow science, 2023',
  'Weiss C, Novak P. Nest boxes that listen. Field Notes, vol. 4, pp. 41-58',
  'Co-supervisor: Marcus Bell',
  'Thesis advisor: Dr. Elena Petrova',
  'Directeur de thèse : Alain Lefebvre',
  'Betreuer: Prof. Dr. Karl Hofmann',
  '主指導：山本学教授',
  '指导教师：李卫国',
  '지도교수: 김영희',
  'This page is maintained by Rosa Lindqvist',
  'Comments? Send mail to Omar Haddad.',
  'Comments to author: Rosa Lindqvist',
  'Please send any suggestions to Jun Tanaka, jun@bees.example',
  'Webmaster: Marcus Bell',
  'Author: Marcus Bell',
  'By Rosa Lindqvist | May 9, 2026',
  'Douglass Houghton Hall, Room 340',
  'Diese Seite wurde erstellt. Seite gepflegt von Karl Hofmann',
])('%s: the names are not of those listed', (text) => {
  expect(namesOthers(text)).toBe(true);
});

test.each([
  'Rosa Lindqvist, Professor of Field Acoustics',
  'Lindqvist, Rosa',
  'Rosa Lindqvist (2019 – 2023), now at the Institute of Sound, Exampleton, Vermont',
  'Supervisor: Tom Barker',
  'Omar Haddad, Associate Professor, Department of Computer Science, Room 212, ext. 4410',
  '指導教員',
  '山本 学 教授（主指導）',
  'Rosa Lindqvist, Web Editor',
  'Rebecca Hall, Reader in Acoustics',
  'Questions about admission: Omar Haddad, Graduate Coordinator',
  'Tom Barker, Site Engineer, by appointment',
])('%s: the names may be of those listed', (text) => {
  expect(namesOthers(text)).toBe(false);
});

test('headings of publications, and of what only sounds alike', () => {
  for (const heading of [
    'Publications',
    'Selected Publications (2024)',
    'Veröffentlichungen',
    '発表論文',
    '代表性论著',
    '논문 목록',
  ])
    expect(announcesOthers(heading), heading).toBe(true);
  for (const heading of ['Publications Office', 'Papers Committee', 'Director of Publications', '論文審査委員'])
    expect(announcesOthers(heading), heading).toBe(false);
});

test.each(['What our clients say', 'Testimonials', 'Customer Reviews', 'Kundenstimmen', 'Témoignages', 'お客様の声'])(
  '%s announces praise',
  (heading) => {
    expect(announcesOthers(heading)).toBe(true);
  },
);

test.each(['What we do', 'Our team', 'Review Board', 'Clients'])('%s does not', (heading) => {
  expect(announcesOthers(heading)).toBe(false);
});
