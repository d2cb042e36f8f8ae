/** `npm run lab -- train long-text`: trains the model of long texts that ships, on all clauses that were read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { encodeModel } from '../../ml/lstm/model-file';
import { clausePages } from './clauses';
import { trainLongText } from './long-text';

const FOLDER = 'models/long-text';

export async function trainLongTextModel(): Promise<void> {
  const model = trainLongText(await clausePages());
  const bytes = encodeModel(model);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/model.bin`, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  console.log(
    `${FOLDER}/model.bin: ${bytes.length} bytes, ${gzipSync(bytes).length} as gzip, ${model.parameters.vocabulary.size} pieces, SHA-256 ${hash}`,
  );
}
