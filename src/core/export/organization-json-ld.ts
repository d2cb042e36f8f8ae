/** The organisation as JSON-LD: Organization with its departments, and its members by OrganizationRole, in one graph. */
import { buildNetwork, type Network, type RoleNode, type UnitNode } from '../inm/index';
import type { Exporter } from './exporter';

/** Absent values are left out by JSON.stringify. */
type Node = Record<string, unknown>;

export const organizationJsonLd: Exporter = {
  id: 'orgjsonld',
  ending: 'jsonld',
  mime: 'application/ld+json',
  kinds: ['person', 'department'],
  accepts: ({ kind }) => kind === 'person' || kind === 'department',
  write: (items) => `${JSON.stringify(graphOf(buildNetwork(items)), null, 2)}\n`,
};

function graphOf({ units, people, roles }: Network): Node {
  const organizations = units.map((unit) => organizationNode(unit, units, roles));
  const persons = people.map(({ id, name, url, email, telephone, image, sources }) => ({
    '@type': 'Person',
    ...ref(id),
    name,
    url,
    email,
    telephone,
    image,
    subjectOf: pages(sources),
  }));
  return { '@context': 'https://schema.org', '@graph': [...organizations, ...persons] };
}

function organizationNode(unit: UnitNode, units: readonly UnitNode[], roles: readonly RoleNode[]): Node {
  const { id, name, url, email, telephone, parent, sources } = unit;
  return {
    '@type': 'Organization',
    ...ref(id),
    name,
    url,
    email,
    telephone,
    parentOrganization: parent && ref(parent),
    department: some(units.filter((one) => one.parent === id).map((one) => ref(one.id))),
    member: some(
      roles
        .filter((role) => role.unit === id)
        .map(({ person, title }) => ({ '@type': 'OrganizationRole', roleName: title, member: ref(person) })),
    ),
    subjectOf: pages(sources),
  };
}

/** Nodes are named within the file: several may share one address. */
const ref = (id: string): Node => ({ '@id': `#${id}` });

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const pages = (urls: readonly string[]): readonly Node[] | undefined =>
  some(urls.map((url) => ({ '@type': 'WebPage', url })));
