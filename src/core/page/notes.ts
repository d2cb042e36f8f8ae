/**
 * What notes say: a code and its values, for screens to put into the person's language (`note_<code>` of
 * `public/_locales/`), and the English sentence that the command line prints, which is written here and nowhere else.
 */
import type { Note } from './snapshot';

/** Code → step, and the sentence with its values in braces. */
const SENTENCES = {
  'page-cut': ['snapshot', 'page cut after {elements} elements'],
  'frame-not-read': ['snapshot', 'frame not read: {address}'],
  doubtful: ['classify', 'not sure enough of this {kind} ({percent} %): {text}'],
  'words-not-read': ['classify', 'the words of this page were not weighed: the dictionary could not be read'],
  'descriptions-not-read': ['fields', 'descriptions were not read: their model is missing'],
  'not-json': ['fields', '{syntax} block {block} cannot be read as JSON'],
  'declares-too-much': ['fields', '{syntax} declares more, or deeper, than is read'],
  'not-a-date': ['fields', 'declared {field} “{text}” is not a date that can be read in one way'],
  'end-before-start': ['fields', 'declared endDate {end} lies before startDate {start}'],
  'not-public': ['days', 'declared, but nothing is on for the public: {name}'],
  'empty-days': ['days', '{count} days one after the other that say nothing but the day (“{name}”): a calendar'],
  'unfilled-days': ['days', '{count} days of a form that nothing was entered into'],
  'nameless-days': ['days', '{count} days among events that have no name but the page’s (“{name}”)'],
  same: ['relate', 'the same {kind} as at {other}: {sameness} (“{name}”)'],
  renamed: ['relate', 'the page was read as “{ours}”, its markup says “{theirs}”; the name of the markup is kept'],
  differs: ['relate', "{field}: the page says “{ours}”, its markup “{theirs}”; the page's is kept"],
} as const satisfies Record<string, readonly [step: Note['step'], sentence: string]>;

/** On which grounds two records are one. */
const SAMENESS = {
  details: 'its details, hidden',
  name: 'same name',
  'name-address': 'same name and address',
  'name-day': 'same name and day',
  'name-day-address': 'same name, day and address',
  'name-day-picture': 'same name, day and picture',
  'name-day-place': 'same name, day and place',
  'name-email': 'same name and e-mail',
  'name-menu': 'same name in the menu',
  'name-only': 'same name, nothing against it',
  'name-picture': 'same name and picture',
  'like-name-address-day': 'like name, same address, same day',
  'page-subject': 'a part of the event that the page is about',
  text: 'same text',
} as const;

export type NoteCode = keyof typeof SENTENCES;
export type Sameness = keyof typeof SAMENESS;

type Names<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type ValueOf<Name extends string> = Name extends 'sameness' ? Sameness : string | number;
type Values<Code extends NoteCode> = { [Name in Names<(typeof SENTENCES)[Code][1]>]: ValueOf<Name> };

export const NOTE_CODES = Object.keys(SENTENCES) as NoteCode[];
export const SAMENESSES = Object.keys(SAMENESS) as Sameness[];

/** @param path XPath of the block that it is about, where there is one */
export function noteOf<Code extends NoteCode>(code: Code, values: Values<Code>, path?: string): Note {
  const [step, sentence] = SENTENCES[code];
  const reason = sentence.replace(BRACES, (_, name: string) => {
    const value = values[name as keyof Values<Code>];
    return name === 'sameness' ? SAMENESS[value as Sameness] : String(value);
  });
  return { step, ...(path !== undefined && { path }), reason, code, values };
}

/** The names of a note's values in the order in which messages number them (`$1`, `$2`, …); none for a foreign code. */
export function valueNames(code: string): string[] {
  if (!Object.hasOwn(SENTENCES, code)) return [];
  return [...SENTENCES[code as NoteCode][1].matchAll(BRACES)].map(([, name]) => name!);
}

const BRACES = /\{(\w+)\}/g;
