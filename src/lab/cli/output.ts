/** Where results go: one JSON per line to a file or to standard output, in the pages' own order; a bar on long runs. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export class LineWriter {
  readonly #fd: number;
  readonly #held = new Map<number, string>();
  #next = 0;

  /** @param file its folder is made where it is missing; undefined: standard output */
  constructor(
    file: string | undefined,
    private readonly total: number,
  ) {
    if (file) mkdirSync(dirname(file), { recursive: true });
    this.#fd = file ? openSync(file, 'w') : 1;
  }

  /** Writes line `index` as soon as all before it are written. */
  write(index: number, value: unknown): void {
    this.#held.set(index, JSON.stringify(value));
    for (let line = this.#held.get(this.#next); line !== undefined; line = this.#held.get(this.#next)) {
      writeSync(this.#fd, `${line}\n`);
      this.#held.delete(this.#next++);
    }
    this.#bar();
  }

  close(): void {
    if (this.#fd !== 1) closeSync(this.#fd);
    if (process.stderr.isTTY && this.total > 10) process.stderr.write('\n');
  }

  #bar(): void {
    if (!process.stderr.isTTY || this.total <= 10) return;
    const done = this.#next + this.#held.size;
    const filled = Math.round((30 * done) / this.total);
    process.stderr.write(`\r[${'█'.repeat(filled)}${'·'.repeat(30 - filled)}] ${done}/${this.total}`);
  }
}
