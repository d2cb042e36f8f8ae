/** The same thing once: copies on the page become one record, and so do a record of the page and its declaration. */
import type { FoundRecord } from '../finding';
import type { Note } from '../page/snapshot';
import { MARKUP_PATHS, type DeclaredRecord } from '../structured/index';
import { joinCalendarDays } from './calendar-days';
import { foldName, wordsKey } from './folded-name';
import { joinHiddenDetails } from './hidden-details';
import { matchDeclared } from './match-declared';
import { mergeDeclared } from './merge-declared';
import { once } from './once';
import { joinSheets } from './sheet-of-event';
import { joinSpannedDays } from './spanned-days';
import { withoutUnitLinks } from './unit-links';
import { withoutUnitsAgain } from './units-again';

export interface RelateOptions {
  /** Address of the page. */
  pageUrl: string;
  /** Its title. */
  title: string;
  /**
   * Whether the page's visible text holds this text. Given, declared departments are added only where the page names
   * them; bodies declare all of theirs on every page.
   */
  shows?: (text: string) => boolean;
}

/**
 * @param found records of the page, in page order
 * @param declared what `declaredRecords` gives
 * @returns the records, `ordinal` from 1 in page order, those that only the markup has last; and why records were
 *   dropped and values not taken (notes of step 'relate')
 */
export function relate(
  found: readonly FoundRecord[],
  declared: readonly DeclaredRecord[],
  options: RelateOptions,
): { records: FoundRecord[]; notes: Note[] } {
  const { records: rows, notes: spanned } = joinSpannedDays(found);
  const { records: whole, notes: details } = joinHiddenDetails(rows, options.pageUrl);
  const { records: single, notes } = once(whole, options.pageUrl);
  notes.push(...spanned, ...details);
  const { records: told, notes: sheets } = joinSheets(single);
  const { records: page, notes: days } = joinCalendarDays(told, options.pageUrl);
  notes.push(...sheets, ...days);
  const said = declaredOnce(declared, options.pageUrl);
  const { pageOf, shownIn } = matchDeclared(
    page,
    said.map(({ record }) => record),
    options.pageUrl,
  );
  const people = said.filter(({ record }) => record.kind === 'person');
  const added: FoundRecord[] = [];
  said.forEach((one, i) => {
    const at = pageOf[i];
    if (at !== undefined) page[at] = mergeDeclared(page[at]!, one.record, notes);
    else if (shownIn[i] === undefined && isOfThePage(one, people.length === 1, options))
      added.push({ ...one.record, path: MARKUP_PATHS[one.syntax] });
  });
  const all = withoutUnitLinks(withoutUnitsAgain([...page, ...added]));
  return { records: all.map((record, i) => ({ ...record, ordinal: i + 1 })), notes };
}

/** The same declaration in two syntaxes, or twice in one, is one. */
function declaredOnce(declared: readonly DeclaredRecord[], pageUrl: string): DeclaredRecord[] {
  // Until the best copy is known, its place in the list stands for its path.
  const placed = declared.map(({ record }, i) => ({ ...record, path: String(i) }));
  const nameOf = (record: FoundRecord): string => `${record.kind} ${wordsKey(foldName(record))}`;
  const subjects = new Set(
    declared.filter(({ standing }) => standing === 'subject').map(({ record }) => nameOf(record)),
  );
  return once(placed, pageUrl).records.map((record) => {
    const one = declared[Number(record.path)]!;
    return {
      ...one,
      record: { ...record, path: '' },
      standing: subjects.has(nameOf(record)) ? 'subject' : one.standing,
    };
  });
}

/** Declared events are the page's own; of people and bodies only those that the page is about or presents. */
function isOfThePage({ record, standing }: DeclaredRecord, sole: boolean, options: RelateOptions): boolean {
  if (standing === 'owner') return false;
  if (record.kind === 'person') return standing === 'subject' || (sole && isNamedIn(options.title, record));
  if (record.kind === 'department') return standing === 'subject' || (options.shows?.(record.name) ?? true);
  return true;
}

const isNamedIn = (title: string, record: FoundRecord): boolean =>
  foldName({ name: title }).key.includes(foldName(record).key);
