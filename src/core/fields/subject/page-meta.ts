/** The page's meta elements by name: the first of each. */
import type { Declared } from '../../page/snapshot';

export function pageMeta(declared: readonly Declared[]): Map<string, string> {
  const out = new Map<string, string>();
  for (const one of declared) {
    if (one.kind !== 'meta' || !one.content.trim()) continue;
    const name = one.name.toLowerCase();
    if (!out.has(name)) out.set(name, one.content.trim());
  }
  return out;
}
