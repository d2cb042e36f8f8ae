import { describe, expect, it } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();
const scoreOf = (text: string, lang = 'en'): number => matchName(text, lang, lexicons)?.score ?? 0;

describe('names in Latin letters', () => {
  it.each([
    ['Hans Raum', 'de'],
    ['Marie Bureau', 'fr'],
    ['Anna Planta', 'es'],
  ])('takes %s for one, though the last word is a word', (text, lang) => {
    expect(scoreOf(text, lang)).toBeGreaterThan(0.6);
  });

  it.each([
    ['Barber, Kylie M.', 'Kylie M. Barber'],
    ['Dean, Jeffrey', 'Jeffrey Dean'],
    ['Dean, Engineering', undefined],
    ['Dean, John Smith', undefined],
    ['Assistant, Mary', undefined],
  ])('hears a family name before a comma that is a post, too: %s', (text, name) => {
    expect(matchName(text, 'en', lexicons)?.name).toBe(name);
  });

  it.each([
    ['Dr. iur. Friederike Morgenroth', 'de', 'Friederike Morgenroth'],
    ['Prof. Dr. rer. pol. Anna Schmidt', 'de', 'Anna Schmidt'],
    ['Dr.med.dent. Anna Schmidt', 'de', 'Anna Schmidt'],
    ['H.E. Mr. Stellan Brekke', 'en', 'Stellan Brekke'],
    ['H.E. Brekke', 'en', 'H.E. Brekke'],
    ['S.E. M. Jean Dupont', 'fr', 'Jean Dupont'],
    ['Mayor Pro Tem Curtis Dole', 'en', 'Curtis Dole'],
    ['D. José Mª. Cuevas Lara', 'es', 'José Mª. Cuevas Lara'],
    ['Dª. Ana Mª Tejada', 'es', 'Ana Mª Tejada'],
    ['Takeshi Honma, Senior Economic Officer', 'en', 'Takeshi Honma'],
    ['Takeshi Honma, Senior', 'en', 'Takeshi Honma Senior'],
  ])('leaves what stands beside the name out of it: %s', (text, lang, name) => {
    const match = matchName(text, lang, lexicons);
    expect(match?.name).toBe(name);
    expect(match?.score).toBeGreaterThan(0.7);
  });

  it.each([
    'Margaret Holloway',
    'Xiaoming Li',
    'J. R. Pemberton',
    'Ł. Kowalski',
    'Willem van der Berg',
    'YAMADA Taro',
    'Marie-Claire Dubois',
    "Siobhan O'Leary",
    'Jaewook (Jae) Lee',
  ])('takes %s for a name', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(0.7);
    expect(matchName(text, 'en', lexicons)!.name).toBe(text);
  });

  it.each([
    ['The Rt Hon Eoin Farquhar MP', 'en', 'Eoin Farquhar'],
    ['The Revd Canon Eoin Farquhar', 'en', 'Eoin Farquhar'],
    ['Ms Judith Rowntree', 'en', 'Judith Rowntree'],
    ['M.Sc. Mareike Kettner', 'de', 'Mareike Kettner'],
    ['Dipl.-Kfm. Malte Kettner', 'de', 'Malte Kettner'],
    ['PD Dr. habil. Malte Kettner', 'de', 'Malte Kettner'],
    ['prof. dr hab. Marek Zawadzki', 'pl', 'Marek Zawadzki'],
    ['dr n. med. Alicja Borkowska', 'pl', 'Alicja Borkowska'],
    ['Mgr. et Mgr. Eliška Nováková', 'cs', 'Eliška Nováková'],
    ['Dr. Öğr. Üyesi Burak Demir', 'tr', 'Burak Demir'],
    ['PGS.TS. Trần Văn Đức', 'vi', 'Trần Văn Đức'],
    ['Dª. Macarena Domínguez', 'es', 'Macarena Domínguez'],
    ['Prof.ª Dr.ª Simone Tavares', 'pt', 'Simone Tavares'],
    ['mw. dr. Anneke Bakker', 'nl', 'Anneke Bakker'],
    ['Dr. (Mrs.) Vasanthi Kulkarni', 'en', 'Vasanthi Kulkarni'],
    ['Dipl.-Ing. (FH) Malte Kettner', 'de', 'Malte Kettner'],
    ['Conf. univ. dr. Horia Mureșan', 'ro', 'Horia Mureșan'],
    ['гл. ас. д-р Стоян Витанов', 'bg', 'Стоян Витанов'],
    ['д.ф.-м.н. Елизавета Шубина', 'ru', 'Елизавета Шубина'],
    ['د. هدى مصطفى الشامي', 'ar', 'هدى مصطفى الشامي'],
    ['دکتر آرش کیانی', 'fa', 'آرش کیانی'],
    ['ד"ר תמר אלון', 'he', 'תמר אלון'],
    ['डॉ. मीनाक्षी जोशी', 'hi', 'मीनाक्षी जोशी'],
    ['ผศ.ดร. จิราพร วัฒนกุล', 'th', 'จิราพร วัฒนกุล'],
  ])('takes what stands before the name off %s (%s)', (text, lang, name) => {
    expect(matchName(text, lang, lexicons)?.name).toBe(name);
    expect(scoreOf(text, lang)).toBeGreaterThan(0.7);
  });

  it.each([
    'Salma al-Haddad',
    'Prof. M. Venkata Naidu',
    'J.C. (Kees) van der Laan',
    'Femke van ’t Woud',
    'Шубников Ефим Львович',
  ])('knows parts of names of other countries in %s', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(0.6);
    expect(matchName(text, 'en', lexicons)!.name).toBe(text.replace('Prof. ', ''));
  });

  it.each([
    ['Malte Kettner, Oberarzt', 'de'],
    ['Malte Kettner, Главный бухгалтер', 'ru'],
    ['Malte Kettner, Ricercatore', 'it'],
  ])('does not turn name and post round: %s', (text, lang) => {
    expect(matchName(text, lang, lexicons)?.name).toBe('Malte Kettner');
  });

  it('does not take the words of a post for a name', () => {
    expect(scoreOf('Profesora Contratada Doctora', 'es')).toBeLessThan(0.3);
  });

  it.each(['M.A. Holloway', 'M.A. García López', 'Don Holloway', 'SUHURA BEEVI M.P'])(
    'leaves initials and given names in %s',
    (text) => {
      expect(matchName(text, 'en', lexicons)?.name).toBe(text);
    },
  );

  it.each([
    'Computer Science',
    'Read More',
    'New York',
    'Santa Barbara',
    'Contact Us',
    'Annual Report',
    'Research Interests',
    'Graduate Program',
    'Department of History',
    'Monday Morning',
    'Golden Gate Park',
    'Privacy Policy',
    'IBM Research',
    'read more about jane',
    'Amherst, MA 01003-4610',
    'Rolla MO 65409-0350',
    'Los Angeles, CA',
    'Providence, RI',
    'Washington, D.C.',
    'Boston, MA',
  ])('does not take %s for a name', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.4);
  });

  it.each([
    ['Über Uns', 'de'],
    ['Unsere Leistungen', 'de'],
    ['Mentions Légales', 'fr'],
    ['Quiénes Somos', 'es'],
    ['Kontakta Oss', 'sv'],
    ['Série A', 'fr'],
    ['Group C', 'en'],
    ['Klasse B', 'de'],
  ])('does not take %s for a name on a page in %s', (text, lang) => {
    expect(scoreOf(text, lang)).toBeLessThan(0.3);
  });

  it.each([
    'Margaret Holloway, MA',
    'Margaret Holloway, MD',
    'Margaret Holloway, PA',
    'Robert Hall, DC',
    'Jane Smith, ND',
  ])('takes %s for a name, though a state is written so', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(0.5);
  });

  it('gives names that no lexicon has a middling score', () => {
    expect(scoreOf('Zorvane Quibbrel')).toBeGreaterThan(0.3);
    expect(scoreOf('Zorvane Quibbrel')).toBeLessThan(0.8);
  });

  it('leaves out a possessive', () => {
    expect(matchName("Margaret Holloway's", 'en', lexicons)?.name).toBe('Margaret Holloway');
    expect(matchName('Willem Jansens', 'nl', lexicons)?.name).toBe('Willem Jansens');
  });

  it('turns "Last, First" round, generations last', () => {
    expect(matchName('Holloway, Margaret E.', 'en', lexicons)?.name).toBe('Margaret E. Holloway');
    expect(matchName('GARCIA LOPEZ, Maria', 'es', lexicons)?.name).toBe('Maria GARCIA LOPEZ');
    expect(matchName('Holloway, James Jr.', 'en', lexicons)?.name).toBe('James Holloway Jr.');
    expect(matchName('Holloway, Jr., James', 'en', lexicons)?.name).toBe('James Holloway Jr.');
    expect(matchName('James Holloway, Jr.', 'en', lexicons)?.name).toBe('James Holloway Jr.');
    expect(matchName('James Holloway, Jr., Treasurer', 'en', lexicons)).toMatchObject({
      name: 'James Holloway Jr.',
      title: 'Treasurer',
    });
    expect(matchName('López Hernández, Ana Isabel', 'es', lexicons)?.name).toBe('Ana Isabel López Hernández');
  });

  it('does not turn two people, or a person and a city, into one', () => {
    expect(matchName('Mary Holloway, John Pemberton', 'en', lexicons)?.name).toBe('Mary Holloway');
    expect(matchName('Mary Holloway, Boston', 'en', lexicons)?.name).toBe('Mary Holloway');
  });

  it('sets honorific, degrees and post apart', () => {
    expect(matchName('Dr. Margaret Holloway, PhD, FRS', 'en', lexicons)).toMatchObject({
      name: 'Margaret Holloway',
      honorific: 'Dr.',
      degrees: 'PhD, FRS',
    });
    expect(matchName('Univ.-Prof. Dipl.-Ing. Dr. Hans Gruber', 'de', lexicons)).toMatchObject({ name: 'Hans Gruber' });
    expect(matchName('Margaret Holloway, Associate Professor', 'en', lexicons)).toMatchObject({
      name: 'Margaret Holloway',
      title: 'Associate Professor',
    });
    expect(matchName('Director: Margaret Holloway', 'en', lexicons)).toMatchObject({
      name: 'Margaret Holloway',
      title: 'Director',
    });
  });

  it('knows a form of address behind a post and its colon', () => {
    expect(matchName('Responsable : M. Didier Blanchet', 'fr', lexicons)).toMatchObject({
      name: 'Didier Blanchet',
      title: 'Responsable',
    });
  });

  it('knows how somebody is spoken of behind the name', () => {
    expect(matchName('Mags Pettifer (they/them)', 'en', lexicons)!.score).toBeGreaterThan(
      matchName('Mags Pettifer', 'en', lexicons)!.score,
    );
    expect(matchName('Ann Lee she/her, Director', 'en', lexicons)).toMatchObject({
      name: 'Ann Lee',
      title: 'Director',
    });
  });

  it('tells where the name stands', () => {
    const text = '  Prof. Margaret Holloway (she/her)';
    const { start, length } = matchName(text, 'en', lexicons)!;
    expect(text.slice(start, start + length)).toBe('Margaret Holloway');
  });

  it('scores a sentence that begins with a name low', () => {
    expect(scoreOf('Margaret Holloway joined the society in 1990')).toBeLessThan(0.5);
  });

  it('takes a word with a letter behind it for a name where names are so written', () => {
    expect(matchName('BINDHU S', 'en', lexicons)?.name).toBe('BINDHU S');
  });
});

it('comes to an end on words of many parts', () => {
  expect(scoreOf(`${'Zone-Change-General-'.repeat(5)}Application.pdf`)).toBeLessThan(0.5);
});
