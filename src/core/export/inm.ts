/** `Insert` statements of the information network model, as WEB-UIE's figure 8 prints them: one per unit that has people or units in it. */
import { addTo } from '../multimap';
import { buildNetwork, treeOf, type TreeNode, type UnitClass } from '../inm/index';
import type { Exporter } from './exporter';

export const inm: Exporter = {
  id: 'inm',
  mime: 'text/plain;charset=utf-8',
  kinds: ['person', 'department'],
  accepts: ({ kind }) => kind === 'person' || kind === 'department',
  write: (items) => statementsOf(treeOf(buildNetwork(items)), []).join('\n\n') + '\n',
};

const CLASSES: Readonly<Record<UnitClass, string>> = {
  university: 'University',
  college: 'College',
  department: 'Department',
  laboratory: 'Laboratory',
  office: 'Office',
};
const CONTAINED: Readonly<Record<UnitClass, string>> = {
  university: 'universities',
  college: 'colleges',
  department: 'departments',
  laboratory: 'laboratories',
  office: 'offices',
};
/** The group of those whose post no page gives. */
const UNTITLED = 'Members';

function statementsOf(node: TreeNode, above: readonly TreeNode[]): string[] {
  const path = [...above, node];
  const parts = [facultyOf(node), ...containedIn(node)].filter((part) => part !== '');
  const classes = path.map(({ unit }) => CLASSES[unit.class]).join('. ');
  const names = path.map(({ unit }) => quoted(unit.name, /[.,:;{}[\]"\n]/)).join('. ');
  const own = parts.length > 0 ? [`Insert ${classes} ${names} [\n${parts.join(',\n')}];`] : [];
  return [...own, ...node.contains.flatMap((child) => statementsOf(child, path))];
}

/** People by their posts, in the order found. */
function facultyOf({ roles }: TreeNode): string {
  const groups = new Map<string, string[]>();
  for (const { role, person } of roles) {
    const title = role.title ?? UNTITLED;
    addTo(groups, title, inList(person.name));
  }
  const lists = [...groups].map(([title, names]) => `${inList(title)}: { ${names.join(', ')} }`);
  return lists.length > 0 ? `Faculty -> { ${lists.join(',\n')} }` : '';
}

function containedIn({ contains }: TreeNode): string[] {
  const groups = new Map<UnitClass, string[]>();
  for (const { unit } of contains) addTo(groups, unit.class, inList(unit.name));
  return [...groups].map(([unitClass, names]) => `Contain ${CONTAINED[unitClass]}: { ${names.join(', ')} }`);
}

/** A full stop is part of many names and ends none in a list; a comma would. */
const inList = (name: string): string => quoted(name, /[,:;{}[\]"\n]/);

/** In double quotes where signs of the statement stand in the name; quotes and backslashes within escaped. */
const quoted = (name: string, signs: RegExp): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return signs.test(line) ? `"${line.replace(/[\\"]/g, '\\$&')}"` : line;
};
