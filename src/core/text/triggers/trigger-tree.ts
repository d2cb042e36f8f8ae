/** A prefix tree of trigger words: all triggers that begin at a place of a text, in one walk. */

interface Node<T> {
  next: Map<string, Node<T>>;
  held: T[];
}

export class TriggerTree<T> {
  readonly #root: Node<T> = { next: new Map(), held: [] };

  /** @param word lower case */
  add(word: string, value: T): void {
    let node = this.#root;
    for (const char of word) {
      let next = node.next.get(char);
      if (!next) node.next.set(char, (next = { next: new Map(), held: [] }));
      node = next;
    }
    node.held.push(value);
  }

  /** @returns what is held by the words that stand at `start`, with their lengths in UTF-16 units, the longest first */
  at(lower: string, start: number): { length: number; held: readonly T[] }[] {
    const found: { length: number; held: readonly T[] }[] = [];
    let node: Node<T> | undefined = this.#root;
    for (let i = start; i < lower.length;) {
      const char = String.fromCodePoint(lower.codePointAt(i)!);
      node = node.next.get(char);
      if (!node) break;
      i += char.length;
      if (node.held.length > 0) found.push({ length: i - start, held: node.held });
    }
    return found.reverse();
  }
}
