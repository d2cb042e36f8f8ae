/** A note in the person's language; in English where it has no code, or one that these messages do not know. */
import type { Note } from '../../core/page/snapshot';
import { valueNames } from '../../core/page/notes';
import { fieldLabel, fieldText } from '../parts/field-text';
import { tOr } from '../parts/i18n';

type Values = NonNullable<Note['values']>;

export function noteText({ code, values, reason }: Note): string {
  if (code === undefined || !values) return reason;
  const words = valueNames(code).map((name) => valueWords(name, values));
  return tOr(`note_${underscored(code)}`, reason, ...words);
}

/** A value by its name: codes become words, dates are written as the person's language does. */
function valueWords(name: string, values: Values): string | number {
  const value = values[name] ?? '';
  const text = String(value);
  switch (name) {
    case 'kind':
      return tOr(`singular_${text}`, text);
    case 'field':
      return fieldLabel(text);
    case 'sameness':
      return tOr(`same_${underscored(text)}`, text);
    case 'ours':
    case 'theirs':
      return fieldText(String(values.field), text);
    case 'start':
      return fieldText('startDate', text);
    case 'end':
      return fieldText('endDate', text);
    default:
      return value;
  }
}

const underscored = (code: string): string => code.replaceAll('-', '_');
