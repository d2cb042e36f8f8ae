import { expect, it } from 'vitest';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { matchName } from './index';

const lexicons = loadLexiconsFromDisk();
const scoreOf = (text: string, lang = 'en'): number => matchName(text, lang, lexicons)?.score ?? 0;

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
