import { describe, expect, it } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();
const scoreOf = (text: string, lang = 'en'): number => matchName(text, lang, lexicons)?.score ?? 0;

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
    ['諸葛明達', 'zh'],
    ['范姜怡君', 'zh'],
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
    ['成員', 'zh'],
    ['教授兼', 'zh'],
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
