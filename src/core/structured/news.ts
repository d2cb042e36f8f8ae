/** A declared piece of news. */
import type { NewsRecord } from '../finding';
import { Sheet, type Source } from './sheet';
import type { Thing } from './thing';

export function newsOf(source: Source, thing: Thing, listed?: string): NewsRecord | undefined {
  const sheet = new Sheet(source, thing, 'news');
  sheet.text('name', ['headline', 'name']);
  const published = source.graph.text(thing, 'datePublished');
  sheet.set('datePublished', sheet.date('datePublished'), published);
  sheet.url(listed);
  sheet.image('image', 'thumbnailUrl');
  sheet.description('description');
  return sheet.record();
}
