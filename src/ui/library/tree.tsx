/** Kept people and departments as what they belong to: organisation ▸ college ▸ department ▸ people with their roles. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as Inm from '../../core/inm';
import { registeredDomain } from '../../core/site/address';
import type { KeptRecord } from '../../library';
import { Icon } from '../parts/icons';
import { t, tn } from '../parts/i18n';
import { levelLabel } from '../parts/field-text';
import { webLink } from '../parts/safe-link';
import { members } from './store';

/** Units opened from the start: the organisation and what stands right below it. */
const OPEN_LEVELS = 1;

/** The network's reader comes when the tree is asked for: it brings the readers of units along. */
function useInm(): typeof Inm | undefined {
  const [inm, setInm] = useState<typeof Inm>();
  useEffect(() => void import('../../core/inm').then(setInm), []);
  return inm;
}

/** Typing goes on for as long as each stroke comes within so many ms of the one before. */
const TYPING = 200;

/** Thousands of people take a second to be put in their places: not at each key stroke. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), TYPING);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function Tree() {
  const inm = useInm();
  const shown = useSettled(members.value);
  return useMemo(() => (inm ? <Trees inm={inm} kept={shown} /> : <div aria-busy="true" />), [inm, shown]);
}

function Trees({ inm, kept }: { inm: typeof Inm; kept: readonly KeptRecord[] }) {
  const trees = [...bySiteOf(kept)].map(([site, each]) => ({ site, root: inm.treeOf(inm.buildNetwork(each)) }));
  if (trees.length === 0) {
    return (
      <div class="no-match">
        <p role="status">{t('tree_none')}</p>
      </div>
    );
  }
  return (
    <div class="trees" aria-label={t('tree_label')} role="group">
      {trees.map(({ site, root }) => (
        <Unit key={site} node={root} level={0} />
      ))}
    </div>
  );
}

/** People and departments by the registered domain that they were kept from: a university's departments have hosts of their own. */
function bySiteOf(records: readonly KeptRecord[]): Map<string, KeptRecord[]> {
  const bySite = new Map<string, KeptRecord[]>();
  for (const kept of records) {
    const site = registeredDomain(kept.site.replace(/:\d+$/, ''));
    const there = bySite.get(site);
    if (there) there.push(kept);
    else bySite.set(site, [kept]);
  }
  return bySite;
}

function Unit({ node, level }: { node: Inm.TreeNode; level: number }) {
  const { unit, contains, roles, people, units } = node;
  const counts = [...(units ? [tn('tree_units', units)] : []), ...(people ? [tn('site_people', people)] : [])];
  const isLeaf = contains.length + roles.length === 0;
  const title = (
    <>
      <Icon name={level === 0 ? 'archive' : 'building'} />
      <span class="tree-name">
        {unit.name}
        {isLeaf && <Source url={unit.url ?? unit.sources[0]} name={unit.name} />}
        {unit.class !== 'university' && <small>{levelLabel(unit.class)}</small>}
        {counts.length > 0 && <small>{counts.join(' · ')}</small>}
      </span>
    </>
  );
  if (isLeaf)
    return (
      <div class="tree-unit tree-leaf">
        <p class="tree-title">{title}</p>
      </div>
    );
  return (
    <details class="tree-unit" open={level <= OPEN_LEVELS}>
      <summary class="tree-title">{title}</summary>
      <div class="tree-inside">
        {roles.length > 0 && (
          <ul>
            {roles.map(({ role, person }) => (
              <li key={`${person.id} ${role.title ?? ''}`} class="tree-person">
                <Icon name="person" />
                <span class="tree-name">
                  {person.name}
                  <Source url={person.url ?? role.sources[0]} name={person.name} />
                  {role.title && <small>{role.title}</small>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {contains.map((child) => (
          <Unit key={child.unit.id} node={child} level={level + 1} />
        ))}
      </div>
    </details>
  );
}

/** The page that says so, or the person's or unit's own. */
function Source({ url, name }: { url: string | undefined; name: string }) {
  const link = webLink(url);
  if (!link) return null;
  return (
    <a class="icon-button" href={link} target="_blank" rel="noreferrer" aria-label={t('open_page_of', name)}>
      <Icon name="open" />
    </a>
  );
}
