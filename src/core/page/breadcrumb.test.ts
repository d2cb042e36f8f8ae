import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../test/at-once';
import { JSDOM } from 'jsdom';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { crumbStepsOf } from './breadcrumb';
import { outlineOf } from './outline';

const steps = (html: string): string[] => {
  const { document } = new JSDOM(`<body>${html}<p>Text</p></body>`, { url: 'https://town.example/' }).window;
  return crumbStepsOf(outlineOf(walkNow(document, tagLayout())));
};

describe('steps of a breadcrumb', () => {
  test('items of a list', () =>
    expect(
      steps('<ul class="breadcrumb"><li><a href="/">Home</a></li><li>/</li><li>Parks &amp; Trees</li></ul>'),
    ).toEqual(['Home', 'Parks & Trees']));
  test('links on one line', () =>
    expect(steps('<p class="breadcrumbs"><a href="/">Home</a> <a href="/d/">Departments</a> Parks</p>')).toEqual([
      'Home',
      'Departments',
      'Parks',
    ]));
  test('marks between', () =>
    expect(steps('<div class="pankuzu">首页/ 部门/ 图书馆</div>')).toEqual(['首页', '部门', '图书馆']));
  test('many marks in linear time', () => {
    const start = processorMs();
    steps(`<p class="breadcrumb">a${'.'.repeat(20_000)}b</p>`);
    expect(processorMs() - start).toBeLessThan(500);
  });
});
