/** What every crawler is in the comparison: a home page in, one address after the other out, told what each page holds. */
import type { Goal } from '../../core/site/index';
import type { ReadPage } from './read-page';

export interface Crawl {
  /** @returns the page to fetch now, undefined when it has had enough */
  next(): string | undefined;
  seen(address: string, page: ReadPage | { refused: string }): void;
}

export interface Crawler {
  name: string;
  start(home: string, goals: readonly Goal[]): Crawl;
}
