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

  it('tells where the name stands', () => {
    const text = '  Prof. Margaret Holloway (she/her)';
    const { start, length } = matchName(text, 'en', lexicons)!;
    expect(text.slice(start, start + length)).toBe('Margaret Holloway');
  });

  it('scores a sentence that begins with a name low', () => {
    expect(scoreOf('Margaret Holloway joined the society in 1990')).toBeLessThan(0.5);
  });
});

describe('Japanese names', () => {
  it.each(['山田 太郎', '山田太郎', 'ヤマダ タロウ', '髙橋 由美子', '林 優', '佐藤さくら'])(
    'takes %s for a name',
    (text) => {
      expect(scoreOf(text, 'ja')).toBeGreaterThan(0.7);
    },
  );

  it.each([
    '大学院生',
    '卒業生',
    '株式会社山田',
    '千代田区',
    '高田馬場',
    '情報工学科',
    'お問い合わせ',
    '松本大学',
    '学長挨拶',
    '研究室 紹介',
    '佐藤教授',
    '山口県庁',
    '福島',
    '名誉教授',
    '国際連携部門長',
  ])('does not take %s for a name', (text) => {
    expect(scoreOf(text, 'ja')).toBeLessThan(0.4);
  });

  it('sets reading, form of address, degree and post apart', () => {
    expect(matchName('山田　太郎（やまだ たろう）', 'ja', lexicons)).toMatchObject({
      name: '山田 太郎',
      reading: 'やまだ たろう',
    });
    expect(matchName('山田太郎 教授', 'ja', lexicons)).toMatchObject({ name: '山田太郎', title: '教授' });
    expect(matchName('准教授 山田太郎', 'ja', lexicons)).toMatchObject({ name: '山田太郎', title: '准教授' });
    expect(matchName('山田 太郎教授', 'ja', lexicons)).toMatchObject({ name: '山田 太郎', title: '教授' });
    expect(matchName('山田太郎氏', 'ja', lexicons)).toMatchObject({ name: '山田太郎', honorific: '氏' });
    expect(matchName('Taro Yamada (山田太郎)', 'ja', lexicons)).toMatchObject({
      name: 'Taro Yamada',
      reading: '山田太郎',
    });
  });
});

describe('names in Latin letters behind a post in another script', () => {
  it.each([
    ['助教 Nguyen Thi Hoa (グエン ティ ホア)', 'ja', 'Nguyen Thi Hoa', '助教'],
    ['特任助教: Maria Garcia', 'ja', 'Maria Garcia', '特任助教'],
    ['副教授 Maria Garcia', 'zh', 'Maria Garcia', '副教授'],
    ['교수 John Smith', 'ko', 'John Smith', '교수'],
  ])('are read: %s', (text, lang, name, title) => {
    const match = matchName(text, lang, lexicons)!;
    expect(match).toMatchObject({ name, title });
    expect(text.slice(match.start, match.start + match.length)).toBe(name);
  });
});

describe('Chinese and Korean names', () => {
  it('have a post and a spelling behind them', () => {
    expect(matchName('김철수 교수 (Kim Chul-soo)', 'ko', lexicons)).toMatchObject({ name: '김철수', title: '교수' });
    expect(scoreOf('김철수 교수 (Kim Chul-soo)', 'ko')).toBeGreaterThan(0.6);
  });

  it.each([
    ['王小明', 'zh'],
    ['周一鸣', 'zh'],
    ['欧阳修', 'zh'],
    ['李 强', 'zh'],
    ['逄 丽华', 'zh'],
    ['欧阳 建国', 'zh'],
    ['热娜·艾力', 'zh'],
    ['김철수', 'ko'],
    ['남궁민수', 'ko'],
  ])('takes %s for a name', (text, lang) => {
    expect(scoreOf(text, lang)).toBeGreaterThan(0.6);
  });

  it.each([
    ['关于我们', 'zh'],
    ['周一', 'zh'],
    ['上午', 'zh'],
    ['师资队伍', 'zh'],
    ['主治医师、博士', 'zh'],
    ['高校', 'zh'],
    ['공지사항', 'ko'],
    ['조교수', 'ko'],
    ['연구실', 'ko'],
    ['전임 교수', 'ko'],
  ])('does not take %s for a name', (text, lang) => {
    expect(scoreOf(text, lang)).toBeLessThan(0.35);
  });

  it('set the post apart', () => {
    expect(matchName('王小明 副教授', 'zh', lexicons)).toMatchObject({ name: '王小明', title: '副教授' });
    expect(matchName('何友鸣教授', 'zh', lexicons)?.name).toBe('何友鸣');
    expect(matchName('李亮系主任', 'zh', lexicons)?.name).toBe('李亮');
    expect(matchName('中南大学某某医院副院长', 'zh', lexicons)?.score ?? 0).toBeLessThan(0.3);
    expect(matchName('김철수 교수', 'ko', lexicons)).toMatchObject({ name: '김철수', title: '교수' });
  });
});

it('comes to an end on words of many parts', () => {
  expect(scoreOf(`${'Zone-Change-General-'.repeat(5)}Application.pdf`)).toBeLessThan(0.5);
});

it.each(['首页·新闻', '会议·展览', '学校·概况', '清华·北大', '北京·上海', '英国·法国', '招生·就业'])(
  'takes %s for no spelt-out name',
  (text) => {
    expect(scoreOf(text, 'zh')).toBeLessThan(0.4);
  },
);

it.each(['买买提·阿不都', '热娜·艾力', '马克·吐温', '哈利·波特', '古丽娜尔·吐尔逊'])(
  'takes %s for a spelt-out name',
  (text) => {
    expect(scoreOf(text, 'zh')).toBeGreaterThan(0.7);
  },
);

it.each([
  ['คุณภาพ ชีวิต ที่ดี', 'th'],
  ['คุณสมบัติ ผู้สมัคร', 'th'],
  ['นายกรัฐมนตรี และ คณะ', 'th'],
  ['นายทะเบียน สหกรณ์', 'th'],
  ['อาจารย์ประจำ หลักสูตร', 'th'],
  ['อ.เมือง จ.เชียงใหม่', 'th'],
  ['श्री गणेश मंदिर', 'hi'],
  ['श्री राम कॉलेज', 'hi'],
])('takes no form of address off %s (%s)', (text, lang) => {
  expect(scoreOf(text, lang)).toBe(0);
});

it.each(['Univ. Houston', 'Conf. London Paris', 'Prep. Kitchen'])(
  'takes no form of address of Romanian off %s',
  (text) => {
    expect(matchName(text, 'en', lexicons)?.honorific).toBeUndefined();
  },
);

describe('words in Cyrillic and Greek letters that are no names', () => {
  it.each([
    ['Саратов, Россия', 'ru'],
    ['Владимир, Суздаль', 'ru'],
    ['Яна, Алина', 'ru'],
    ['Площадь Пушкина', 'ru'],
    ['Отель Виктория', 'ru'],
    ['Английских Книг', 'ru'],
    ['Верховна Рада', 'uk'],
    ['Медична Академія', 'uk'],
    ['Головна Новини', 'uk'],
    ['София, България', 'bg'],
    ['Αγία Σοφία', 'el'],
    ['Γεωργία, Αρμενία', 'el'],
  ])('takes %s for none', (text, lang) => {
    expect(scoreOf(text, lang)).toBeLessThan(0.4);
  });

  it('takes a word with a letter behind it for a name where names are so written', () => {
    expect(matchName('BINDHU S', 'en', lexicons)?.name).toBe('BINDHU S');
  });

  it('does not turn a name and a country round', () => {
    expect(matchName('Мария Шарапова, Россия', 'ru', lexicons)?.name).toBe('Мария Шарапова');
  });

  it.each([
    ['Иванов, Иван Петрович', 'ru', 'Иван Петрович Иванов'],
    ['Петрова О. И.', 'ru', 'Петрова О. И.'],
    ['Анна Петровна Соколова', 'ru', 'Анна Петровна Соколова'],
    ['Роман Шубин', 'ru', 'Роман Шубин'],
  ])('still takes %s for one', (text, lang, name) => {
    expect(matchName(text, lang, lexicons)?.name).toBe(name);
    expect(scoreOf(text, lang)).toBeGreaterThan(0.7);
  });

  it.each([
    ['Bloco C', 'pt'],
    ['Padiglione B', 'it'],
    ['S.C. Cardiologia', 'it'],
    ['Serviço Educativo', 'pt'],
    ['VACANT', 'en'],
    ['To be appointed', 'en'],
    ['（未定）', 'ja'],
    ['退休教师', 'zh'],
  ])('takes %s for a house, a ward or a vacancy', (text, lang) => {
    expect(scoreOf(text, lang)).toBeLessThan(0.3);
  });
});
