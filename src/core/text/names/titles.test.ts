import { describe, expect, it } from 'vitest';
import { matchTitle } from './index';

describe('posts', () => {
  it.each([
    ['Professor', 'en'],
    ['Professor of Physics', 'en'],
    ['Associate Professor & Director of Graduate Studies', 'en'],
    ['Head of Department', 'en'],
    ["Master's student", 'en'],
    ['Vice-Chair for Research', 'en'],
    ['Regional Sales Manager', 'en'],
    ['M.S. student (Semester 2)', 'en'],
    ['Wissenschaftlicher Mitarbeiter', 'de'],
    ['Institutsleiterin', 'de'],
    ['Maître de conférences', 'fr'],
    ['Leiterin Bildung und Vermittlung', 'de'],
    ['hoofd educatie', 'nl'],
    ['handläggare bygglov', 'sv'],
    ['leder økonomi', 'da'],
    ['Secretária de Obras', 'pt'],
    ['Mayor Pro Tem', 'en'],
    ['区长', 'zh'],
    ['Responsable Communication', 'fr'],
    ['Profesora Titular de Universidad', 'es'],
    ['Professor Catedrático', 'pt'],
    ['Ricercatrice', 'it'],
    ['Universitair docent', 'nl'],
    ['Universitetslektor', 'sv'],
    ['Førsteamanuensis', 'no'],
    ['Tutkijatohtori', 'fi'],
    ['Zastępca dyrektora', 'pl'],
    ['odborný asistent', 'cs'],
    ['Öğretim Üyesi', 'tr'],
    ['tanszékvezető egyetemi tanár', 'hu'],
    ['conferențiar universitar', 'ro'],
    ['Αναπληρωτής Καθηγητής', 'el'],
    ['Portavoz', 'es'],
    ['Primer Teniente de Alcalde', 'es'],
    ['leerkracht groep 3', 'nl'],
    ['Intern begeleider', 'nl'],
    ['Coordinatrice infermieristica', 'it'],
    ['Cadre de santé', 'fr'],
    ['Kommunalråd', 'sv'],
    ['Member-at-large', 'en'],
    ['Chirurgien-dentiste', 'fr'],
    ['Kassenprüferin', 'de'],
    ['修士1回生', 'ja'],
    ['データベース部門長', 'ja'],
    ['врач-стоматолог', 'ru'],
    ['医長', 'ja'],
    ['старший преподаватель', 'ru'],
    ['завідувач кафедри', 'uk'],
    ['главен асистент', 'bg'],
    ['Guru Besar', 'id'],
    ['准教授', 'ja'],
    ['東京の大学 名誉教授', 'ja'],
    ['博士後期課程2年', 'ja'],
    ['副教授、博士生导师', 'zh'],
    ['수학과 부교수', 'ko'],
  ])('takes %s for a post', (text, lang) => {
    expect(matchTitle(text, lang)?.score ?? 0).toBeGreaterThan(0.6);
  });

  it('knows English posts, and those of other languages in phrases, on every page', () => {
    expect(matchTitle('Research Fellow', 'ja')?.score).toBeGreaterThan(0.8);
    expect(matchTitle('Maître de conférences', 'en')?.score).toBeGreaterThan(0.6);
  });

  it.each([
    ['Margaret Holloway', 'en'],
    ['Computer Science', 'en'],
    ['Leiter: Hans Maier', 'de'],
    ['kanzler (at) hs-weserau (dot) example', 'de'],
    ['Sekretariat Dr. Morgenroth', 'de'],
    ['Rechtsanwalt Paul Krug', 'de'],
    ['Leiterin Bildung und Vermittlung', 'en'],
    ['Secretaría General', 'es'],
    ['Secretaria de Obras e Serviços', 'pt'],
    ['Professors', 'en'],
    ['Read More', 'en'],
    ['Lwazi is an admitted attorney', 'en'],
    ['学長からのごあいさつ', 'ja'],
    ['山田 太郎', 'ja'],
    ['师资队伍', 'zh'],
  ])('does not take %s for a post', (text, lang) => {
    expect(matchTitle(text, lang)?.score ?? 0).toBeLessThan(0.3);
  });

  it('gives the text back clean', () => {
    expect(matchTitle('  Senior\n Lecturer ', 'en')?.title).toBe('Senior Lecturer');
  });
});
