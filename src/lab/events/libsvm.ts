/** LIBSVM's WebAssembly port (libsvm-js), as much of it as is used; it has no types. */
import { createRequire } from 'node:module';

export interface SvmOptions {
  type: string;
  kernel: string;
  cost: number;
  gamma: number;
  cacheSize: number;
  quiet: boolean;
}

export interface Svm {
  /** With a precomputed kernel a sample is its number, from 1, and its kernel values with all samples. */
  train(samples: readonly Float64Array[], labels: readonly number[]): void;
  /** LIBSVM's model file. */
  serializeModel(): string;
  free(): void;
}

export interface SvmClass {
  new (options: SvmOptions): Svm;
  SVM_TYPES: { C_SVC: string };
  KERNEL_TYPES: { PRECOMPUTED: string };
}

let loading: Promise<SvmClass> | undefined;

export function libsvm(): Promise<SvmClass> {
  return (loading ??= quietly(() => createRequire(import.meta.url)('libsvm-js') as Promise<SvmClass>));
}

/** The port says on the console that it cannot stream its own file in Node, which is no news; it takes hold of the console when loaded. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { error, log, warn } = console;
  const silent = (): undefined => undefined;
  Object.assign(console, { error: silent, log: silent, warn: silent });
  try {
    return await run();
  } finally {
    Object.assign(console, { error, log, warn });
  }
}
