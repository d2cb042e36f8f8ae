/** Keeping records, and taking it back as if it had not been. */
import type { Finding, FoundRecord } from '../../core/finding';
import { siteOf, type KeptRecord, type Library, type PageInfo } from '../../library';

/**
 * Keeps records of a page and writes the visit down, so that what comes later can be told from what was there.
 * @returns what was kept, and the function that restores the site's records as they were
 */
export async function keep(
  library: Library,
  records: FoundRecord[],
  finding: Finding,
): Promise<{ kept: KeptRecord[]; undo: () => Promise<void> }> {
  const page: PageInfo = { url: finding.url, title: finding.title, lang: finding.lang };
  const site = siteOf(page.url);
  const before = await library.search({ site });
  const kept = await library.keep(records, page);
  await library.visit(finding);
  const undo = async () => {
    const { visits } = await library.remove(kept.map(({ id }) => id));
    const left = new Set((await library.search({ site })).map(({ id }) => id));
    // Also what was kept under another identity, before it moved to another hour.
    await library.putBack({ kept: before.filter(({ id }) => !left.has(id)), visits });
  };
  return { kept, undo };
}
