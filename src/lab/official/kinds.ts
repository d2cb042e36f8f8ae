/**
 * The kinds of page of the paper's table 3, as far as our labels tell them apart. The sets' `page_kind` says what a page is there for:
 *
 * | the paper | ours | labels |
 * |---|---|---|
 * | list-style multi-person | person list | person-list |
 * | list-style and textual single-person | single person | person-detail |
 * | list-style multi-department | department list | department-list |
 * | list-style and textual single-department, institutional profile | single department | department-detail |
 * | list-style news | news list | news-list |
 * | textual news | news text | article |
 * | business, all three | business | business |
 * | none | event list, single event | event-list, event-detail |
 * | none | other | other, home |
 *
 * Whether a page on one thing is a list of attributes or a text is not labelled, and business pages are not divided further: these kinds of the
 * paper fall together. A home page shows a little of everything: it is no kind of its own.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageKind } from '../../core/finding';
import { OFFICIAL_KINDS, type OfficialKind } from '../../core/classify/page-kind/page-kind-model';

export const OF_LABEL: Record<PageKind, OfficialKind> = {
  'person-list': 'person-list',
  'person-detail': 'person-detail',
  'department-list': 'department-list',
  'department-detail': 'department-detail',
  'event-list': 'event-list',
  'event-detail': 'event-detail',
  'news-list': 'news-list',
  article: 'article',
  business: 'business',
  home: 'other',
  other: 'other',
};

export { OFFICIAL_KINDS, type OfficialKind };
/** Number of a labelled page's kind in `OFFICIAL_KINDS`. @throws Error where the label is none that we know */
export function kindOf(label: string): number {
  const kind = OF_LABEL[label as PageKind];
  if (!kind) throw new Error(`no such kind of page: ${label}`);
  return OFFICIAL_KINDS.indexOf(kind);
}

/**
 * Labels read again. The sets' `page_kind` was partly set by what is labelled on a page (one labelled meeting made a schedule an "event-detail") or by
 * the page's origin (a company's team page a "business"). All pages were read after these rules: a page is of the kind of what its main part is
 * there for, however much of it is labelled and even where it is empty at the moment; two or more of a thing are a list; the home page of one unit is
 * that unit's page. The label is what two of three readings say, two of which saw neither labels nor what the model said; `second-reading.tsv` has the
 * pages on which that differs from the set's own.
 *
 * @returns set and name of a page, as "set/name" → number of the kind that was read
 */
export function secondReading(): Map<string, number> {
  const file = fileURLToPath(new URL('./second-reading.tsv', import.meta.url));
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [set = '', name = '', , read = ''] = line.split('\t');
      return [`${set}/${name}`, kindOf(read)];
    }),
  );
}
