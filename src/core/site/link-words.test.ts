import { describe, expect, it } from 'vitest';
import { hitsOfAddress, hitsOfText } from './link-words';
import { LANGUAGES } from './words/index';

describe('hitsOfText', () => {
  it.each([
    'Faculty & Staff',
    'Our People',
    '教員紹介',
    '师资队伍',
    'Mitarbeiterinnen und Mitarbeiter',
    "L'équipe",
    'Profesorado',
    '교수진',
    '→ Team',
    'Våra medarbetare',
    'Corpo docente',
    'Onze medewerkers',
  ])('%s leads to people, whole', (text) => expect(hitsOfText(text).to.faculty).toBe(2));

  it.each([
    'Schools and Colleges',
    '学部・大学院',
    '院系设置',
    'Fakultäten',
    'Départements',
    'Facultades',
    'Unidades acadêmicas',
    '단과대학',
    'Fakulteter och institutioner',
    'Dipartimenti',
    'Faculteiten',
  ])('%s leads to units, whole', (text) => expect(hitsOfText(text).to.departments).toBe(2));

  it('tells a word within a text from the whole, and from a part of a word', () => {
    expect(hitsOfText('Faculty of the physics institute').to.faculty).toBe(1);
    expect(hitsOfText('Steamboats').to.faculty).toBe(0);
    expect(hitsOfText('').to.faculty).toBe(0);
  });

  it('knows how much of a text is words of the goals, in any order', () => {
    const share = (text: string): number => hitsOfText(text).topic;
    expect(share('Graduate')).toBe(1);
    expect(share('Previous students of Ada Byron')).toBeLessThan(share('Previous students'));
    expect(share('Annual budget')).toBe(0);
  });

  it('knows the name of a unit', () => {
    const named = [
      'Networking Research Lab',
      'Lehrstuhl für Optik',
      'Riverside School of Law',
      '山田研究室',
      '计算机系',
    ];
    const others = ['Department News', 'Labs', 'Group', 'Tensor calculus', '研究室', 'Staff'];
    expect([...named, ...others].filter((text) => hitsOfText(text).unit)).toEqual(named);
  });

  it('knows the parts of a list', () => {
    expect(['2', 'B', '»', 'Next page', '次へ'].map((text) => hitsOfText(text).more)).toEqual([2, 2, 2, 2, 2]);
    expect(hitsOfText('2026 budget').more).toBe(0);
  });
});

describe('hitsOfAddress', () => {
  it('weighs the last step above those before it', () => {
    expect(hitsOfAddress('https://u.example/physics/people.html').to.faculty).toBe(2);
    expect(hitsOfAddress('https://u.example/people/ann').to.faculty).toBe(1);
    expect(hitsOfAddress('https://u.example/szdw.htm').to.faculty).toBe(2);
  });
});

it('every language has words of every class, none twice for opposite ends', () => {
  for (const [lang, { to, toward, away, more }] of Object.entries(LANGUAGES)) {
    for (const list of [to.faculty, to.departments, toward, away, more])
      expect(list, lang).toMatch(/^[^|]+(?:\|[^|]+)+$/);
    const wanted = new Set([...to.faculty.split('|'), ...to.departments.split('|')]);
    expect(
      away.split('|').filter((word) => wanted.has(word)),
      lang,
    ).toEqual([]);
  }
});
