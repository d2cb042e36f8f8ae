/** Snapshot → Finding: the steps in order, each timed. */
import { listPlace } from './classify/announced/list-parts';
import { Evidence } from './classify/features';
import { withoutLoneDoubts } from './classify/gate/lone';
import { throughKindGate } from './classify/gate/kind-gate';
import { isPresented } from './classify/gate/presented';
import { speaksOfEvents } from './classify/gate/speaks-of-events';
import { throughGate } from './classify/gate/page-gate';
import { pageKindOf } from './classify/page-kind/page-kind';
import type { PageKindModel } from './classify/page-kind/page-kind-model';
import { withTextOpinion, type TextReader } from './classify/text/text-opinion';
import { TreeJudge, type RecordModel } from './classify/tree-judge';
import { readBusiness } from './fields/business';
import { withDescription, type LongTextReader } from './fields/description';
import { isNotPublic } from './fields/state/event-state';
import { withoutEmptyDays } from './fields/state/empty-days';
import { withoutUnitHours } from './fields/state/unit-hours';
import { withAnchors } from './fields/subject/anchor';
import { withImprint } from './fields/subject/imprint';
import { withOwnHouse } from './fields/place/own-house';
import { NameScorer } from './fields/name/name';
import { readNews } from './fields/news';
import type { Page } from './fields/record';
import { withSubject } from './fields/subject/subject-record';
import type { Finding, FoundRecord, Kind, StepTimes } from './finding';
import { outlineOf, textOf } from './page/outline';
import { withoutMachineItems } from './page/machine-items';
import { noteOf } from './page/notes';
import type { Note, PageSnapshot } from './page/snapshot';
import type { Candidate, Candidates } from './records/candidate';
import { candidatesOf } from './records/candidates';
import { marksOf } from './records/marks';
import { withoutProgrammes } from './records/degree-programmes';
import { withHeadedUnits } from './records/headed-units';
import { withParentCells } from './records/parent-cells';
import { withParentUnits } from './records/parent-units';
import { withoutTestimonials } from './records/testimonials';
import { withSiblingHeadings } from './records/sibling-headings';
import { withUnitsOfCards } from './records/units-of-cards';
import { wholeRecords } from './records/whole-records';
import { choose, type Chosen } from './records/choose';
import { asOnShow, withPageSubject } from './page-subject';
import { readRecords } from './read-records';
import { relate } from './relate/index';
import { calendarFeeds, declaredRecords, type DeclaredRecord } from './structured/index';
import { withDaysOfBodies } from './text/days-of-bodies';
import { factsOf } from './text/facts';
import type { Lexicons } from './text/lexicon/index';
import { withNamesApart } from './text/names-in-a-row';
import { withNamesBehindPostsApart } from './text/names-behind-a-post';
import { withPairsApart } from './text/names-in-a-pair';
import { withNamesJoined } from './text/names-in-two-cells';
import { withPostsApart } from './text/posts-in-a-row';
import { withDayLists } from './text/day-lists/index';
import { withTimetableCells } from './text/timetable-cells';
import { withUnitsBeforeDutiesApart } from './text/units-before-duties';
import { withUnitsInRowsApart } from './text/units-in-a-row';
import { isWorded } from './text/words/index';

/** Notes on candidates that were left out by a little; more would be noise. */
const MOST_DOUBTFUL = 20;

export interface ExtractOptions {
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  lexicons: Lexicons;
  model: RecordModel;
  /** Tells the page's kind; without it the kind is told by rule. */
  pageKind?: PageKindModel;
  /** Reads the words of pages in its language; without it they are judged by form and evidence alone. */
  text?: TextReader;
  /** Reads long texts for descriptions; without it records have those that rules and metadata give. */
  longText?: LongTextReader;
  /** `all`: news and businesses are read off the page, too; else they are only taken from what it declares. */
  kinds?: 'all';
  /** Milliseconds clock, for the step times. */
  clock?: () => number;
}

export function extract(snapshot: PageSnapshot, options: ExtractOptions): Finding {
  const clock = options.clock ?? (() => 0);
  const ms: StepTimes = { snapshot: snapshot.ms, records: 0, classify: 0, fields: 0, relate: 0 };
  const notes: Note[] = [...snapshot.notes];
  const timed = <T>(step: keyof StepTimes, run: () => T): T => {
    const began = clock();
    const result = run();
    ms[step] += Math.round((clock() - began) * 10) / 10;
    return result;
  };
  const { page, candidates } = timed('records', () => openPage(snapshot, options.now, options.lexicons, options.model));
  const evidence = timed('records', () => new Evidence(page, candidates));
  const { chosen, doubtful } = timed('classify', () => {
    const judge = new TreeJudge(options.model, evidence, page.outline, candidates);
    const choice = choose(page.outline, candidates, judge);
    const isTold = (candidate: Candidate): boolean => evidence.isTold(candidate);
    const read =
      options.text?.lang === page.facts.lang ? withTextOpinion(page.outline, choice, options.text, isTold) : choice;
    const isCard = (candidate: Candidate): boolean => isPresented(page, candidate);
    const gated = throughGate(options.model.page, page.outline, read, evidence.wording, isTold, isCard);
    const { chosen, doubtful } = withoutLoneDoubts(page.outline, gated, isTold);
    const whole = wholeRecords(page.outline, page.facts, candidates, judge, chosen);
    const taken = new Set(whole.map(({ candidate }) => candidate.block));
    return { chosen: whole, doubtful: doubtful.filter(({ candidate }) => !taken.has(candidate.block)) };
  });
  const cards = new Set(
    chosen.flatMap(({ candidate }) => (isPresented(page, candidate) ? [page.outline.path(candidate.block)] : [])),
  );
  const {
    records: read,
    dropped,
    notes: empty,
  } = timed('fields', () => {
    const isUnitList = (line: number): boolean => evidence.context.at(line).unitList >= 2;
    const placeOf = (candidate: Candidate): string => listPlace(page.outline, candidate);
    const headed = withHeadedUnits(page.outline, page.facts, chosen);
    const withUnits = withUnitsOfCards(page.outline, page.facts, placeOf, candidates, headed);
    const siblings = withSiblingHeadings(page.outline, page.facts, isUnitList, candidates, withUnits);
    const parts = withParentUnits(page.outline, page.facts, candidates, siblings);
    const cells = withParentCells(page.outline, page.facts, candidates, parts);
    const { kept, notes } = withoutEmptyDays(withoutUnitHours(readRecords(page, evidence, cells)), snapshot.title);
    return { ...withSubject(page, kept), notes };
  });
  const { records: related, notes: dropNotes } = timed('relate', () => relateAll(page, read));
  const opinion = timed('classify', () => asOnShow(page, pageKindOf(page, related, options.pageKind)));
  const { kind, lists } = opinion;
  const { kept, left } = throughKindGate(
    related,
    opinion,
    page.now,
    isWorded(page.facts.lang),
    speaksOfEvents(page, related),
    ({ path }) => cards.has(path),
  );
  const { records: subjects, notes: parts } = timed('fields', () => withPageSubject(page, kept, opinion));
  const shown = timed('fields', () => withOwnHouse(page, withAnchors(page, withImprint(page, subjects))));
  const all = options.kinds === 'all' ? timed('fields', () => withBackground(page, shown)) : shown;
  const { longText } = options;
  const records = longText ? timed('fields', () => withDescription(page, all, kind, longText)) : all;
  notes.push(...empty, ...dropNotes, ...parts);
  notes.push(...dropped.map(({ kind, confidence, name, path }) => doubt(kind, confidence, name, path)));
  notes.push(...left.slice(0, MOST_DOUBTFUL).map((one) => doubt(one.kind, one.confidence, one.name ?? '', one.path)));
  notes.push(...doubtful.slice(0, MOST_DOUBTFUL).map((one) => doubtNote(page, one)));
  const feeds = calendarFeeds(snapshot);
  return {
    url: snapshot.url,
    title: snapshot.title,
    lang: page.facts.lang,
    kind,
    ...(lists ? { lists } : {}),
    ms,
    records,
    ...(feeds.length > 0 ? { feeds } : {}),
    notes,
  };
}

/** The models that the page is opened with; without them names and regions are not ranked, and words not weighed. */
export type PageModels = Partial<Pick<RecordModel, 'eventName' | 'region' | 'wording'>>;

/** The records, and the news or the business that the page is on; in the end, where declared ones are, too. */
function withBackground(page: Page, records: readonly FoundRecord[]): FoundRecord[] {
  const news = records.some(({ kind }) => kind === 'news') ? [] : readNews(page, records);
  const business = readBusiness(page, [...records, ...news]);
  return [...records, ...news, ...(business ? [business] : [])].map((record, i) => ({ ...record, ordinal: i + 1 }));
}

/** The page as all later steps see it, and every candidate on it. */
export function openPage(
  snapshot: PageSnapshot,
  now: string,
  lexicons: Lexicons,
  models: PageModels | undefined,
): { page: Page; candidates: Candidates } {
  const listed = withDayLists(withTimetableCells(withDaysOfBodies(withoutMachineItems(snapshot)), lexicons));
  const named = withNamesApart(withNamesJoined(withUnitsInRowsApart(withUnitsBeforeDutiesApart(listed))), lexicons);
  const outline = outlineOf(
    withPairsApart(withNamesBehindPostsApart(withPostsApart(named, lexicons), lexicons), lexicons),
  );
  const facts = factsOf(outline, lexicons);
  return {
    page: {
      outline,
      facts,
      names: new NameScorer(outline, facts),
      now,
      nameModel: models?.eventName,
      regionModel: models?.region,
      wordingModel: models?.wording,
    },
    candidates: candidatesOf(
      outline,
      marksOf(outline, facts),
      facts.lines.map(({ dateShare }) => dateShare),
    ),
  };
}

/** One record for one thing: what the page shows and what it declares, put together. */
function relateAll({ outline, facts }: Page, read: FoundRecord[]): { records: FoundRecord[]; notes: Note[] } {
  const { snapshot } = outline;
  const declared = declaredRecords(snapshot);
  const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
  const shown = fold(textOf(outline, 0, outline.lines.length));
  const options = { pageUrl: snapshot.url, title: snapshot.title, shows: (text: string) => shown.includes(fold(text)) };
  // What the page shows was asked when it was read.
  const isClosed = ({ record: { kind, name } }: DeclaredRecord): boolean =>
    kind === 'event' && isNotPublic(name, facts.lang);
  const closed = declared.records.filter(isClosed).map(({ record: { name } }) => noteOf('not-public', { name }));
  const { records, notes } = relate(
    read,
    declared.records.filter((one) => !isClosed(one)),
    options,
  );
  return { records: withoutTestimonials(withoutProgrammes(records)), notes: [...declared.notes, ...closed, ...notes] };
}

/** Why something that looks like a record was left out. */
function doubtNote({ outline }: Page, { candidate, verdict }: Chosen): Note {
  const text = textOf(outline, candidate.from, Math.min(candidate.to, candidate.from + 3))
    .replace(/\n/g, ' ')
    .slice(0, 80);
  return doubt(verdict.kind, verdict.probability, text, outline.path(candidate.block));
}

const doubt = (kind: Kind, probability: number, text: string, path: string): Note =>
  noteOf('doubtful', { kind, percent: Math.round(100 * probability), text }, path);
