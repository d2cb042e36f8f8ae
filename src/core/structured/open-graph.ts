/** Open Graph: the one event or person that a page's meta elements say it is about. */
import type { Declared } from '../page/snapshot';

/** @returns the page's subject as JSON-LD, undefined where the elements name none or an event without a start */
export function openGraphOf(declared: readonly Declared[]): unknown {
  const said = new Map<string, string>();
  for (const one of declared) if (one.kind === 'meta' && !said.has(one.name)) said.set(one.name, one.content);
  const of = (...names: string[]): string | undefined => names.map((name) => said.get(name)).find(Boolean);
  const common = { name: of('og:title'), url: of('og:url'), image: of('og:image'), description: of('og:description') };
  const startDate = of('event:start_time', 'og:event:start_time', 'event:start_date', 'og:start_time');
  if (startDate && common.name) {
    const endDate = of('event:end_time', 'og:event:end_time', 'event:end_date', 'og:end_time');
    const location = of('event:location', 'og:event:location', 'event:venue');
    return subject({ '@type': 'Event', ...common, startDate, endDate, location });
  }
  const [givenName, familyName] = [of('profile:first_name'), of('profile:last_name')];
  if (of('og:type') !== 'profile' || !givenName || !familyName) return undefined;
  const { name: _title, ...rest } = common;
  return subject({ '@type': 'Person', ...rest, givenName, familyName });
}

const subject = (thing: object): unknown => ({ '@type': 'WebPage', mainEntity: thing });
