/** What the host page and the worker say to each other. */
import type { Finding } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';

export interface Job {
  id: number;
  snapshot: PageSnapshot;
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  /** `all`: news and businesses are looked for, too. */
  kinds?: 'all';
}

export type Answer = { id: number; finding: Finding } | { id: number; error: string };
