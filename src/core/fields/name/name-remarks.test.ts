import { expect, test } from 'vitest';
import { withoutLabelled } from './name-remarks';

test.each([
  ['随机矩阵的谱分析 报告人：王立群 教授（东海大学） 时间：', '随机矩阵的谱分析'],
  ['随机矩阵的谱分析报告人：王立群', '随机矩阵的谱分析'],
  ['几何流与奇点 报告时间：', '几何流与奇点'],
  ['春の講座 講師：森 葵', '春の講座'],
  ['작가와의 만남 일시: ', '작가와의 만남'],
])('%s: what has a label of its own is none of the name', (text, name) => {
  expect(withoutLabelled(text)).toBe(name);
});

test.each([
  '合唱の時間',
  '音楽の時間：春',
  '「会場」：展覧会',
  '相撲 第3場所',
  'KIDS 工作時間',
  'ダンスステージ出演',
  '存在与时间：海德格尔导读',
  '考える場所：現代美術展',
  '夏の夜 読書時間：秋の巻',
])('%s stays whole', (text) => {
  expect(withoutLabelled(text)).toBe(text);
});
