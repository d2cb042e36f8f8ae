/** The file of the model of long texts: its vocabulary and its weights, these as signed bytes with a scale for each row. */
import { CONTEXT } from '../../core/text/clause-context';
import { CLAUSE_LABELS } from '../../core/text/clause-labels';
import { featuresOf } from './linear';
import { LongTextModel } from './long-text-model';
import { lengthsOf, PARTS, type LstmSize } from './lstm';
import { Vocabulary } from './units';

/** "LTXT" and the version of the file. */
const MAGIC = 0x4c54_5801;
const SIZES = ['pieces', 'dim', 'hidden', 'context', 'layer', 'labels'] as const satisfies (keyof LstmSize)[];
/** Magic, sizes, bytes of the vocabulary. */
const HEAD = 4 * (SIZES.length + 2);

interface Table {
  name: (typeof PARTS)[number] | 'linear';
  rows: number;
  width: number;
}

function tablesOf(size: LstmSize): Table[] {
  const lengths = lengthsOf(size);
  const rows = { embedding: 1, gates: 4 * size.hidden, layer: size.layer, output: size.labels };
  const features = featuresOf({ ...size, context: CONTEXT.length });
  return [
    // One scale for all embeddings: four bytes for each would be a quarter of them.
    ...PARTS.map((name) => ({ name, rows: rows[name], width: lengths[name] / rows[name] })),
    // One scale per label: a feature's five weights are too few for one of their own.
    { name: 'linear', rows: size.labels, width: features },
  ];
}

/** @param linear features × labels @returns labels × features */
const turned = (linear: Float32Array, from: number, to: number): Float32Array =>
  linear.map((_, i) => linear[(i % from) * to + Math.floor(i / from)]!);

export function encodeModel({ parameters: { vocabulary, network, linear } }: LongTextModel): Uint8Array {
  const { size } = network;
  const words = new TextEncoder().encode(vocabulary.pieces.join('\n'));
  const tables = tablesOf(size);
  const bytes = new Uint8Array(tables.reduce((sum, { rows, width }) => sum + rows * (4 + width), HEAD + words.length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  [...SIZES.map((name) => size[name]), words.length].forEach((value, i) => view.setUint32(4 + 4 * i, value));
  bytes.set(words, HEAD);
  let at = HEAD + words.length;
  for (const { name, rows, width } of tables) {
    const values = name === 'linear' ? turned(linear, width, size.labels) : network[name];
    for (let row = 0; row < rows; row++) {
      const own = values.subarray(row * width, (row + 1) * width);
      const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      view.setFloat32(at, scale);
      own.forEach((value, i) => view.setInt8(at + 4 + i, Math.round(value / scale)));
      at += 4 + width;
    }
  }
  return bytes;
}

/** @throws Error where the bytes are no such file, or one made for other labels or numbers */
export function decodeModel(bytes: Uint8Array): LongTextModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint32(0) !== MAGIC) throw new Error('this is no model of long texts');
  const size = Object.fromEntries(SIZES.map((name, i) => [name, view.getUint32(4 + 4 * i)])) as unknown as LstmSize;
  const words = view.getUint32(HEAD - 4);
  const tables = tablesOf(size);
  if (
    size.labels !== CLAUSE_LABELS.length ||
    bytes.length !== tables.reduce((sum, { rows, width }) => sum + rows * (4 + width), HEAD + words)
  )
    throw new Error('the model of long texts is cut short, or was made for other labels or numbers');
  const vocabulary = new Vocabulary(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + words)).split('\n'));
  const read = {} as Record<Table['name'], Float32Array>;
  let at = HEAD + words;
  for (const { name, rows, width } of tables) {
    const out = new Float32Array(rows * width);
    for (let row = 0; row < rows; row++) {
      const scale = view.getFloat32(at);
      for (let i = 0; i < width; i++) out[row * width + i] = scale * view.getInt8(at + 4 + i);
      at += 4 + width;
    }
    read[name] = out;
  }
  const { linear, ...network } = read;
  const width = linear.length / size.labels;
  return new LongTextModel({ vocabulary, network: { size, ...network }, linear: turned(linear, size.labels, width) });
}
