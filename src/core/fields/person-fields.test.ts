/** A person's telephone, e-mail address and post, on small pages. */
import { describe, expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import type { NameFact } from '../text/facts';
import { readContacts } from './contact';
import { jobTitle } from './person/job-title';
import { readPerson } from './person';
import { titleColumns } from './person/title-columns';

describe('the telephone of a person', () => {
  const telephone = (html: string): string | undefined => {
    const page = given(html);
    const { from, to } = page.records[0]!;
    return readContacts(page.outline, page.facts, from, to, {}).telephone;
  };
  test.each([
    [
      'a local number beside the name',
      '<div class=r><p>Ann Lee</p><p>223 KH 555-8401 ann@site.example</p></div>',
      '555-8401',
    ],
    ['an extension', '<div class=r><p>Ann Lee</p><p>Extension 23</p></div>', 'Extension 23'],
    [
      'a short number under a header',
      '<table><tr><th>Name<th>Phone</tr><tr class=r><td>Ann Lee<td>4-1234</tr></table>',
      '4-1234',
    ],
    ['a short number behind a label', '<dl class=r><dt>Name<dd>Ann Lee<dt>Phone<dd>x4321</dl>', 'x4321'],
    ['no room', '<table><tr><th>Name<th>Room</tr><tr class=r><td>Ann Lee<td>4-1234</tr></table>', undefined],
    [
      'a short number behind an icon',
      '<div class=r><p>Ann Lee</p><p><i class="fa fa-phone"></i> 4321</p></div>',
      '4321',
    ],
    ['a year is none', '<div class=r><p>Ann Lee</p><p><i class="hidden-mobile"></i>2021</p></div>', undefined],
    ['no fax', '<div class=r><p>Ann Lee</p><p>Fax: 555-8401</p></div>', undefined],
  ])('%s', (_case, html, expected) => {
    expect(telephone(html)).toBe(expected);
  });
});

describe('the e-mail address of a person', () => {
  const email = (html: string): string | undefined => {
    const { outline, facts, records } = given(html);
    return readContacts(outline, facts, records[0]!.from, records[0]!.to, {}).email;
  };
  test.each([
    [
      'a picture for the sign',
      '<p class=r>Ann Lee ann.lee<img src="/img/at.png">kelp.example</p>',
      'ann.lee@kelp.example',
    ],
    [
      'a picture that says so',
      '<p class=r>Ann Lee ann<img src="/x7.gif" alt="(at)">kelp.example</p>',
      'ann@kelp.example',
    ],
    ['another picture', '<p class=r>Ann Lee ann<img src="/cat.png">kelp.example</p>', undefined],
    [
      'words for the signs',
      '<div class=r><p>Ann Lee</p><p>ann at fog dot kelp dot example</p></div>',
      'ann@fog.kelp.example',
    ],
  ])('%s', (_case, html, expected) => {
    expect(email(html)).toBe(expected);
  });
  test('beside the name, where the record gives others before', () => {
    const page = given('<div class=r><p>Office: desk@kelp.example</p><h3>Ann Lee, ann@kelp.example</h3></div>');
    expect(readPerson(page, page.records[0]!, titleColumns(page, page.records), { columns: new Map() })?.email).toBe(
      'ann@kelp.example',
    );
  });
});

test('what leads to the page of a project is nobody, unless it says more of a person', () => {
  const read = (html: string) => {
    const page = given(`<div class=r>${html}</div>`, 'es');
    return readPerson(page, page.records[0]!, titleColumns(page, page.records), { columns: new Map() })?.name;
  };
  const card = '<h3>Ana Mercado</h3>';
  expect(read(`<a href="/personas/ana">${card}</a>`)).toBe('Ana Mercado');
  expect(read(`<a href="/proyectos/ana">${card}<p>Tipografía</p></a>`)).toBeUndefined();
  expect(read(`<a href="/proyectos/ana">${card}</a><p>ana@kelp.example</p>`)).toBe('Ana Mercado');
  expect(read(`<a href="/proyectos/algas/equipo/ana">${card}<p>Tipografía</p></a>`)).toBe('Ana Mercado');
});

describe('the post of a person', () => {
  const titles = (html: string, names: string[]): (string | undefined)[] => {
    const page = given(html);
    const columns = titleColumns(page, page.records);
    return page.records.map((record, i) => {
      const line = page.outline.lines.findIndex(({ index, text }) => index >= record.from && text.includes(names[i]!));
      const chunk = page.facts.lines[line]!.chunks[0]!;
      const start = chunk.text.indexOf(names[i]!);
      const name: NameFact = { chunk, match: { name: names[i]!, score: 0.9, start, length: names[i]!.length } };
      return jobTitle(page, record, line, name, columns)?.text;
    });
  };
  const cards = (rows: [name: string, ...lines: string[]][]): string =>
    rows
      .map(([name, ...lines]) => `<div class=r><h3>${name}</h3>${lines.map((l) => `<p>${l}</p>`).join('')}</div>`)
      .join('');

  test('behind a label, whatever else looks like one', () => {
    const html =
      '<div class=r><h3>Ann Lee</h3><p>Position: Keeper of Lamps, Kelp College</p><p>Former professor</p></div>';
    expect(titles(html, ['Ann Lee'])).toEqual(['Keeper of Lamps, Kelp College']);
  });
  test('before the name on its line', () => {
    expect(titles('<p class=r>City Clerk – Ann Lee (ext. 214)</p>', ['Ann Lee'])).toEqual(['City Clerk']);
  });
  test('behind the name and a full stop, with the brackets that close in it', () => {
    expect(titles('<p class=r lang=en>Ann Lee. Head of Department (Acting)</p>', ['Ann Lee'])).toEqual([
      'Head of Department (Acting)',
    ]);
  });
  test('in a caption that is the post and the name, and in no other line that names the person', () => {
    const rows = cards([
      ['Ann Lee', 'Office Manager Ann Lee'],
      ['Bo Ray', 'The book by Professor Bo Ray'],
      ['Cy Hay', 'In 2010 Professor Cy Hay wrote it'],
    ]);
    expect(titles(rows, ['Ann Lee', 'Bo Ray', 'Cy Hay'])).toEqual(['Office Manager', undefined, undefined]);
  });
  test('in an element of its own beside the name', () => {
    const html = '<p class=r lang=en><b>Ann Lee</b><span>Chief Technology Officer</span><a href="/in/1">in</a></p>';
    expect(titles(html, ['Ann Lee'])).toEqual(['Chief Technology Officer']);
  });
  test('behind the name, without the sentence that follows', () => {
    const text =
      'Ann Lee, Associate Professor. Works on tides, fog and harbours, on the history of lamps and on coasts.';
    expect(titles(`<p class=r>${text}</p>`, ['Ann Lee'])).toEqual(['Associate Professor']);
  });
  test.each([
    ['Assistant Professor - tides, fog, wave tanks and the history of lamps', 'Assistant Professor'],
    ['Professor. Tides, fog, lamps.', 'Professor'],
    ['Ann Lee has been a harbour master for thirty years, and sells lamps.', 'harbour master'],
    ['Ann Lee is a director at Kelp Lamps, and has three dogs.', 'director'],
  ])('of the line %s', (text, expected) => {
    expect(titles(`<div class=r><h3>Ann Lee</h3><p>${text}</p></div>`, ['Ann Lee'])).toEqual([expected]);
  });
  test.each([
    ['Ann Lee, (Asst. Professor), annlee, +1-303-555-0155', 'Asst. Professor'],
    ['Ann Lee (Arts ’16), Director of Business Development', 'Director of Business Development'],
    ['Ann Lee, 教授（潮汐学）', '教授'],
  ])('beside brackets: %s', (text, expected) => {
    expect(titles(`<p class=r>${text}</p>`, ['Ann Lee'])).toEqual([expected]);
  });
  test('is not the title of a section, whatever its class says', () => {
    const html =
      '<div class=r><h3>Ann Lee</h3><p class="widget-heading-title">Kelp Laboratory of Lamps</p><p>Short CV</p></div>';
    expect(titles(html, ['Ann Lee'])).toEqual([undefined]);
  });
  test('in the heading above, without its label', () => {
    expect(titles('<h2>Member status: PhD student</h2><div class=r><p>Ann Lee</p></div>', ['Ann Lee'])).toEqual([
      'PhD student',
    ]);
  });
  test('over two lines', () => {
    const html = '<div class=r><h3>Ann Lee</h3><p>President and<br>Chief Executive Officer</p></div>';
    expect(titles(html, ['Ann Lee'])).toEqual(['President and Chief Executive Officer']);
  });
  test('of unknown words where it stands as the others do', () => {
    const html = cards([
      ['Ann Lee', 'Director', 'Tides'],
      ['Bo Ray', 'Secretary', 'Fog'],
      ['Cy Fox', 'Lamplighter', 'Lamps'],
    ]);
    expect(titles(html, ['Ann Lee', 'Bo Ray', 'Cy Fox'])).toEqual(['Director', 'Secretary', 'Lamplighter']);
  });
  test('a degree, where everyone has one there', () => {
    const html = cards([
      ['Ann Lee', 'Ph.D', 'Kelp University'],
      ['Bo Ray', 'M.S', 'Kelp University'],
      ['Cy Fox', 'Ph.D', 'Fog University'],
    ]);
    expect(titles(html, ['Ann Lee', 'Bo Ray', 'Cy Fox'])).toEqual(['Ph.D', 'M.S', 'Ph.D']);
  });
  test('a few words after each name, where nothing else is a post', () => {
    const html = cards([
      ['Ann Lee', 'Lamps & Light'],
      ['Bo Ray', 'Word Ministry'],
      ['Cy Fox', 'Worship'],
    ]);
    expect(titles(html, ['Ann Lee', 'Bo Ray', 'Cy Fox'])).toEqual(['Lamps & Light', 'Word Ministry', 'Worship']);
  });
  test('no lists of topics, no departments, no companies', () => {
    const html = cards([
      ['Ann Lee', 'Tides, fog, lamps'],
      ['Bo Ray', 'Department of Fog'],
      ['Cy Fox', 'Lamps Ltd.'],
    ]);
    expect(titles(html, ['Ann Lee', 'Bo Ray', 'Cy Fox'])).toEqual([undefined, undefined, undefined]);
  });
  test('no heading that names the body', () => {
    expect(titles('<h2>Executive Team</h2><ul><li class=r>Ann Lee</li></ul>', ['Ann Lee'])).toEqual([undefined]);
  });
});
