/** Rival: one-hot. A place for every word of the training paragraphs; 1 where the paragraph has it. */
import type { Representation } from './representation';

export const oneHot: Representation = {
  name: 'one-hot',
  usesLabels: false,
  learn(training) {
    const places = new Map<string, number>();
    for (const { tokens } of training)
      for (const token of tokens) if (!places.has(token)) places.set(token, places.size);
    return (tokens) => {
      const ones = new Set<number>();
      for (const token of tokens) {
        const place = places.get(token);
        if (place !== undefined) ones.add(place);
      }
      return Int32Array.from(ones).sort();
    };
  },
};
