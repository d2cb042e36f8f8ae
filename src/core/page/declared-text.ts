/** What the page declares, as text in which patterns are looked for. */
import type { PageSnapshot } from './snapshot';

/** @returns names and contents of meta tags, JSON-LD and the like as written, a line each; empty lines for links */
export const declaredText = ({ declared }: PageSnapshot): string =>
  declared
    .map((one) => (one.kind === 'meta' ? `${one.name} ${one.content}` : one.kind === 'link' ? '' : one.text))
    .join('\n');
