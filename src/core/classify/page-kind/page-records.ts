/** What was found on a page, as evidence of its kind: how many records of each kind, how sure, how much of the page, and about what. */
import type { Page } from '../../fields/record';
import type { FoundRecord } from '../../finding';
import { log, yes } from '../../learned/numbers';
import { JUDGED_KINDS } from '../../records/judge';
import { addressOf, headingsOf } from './page-titles';
import { plain } from './page-words';

const share = (part: number, whole: number): number => part / Math.max(1, whole);

export function addRecords(out: Map<string, number>, page: Page, found: readonly FoundRecord[]): void {
  const { outline } = page;
  const records = found.filter(({ kind }) => (JUDGED_KINDS as readonly string[]).includes(kind));
  const chars = outline.lines.reduce((sum, { text }) => sum + text.length, 1);
  const title = plain(outline.snapshot.title).toLowerCase();
  const heading = plain(outline.lines[headingsOf(page).first]?.text ?? '').toLowerCase();
  const here = (addressOf(outline.snapshot.url)?.steps ?? []).join('/');
  for (const kind of JUDGED_KINDS) {
    const own = records.filter((record) => record.kind === kind);
    const names = own.map(({ name }) => plain(name).toLowerCase()).filter((name) => name.length > 2);
    const addresses = own.map(({ url }) => (url ? addressOf(url)?.steps.join('/') : undefined));
    out.set(`found ${kind}`, log(own.length));
    out.set(`only one ${kind}`, yes(own.length === 1));
    out.set(`surest ${kind}`, Math.max(0, ...own.map(({ confidence }) => confidence)));
    out.set(
      `mean ${kind}`,
      share(
        own.reduce((sum, { confidence }) => sum + confidence, 0),
        own.length,
      ),
    );
    out.set(`share of ${kind}`, Math.min(1, own.reduce((sum, { text }) => sum + text.length, 0) / chars));
    out.set(
      `length of ${kind}`,
      log(
        share(
          own.reduce((sum, { text }) => sum + text.length, 0),
          own.length,
        ),
      ),
    );
    out.set(`different ${kind}`, log(new Set(names).size));
    out.set(`in title ${kind}`, yes(names.some((name) => title.includes(name))));
    out.set(
      `in heading ${kind}`,
      yes(heading !== '' && names.some((name) => heading.includes(name) || name.includes(heading))),
    );
    out.set(`of ${kind}`, share(own.length, records.length));
    out.set(`linked ${kind}`, share(addresses.filter((to) => to !== undefined && to !== here).length, own.length));
    out.set(
      `below ${kind}`,
      share(addresses.filter((to) => here !== '' && to?.startsWith(`${here}/`)).length, own.length),
    );
    out.set(`first is ${kind}`, yes(records[0]?.kind === kind));
  }
}
