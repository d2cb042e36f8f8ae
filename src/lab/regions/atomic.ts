/** The measure of record boundaries where only names are labelled. */

/** F1 of atomic records: those that hold one name and no other. Texts and names folded alike. */
export function atomicF1(texts: readonly string[], names: readonly string[]): number {
  const left = new Map<string, number>();
  for (const name of names) left.set(name, (left.get(name) ?? 0) + 1);
  let right = 0;
  for (const text of texts) {
    const inside = [...left.keys()].filter((name) => text.includes(name));
    const whole = inside.filter((name) => !inside.some((other) => other !== name && other.includes(name)));
    if (whole.length !== 1 || left.get(whole[0]!) === 0) continue;
    left.set(whole[0]!, left.get(whole[0]!)! - 1);
    right++;
  }
  return (2 * right) / (texts.length + names.length);
}
