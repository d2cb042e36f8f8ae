/**
 * Every message that crosses a boundary of the extension: name → request and response. Client and server derive their
 * types from it; `schema.ts` checks at the boundary what arrives. The direction is in the name: `to.what`.
 */
import type { Finding, Kind } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';
import type { SiteLook } from './site-look';

/** Why a page cannot be read. Screens show the message `unreadable_<reason>`. */
export const UNREADABLE = [
  /** chrome://, about:, the extension's own pages. */
  'browser_page',
  /** An extension store: browsers forbid extensions there. */
  'store',
  'pdf',
  /** The browser refused: no activeTab any more, enterprise policy, site access "on click". */
  'no_access',
  /** The tab went away or went elsewhere while it was read. */
  'gone',
  /** An error page of the browser, or a document with nothing in it. */
  'empty',
] as const;
export type Unreadable = (typeof UNREADABLE)[number];

/** Phases of a look, in order, for the progress display. */
export const PHASES = ['injecting', 'reading', 'judging'] as const;
export type Phase = (typeof PHASES)[number];

/** State of the last look at a tab. Lives in `storage.session` under `look:<tabId>`, so it survives popup and worker. */
export type LookState =
  | { status: 'looking'; phase: Phase; url: string; since: number }
  | {
      status: 'found';
      url: string;
      at: number;
      finding: Finding;
      /** What was looked for; of other kinds the finding has only what the page declares. */
      sought: readonly Kind[];
    }
  | { status: 'unreadable'; url: string; at: number; reason: Unreadable }
  | { status: 'error'; url: string; at: number; message: string };

/** Name of the port that a screen holds to a content script while it lights records up. */
export const HIGHLIGHT_PORT = 'highlight';
/** Name of the port that a screen holds while a block is picked: when the screen is gone or lets it go, that is over. */
export const PICK_PORT = 'pick';

/** What reading a page gives: its snapshot, or the reason why there is none. */
export type Reading = { snapshot: PageSnapshot } | { unreadable: Unreadable };

export interface EngineRequest {
  snapshot: PageSnapshot;
  /** Day of the visit, YYYY-MM-DD; today where absent. */
  now?: string;
  /** `all`: news and businesses are looked for, too. */
  kinds?: 'all';
}

export interface Messages {
  /**
   * Screen → background: read the page in this tab now. Resolves when the look has ended, in whichever way.
   * `now`: the day of the visit, YYYY-MM-DD, for replays of saved pages; today where absent.
   */
  'background.look': { request: { tabId: number; now?: string }; response: LookState };
  /** Screen → background: the page as it would be judged, for bug reports and training data. */
  'background.snapshot': { request: { tabId: number }; response: Reading };
  /** Screen → background: what is on this page, for the annotator, who needs the very snapshot that was judged. */
  'background.judge': { request: EngineRequest; response: Finding };
  /** Screen → background: walk over the site of this page, which may be read. Resolves when the walk has begun. */
  'background.site.start': { request: { url: string; budget: number }; response: SiteLook };
  'background.site.stop': { request: null; response: null };
  /** Screen → background: go on with a walk whose worker was killed. */
  'background.site.goOn': { request: null; response: null };
  /** Screen → background: forget a walk that has ended. */
  'background.site.forget': { request: null; response: null };
  /** Background → content script. */
  'content.snapshot': { request: null; response: Reading };
  /** Screen → content script: light up the block at this XPath (null: nothing); optionally scroll to it. */
  'content.highlight': { request: { path: string | null; scroll?: boolean }; response: { found: boolean } };
  /**
   * Screen → content script: have the person pick a block. `hint` is shown meanwhile. Null: ended with nothing picked.
   * Resolves when that is over, however long it takes.
   */
  'content.pick': { request: { hint: string }; response: { path: string; text: string } | null };
  /** Background → engine's host page. */
  'engine.extract': { request: EngineRequest; response: Finding };
}

export type MessageName = keyof Messages;
export type Request<N extends MessageName> = Messages[N]['request'];
export type Response<N extends MessageName> = Messages[N]['response'];

/** What goes over the wire, and back. */
export interface Envelope<N extends MessageName = MessageName> {
  to: N;
  payload: Request<N>;
}
export type Reply<N extends MessageName = MessageName> =
  { ok: true; value: Response<N> } | { ok: false; error: string };
