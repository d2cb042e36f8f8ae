/**
 * LSTMIE, algorithm 4 of "Information Classification and Extraction on Official Web Pages of Organizations" (2020): a text is business
 * information when clauses one after the other name the business, or when the share of its clauses that describe one is over a
 * threshold. The same holds here for the other labels.
 */

export const CLAUSE_LABELS = [
  'business-name',
  'business-description',
  'department-function',
  'person-description',
  'other',
] as const;
export type ClauseLabel = (typeof CLAUSE_LABELS)[number];
/** What a text can be. */
export type TextLabel = Exclude<ClauseLabel, 'other'>;

/** The threshold k: most of a text. */
export const SHARE = 0.5;

/** Clauses one after the other that name the business. */
const IN_A_ROW = 2;

/** @param labels of a text's clauses, in order @returns what the text is; undefined where it is nothing in particular */
export function textLabel(labels: readonly ClauseLabel[], k = SHARE): TextLabel | undefined {
  let row = 0;
  for (const label of labels) {
    row = label === 'business-name' ? row + 1 : 0;
    if (row >= IN_A_ROW) return 'business-name';
  }
  const business = labels.filter((label) => label.startsWith('business')).length;
  // A text that names the business once and goes on to describe it is its description.
  if (business / labels.length > k)
    return labels.every((label) => label === 'business-name') ? 'business-name' : 'business-description';
  for (const label of ['department-function', 'person-description'] as const)
    if (labels.filter((one) => one === label).length / labels.length > k) return label;
  return undefined;
}
