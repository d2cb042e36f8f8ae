/** What is found in a text, found once: rows of a list repeat their labels, names and links. For one page, not longer. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = find(text);
      known.set(text, found);
    }
    return found;
  };
}
