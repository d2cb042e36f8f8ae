/** Probabilities as log-odds, in which evidence adds up. */

/** @param surest nothing counts as surer than this, nor as surer of the contrary; below 1, so that no odds are infinite */
export function logOdds(probability: number, surest: number): number {
  const p = Math.min(surest, Math.max(1 - surest, probability));
  return Math.log(p / (1 - p));
}

export const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
