/** Ranks the candidates for an event's name: what looks like a title here, and in the region's other records. */
import { predict } from '../../learned/boosted-trees';
import { textOdds } from '../../learned/wording';
import { addressNames, namedByAddress } from './address-name';
import { isBody } from '../../text/body-name';
import { lettersOf } from '../../text/letters';
import { columnIn, columnNames, columnsOf, type Columns } from './columns';
import { behindLabel } from './labelled-name';
import { isLinkLabel } from './link-label';
import type { NameCandidate } from './name';
import { nameEvidence, wordsOfName } from './name-evidence';
import { headedAs } from './name-header';
import type { NameWording } from './name-model';
import { rivalsOf } from './name-rivals';
import { wholeName } from './whole-name';
import type { FoldedName } from '../../relate/folded-name';
import type { Extent, Page } from '../record';
import { goesOnBehind, isPicturedTitle, isSentenceBelow, isSetOff } from './set-off';
import { areCalledByContents, isNearAbove, isSheet, isWhatIsOn } from './sheet-labels';
import { fullerTitles } from './fuller-title';

/** How much a column's mean score weighs beside a candidate's own, where there is no model. */
const COLUMN_WEIGHT = 0.8;
/** Without a model a name from above is taken where there is no other. */
const WITHOUT_OWN = -20;

/** How much the mean of a candidate's column over the region weighs beside its own score. */
const REGION_WEIGHT = 2;
/** What a picture's alternative text loses: it may as well say what is to be seen. */
const PICTURED = 2;
/** Letters of a part that is more than chance. */
const LEAST_PART = 3;
/** A region of fewer records says nothing about its columns. */
const LEAST_REGION = 3;

/**
 * The names of a region's records, decided together: where the others have their names, this one likely has its own.
 * @returns per record the candidate that is likeliest its name, its score the logarithm of its chance among the record's
 *   own; undefined where none can be
 */
export function nameRegion(page: Page, records: readonly Extent[]): (NameCandidate | undefined)[] {
  const columns = nameColumns(page, records, page.nameModel?.wording);
  const addresses = addressNames(page.outline, records);
  const all = records.map((record, n) => scored(page, record, columns, records.length, addresses[n]));
  const titles = fullerTitles(page, all);
  const ranked = all.map((candidates) => relative(withTitles(candidates, titles)));
  const places = records.map((record) => placesFrom(page, record));
  const means = records.length < LEAST_REGION ? undefined : columnMeans(ranked, places);
  const choose = (refrains: ReadonlySet<string>): (NameCandidate | undefined)[] =>
    ranked.map((candidates, n) => {
      let best: NameCandidate | undefined;
      let most = -Infinity;
      for (const candidate of candidates) {
        if (!candidate.inherited && refrains.has(withoutNumbers(candidate.text))) continue;
        const mean = means ? Math.max(...places[n]!(candidate).map((column) => means.get(column)!)) : 0;
        const total =
          candidate.score + REGION_WEIGHT * mean - (isPictureOnly(page, candidate, candidates) ? PICTURED : 0);
        if (total > most) [best, most] = [candidate, total];
      }
      return best;
    });
  const refrains = new Set<string>();
  let names = choose(refrains);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = refrainsOf(names, columns.repeated);
    if (more.length === 0) break;
    for (const said of more) refrains.add(said);
    names = choose(refrains);
  }
  return withOwnNames(names, ranked).map((name, n) => name && wholeName(page, records[n]!, name));
}

/**
 * Where some records have names of their own at one place, one heading above them all is the page's subject, not what the others are called; a
 * body that meets gives all of its meetings their name, and headings of their own are.
 */
function withOwnNames(
  names: readonly (NameCandidate | undefined)[],
  ranked: readonly (readonly NameCandidate[])[],
): (NameCandidate | undefined)[] {
  const taken = names.filter((name) => name && !name.inherited) as NameCandidate[];
  const columns = new Set(taken.filter(({ chunk }) => chunk.whole).flatMap(columnNames));
  const texts = new Set(names.map((name) => name?.text));
  const above = new Set(names.filter((name) => name?.inherited).map((name) => name!.text));
  if (above.size !== 1) return [...names];
  return names.map((name, n) => {
    if (!name?.inherited || isBody(name.text)) return name;
    const own = ranked[n]!.find(
      (one) => !one.inherited && !texts.has(one.text) && columnNames(one).some((column) => columns.has(column)),
    );
    return own ?? name;
  });
}

/** Share of a region's records that say the same, and of those that it would name. */
const REFRAIN = 0.6;
const REFRAIN_NAMES = 0.4;
const LEAST_REFRAINED = 6;
/** Where one is left out, the next may take its place. */
const MOST_ROUNDS = 3;

/** "Ann Lee, 3 May" and "Ann Lee, 4 May" say the same. */
const withoutNumbers = (text: string): string => text.replace(/[\p{N}\s]+/gu, ' ');

/** What most records say and few would be called, as these have no name of their own: who posted them, what it costs. */
function refrainsOf(names: readonly (NameCandidate | undefined)[], repeated: Columns['repeated']): string[] {
  if (names.length < LEAST_REFRAINED) return [];
  const counts = new Map<string, number>();
  const shares = new Map<string, number>();
  const add = (to: Map<string, number>, text: string, count: number): void => {
    const said = withoutNumbers(text);
    to.set(said, (to.get(said) ?? 0) + count);
  };
  for (const name of names) if (name && !name.inherited) add(counts, name.text, 1);
  for (const [text, share] of repeated) add(shares, text, share);
  const isRefrain = ([said, count]: [string, number]): boolean =>
    (shares.get(said) ?? 0) >= REFRAIN && count < REFRAIN_NAMES * names.length;
  return [...counts].filter(isRefrain).map(([said]) => said);
}

/** A picture's alternative text of which nothing that is written says the same, or a part of it. */
function isPictureOnly(page: Page, candidate: NameCandidate, candidates: readonly NameCandidate[]): boolean {
  const { chunk, text } = candidate;
  if (chunk.via !== 'img' || isPicturedTitle(page, candidate)) return false;
  const own = lettersOf(text);
  return !candidates.some(({ chunk: { via }, text: other }) => {
    const written = lettersOf(other);
    return via !== 'img' && written.length >= LEAST_PART && own.includes(written);
  });
}

/** What stands at the same place in every record, with what its words say. */
export function nameColumns(page: Page, records: readonly Extent[], wording: NameWording | undefined): Columns {
  if (!wording) return columnsOf(page.names, records);
  return columnsOf(page.names, records, (candidate) => textOdds(wording.text, wordsOfName(candidate))[0]!);
}

/** What a name from above, or one with what follows it, loses where every record has something else in bold at one place. */
const BESIDE_OWN = -3;

/** The candidates of one record, each scored by itself. */
function scored(
  page: Page,
  record: Extent,
  columns: Columns,
  siblings: number,
  address: FoldedName | undefined,
): NameCandidate[] {
  const all = rivalsOf(page, record).filter(({ text, chunk }) => chunk.whole || !columns.echoes.has(text));
  const rivals = behindLabel(page, record, all);
  const { nameModel } = page;
  if (!nameModel) {
    return rivals.map((rival) => {
      const column = columnIn(columns, rival);
      if (rival.inherited) return { ...rival, score: WITHOUT_OWN - rival.inherited };
      return { ...rival, score: rival.score + COLUMN_WEIGHT * (column ? column.score * column.present : 0) };
    });
  }
  const rows = nameEvidence(page, record, rivals, columns, siblings, nameModel.wording);
  const heads = headsOf(page, rivals);
  // Where no column is the names', they may stand in any.
  const worth = heads.includes('name') ? HEADED : undefined;
  const setOff = siblings >= LEAST_REGION ? rivals.filter((rival) => isSetOff(page, rival, columns)) : [];
  const isOwnNamed = setOff.length > 0;
  const sheet = isSheet(page, record);
  const saysWhat =
    sheet &&
    areCalledByContents(page, record) &&
    rivals.some(({ line, inherited }) => !inherited && isWhatIsOn(page.outline, line));
  const addressed = address ? namedByAddress(address, rivals) : [];
  return rivals.map((rival, i) => {
    const isLess = rival.inherited
      ? isOwnNamed
      : isOwnNamed && (goesOnBehind(rival, setOff) || isSentenceBelow(page, rival, setOff));
    const isOfSheet = sheet && rival.inherited === 1 && (!saysWhat || isNearAbove(page, record, rival));
    const points = (heads[i] && worth?.[heads[i]]) ?? (isLess ? BESIDE_OWN : isOfSheet ? HEADED.name : 0);
    const labelled = !rival.inherited && isLinkLabel(page.outline, record, rival.line, rival.text) ? LABELLED : 0;
    const called = addressed[i] ? ADDRESSED : 0;
    const ofSection = isSection(page, record, rival) ? SECTION : 0;
    return { ...rival, score: predict(nameModel.trees, rows[i]!) + points + labelled + called + ofSection };
  });
}

/** What a heading of a section loses that says no more than that events follow. */
const SECTION = -4;

/** "Veranstaltungen" above the only event of the section. */
const isSection = ({ outline, facts }: Page, { from }: Extent, { line, text, inherited }: NameCandidate): boolean =>
  line === from &&
  !inherited &&
  outline.blocks[outline.lines[line]!.block]!.heading !== undefined &&
  facts.words.is('eventSection', text);

const SURE_PERSON = 0.5;

/** What the heads of their columns say; beside a column of topics, people below "Name" are who speaks on them. */
function headsOf({ outline, facts }: Page, rivals: readonly NameCandidate[]): ('name' | 'other' | undefined)[] {
  const heads = rivals.map(({ inherited, line }) => (inherited ? undefined : headedAs(outline, line)));
  const isPerson = ({ line }: NameCandidate): boolean => (facts.lines[line]!.name?.match.score ?? 0) >= SURE_PERSON;
  const hasTopics = heads.includes('name');
  return heads.map((head, i) => (head !== 'called' ? head : hasTopics && isPerson(rivals[i]!) ? 'other' : 'name'));
}

/** What the head of its column is worth to a candidate: of the names, or of the speakers. */
const HEADED = { name: 2, other: -3 } as const;

/** What it is worth that the link around the card is titled so. */
const LABELLED = 3;

/** What it is worth that the address of the record's own page says the same. */
const ADDRESSED = 1.5;

/** What it is worth to stand where the list has its titles. */
const TITLED = 2;

const withTitles = (candidates: NameCandidate[], titles: ReadonlySet<string>): NameCandidate[] =>
  titles.size === 0
    ? candidates
    : candidates.map((one) =>
        titles.has(one.column) && one.chunk.whole ? { ...one, score: one.score + TITLED } : one,
      );

/** The candidates of one record with the logarithms of their chances for scores: one of them is the name. */
function relative(candidates: NameCandidate[]): NameCandidate[] {
  const most = Math.max(...candidates.map(({ score }) => score));
  const sum = most + Math.log(candidates.reduce((total, { score }) => total + Math.exp(score - most), 0));
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score - sum }));
}

/** Lines from the day's that count as places. */
const NEAR_DAY = 3;

/** The places at which a candidate stands: its columns, and how many lines from the record's day. */
function placesFrom({ facts }: Page, { from, to }: Extent): (candidate: NameCandidate) => string[] {
  let day = from;
  while (day < to && !facts.lines[day]!.dates.some(({ precision }) => precision === 'day')) day++;
  return (candidate) => {
    const { line, lines = 1, chunk, inherited } = candidate;
    const off = line - day;
    const isNear = day < to && !inherited && chunk.whole && Math.abs(off) <= NEAR_DAY;
    return [...columnNames(candidate), ...(isNear ? [`day ${off} ${lines}`] : [])];
  };
}

/** Mean over all records of the best score in each column; a record without the column counts as a poor one. */
function columnMeans(
  ranked: readonly (readonly NameCandidate[])[],
  places: readonly ((candidate: NameCandidate) => string[])[],
): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  ranked.forEach((candidates, n) => {
    const own = new Map<string, number>();
    for (const candidate of candidates)
      for (const column of places[n]!(candidate))
        own.set(column, Math.max(own.get(column) ?? -Infinity, candidate.score));
    for (const [column, score] of own) {
      const entry = sums.get(column) ?? { sum: 0, count: 0 };
      sums.set(column, { sum: entry.sum + score, count: entry.count + 1 });
    }
  });
  const absent = -4;
  return new Map(
    [...sums].map(([column, { sum, count }]) => [column, (sum + absent * (ranked.length - count)) / ranked.length]),
  );
}
