import { describe, expect, it } from 'vitest';
import { inm } from './inm';
import { organizationJsonLd } from './organization-json-ld';
import { departmentItem, eventItem, NOW, personItem } from './test-data';

const ITEMS = [
  departmentItem({ name: 'College of Arts', level: 'college', url: 'https://museum.example/arts' }),
  departmentItem({ name: 'Department of Music', level: 'department', parent: 'College of Arts' }),
  personItem({ name: 'Ann Lee', jobTitle: 'Professor', affiliation: 'Department of Music' }),
  personItem({ name: 'Bo "Bob" Ek', jobTitle: 'Professor', affiliation: 'Department of Music' }),
  personItem({ name: 'N. Luisa Mori', affiliation: 'Department of Music' }),
  eventItem({}),
];

describe('inm', () => {
  it('writes one statement per unit that holds something, by class and name', () => {
    expect(inm.write(ITEMS, NOW)).toBe(
      `Insert University "museum.example" [
Contain colleges: { College of Arts }];

Insert University. College "museum.example". College of Arts [
Contain departments: { Department of Music }];

Insert University. College. Department "museum.example". College of Arts. Department of Music [
Faculty -> { Professor: { Ann Lee, "Bo \\"Bob\\" Ek" },
Members: { N. Luisa Mori } }];
`,
    );
  });

  it('keeps signs of the statement inside of names', () => {
    const text = inm.write([personItem({ name: 'Lee } ]; Insert', jobTitle: 'Chair, Board' })], NOW);
    expect(text).toContain('"Chair, Board": { "Lee } ]; Insert" }');
  });
});

describe('organizationJsonLd', () => {
  const graph = (JSON.parse(organizationJsonLd.write(ITEMS, NOW)) as { '@graph': Record<string, unknown>[] })['@graph'];
  const named = (name: string) => graph.find((node) => node.name === name)!;

  it('links units and members by ids that are in the file', () => {
    const ids = new Set(graph.map((node) => node['@id']));
    const music = named('Department of Music');
    expect(named('College of Arts').department).toEqual([{ '@id': music['@id'] }]);
    expect(music.parentOrganization).toEqual({ '@id': named('College of Arts')['@id'] });
    expect(music.member).toHaveLength(3);
    const refs = JSON.stringify(graph)
      .match(/"@id":"(#[^"]+)"/g)!
      .map((text) => text.slice(7, -1));
    expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
  });

  it('gives a role its post, and says where it was read', () => {
    const [role] = named('Department of Music').member as Record<string, unknown>[];
    expect(role).toEqual({
      '@type': 'OrganizationRole',
      roleName: 'Professor',
      member: { '@id': named('Ann Lee')['@id'] },
    });
    expect(named('Ann Lee').subjectOf).toEqual([{ '@type': 'WebPage', url: 'https://museum.example/events/' }]);
  });
});
