/** The parts of kuromoji that are used. It has no types, and its own loader needs XMLHttpRequest and twelve files. */
declare module 'kuromoji/src/viterbi/ViterbiBuilder' {
  import type { Dictionaries } from 'kuromoji/src/Tokenizer';
  export interface Lattice {
    readonly eos_pos: number;
  }
  export default class ViterbiBuilder {
    constructor(dictionaries: Dictionaries);
    build(sentence: string): Lattice;
  }
}

declare module 'kuromoji/src/viterbi/ViterbiSearcher' {
  import type { Lattice } from 'kuromoji/src/viterbi/ViterbiBuilder';
  export default class ViterbiSearcher {
    constructor(connectionCosts: { get(right: number, left: number): number });
    /** @returns the nodes of the cheapest path */
    search(lattice: Lattice): { surface_form: string }[];
  }
}

declare module 'kuromoji/src/dict/UnknownDictionary' {
  export default class UnknownDictionary {
    loadUnknownDictionaries(
      tokens: Uint8Array,
      features: Uint8Array,
      map: Uint8Array,
      characters: Uint8Array,
      compatible: Uint32Array,
      invoke: Uint8Array,
    ): void;
  }
}

declare module 'kuromoji/src/Tokenizer' {
  /** What the builder of lattices reads: any object of this form will do. */
  export interface Dictionaries {
    trie: unknown;
    token_info_dictionary: {
      /** Per entry of the trie the tokens of that surface, as offsets of ten bytes each. */
      target_map: ArrayLike<ArrayLike<number>>;
      /** Left context, right context, cost of a token: at its offset + 0, + 2, + 4. */
      dictionary: { getShort(offset: number): number };
    };
    unknown_dictionary: unknown;
    connection_costs: { get(right: number, left: number): number };
  }
}

declare module 'doublearray' {
  const doublearray: { load(base: Int32Array, check: Int32Array): unknown };
  export default doublearray;
}
