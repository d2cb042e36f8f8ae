/** Page → labels → export → labelled set → score: what was found and called right is all right. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { afterEach, expect, it } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { pageName, writeExamples, type PageLabels } from '../../core/export/labels';
import type { FoundRecord } from '../../core/finding';
import { extract } from '../../core/pipeline';
import { shipped } from '../cli/regions';
import { layOutLabels } from './lay-out-labels';
import { labelledPages, type Gold, type LabelledPage, type SetFolder } from './sets';

const SCORER = '../shared/bench/score.mjs';
const NOW = '2026-11-01';
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gleaner-labels-'));
  folders.push(made);
  return made;
}
afterEach(() => folders.splice(0).forEach((each) => rmSync(each, { recursive: true })));

/** A page with everything that was found on it called right. */
function labelledPage(name: string): { labels: PageLabels; snapshot: LabelledPage['snapshot']; found: FoundRecord[] } {
  const url = `https://site.example/${name}`;
  const { document } = new JSDOM(readFileSync(`test/pages/${name}/page.html`, 'utf8'), { url }).window;
  const snapshot = walkNow(document, tagLayout());
  const { records, lang, title, kind } = extract(snapshot, { now: NOW, ...shipped(), kinds: 'all' });
  const labels: PageLabels = {
    ...{ page: url, site: 'site.example', url, title, lang, kind },
    ...{ capturedAt: snapshot.capturedAt, captured: NOW, complete: true, at: 0 },
    records: records.map((record, at) => ({ id: String(at), record, verdict: 'right' })),
  };
  return { labels, snapshot, found: records };
}

interface Scorer {
  scorePage(
    gold: Gold,
    found: readonly FoundRecord[],
  ): {
    missed: unknown[];
    extra: unknown[];
    wrong: unknown[];
    result: Record<string, { gold: number; found: number; predicted: number; right: number }>;
  };
}

it('gives a set on which the same engine is right throughout', { timeout: 60_000 }, async () => {
  const pages = ['concerts-below-their-heading', 'faculty-cards', 'department-list'].map(labelledPage);
  const out = folder();
  const file = join(out, 'export.jsonl');
  writeFileSync(file, writeExamples(pages));
  const set = join(out, 'set') as SetFolder;
  expect(layOutLabels(file, set)).toBe(pages.length);
  const [head, ...rows] = readFileSync(join(set, 'index.tsv'), 'utf8').trim().split('\n');
  expect(head).toMatch(/^name\turl\tcaptured\t/);
  expect(rows).toHaveLength(pages.length);

  const laidOut: LabelledPage[] = [];
  for await (const page of labelledPages(set)) laidOut.push(page);
  expect(laidOut.map(({ name }) => name)).toEqual(pages.map(({ labels }) => pageName(labels)));
  const scorer = existsSync(SCORER)
    ? ((await import(/* @vite-ignore */ pathToFileURL(resolve(SCORER)).href)) as Scorer)
    : undefined;
  for (const [at, { snapshot, gold, now }] of laidOut.entries()) {
    const { records } = extract(snapshot, { now, ...shipped(), kinds: 'all' });
    expect(records).toEqual(pages[at]!.found);
    expect(records.length).toBeGreaterThan(2);
    expect(gold.records.map(({ kind, name }) => [kind, name])).toEqual(records.map(({ kind, name }) => [kind, name]));
    // The shared scorer, where it is.
    if (!scorer) continue;
    const { missed, extra, wrong, result } = scorer.scorePage(gold, records);
    expect({ missed, extra, wrong }).toEqual({ missed: [], extra: [], wrong: [] });
    for (const { gold: all, found, predicted, right } of Object.values(result))
      expect([found, predicted, right]).toEqual([all, all, all]);
  }
});

it('writes nothing from a file that is no export', () => {
  const out = folder();
  const file = join(out, 'export.jsonl');
  for (const line of ['not json', '{"page":"../../up","now":"2026-11-01"}', '{}']) {
    writeFileSync(file, `${line}\n`);
    expect(() => layOutLabels(file, join(out, 'set') as SetFolder)).toThrow(/line 1/);
  }
  expect(existsSync(join(out, 'set'))).toBe(false);
});
