/**
 * Why a record was taken for what it is. Codes, not sentences: the popup's "why" shows the message
 * `reason_<code with underscores>` of `public/_locales/`.
 */
export const REASONS = [
  /** The page declares it (JSON-LD, microdata). */
  'declared',
  /** One of several records of the same shape. */
  'repeated',
  /** Stands alone beside a list of its kind. */
  'independent',
  'has-date',
  'has-time',
  'date-in-future',
  'event-word',
  'has-place',
  'has-name',
  'has-title',
  'has-email',
  'has-telephone',
  'has-portrait',
  'unit-word',
  'own-page',
  'section-heading',
  'page-address',
  /** The whole page is about it. */
  'page-subject',
] as const;
export type Reason = (typeof REASONS)[number];
