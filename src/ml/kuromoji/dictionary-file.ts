/**
 * The Japanese dictionary (IPADIC as kuromoji compiles it) as one file. Of kuromoji's twelve files it keeps what dividing text into words
 * needs, and arranges numbers by bytes of one rank ("planes"), which gzip likes better: 6 MB where the twelve take 17.
 */

/** kuromoji's files by name ("base", "tid_map", …), decompressed. */
export type KuromojiFiles = (name: string) => Uint8Array;

/** The dictionary in memory. */
export interface JapaneseDictionary {
  /** Double array of surfaces. */
  base: Int32Array;
  check: Int32Array;
  /** Per entry of the trie: where its tokens begin in `tokens`; one more at the end. */
  first: Int32Array;
  /** Tokens of the surfaces, as row numbers of `context` and `cost`. */
  tokens: Int32Array;
  /** Per token its context (IPADIC's left and right ones are the same) and its cost. */
  context: Int16Array;
  cost: Int16Array;
  /** Connection costs, two leading numbers included. */
  connections: Int16Array;
  /** kuromoji's own files on unknown words. */
  unknown: Uint8Array;
  unknownMap: Uint8Array;
  characters: Uint8Array;
  compatible: Uint8Array;
  invoke: Uint8Array;
}

const WIDTHS = {
  base: 4,
  check: 4,
  first: 4,
  tokens: 4,
  context: 2,
  cost: 2,
  connections: 2,
  unknown: 1,
  unknownMap: 1,
  characters: 1,
  compatible: 1,
  invoke: 1,
} as const satisfies Record<keyof JapaneseDictionary, 1 | 2 | 4>;
const PARTS = Object.keys(WIDTHS) as (keyof JapaneseDictionary)[];
/** Sums of their entries are stored by their differences, which are small. */
const RISING = new Set<string>(['first', 'tokens']);

/** Bytes of a token in kuromoji's table. */
const TOKEN = 10;

/** Puts kuromoji's files together as the dictionary. */
export function fromKuromoji(files: KuromojiFiles): JapaneseDictionary {
  const base = numbers(files('base'), Int32Array);
  const check = numbers(files('check'), Int32Array);
  // Free slots chain up the free ones, for growing only.
  check.forEach((parent, i) => {
    if (parent < 0) [base[i], check[i]] = [0, -1];
  });
  const { first, tokens } = targets(numbers(files('tid_map'), Int32Array));
  const table = new DataView(copy(files('tid')).buffer);
  const count = tokens.reduce((most, token) => Math.max(most, token), 0) + 1;
  const context = new Int16Array(count);
  const cost = new Int16Array(count);
  for (let i = 0; i < count; i++) {
    context[i] = table.getInt16(i * TOKEN, true);
    if (table.getInt16(i * TOKEN + 2, true) !== context[i]) throw new Error('a token with two contexts');
    cost[i] = table.getInt16(i * TOKEN + 4, true);
  }
  return {
    base,
    check,
    first,
    tokens,
    context,
    cost,
    connections: numbers(files('cc'), Int16Array),
    unknown: trimmed(files('unk')),
    unknownMap: trimmed(files('unk_map')),
    characters: copy(files('unk_char')),
    compatible: copy(files('unk_compat')),
    invoke: trimmed(files('unk_invoke')),
  };
}

/** kuromoji's map: the number of entries, then per entry its number, how many tokens, their offsets. */
function targets(map: Int32Array): { first: Int32Array; tokens: Int32Array } {
  const lists: number[][] = [];
  for (let entry = 0, at = 1; entry < map[0]!; entry++) {
    const size = map[at + 1]!;
    lists[map[at]!] = Array.from(map.subarray(at + 2, at + 2 + size), (offset) => offset / TOKEN);
    at += 2 + size;
  }
  const first = new Int32Array(lists.length + 1);
  const tokens: number[] = [];
  for (let entry = 0; entry < lists.length; entry++) {
    tokens.push(...(lists[entry] ?? []));
    first[entry + 1] = tokens.length;
  }
  return { first, tokens: Int32Array.from(tokens) };
}

/** @returns the file's bytes, to be compressed */
export function packDictionary(dictionary: JapaneseDictionary): Uint8Array<ArrayBuffer> {
  const parts = PARTS.map((name) => {
    const part = RISING.has(name) ? differences(dictionary[name] as Int32Array) : dictionary[name];
    return planes(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), WIDTHS[name]);
  });
  const head = Uint32Array.from(parts, (part) => part.length);
  const out = new Uint8Array(head.byteLength + parts.reduce((sum, part) => sum + part.length, 0));
  out.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** @throws Error where the bytes are not such a file */
export function unpackDictionary(bytes: Uint8Array): JapaneseDictionary {
  const sizes = numbers(bytes.slice(0, PARTS.length * 4), Uint32Array);
  if (sizes.reduce((sum, size) => sum + size, sizes.byteLength) !== bytes.length)
    throw new Error('not a dictionary file');
  let at = sizes.byteLength;
  const parts = PARTS.map((name, i) => {
    const part = unplanes(bytes.subarray(at, at + sizes[i]!), WIDTHS[name]);
    at += sizes[i]!;
    if (WIDTHS[name] === 1) return [name, part] as const;
    if (WIDTHS[name] === 2) return [name, new Int16Array(part.buffer)] as const;
    const whole = new Int32Array(part.buffer);
    if (RISING.has(name)) for (let n = 1; n < whole.length; n++) whole[n]! += whole[n - 1]!;
    return [name, whole] as const;
  });
  return Object.fromEntries(parts) as unknown as JapaneseDictionary;
}

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const numbers = <T>(bytes: Uint8Array, type: new (buffer: ArrayBuffer) => T): T => new type(copy(bytes).buffer);

/** Without the empty end that kuromoji leaves in its tables; a whole row of zeros stays. */
function trimmed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return new Uint8Array(bytes.subarray(0, Math.min(bytes.length, (end + 16) & ~7)));
}

function differences(rising: Int32Array): Int32Array {
  return rising.map((value, i) => (i === 0 ? value : value - rising[i - 1]!));
}

/** Little-endian numbers as all their lowest bytes, then all their next ones, … */
function planes(bytes: Uint8Array, width: number): Uint8Array {
  const count = bytes.length / width;
  const out = new Uint8Array(bytes.length);
  for (let rank = 0; rank < width; rank++)
    for (let i = 0; i < count; i++) out[rank * count + i] = bytes[i * width + rank]!;
  return out;
}

function unplanes(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const count = bytes.length / width;
  const out = new Uint8Array(bytes.length);
  for (let rank = 0; rank < width; rank++)
    for (let i = 0; i < count; i++) out[i * width + rank] = bytes[rank * count + i]!;
  return out;
}
