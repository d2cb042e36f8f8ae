/** Every folder of test/pages is a page that proves one thing: page.html in, expected.json out, why.md says why. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../src/content/layout';
import { walkNow } from '../src/content/walk';
import type { PageKindModel } from '../src/core/classify/page-kind/page-kind-model';
import { decodeModel } from '../src/ml/lstm/model-file';
import type { RecordModel } from '../src/core/classify/tree-judge';
import { extract } from '../src/core/pipeline';
import { loadLexiconsFromDisk } from '../src/lab/lexicons/load-node';

interface Expected {
  url: string;
  now: string;
  lang?: string;
  kind?: string;
  /** In page order; fields that are not named are not looked at, null means: must be absent. */
  records: Record<string, unknown>[];
}

const lexicons = loadLexiconsFromDisk();
const model = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;
const pageKind = JSON.parse(readFileSync('models/page-kind/model.json', 'utf8')) as PageKindModel;
const longText = decodeModel(readFileSync('models/long-text/model.bin'));
const folder = join(import.meta.dirname, 'pages');

describe('pages', () => {
  test.each(readdirSync(folder))('%s', (name) => {
    const expected = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')) as Expected;
    expect(existsSync(join(folder, name, 'why.md'))).toBe(true);
    const { document } = new JSDOM(readFileSync(join(folder, name, 'page.html'), 'utf8'), { url: expected.url }).window;
    const finding = extract(walkNow(document, tagLayout()), { now: expected.now, lexicons, model, pageKind, longText });
    const seen = finding.records.filter(({ kind }) => kind !== 'news' && kind !== 'business');
    const looked = seen.map((record, i) => {
      const wanted = expected.records[i] ?? { kind: '', name: '' };
      return Object.fromEntries(Object.keys(wanted).map((key) => [key, record[key as keyof typeof record] ?? null]));
    });
    expect(looked).toEqual(expected.records);
    if (expected.lang) expect(finding.lang).toBe(expected.lang);
    if (expected.kind) expect(finding.kind).toBe(expected.kind);
  });
});
