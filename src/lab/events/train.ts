/**
 * `npm run lab -- train events`: the text model that ships, from word vectors of licence-clean texts and the records of the Japanese event
 * pages. Seeded: the same data give the same two files to the byte.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TEXT_MODEL, WORD_VECTORS } from '../words/text-reader';
import { corpusWords, DIMENSIONS } from '../words/train';
import { fitTextModel } from './fit';
import { readRecords } from './read-records';

export async function trainEvents(): Promise<void> {
  const records = await readRecords();
  const model = await fitTextModel(records, corpusWords(DIMENSIONS));
  const events = records.filter(({ event }) => event).length;
  const sites = new Set(records.map(({ site }) => site)).size;
  console.error(`${records.length} records of ${sites} sites, ${events} of them events: ${JSON.stringify(model.head)}`);
  write(WORD_VECTORS, model.vectors.toBytes());
  write(TEXT_MODEL, model.toBytes());
  const began = performance.now();
  for (const { tokens } of records) model.value(tokens);
  const ms = (1000 * (performance.now() - began)) / records.length;
  console.error(`1,000 records are valued in ${Math.round(ms)} ms`);
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const sum = createHash('sha256').update(bytes).digest('hex');
  console.error(`wrote ${file}: ${bytes.length} bytes, SHA-256 ${sum}`);
}
