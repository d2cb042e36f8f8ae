/** No code from text, none from afar, no markup from text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILDS, filesOf, read } from './built';

const CODE_FROM_TEXT = [
  /(?<![\w$.])eval\s*\(/,
  /\bnew\s+Function\b/,
  /(?<![\w$.])Function\s*\(\s*["'`]/,
  /\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
  /["'`]javascript:/,
];
const CODE_FROM_AFAR = [
  /\bimport\s*\(\s*["'`](?:https?:)?\/\//,
  /\bimportScripts\s*\(\s*["'`](?:https?:)?\/\//,
  /\bnew\s+(?:Shared)?Worker\s*\(\s*["'`](?:https?:)?\/\//,
  /(?:\bfrom|\bimport)\s*["'](?:https?:)?\/\//,
  /\.src\s*=\s*["'`](?:https?:)?\/\/[^"'`]*\.m?js/,
];
const MARKUP_FROM_TEXT = [
  /\.(?:inner|outer)HTML\s*(?:\+|\?\?|\|\|)?=(?!=)/,
  /\binsertAdjacentHTML\b/,
  /\bdangerouslySetInnerHTML\b/,
  /\bsetHTMLUnsafe\b/,
  /\bcreateContextualFragment\b/,
  /\bdocument\.write(?:ln)?\b/,
];

const matches = (text: string, patterns: RegExp[]): string[] =>
  patterns.flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 40), at + 60)];
  });

test('the patterns match what they are for, and leave look-alikes alone', () => {
  for (const code of ['eval("1")', 'x=new Function("a","b")', "Function('return this')()", 'setTimeout("x()",1)'])
    expect(matches(code, CODE_FROM_TEXT), code).not.toEqual([]);
  for (const code of [
    'import("https://a.example/b.js")',
    'importScripts("//a.example/x.js")',
    'import{a}from"https://a.example"',
  ])
    expect(matches(code, CODE_FROM_AFAR), code).not.toEqual([]);
  for (const code of ['a.innerHTML = b', 'a.outerHTML+=b', 'a.insertAdjacentHTML("x", b)'])
    expect(matches(code, MARKUP_FROM_TEXT), code).not.toEqual([]);
  for (const code of ['medieval (1)', 'a.eval_(1)', 'isFunction("x")', 'import("./b.js")', 'if (a.innerHTML == b)'])
    expect(matches(code, [...CODE_FROM_TEXT, ...CODE_FROM_AFAR, ...MARKUP_FROM_TEXT]), code).toEqual([]);
});

describe.each(BUILDS)('%s', (build) => {
  test.each(filesOf(build).filter((file) => file.endsWith('.js')))(
    '%s makes no code from text and loads none from afar',
    (file) => {
      expect(matches(read(build, file), [...CODE_FROM_TEXT, ...CODE_FROM_AFAR])).toEqual([]);
    },
  );

  test.each(filesOf(build).filter((file) => /\.(html|css)$/.test(file)))('%s names nothing from afar', (file) => {
    expect(read(build, file)).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\/|@import/);
    // Inline scripts would be refused by the content security policy.
    expect(read(build, file)).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);

test('no source makes markup from text', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((name) =>
    matches(readFileSync(join('src', name), 'utf8'), MARKUP_FROM_TEXT).map((line) => `${name}: ${line}`),
  );
  expect(found).toEqual([]);
});
