/** Checks at the boundary: what arrives is what the contract says, or it is refused with a word. */
import * as v from 'valibot';
import type { MessageName, Request } from './contract';
import { snapshotSchema } from './snapshot-schema';

const tabId = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

const engineRequest = v.object({
  snapshot: snapshotSchema,
  now: v.optional(day),
  kinds: v.optional(v.literal('all')),
});

const requests: Record<MessageName, v.GenericSchema> = {
  'background.look': v.object({ tabId, now: v.optional(day) }),
  'background.snapshot': v.object({ tabId }),
  'background.judge': engineRequest,
  'background.site.start': v.object({
    url: v.pipe(v.string(), v.url()),
    budget: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  'background.site.stop': v.null(),
  'background.site.goOn': v.null(),
  'background.site.forget': v.null(),
  'content.snapshot': v.null(),
  'content.highlight': v.object({ path: v.nullable(v.string()), scroll: v.optional(v.boolean()) }),
  'content.pick': v.object({ hint: v.string() }),
  'engine.extract': engineRequest,
};

/** @returns the payload, or a sentence that says what is wrong with it */
export function checkRequest<N extends MessageName>(
  name: N,
  payload: unknown,
): { ok: true; payload: Request<N> } | { ok: false; error: string } {
  const result = v.safeParse(requests[name], payload);
  if (result.success) return { ok: true, payload: payload as Request<N> };
  const issue = result.issues[0];
  return { ok: false, error: `bad message ${name}: ${v.getDotPath(issue) ?? 'payload'}: ${issue.message}` };
}
