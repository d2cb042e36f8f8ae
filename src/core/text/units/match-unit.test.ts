import { describe, expect, it } from 'vitest';
import { isNumberedKind, matchUnit } from './index';

describe('units', () => {
  it.each([
    ['Department of Physics', 'en', 'department'],
    ['Physics Department', 'en', 'department'],
    ['Chemistry, Department of', 'en', 'department'],
    ['Dept. of Surgery', 'en', 'department'],
    ['College of Letters & Science', 'en', 'college'],
    ['Riverside School of Business', 'en', 'college'],
    ['Soft Matter Lab', 'en', 'laboratory'],
    ['Institute for Advanced Study', 'en', 'laboratory'],
    ['Office of the Registrar', 'en', 'office'],
    ['Center for International Education', 'en', 'office'],
    ['Lehrstuhl für Informatik', 'de', 'department'],
    ['Universitätsbibliothek', 'de', 'office'],
    ['Département de Mathématiques', 'fr', 'department'],
    ['UFR Sciences', 'fr', 'college'],
    ['Laboratoire « Temps et Espaces » de Lyon', 'fr', 'laboratory'],
    ['Divisão de Física', 'pt', 'department'],
    ['Facultad de Ciencias', 'es', 'college'],
    ['Institutionen för datavetenskap', 'sv', 'department'],
    ['Кафедра физики', 'ru', 'department'],
    ['Кафедра зоології', 'uk', 'department'],
    ['Juridiska fakulteten', 'sv', 'college'],
    ['Fachbereich 2 – Finanzen', 'de', 'college'],
    ['Dezernat IV: Bauen und Umwelt', 'de', 'office'],
    ['Untere Denkmalbehörde', 'de', 'office'],
    ['Außenstelle Bonn', 'de', 'office'],
    ['Ortsgruppe Jena', 'de', 'office'],
    ['Vestiging Utrecht', 'nl', 'office'],
    ['Antenne de Nantes', 'fr', 'office'],
    ['Sucursal Madrid', 'es', 'office'],
    ['Chicago Branch', 'en', 'office'],
    ['東京支店', 'ja', 'office'],
    ['北海道支部', 'ja', 'office'],
    ['上海分公司', 'zh', 'office'],
    ['부산지사', 'ko', 'office'],
    ['Wydział Biologii i Ochrony Środowiska', 'pl', 'college'],
    ['Katedra Informatyki', 'pl', 'department'],
    ['Odbor územního plánování', 'cs', 'office'],
    ['Katedra sociológie', 'sk', 'department'],
    ['Odsjek za povijest', 'hr', 'department'],
    ['Institut for Kemi', 'da', 'department'],
    ['Det juridiske fakultet', 'no', 'college'],
    ['Avdeling for kunstfag', 'no', 'department'],
    ['Fysiikan laitos', 'fi', 'department'],
    ['Humanistinen tiedekunta', 'fi', 'college'],
    ['Bölcsészettudományi Kar', 'hu', 'college'],
    ['Szervetlen Kémiai Tanszék', 'hu', 'department'],
    ['Facultatea de Drept', 'ro', 'college'],
    ['Fakultas Hukum', 'en', 'college'],
    ['Abteilung Z – Zentrale Dienste', 'de', 'department'],
    ['Referat Z 1 – Personal', 'de', 'office'],
    ['Mühendislik Fakültesi', 'tr', 'college'],
    ['Makine Mühendisliği Bölümü', 'tr', 'department'],
    ['Fakultas Kedokteran', 'id', 'college'],
    ['كلية الطب', 'ar', 'college'],
    ['工学部', 'ja', 'college'],
    ['工学部 情報工学科', 'ja', 'department'],
    ['山田研究室', 'ja', 'laboratory'],
    ['入試課（広報担当）', 'ja', 'office'],
    ['外国语学院', 'zh', 'college'],
    ['计算机系', 'zh', 'department'],
    ['校长办公室', 'zh', 'office'],
    ['出版社', 'zh', 'office'],
    ['校办', 'zh', 'office'],
    ['총무과', 'ko', 'office'],
    ['컴퓨터공학과', 'ko', 'department'],
    ['(c) Department of Physics', 'en', 'department'],
    ['Home/School Liaison Office', 'en', 'office'],
    ['Home/Hospital Education Department', 'en', 'department'],
  ])('takes %s for a unit (%s: %s)', (text, lang, level) => {
    const match = matchUnit(text, lang);
    expect(match?.score ?? 0).toBeGreaterThan(0.5);
    expect(match?.level).toBe(level);
  });

  it('leaves out what its server is called', () => {
    expect(matchUnit('School of Engineering WWW server', 'en')?.name).toBe('School of Engineering');
  });

  it('knows units of other languages where a complement follows', () => {
    expect(matchUnit('Facultad de Ciencias', 'en')?.level).toBe('college');
  });

  it('takes a bare field of study for a weak candidate', () => {
    const { score, level } = matchUnit('Molecular & Cell Biology', 'en')!;
    expect(level).toBe('department');
    expect(score).toBeLessThan(matchUnit('Department of Biology', 'en')!.score - 0.2);
  });

  it.each([
    ['Departments', 'en'],
    ['About the School of Law', 'en'],
    ['Vice Chair for Undergraduate Studies', 'en'],
    ['Terms of Service', 'en'],
    ['Physics Department News', 'en'],
    ['Margaret Holloway', 'en'],
    ['Social Media', 'en'],
    ['Center Stage', 'en'],
    ['Kar Wai', 'en'],
    ['2 labs', 'en'],
    ['Labs', 'en'],
    ['équipes', 'fr'],
    ['Department of', 'en'],
    ['Chemistry - Tab', 'en'],
    ['All Laboratories - Tab selected', 'en'],
    ['Moor Laboratory Incubator Model 101', 'en'],
    ["department's School of Botany", 'en'],
    ['Sagostund på biblioteket', 'sv'],
    ['Besøg biblioteket', 'da'],
    ['Ostoskeskus', 'fi'],
    ['Férfi kar', 'hu'],
    ['Veranstaltungsarchiv', 'de'],
    ['Seminar 3: Malen', 'de'],
    ['Biblioteka zaprasza na spotkanie', 'pl'],
    ['Služba Božja', 'hr'],
    ['Where is the School of Law?', 'en'],
    ['学部長', 'ja'],
    ['全部', 'ja'],
    ['お問い合わせ', 'ja'],
    ['研究所', 'ja'],
    ['博士課程', 'ja'],
    ['修士課程', 'ja'],
    ['博士後期課程', 'ja'],
    ['夏休みの料理教室', 'ja'],
    ['3課', 'ja'],
    ['Fakultät Wirtschaft berichtet', 'de'],
    ['Abteilung 4', 'de'],
    ['办公室：', 'zh'],
    ['联系', 'zh'],
    ['北京：科学出版社', 'zh'],
    ['《线性代数》科学出版社', 'zh'],
    ['由学校办', 'zh'],
    ['Snaps: 61, 0 of', 'en'],
    ['& , & of', 'en'],
    ['연구원', 'ko'],
    ['홈 > 대학/대학원 > 단과대학', 'ko'],
    ['首页/ 部门/ 图书馆', 'zh'],
    ['© Riverside High School', 'en'],
    ['(c) 2021 Riverside High School', 'en'],
    ['(c) Copyright Riverside High School', 'en'],
    ['Home / School of Law', 'en'],
    ['home/academics/School of Law', 'en'],
    ['Copyright 2023 临河分校', 'zh'],
    ['A – Z list of Administrative Offices', 'en'],
    ['部门之窗', 'zh'],
    ['学生研究室', 'ja'],
    ['教員研究室', 'ja'],
  ])('does not take %s for a unit', (text, lang) => {
    expect(matchUnit(text, lang)?.score ?? 0).toBeLessThan(0.4);
  });

  it.each([
    ['66 Umweltamt', 'Umweltamt'],
    ['1.2 Personalamt', 'Personalamt'],
    ['1. Physikalisches Institut', '1. Physikalisches Institut'],
    ['100 Jahre Sozialamt', '100 Jahre Sozialamt'],
  ])('%s: the number of a plan is no part of the name, how many or the how-manieth is', (text, name) => {
    expect(matchUnit(text, 'de')?.name ?? text).toBe(name);
  });

  it.each([
    ['Fakultät Gesundheit und Ernährung', 'de', 'college'],
    ['Abteilung Einkauf', 'de', 'department'],
    ['Afdeling Juridische Zaken', 'nl', 'department'],
  ])('%s: what a unit is for stands right behind its kind', (text, lang, level) => {
    expect(matchUnit(text, lang)).toMatchObject({ level, score: 0.8 });
  });

  it('takes a name in full from behind what it is called in short', () => {
    expect(matchUnit('COMF (College of Marine and Fisheries)', 'en')?.name).toBe('College of Marine and Fisheries');
    expect(matchUnit('Library (closed)', 'en')?.name).not.toBe('closed');
  });

  it('tells a kind with its number, which says nothing of what it is for', () => {
    const heads = ['Fachbereich 2', 'Dezernat IV:', 'Seminar 3', 'Fachbereich 2 – Finanzen', 'Kapitel 2', '2'];
    expect(heads.map((text) => isNumberedKind(text, 'de'))).toEqual([true, true, false, false, false, false]);
  });
});

it.each([
  ['Master of Science Office', 'office'],
  ['Master of Science', undefined],
])('%s: a degree names its office where a unit ends it', (text, level) => {
  expect(matchUnit(text, 'en')?.level).toBe(level);
});
