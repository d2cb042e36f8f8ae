/** Pictures that many of a list of people have: an @ drawn before every address, a silhouette. It is nobody's portrait. */

const LEAST = 3;
const SHARE = 0.5;

/** @returns the people of one list, without the picture that at least half of them share */
export function withoutSharedPictures<T extends { image?: string; evidence: object }>(
  people: readonly (T | undefined)[],
): (T | undefined)[] {
  const uses = new Map<string, number>();
  for (const one of people) if (one?.image) uses.set(one.image, (uses.get(one.image) ?? 0) + 1);
  const least = Math.max(LEAST, SHARE * people.length);
  return people.map((one) => {
    if (!one?.image || uses.get(one.image)! < least) return one;
    const { image: _image, ...rest } = one;
    const { image: _seen, ...evidence } = one.evidence as { image?: unknown };
    return { ...rest, evidence } as T;
  });
}
