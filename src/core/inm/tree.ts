/** A network as a tree with counts: what a screen shows and what exports go through. */
import { addTo } from '../multimap';
import type { Network, PersonNode, RoleNode, UnitNode } from './network';

export interface TreeNode {
  unit: UnitNode;
  /** Units that this one contains, in the order found. */
  contains: TreeNode[];
  /** Roles in this unit itself, with who plays them. */
  roles: { role: RoleNode; person: PersonNode }[];
  /** Units below, at any depth. */
  units: number;
  /** Different people in this unit and below. */
  people: number;
  /** Different pages that say something of the unit or of what is below. */
  pages: number;
}

export function treeOf(network: Network): TreeNode {
  const people = new Map(network.people.map((person) => [person.id, person]));
  const below = new Map<string, UnitNode[]>();
  for (const unit of network.units) if (unit.parent !== undefined) addTo(below, unit.parent, unit);
  const rolesIn = new Map<string, RoleNode[]>();
  for (const role of network.roles) addTo(rolesIn, role.unit, role);
  const build = (unit: UnitNode): { node: TreeNode; who: Set<string>; where: Set<string> } => {
    const children = (below.get(unit.id) ?? []).map(build);
    const roles = (rolesIn.get(unit.id) ?? []).map((role) => ({ role, person: people.get(role.person)! }));
    const who = new Set([...roles.map(({ person }) => person.id), ...children.flatMap((child) => [...child.who])]);
    const where = new Set([
      ...unit.sources,
      ...roles.flatMap(({ role }) => role.sources),
      ...children.flatMap((child) => [...child.where]),
    ]);
    const units = children.reduce((sum, { node }) => sum + 1 + node.units, 0);
    const contains = children.map(({ node }) => node);
    return { node: { unit, contains, roles, units, people: who.size, pages: where.size }, who, where };
  };
  return build(network.units.find(({ id }) => id === network.root)!).node;
}
