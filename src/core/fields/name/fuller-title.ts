/** Titles that name their artist: where "Ada Byrd Tour 2027" stands below "Ada Byrd" in many records of a list, the places of the two are those of title and artist. */
import type { Page } from '../record';
import type { NameCandidate } from './name';

/** Share of a region's records in which the one holds the other, and how many at least. */
const SHARE = 0.4;
const LEAST = 3;
/** Letters of the artist at least. */
const SHORTEST = 3;
/** Lines between the two at most. */
const NEAR = 2;

/**
 * @param candidates those for the names of a region's records, record by record
 * @returns the columns of the titles: in enough records a line there says a whole line of another column near it and what is on, in hardly one the other way round
 */
export function fullerTitles({ facts }: Page, candidates: readonly (readonly NameCandidate[])[]): Set<string> {
  // "Read more about Ada Byrd", "with: Ada Byrd" are no titles.
  const isTitleOf = (title: NameCandidate, artist: NameCandidate): boolean =>
    title.column !== artist.column &&
    Math.abs(title.line - artist.line) <= NEAR &&
    artist.text.length >= SHORTEST &&
    title.text.includes(artist.text) &&
    facts.words.has('eventWord', title.text.replace(artist.text, ' '));
  const counts = new Map<string, number>();
  for (const own of candidates) {
    const lines = own.filter(isOwnLine);
    const pairs = lines.flatMap((artist) =>
      lines.filter((title) => isTitleOf(title, artist)).map((title) => `${title.column}\n${artist.column}`),
    );
    for (const pair of new Set(pairs)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const least = Math.max(LEAST, SHARE * candidates.length);
  const titles = new Set<string>();
  for (const [pair, count] of counts) {
    const [title, artist] = pair.split('\n') as [string, string];
    if (count >= least && (counts.get(`${artist}\n${title}`) ?? 0) * LEAST <= count) titles.add(title);
  }
  return titles;
}

/** A line of the record's own text. */
const isOwnLine = ({ chunk, inherited, lines = 1 }: NameCandidate): boolean =>
  chunk.whole && chunk.via !== 'img' && !inherited && lines === 1;
