/**
 * Pages of the saved sites that bear no mark but were read: is it a list of people, of units, or neither? Which pages, and by which rules,
 * says docs/results/universities.md. `second`: the label of a second reading, blank where there was none; `unasked`: no crawler took it for a target.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GOALS, type Goal } from '../../core/site/index';

const FILE = fileURLToPath(new URL('./readings.tsv', import.meta.url));
export const LABELS = ['people', 'units', 'neither'] as const;
export type Label = (typeof LABELS)[number];
const LABEL_OF: Readonly<Record<Goal, Label>> = { faculty: 'people', departments: 'units' };

export interface Reading {
  site: string;
  file: string;
  label: Label;
  second?: Label;
  unasked: boolean;
}

export function readings(): Reading[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [site = '', file = '', label = '', second = '', unasked = ''] = row.split('\t');
    return {
      site,
      file,
      label: labelOf(label),
      unasked: unasked === 'yes',
      ...(second && { second: labelOf(second) }),
    };
  });
}

function labelOf(text: string): Label {
  const label = LABELS.find((one) => one === text);
  if (!label) throw new Error(`${FILE}: no such label: ${text}`);
  return label;
}

/** @returns per goal the files of the site that were read to meet it */
export function readTargets(all: readonly Reading[], site: string): Record<Goal, ReadonlySet<string>> {
  const files = (goal: Goal): Set<string> =>
    new Set(all.filter((one) => one.site === site && one.label === LABEL_OF[goal]).map(({ file }) => file));
  return Object.fromEntries(GOALS.map((goal) => [goal, files(goal)])) as Record<Goal, Set<string>>;
}
