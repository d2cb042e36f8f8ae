/** What a page's links say about each other: a text that many of them have, a folder that many of them lie in. */
import { addressKey, shapesOf } from './address';
import type { PageLink } from './links';

export interface Beside {
  /** Links to other pages of its folder have the same text ("members", "more"): it names none of them. */
  sharesText: boolean;
  /** Other links lead to pages right below its address: it may list them. */
  isFolder: boolean;
}

/** Pages with one text, or in one folder, from which on that is no chance. */
const SHARING = 3;
const WITHIN = 4;

/** @returns per link what the others say about it */
export function besideOf(links: readonly PageLink[]): (link: PageLink) => Beside {
  const texts = new Map<string, Set<string>>();
  const folders = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, group: string, key: string): void =>
    void to.set(group, (to.get(group) ?? new Set<string>()).add(key));
  for (const link of links) {
    const key = addressKey(link.address);
    const group = textGroup(link);
    if (group) add(texts, group, key);
    add(folders, key.slice(0, Math.max(0, key.lastIndexOf('/'))), key);
  }
  return (link) => {
    const group = textGroup(link);
    return {
      sharesText: group !== undefined && texts.get(group)!.size >= SHARING,
      isFolder: (folders.get(addressKey(link.address))?.size ?? 0) >= WITHIN,
    };
  };
}

function textGroup({ text, address }: PageLink): string | undefined {
  const folder = shapesOf(address).find((shape) => shape.endsWith('/*'));
  return text && folder ? `${text} ${folder}` : undefined;
}
