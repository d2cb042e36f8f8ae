import { describe, expect, it } from 'vitest';
import type { FoundRecord } from '../finding';
import { withoutProgrammes } from './degree-programmes';

const unit = (name: string, path: string): FoundRecord => ({ kind: 'department', name, path }) as FoundRecord;
const list = (...names: string[]): FoundRecord[] => names.map((name, i) => unit(name, `/body/ul/li[${i + 1}]`));

describe('withoutProgrammes', () => {
  it('leaves out a list of which most names end in a degree, and no unit elsewhere on the page', () => {
    const school = unit('Graduate School', '/body/h1');
    const programmes = list(
      'Botany (MS)',
      'Anatomy & Optics (PhD)',
      'Arts Marketing (Graduate Certificate)',
      'Law (JD and LLM)',
      'Music',
    );
    expect(withoutProgrammes([school, ...programmes])).toEqual([school]);
  });

  it('keeps departments, short forms of theirs, and one degree among them', () => {
    const units = list('Botany', 'Computer Science (CS)', 'Center for Tides (CT)', 'Music (MA)', 'Law');
    expect(withoutProgrammes(units)).toEqual(units);
  });
});
