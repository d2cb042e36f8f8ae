/** The messages of all languages, held against each other and against the codes that screens make keys of. */
import { expect, it } from 'vitest';
import en from '../../../public/_locales/en/messages.json';
import ja from '../../../public/_locales/ja/messages.json';
import { REASONS } from '../../core/reasons';
import { EXPORTERS, VARIANTS } from '../../core/export';
import { NETWORKS } from '../../core/export/networks';
import { NOTE_CODES, SAMENESSES } from '../../core/page/notes';
import { FIELDS, KINDS, LEVELS, PAGE_KINDS } from '../../core/finding';
import { PHASES, UNREADABLE } from '../../messages/contract';

type Messages = Record<string, { message: string; description: string }>;
const languages: Record<string, Messages> = { en, ja };
const underscored = (code: string) => code.replaceAll('-', '_');

it.each(Object.keys(languages))('%s has every message, said and described', (language) => {
  const messages = languages[language]!;
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [key, { message, description }] of Object.entries(messages)) {
    expect(message.trim(), key).not.toBe('');
    expect(description.trim(), key).not.toBe('');
  }
  expect(messages.message_language?.message).toBe(language);
});

it('uses the same substitutions in every language', () => {
  const substitutions = (message: string) => [...new Set(message.match(/\$\d/g))].sort();
  for (const key of Object.keys(en)) {
    const said = substitutions((en as Messages)[key]!.message);
    // A singular may say "one" without the digit.
    if (!key.endsWith('_one')) expect(substitutions((ja as Messages)[key]!.message), key).toEqual(said);
  }
});

it('has nothing that the browser would take for a named placeholder', () => {
  for (const messages of Object.values(languages)) {
    for (const [key, { message }] of Object.entries(messages)) expect(message, key).not.toMatch(/\$\w+\$/);
  }
});

it('has words for every code that reaches a screen', () => {
  const fields = KINDS.flatMap((kind): string[] => [...FIELDS[kind]]);
  const keys = [
    ...REASONS.map((reason) => `reason_${underscored(reason)}`),
    ...UNREADABLE.flatMap((reason) => [`unreadable_${reason}`, `unreadable_${reason}_help`]),
    ...PHASES.map((phase) => `phase_${phase}`),
    ...PAGE_KINDS.map((kind) => `page_${underscored(kind)}`),
    ...KINDS.flatMap((kind) => [`kind_${kind}`, `singular_${kind}`]),
    ...NOTE_CODES.map((code) => `note_${underscored(code)}`),
    ...SAMENESSES.map((code) => `same_${underscored(code)}`),
    ...LEVELS.map((level) => `level_${level}`),
    ...[...EXPORTERS, ...VARIANTS, ...NETWORKS].map(({ id }) => `format_${id}`),
    ...fields.map((field) => `field_${field}`),
  ];
  expect(keys.filter((key) => !(key in en))).toEqual([]);
});
