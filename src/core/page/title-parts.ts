/**
 * What stands between the parts of a page's title: "Staff | Department of Physics – Example University". Readers of titles hear different
 * signs, as what they look for may hold some itself: a play's name a colon, a person's a dash. A sign that one of them lacks is added here,
 * and measured; those of models are what the models were trained on.
 */

/** Signs with blanks on both sides. */
const SPACED = String.raw`\s+[-–—:·•»|｜/<>]+\s+`;
const SITE = String.raw`\s+[-–—|·»:]\s+|[|｜»`;

/** By what is looked for in the title; `title.split(…)` gives its parts. */
export const TITLE_SEPARATORS = {
  /** A body that meets. */
  body: /\s+[|–—-]\s+/u,
  /** An event. */
  event: /\s+[|–—-]\s+|\s*[｜│]\s*/u,
  /** What the page's heading says again. */
  heading: /\s+[|–—>·»-]+\s+|\s*[|｜]\s*/u,
  /** Whose page it is. */
  owner: /\s+[-–—:·•»|｜/]+\s+|\s*[|｜»]\s*/u,
  /** One of several units, by its heading. */
  listedUnit: new RegExp(String.raw`${SPACED}|\s*[|｜»«]\s*`, 'u'),
  /** The unit that the page is there for: commas divide, and capitals behind a slash. */
  unit: new RegExp(
    String.raw`${SPACED}|\s*[|｜»«•]\s*|\s*[:：]\s+|,\s+|(?<=\p{L})\/(?=\p{Lu})|(?<=\p{Script=Han})[-–—_]+(?=\p{Script=Han})`,
    'u',
  ),
  /** The person or unit that the page is there for: colons and dashes divide with a blank behind them, in Han without. */
  subject: new RegExp(
    String.raw`${SPACED}|\s*[|｜»«•:：]\s*|(?<=\p{L})\s*[-–—]\s+|(?<=[\p{Script=Han}\p{Script=Hangul}])[-–—_]+(?=[\p{Script=Han}\p{Script=Hangul}])`,
    'u',
  ),
  /** The site. */
  site: /\s*[|｜]\s*|\s+[-–—:]\s+/u,
  /** A university that the titles of its pages share. */
  university: new RegExp(`${SITE}]`, 'u'),
  /** A unit of a university, by name. */
  unitOfSite: new RegExp(String.raw`${SITE}]|,\s+`, 'u'),
  /** What a walk over a site looks for. */
  goal: new RegExp(`${SITE}:：]`, 'u'),
  /** Evidence of the judge: whether the page lists units. */
  judge: /\s[|–—-]\s/,
  /** Evidence of page kinds. */
  pageKind: /\s[|\-–—:·»«<]+\s|[|｜»]/u,
  /** Evidence of long texts. */
  longText: /\s*[|｜»«•:：]\s*|\s+[-–—·<>]+\s+/u,
} as const satisfies Record<string, RegExp>;
