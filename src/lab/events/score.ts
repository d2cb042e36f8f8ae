/** Precision, recall and F1 of yes-or-no answers. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

/** @param said answers @param truth the right ones, in the same order */
export function scoreOf(said: readonly boolean[], truth: readonly boolean[]): Score {
  let [right, yes, wanted] = [0, 0, 0];
  said.forEach((answer, i) => {
    if (answer) yes++;
    if (truth[i]) wanted++;
    if (answer && truth[i]) right++;
  });
  const precision = yes === 0 ? 0 : right / yes;
  const recall = wanted === 0 ? 0 : right / wanted;
  return { precision, recall, f1: right === 0 ? 0 : (2 * right) / (yes + wanted) };
}

export const f1Of = (said: readonly boolean[], truth: readonly boolean[]): number => scoreOf(said, truth).f1;
