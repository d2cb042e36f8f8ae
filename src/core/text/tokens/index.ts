/**
 * Text as tokens for models of words: what changes with every record (days, times, prices, numbers) is folded to its shape, and the
 * rest is divided into words by a tokenizer, which the caller hands in.
 */
export { SHAPES, foldShapes, type Shape } from './shapes';
export { segmenterTokenizer } from './segmenter';
export { tokensOf, type Tokenizer } from './tokens';
