/** What a snapshot is, for those that are handed one: by a message or by a file. */
import * as v from 'valibot';
import { SNAPSHOT_VERSION } from '../core/page/snapshot';

/** Blocks are checked in their skeleton: the walk that made them is ours, a torn or foreign message is not. */
const block = v.looseObject({ parent: v.number(), tag: v.string(), step: v.string(), items: v.array(v.unknown()) });

export const snapshotSchema = v.looseObject({
  version: v.literal(SNAPSHOT_VERSION),
  url: v.string(),
  title: v.string(),
  lang: v.nullable(v.string()),
  capturedAt: v.string(),
  hasBoxes: v.boolean(),
  blocks: v.pipe(v.array(block), v.minLength(1)),
  styles: v.array(v.looseObject({ size: v.number(), weight: v.number() })),
  declared: v.array(v.looseObject({ kind: v.string() })),
  notes: v.array(v.looseObject({ step: v.string(), reason: v.string() })),
});
