/** What the page declares about itself, as records: JSON-LD, microdata and RDFa, microformats, Open Graph. */
import type { FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Declared, Note, PageSnapshot } from '../page/snapshot';
import { eventOf } from './event';
import { parseJsonText } from './json-text';
import { microformatsOf } from './microformats';
import { newsOf } from './news';
import { openGraphOf } from './open-graph';
import { businessOf, departmentOf } from './organization';
import { personOf } from './person';
import { rolesOf, type Standing } from './standing';
import { absolute, type Source } from './sheet';
import { Graph, type Thing } from './thing';
import { isBusiness, isEvent, isInstitution, isNews, isPerson } from './types';

/** RDFa is gathered as microdata is. */
export type Syntax = 'json-ld' | 'microdata' | 'microformats' | 'open-graph';

export { calendarFeeds, type CalendarFeed } from './feeds';

export interface DeclaredRecord {
  /** Evidence has source 'markup'; `path` is '' and `ordinal` 0 until the record is related to the page. */
  record: FoundRecord;
  syntax: Syntax;
  /** Whether the page is about it, lists it, or only knows it (the body whose site it is). */
  standing: Standing;
}

/** Where markup stands, for evidence: the syntax decides, as the snapshot keeps no path of it. */
export const MARKUP_PATHS: Readonly<Record<Syntax, string>> = {
  'json-ld': '/html/head',
  microdata: '/html/body',
  microformats: '/html/body',
  'open-graph': '/html/head',
};
const SYNTAXES = Object.keys(MARKUP_PATHS) as Syntax[];

/**
 * @returns every event, person, department, piece of news and business that the page declares, in document order,
 *   authors, publishers, organizers and the like left out; and notes (step 'fields') on what could not be read.
 *   Never throws.
 */
export function declaredRecords(snapshot: PageSnapshot): { records: DeclaredRecord[]; notes: Note[] } {
  const notes: Note[] = [];
  const lang = (snapshot.lang ?? '').toLowerCase().split(/[-_]/)[0]!;
  const records: DeclaredRecord[] = [];
  for (const syntax of SYNTAXES) {
    const graph = new Graph(lang);
    const path = MARKUP_PATHS[syntax];
    if (syntax === 'microformats') for (const item of microformatsOf(snapshot.blocks)) graph.addMicrodata(item);
    else if (syntax === 'open-graph') graph.addJsonLd(openGraphOf(snapshot.declared));
    else addBlocks(graph, snapshot.declared, syntax, notes);
    graph.link();
    if (graph.cut) notes.push(noteOf('declares-too-much', { syntax }, path));
    const source: Source = { graph, pageUrl: snapshot.url, lang, notes, path };
    for (const { record, standing } of recordsOf(source)) records.push({ record, syntax, standing });
  }
  return { records: distinct(records), notes: distinctNotes(notes) };
}

/** Every script or item of a syntax; a broken one is noted and takes nothing from the others. */
function addBlocks(graph: Graph, all: readonly Declared[], syntax: 'json-ld' | 'microdata', notes: Note[]): void {
  let block = 0;
  for (const declared of all) {
    if (declared.kind !== syntax) continue;
    block++;
    const { values, incomplete } = parseJsonText(declared.text);
    if (incomplete) notes.push(noteOf('not-json', { syntax, block }, MARKUP_PATHS[syntax]));
    for (const value of values) {
      if (syntax === 'json-ld') graph.addJsonLd(value);
      else graph.addMicrodata(value);
    }
  }
}

function* recordsOf(source: Source): Generator<{ record: FoundRecord; standing: Standing }> {
  const roles = rolesOf(source);
  for (const thing of source.graph.things) {
    if (thing.properties.size === 0) continue;
    const { standing, whole } = roles(thing);
    const record = standing && recordOf(source, thing, whole);
    if (record) yield { record, standing };
  }
}

function recordOf(source: Source, thing: Thing, whole: Thing | undefined): FoundRecord | undefined {
  const listed = listedUrl(source, thing);
  if (isEvent(thing)) return eventOf(source, thing, listed);
  if (isPerson(thing)) return personOf(source, thing, listed);
  if (whole) return departmentOf(source, thing, whole);
  if (isNews(thing)) return newsOf(source, thing, listed);
  if (isBusiness(thing)) return businessOf(source, thing, listed);
  return isInstitution(thing) ? departmentOf(source, thing, undefined) : undefined;
}

/** The address that a ListItem gives for its item. */
function listedUrl({ graph, pageUrl }: Source, { parent, via }: Thing): string | undefined {
  const url = parent && via === 'item' ? graph.text(parent, 'url') : undefined;
  return url && absolute(url, pageUrl);
}

/** Blocks are often printed twice; what is the same to the letter is said once. */
function distinct(records: DeclaredRecord[]): DeclaredRecord[] {
  const seen = new Set<string>();
  return records.filter(({ record, standing }) => {
    const { evidence: _evidence, ...said } = record;
    const key = JSON.stringify([standing, said]);
    return !seen.has(key) && seen.add(key);
  });
}

function distinctNotes(notes: Note[]): Note[] {
  const seen = new Set<string>();
  return notes.filter(({ path, reason }) => !seen.has(`${path} ${reason}`) && seen.add(`${path} ${reason}`));
}
