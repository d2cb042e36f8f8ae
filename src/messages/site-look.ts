/** The walk over one site for its people and departments: its state, as screens follow it and the background goes on from it. */
import type { Finding } from '../core/finding';
import type { Progress, Walk } from '../core/site';

/** Where the state lies in `storage.session`: one walk at a time, in one tab. */
export const SITE_LOOK = 'site-look';

/** Why a walk ended. Screens show the message `site_end_<reason>`. */
export const SITE_ENDS = [
  /** As many pages were read as were asked for. */
  'budget',
  'nothing_left',
  /** robots.txt keeps visitors like this one out, or could not be had. */
  'closed',
  /** The person ended it. */
  'stopped',
  /** Its tab was closed. */
  'tab_closed',
  /** The permission for the site was taken back. */
  'no_access',
  'failed',
] as const;
export type SiteEnd = (typeof SITE_ENDS)[number];

/** Pages that a walk may read at most. */
export const SITE_BUDGETS = [10, 20, 50] as const;

export interface SiteLook {
  /** The registered domain to which the walk keeps. */
  site: string;
  walk: Walk;
  progress: Progress;
  /** Absent while it runs. */
  end?: SiteEnd;
  /** With `failed`: what the browser said. */
  message?: string;
  /** The tab in which pages are opened. */
  tabId?: number;
  /** The page that is read now. */
  step?: { address: string; text: string };
  /** The next page is not opened before this instant (ms). */
  notBefore: number;
  /** What was found, page by page in the order of the visits; people and departments only. */
  findings: Finding[];
  /** Different names among them. */
  found: { people: number; departments: number };
  startedAt: number;
  /** Of the last change (ms). */
  at: number;
}

/** What the person asked for while the browser asks for the permission: the popup may close over that question. */
export const SITE_WISH = 'site-wish';
export interface SiteWish {
  url: string;
  budget: number;
  at: number;
}

/** A wish older than this (ms) was given up. */
export const WISH_HOLDS = 120_000;
