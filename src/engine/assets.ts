/** What the core is handed from the package: lexicons and trained models, fetched once per worker. */
import type { PageKindModel } from '../core/classify/page-kind/page-kind-model';
import type { LongTextReader } from '../core/fields/description';
import type { RecordModel } from '../core/classify/tree-judge';
import { readLexicons, type Lexicons } from '../core/text/lexicon/index';
import lexiconsUrl from '../../models/lexicons/lexicons.txt?url';
import longTextUrl from '../../models/long-text/model.bin?url';
import pageKindUrl from '../../models/page-kind/model.json?url';
import modelUrl from '../../models/record-judge/model.json?url';

export interface Assets {
  lexicons: Lexicons;
  model: RecordModel;
  /** Absent where its file is missing: the kind of a page is then told by rule. */
  pageKind?: PageKindModel;
  /** Absent where its file is missing or broken: descriptions are then not looked for. */
  longText?: LongTextReader;
}

let loading: Promise<Assets> | undefined;

/** @throws Error when a file of the package cannot be read; the next call tries again */
export function loadAssets(): Promise<Assets> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Assets> {
  const [lexicons, model, pageKind, longText] = await Promise.all([
    read(lexiconsUrl),
    read(modelUrl),
    readPageKind(),
    readLongText(),
  ]);
  return {
    lexicons: readLexicons(new Uint8Array(await lexicons.arrayBuffer())),
    model: (await model.json()) as RecordModel,
    ...(pageKind ? { pageKind } : {}),
    ...(longText ? { longText } : {}),
  };
}

/** No page is left unread for want of its kind. */
async function readPageKind(): Promise<PageKindModel | undefined> {
  try {
    return (await (await read(pageKindUrl)).json()) as PageKindModel;
  } catch {
    return undefined;
  }
}

/** Nor for want of a description: what reads the model comes with it. */
async function readLongText(): Promise<LongTextReader | undefined> {
  try {
    const [{ decodeModel }, file] = await Promise.all([import('../ml/lstm/model-file'), read(longTextUrl)]);
    return decodeModel(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** @throws Error where the package has no such file */
export async function read(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`a file of the extension is missing: ${url}`);
  return response;
}
