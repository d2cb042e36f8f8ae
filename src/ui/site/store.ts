/** Everything that the page of a site's people and departments shows and does; the components only draw it. */
import { computed, effect, signal } from '@preact/signals';
import { KINDS, type Finding, type FoundRecord, type Kind } from '../../core/finding';
import { openLibrary, type Library } from '../../library';
import { t, tn } from '../parts/i18n';
import { keep, type Keepable } from '../parts/keeping';
import { libraryProblem } from '../parts/library-problem';
import { ListModel, type Mark, type Row } from '../parts/list-model';
import { addEdit, type PendingEdits } from '../parts/pending-edits';
import { withChanges, type Changes } from '../parts/record-edit';
import { recordKeys } from '../parts/record-fields';
import { wordFilter } from '../parts/record-filter';
import { followSiteLook, forgetSite, siteLook } from '../parts/site-look';
import { say, sayOfLibrary, sayProblem } from '../parts/toasts';
import { wayBack } from '../parts/way-back';

export interface SiteRow extends Row {
  /** Of whom or what it is: the walk, kind and folded name. A namesake at the next site is somebody else. */
  same: string;
  /** As the page gives it. */
  original: FoundRecord;
  finding: Finding;
}

/** What a walk looks for: of its pages' other records it knows nothing. */
const SOUGHT: readonly Kind[] = ['person', 'department'];

export const filter = signal('');
export const kind = signal<Kind | 'all'>('all');
/** What the person changed, by what the row is of, until it is kept. */
const edits = signal<PendingEdits>(new Map());
/** What is in the library, whoever kept it, with what the person changed in it there. */
const kept = signal<PendingEdits>(new Map());
let opening: Promise<Library> | undefined;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const sameOf = ({ kind: of, name }: FoundRecord): string => `${of} ${fold(name)}`;

/** Follows the walk, and what of it is kept. */
export async function start(): Promise<void> {
  await followSiteLook();
  effect(() => void compare(siteLook.value?.findings ?? []));
}

/** The library, opened once; a failure is tried again the next time. */
function openShelf(): Promise<Library> {
  opening ??= openLibrary().then(
    (library) => {
      library.onChange(() => void compare());
      return library;
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

let latest = 0;

/** Marks what is kept. A library that cannot be opened marks nothing; keeping says so. */
async function compare(findings: readonly Finding[] = siteLook.peek()?.findings ?? []): Promise<void> {
  const request = ++latest;
  const found = new Map<string, Changes>();
  try {
    const library = await openShelf();
    for (const finding of findings) {
      const { states, edits: changed } = await library.compare(finding, SOUGHT);
      finding.records.forEach((record, at) => {
        const same = sameOf(record);
        if (states[at] === 'kept' || states[at] === 'changed')
          found.set(same, { ...found.get(same), ...changed.get(at) });
      });
    }
  } catch {
    return;
  }
  if (request === latest) kept.value = found;
}

/** Who stands on several pages is one row: the one that says most. */
const allRows = computed((): SiteRow[] => {
  const rows = new Map<string, SiteRow>();
  for (const [visit, finding] of (siteLook.value?.findings ?? []).entries()) {
    const page = { url: finding.url, title: finding.title, lang: finding.lang };
    const keys = recordKeys(finding.records);
    finding.records.forEach((record, index) => {
      const same = sameOf(record);
      const known = rows.get(same);
      if (known && Object.keys(known.record).length >= Object.keys(record).length) return;
      const key = known?.key ?? `${visit} ${keys[index]!}`;
      const walked = `${siteLook.value!.startedAt} ${same}`;
      const changes = edits.value.get(walked);
      const marks: Mark[] = [
        ...(kept.value.has(same) ? ['kept' as const] : []),
        ...(changes ? ['edited' as const] : []),
      ];
      const context = page.title || page.url;
      rows.set(same, {
        key,
        same: walked,
        original: record,
        record: withChanges(record, { ...kept.value.get(same), ...changes }),
        page,
        finding,
        marks,
        context,
      });
    });
  }
  return [...rows.values()];
});

const matching = computed(() => {
  const matches = wordFilter(filter.value);
  return allRows.value.filter(({ record, page }) => matches(record, page.title));
});
export const counts = computed(() =>
  KINDS.map((each) => ({
    kind: each,
    count: matching.value.filter(({ record }) => record.kind === each).length,
  })).filter(({ count, kind: each }) => count > 0 || each === kind.value),
);
export const total = computed(() => matching.value.length);
export const list = new ListModel<SiteRow>(
  computed(() =>
    KINDS.flatMap((each) =>
      matching.value.filter(
        ({ record }) => record.kind === each && (kind.value === 'all' || kind.value === record.kind),
      ),
    ),
  ),
);
/** What "keep all" would keep: what is not in the library yet, or was changed here. */
export const keepable = computed(() =>
  list.rows.value.filter(({ marks }) => !marks.includes('kept') || marks.includes('edited')),
);

/** Changes wait beside the row until it is kept. */
export function editRow(row: SiteRow, changes: Changes): void {
  say(t('edited'), addEdit(edits, row.same, changes));
}

/** Keeps rows with the page that each stands on; one undo takes all of it back. */
export async function keepRows(rows: readonly SiteRow[]): Promise<void> {
  if (!rows.length) return;
  const undos: (() => Promise<void>)[] = [];
  const undo = async (): Promise<void> => {
    // One that fails is the first the next time.
    for (let last = undos.at(-1); last; last = undos.at(-1)) {
      await last();
      undos.pop();
    }
    await compare();
    edits.value = new Map([...edits.peek(), ...[...typed].filter(([key]) => keys.includes(key))]);
  };
  const keys = rows.map(({ same }) => same);
  const typed = edits.peek();
  try {
    const library = await openShelf();
    for (const finding of new Set(rows.map((row) => row.finding))) {
      const items = rows
        .filter((row) => row.finding === finding)
        .map(({ original, same }): Keepable => {
          const changes = typed.get(same);
          return { record: original, ...(changes && { changes }) };
        });
      undos.push(await keep(library, items, finding, SOUGHT));
    }
    await compare();
    edits.value = new Map([...edits.peek()].filter(([key]) => !keys.includes(key)));
    list.chooseNone();
    sayOfLibrary(
      tn('kept_count', rows.length),
      wayBack(async () => {
        await undo();
        say(t('kept_undone'));
      }),
    );
  } catch (error) {
    // The pages before the one that failed: half of it is none of it.
    await undo().catch(() => undefined);
    sayProblem(libraryProblem(error));
  }
}

/** Clears the list of a walk that has ended. */
export async function clear(): Promise<void> {
  say(t('site_forgotten'), await forgetSite());
}
