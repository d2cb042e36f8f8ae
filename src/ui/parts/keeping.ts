/** Keeping records, and taking it back as if it had not been. */
import { KINDS, type Finding, type FoundRecord, type Kind } from '../../core/finding';
import { siteOf, type Library, type PageInfo } from '../../library';
import type { Changes } from './record-edit';

/** A record as the page gives it, and what the person changed in it. */
export interface Keepable {
  record: FoundRecord;
  changes?: Changes;
}

/**
 * Keeps records of a page and writes the visit down, so that what comes later can be told from what was there.
 * Changes come after: the record stays the one that the page has, whatever name or time the person gave it.
 * @param sought kinds that were looked for in the page; all where absent
 * @returns the function that takes all of it back, or rejects and has changed nothing
 * @throws when it cannot be stored; then nothing of it is kept
 */
export async function keep(
  library: Library,
  items: readonly Keepable[],
  finding: Finding,
  sought: readonly Kind[] = KINDS,
): Promise<() => Promise<void>> {
  const page: PageInfo = { url: finding.url, title: finding.title, lang: finding.lang };
  const site = siteOf(page.url);
  const before = await library.search({ site });
  const kept = await library.keep(
    items.map(({ record }) => record),
    page,
  );
  const ids = new Set(kept.map(({ id }) => id));
  let replaced = before.filter(({ id }) => ids.has(id));
  const undo = () => library.replace([...ids], replaced);
  try {
    const left = new Set((await library.search({ site })).map(({ id }) => id));
    // Also what was kept under another identity, before it moved to another hour.
    replaced = before.filter(({ id }) => ids.has(id) || !left.has(id));
    for (const [at, { changes }] of items.entries()) {
      if (changes) await library.edit(kept[at]!.id, changes as Partial<FoundRecord>);
    }
    await library.visit(finding, sought);
  } catch (error) {
    // Half of it is none of it; the first error says why.
    await undo().catch(() => undefined);
    throw error;
  }
  return undo;
}
