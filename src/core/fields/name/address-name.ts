/** Names in addresses: where each entry of a list leads to a page of its own, "/events/reed-night-2027" is that of "Reed Night". */
import type { Outline } from '../../page/outline';
import { foldName, likeness, type FoldedName } from '../../relate/folded-name';
import { blockLink, SUBJECT } from '../link';
import type { Extent } from '../record';
import type { NameCandidate } from './name';

/** A region of fewer records says nothing about where its records lead. */
const LEAST_REGION = 3;
/** Share of the records that lead into a folder, and of different pages among these: categories and houses recur. */
const LEAD_THERE = 0.5;
const DIFFERENT = 0.4;
/** Who wrote it, who speaks. */
const PEOPLE = /\/(?:author|people|persons?|speakers?|staff|members?|profiles?|users?)\/[^/]/i;
/** Letters of a last step that is more than chance. */
const SHORTEST = 4;

/**
 * @returns per record what the last step of the address says that is its own page's; undefined where it says nothing, or where the
 *   records have no such pages, or pages of two sorts
 */
export function addressNames(outline: Outline, records: readonly Extent[]): (FoldedName | undefined)[] {
  const none = records.map(() => undefined);
  if (records.length < LEAST_REGION) return none;
  const folders = new Map<string, Map<number, string>>();
  records.forEach((record, n) => {
    for (const [folder, steps] of stepsOf(outline, record)) {
      if (steps.size !== 1) continue;
      const own = folders.get(folder) ?? new Map<number, string>();
      folders.set(folder, own.set(n, [...steps][0]!));
    }
  });
  const pages = [...folders.values()].filter(
    (own) => own.size >= LEAD_THERE * records.length && new Set(own.values()).size >= DIFFERENT * own.size,
  );
  const [own] = pages;
  return own && pages.length === 1
    ? records.map((_, n) => own.get(n)).map((step) => (step === undefined ? undefined : foldStep(step)))
    : none;
}

/** Which of a record's candidates are likest to what its address says, or go on behind that, as addresses are cut short; none where nothing is like it. */
export function namedByAddress(said: FoldedName, candidates: readonly NameCandidate[]): boolean[] {
  const scores = candidates.map(({ text }) => {
    const like = likeness(foldName({ name: text }), said);
    return like && like.how !== 'contained' ? like.score : 0;
  });
  const most = Math.max(...scores);
  const likest = candidates.filter((_, i) => scores[i]! > 0 && scores[i] === most);
  return candidates.map(({ text, line }) => likest.some((one) => one.line === line && text.startsWith(one.text)));
}

const foldStep = (step: string): FoldedName | undefined => {
  const folded = foldName({ name: step.replace(/[-_+]+/g, ' ') });
  return folded.key.replace(/\d/g, '').length >= SHORTEST ? folded : undefined;
};

/** The last steps of the addresses on the page's site to which a record leads, by what stands before them, numbers aside. */
function stepsOf(outline: Outline, { from, to }: Extent): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (let line = from; line < to; line++) {
    const { runs, images } = outline.lines[line]!;
    for (const link of [blockLink(outline, line, from, to), ...[...runs, ...images].map((one) => one.link)]) {
      const [folder, step] = (link && lastStep(link, outline.snapshot.url)) || [];
      if (!folder || !step) continue;
      const steps = out.get(folder) ?? new Set<string>();
      out.set(folder, steps.add(step));
    }
  }
  return out;
}

function lastStep(link: string, pageUrl: string): [folder: string, step: string] | undefined {
  try {
    const { host, pathname } = new URL(link);
    if (host !== new URL(pageUrl).host || SUBJECT.test(pathname) || PEOPLE.test(pathname)) return undefined;
    const steps = decodeURIComponent(pathname).split('/').filter(Boolean);
    const step = steps.pop()?.replace(/\.\p{L}{3,5}$/u, '');
    return step ? [`/${steps.map((one) => one.replace(/\d+/g, '#')).join('/')}`, step] : undefined;
  } catch {
    return undefined;
  }
}
