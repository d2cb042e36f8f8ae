/** When two names are the same thing's: Dice over character bigrams, or one within the other. For labels and measures. */

export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');

function bigrams(text: string): Map<string, number> {
  const out = new Map<string, number>();
  for (let i = 0; i < Math.max(1, text.length - 1); i++) {
    const pair = text.slice(i, i + 2);
    out.set(pair, (out.get(pair) ?? 0) + 1);
  }
  return out;
}

/** @returns 0 to 1 */
export function dice(a: string, b: string): number {
  if (!a || !b) return 0;
  if (a === b) return 1;
  const [x, y] = [bigrams(a), bigrams(b)];
  let shared = 0;
  for (const [pair, count] of x) shared += Math.min(count, y.get(pair) ?? 0);
  return (2 * shared) / (Math.max(1, a.length - 1) + Math.max(1, b.length - 1));
}

/** @param a folded @param b folded */
export function sameFolded(a: string, b: string): boolean {
  if (!a || !b) return false;
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return (short.length >= 4 && short.length / long.length >= 0.5 && long.includes(short)) || dice(a, b) >= 0.75;
}
