/** Pictures that many of a list of people have: an @ drawn before every address, a ball before every name. They are nobody's portrait. */

const LEAST = 3;
const SHARE = 0.5;
/** What a site itself shows of somebody without a portrait is kept as it is shown. */
const STAND_IN =
  /\/avatars?\/|(?:avatar|portrait|profile|person|user|staff|silhouette|placeholder|default|dummy|blank|no[-_]?(?:photo|image|picture|pic|foto))[^/]*$/i;

/** @returns the people of one list, without the picture that at least half of them share, unless it stands in for portraits */
export function withoutSharedPictures<T extends { image?: string; evidence: object }>(
  people: readonly (T | undefined)[],
): (T | undefined)[] {
  const uses = new Map<string, number>();
  for (const one of people) if (one?.image) uses.set(one.image, (uses.get(one.image) ?? 0) + 1);
  const least = Math.max(LEAST, SHARE * people.length);
  return people.map((one) => {
    if (!one?.image || uses.get(one.image)! < least || STAND_IN.test(one.image)) return one;
    const { image: _image, ...rest } = one;
    const { image: _seen, ...evidence } = one.evidence as { image?: unknown };
    return { ...rest, evidence } as T;
  });
}
