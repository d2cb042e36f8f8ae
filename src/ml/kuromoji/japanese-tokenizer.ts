/** Japanese words: kuromoji's lattice and search over our dictionary file. */
import doublearray from 'doublearray';
import UnknownDictionary from 'kuromoji/src/dict/UnknownDictionary';
import ViterbiBuilder from 'kuromoji/src/viterbi/ViterbiBuilder';
import ViterbiSearcher from 'kuromoji/src/viterbi/ViterbiSearcher';
import type { Tokenizer } from '../../core/text/tokens/index';
import { unpackDictionary, type JapaneseDictionary } from './dictionary-file';

/** Bytes of a token in kuromoji's table: its numbers of tokens are offsets. */
const TOKEN = 10;
/** kuromoji's time grows with the square of what it is given at once. */
const LONGEST = 100;
const BREAK = /(?<=[、。！？!?])|\s+/u;

/** @param bytes of a dictionary file, decompressed */
export function japaneseTokenizer(bytes: Uint8Array): Tokenizer {
  const dictionary = unpackDictionary(bytes);
  const connections = connectionCosts(dictionary.connections);
  const builder = new ViterbiBuilder({
    trie: doublearray.load(dictionary.base, dictionary.check),
    token_info_dictionary: tokenTable(dictionary),
    unknown_dictionary: unknownWords(dictionary),
    connection_costs: connections,
  });
  const searcher = new ViterbiSearcher(connections);
  const add = (words: string[], sentence: string): void => {
    for (const { surface_form } of searcher.search(builder.build(sentence))) words.push(surface_form);
  };
  return {
    words(text) {
      const words: string[] = [];
      for (const sentence of text.split(BREAK)) {
        for (let rest = sentence; rest !== '';) {
          const part = rest.length <= LONGEST ? rest : rest.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');
          add(words, part);
          rest = rest.slice(part.length);
        }
      }
      return words;
    },
  };
}

/** Contexts and costs by kuromoji's offsets; the lists of tokens are made when a word asks for them. */
function tokenTable({ first, tokens, context, cost }: JapaneseDictionary) {
  const lists: ArrayLike<number>[] = Array.from({ length: first.length - 1 }, (_, entry) =>
    first[entry + 1]! === first[entry]! + 1
      ? [tokens[first[entry]!]! * TOKEN]
      : tokens.subarray(first[entry], first[entry + 1]).map((token) => token * TOKEN),
  );
  return {
    target_map: lists,
    dictionary: {
      getShort(offset: number): number {
        const token = Math.floor(offset / TOKEN);
        return offset - token * TOKEN < 4 ? context[token]! : cost[token]!;
      },
    },
  };
}

function connectionCosts(costs: Int16Array): { get(right: number, left: number): number } {
  const width = costs[1]!;
  return { get: (right, left) => costs[right * width + left + 2]! };
}

function unknownWords(dictionary: JapaneseDictionary): UnknownDictionary {
  const unknown = new UnknownDictionary();
  unknown.loadUnknownDictionaries(
    dictionary.unknown,
    new Uint8Array(0),
    dictionary.unknownMap,
    dictionary.characters,
    new Uint32Array(dictionary.compatible.slice().buffer),
    dictionary.invoke,
  );
  return unknown;
}
