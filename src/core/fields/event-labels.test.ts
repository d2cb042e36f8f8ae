import { describe, expect, it, test } from 'vitest';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { keywordsOf, organizerOf } from './event-labels';

interface Text {
  text: string;
  hint?: string;
  block?: string;
  dated?: boolean;
}

function page(...texts: Text[]): { outline: Outline; facts: Facts } {
  const outline = {
    blocks: texts.map(({ block }) => ({ hint: block })),
    lines: texts.map(({ text, hint }, i) => ({ text, block: i, runs: [{ text, hint }] })),
  } as unknown as Outline;
  const facts = { lines: texts.map(({ dated }) => ({ dates: dated ? [{}] : [] })) } as unknown as Facts;
  return { outline, facts };
}

describe('organizerOf', () => {
  test.each([
    ['主催：みどり市文化協会', 'みどり市文化協会'],
    ['【主催】株式会社ほたる', '株式会社ほたる'],
    ['Organised by: Friends of the Mill', 'Friends of the Mill'],
    ['Veranstalter: Kulturamt Lindau', 'Kulturamt Lindau'],
    ['Organisateur : Mairie de Verneuil', 'Mairie de Verneuil'],
    ['Organiza: Ayuntamiento de Soria', 'Ayuntamiento de Soria'],
    ['主办单位：美术学院', '美术学院'],
    ['주최: 한강문화재단', '한강문화재단'],
  ])('reads %s', (text, value) => {
    expect(organizerOf(page({ text }).outline, 0, 1)).toEqual({ value, line: 0 });
  });
  it('reads the line below a label that stands alone', () => {
    const { outline } = page({ text: '主催' }, { text: '商店街振興組合' });
    expect(organizerOf(outline, 0, 2)).toEqual({ value: '商店街振興組合', line: 1 });
    expect(organizerOf(outline, 0, 1)).toBeUndefined();
  });
  test.each(['Organisers meet at noon', 'The organiser will call you: wait', 'Hosted by nobody', '主催: 2026'])(
    'takes no organiser from “%s”',
    (text) => expect(organizerOf(page({ text }).outline, 0, 1)).toBeUndefined(),
  );
});

describe('keywordsOf', () => {
  const of = (taken: readonly string[], ...texts: Text[]): string | undefined => {
    const { outline, facts } = page(...texts);
    return keywordsOf(outline, facts, 0, texts.length, taken)?.value;
  };
  it('takes what markup calls a category or a tag, each once', () => {
    expect(
      of(
        [],
        { text: 'Concert', hint: 'event-category' },
        { text: '#Jazz', block: 'tag' },
        { text: 'Concert', block: 'tag' },
      ),
    ).toBe('Concert, Jazz');
  });
  it('leaves out what has no such name, days, the name and the place', () => {
    expect(of([], { text: 'Concert', hint: 'title' })).toBeUndefined();
    expect(of([], { text: '3 May', hint: 'category', dated: true })).toBeUndefined();
    expect(of(['Town Hall'], { text: 'Town Hall', block: 'tags' })).toBeUndefined();
  });
  it('does not take a cloud of words for a sort', () => {
    expect(of([], ...['One', 'Two', 'Three', 'Four', 'Five'].map((text) => ({ text, block: 'tag' })))).toBeUndefined();
  });
});
