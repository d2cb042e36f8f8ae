/** Words on screens: all there, in every language, and none left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Message {
  message: string;
  description?: string;
  placeholders?: Record<string, { content: string }>;
}

const FOLDER = 'public/_locales';
const locales = readdirSync(FOLDER);
const load = (locale: string): Record<string, Message> =>
  JSON.parse(readFileSync(join(FOLDER, locale, 'messages.json'), 'utf8')) as Record<string, Message>;
const en = load('en');
const keys = Object.keys(en);

/** Everything in which a key may be written: sources and the manifest. */
const text = [
  readFileSync('manifest.json', 'utf8'),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('lab'))
    .map((name) => readFileSync(join('src', name), 'utf8')),
].join('\n');

/** "$1" and "$NAME$", sorted. */
const placeholdersOf = ({ message }: Message): string[] =>
  [...new Set(message.match(/\$(?:\d|[a-z0-9_@]+\$)/gi) ?? [])].sort();

describe.each(locales)('%s', (locale) => {
  const messages = load(locale);

  test('has the keys of en, no more and no fewer', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });

  test.each(Object.entries(messages))('%s has words, and the placeholders of en', (key, message) => {
    expect(message.message.trim()).not.toBe('');
    // What counts may be left out of the form for one: "One record".
    if (!key.endsWith('_one')) expect(placeholdersOf(message)).toEqual(placeholdersOf(en[key]!));
    // "$1$2" is read as the placeholder named "1": Chromium then refuses to load the extension at all.
    for (const [, name] of message.message.matchAll(/\$([a-z0-9_@]+)\$/gi))
      expect(Object.keys(message.placeholders ?? {})).toContain(name!.toLowerCase());
  });
});

test('each en message says where it stands', () => {
  expect(keys.filter((key) => !en[key]!.description?.trim())).toEqual([]);
});

/** Keys that sources spell out: t('key'), tn('stem'), __MSG_key__. */
const spelt = [
  ...[...text.matchAll(/\bt\(\s*'([a-z]\w*)'/gi)].map(([, key]) => [key!]),
  ...[...text.matchAll(/\btn\(\s*'([a-z]\w*)'/gi)].map(([, stem]) => [`${stem}_one`, `${stem}_other`]),
  ...[...text.matchAll(/__MSG_(\w+)__/g)].map(([, key]) => [key!]),
].flat();

/** Keys with a part from data, `unreadable_${reason}_help`, as patterns. A bare `${x}` would match all and says nothing. */
const patterns = [...text.matchAll(/`([a-z]\w*_\$\{[^`]*)`/gi)].map(([, template]) =>
  template!.replace(/\$\{[^}]*\}/g, '\0'),
);
const expressions = [...new Set(patterns)]
  .filter((template) => /^[\w\0]+$/.test(template))
  .map((template) => new RegExp(`^${template.replaceAll('\0', '\\w+')}(_one|_other)?$`));

test('every key that is used exists', () => {
  expect(spelt.length).toBeGreaterThan(20);
  expect([...new Set(spelt)].filter((key) => !(key in en))).toEqual([]);
});

test('every key is used', () => {
  const used = (key: string): boolean =>
    spelt.includes(key) ||
    text.includes(`'${key}'`) ||
    text.includes(`'${key.replace(/_(one|other)$/, '')}'`) ||
    expressions.some((expression) => expression.test(key));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});
