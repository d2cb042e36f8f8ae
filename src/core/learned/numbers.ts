/** How evidence is made numbers. */

/** Counts as orders of magnitude: 0 stays 0, twice as many is one more. */
export const log = (count: number): number => Math.log2(1 + count);

export const yes = (condition: boolean): number => (condition ? 1 : 0);
