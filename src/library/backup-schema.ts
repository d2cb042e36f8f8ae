/** What a backup holds, each entry checked to the depth that screens and exports rely on. */
import * as v from 'valibot';
import { VERDICTS } from '../core/export/labels';
import { KINDS, PAGE_KINDS } from '../core/finding';
import { snapshotSchema } from '../messages/snapshot-schema';

/** The latest instant that a Date can be. */
const LATEST = 8.64e15;
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST));
const Address = v.pipe(
  v.string(),
  v.check((url) => /^(?:https?|file):\/\//i.test(url) && URL.canParse(url)),
);
const Text = v.optional(v.string());

const Evidence = v.looseObject({
  confidence: v.number(),
  source: v.picklist(['markup', 'page', 'user']),
  quote: v.string(),
  path: v.string(),
});

/** What screens and exports rely on. Fields beyond it are carried along as they are. */
const Found = v.looseObject({
  kind: v.picklist(KINDS),
  name: v.pipe(v.string(), v.minLength(1)),
  text: v.string(),
  path: v.string(),
  confidence: v.number(),
  ordinal: v.number(),
  evidence: v.record(v.string(), Evidence),
  why: v.array(v.string()),
  location: v.optional(v.looseObject({ name: Text, address: Text })),
  ...Object.fromEntries(
    [
      ...['url', 'image', 'description', 'startDate', 'endDate', 'doorTime', 'offers', 'eventStatus', 'eventSchedule'],
      ...['organizer', 'jobTitle', 'email', 'telephone', 'affiliation', 'parent', 'datePublished', 'address', 'level'],
    ].map((field) => [field, Text]),
  ),
});

const Kept = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  record: Found,
  page: v.object({ url: Address, title: v.string(), lang: v.string() }),
  site: v.string(),
  keptAt: Milliseconds,
  keptAgainAt: v.optional(Milliseconds),
  seenAt: Milliseconds,
  goneSince: v.optional(Milliseconds),
  history: v.array(
    v.object({ at: Milliseconds, field: v.string(), from: v.optional(v.unknown()), to: v.optional(v.unknown()) }),
  ),
});

const Labels = v.object({
  page: Address,
  site: v.string(),
  url: Address,
  title: v.string(),
  lang: v.string(),
  kind: v.picklist(PAGE_KINDS),
  capturedAt: v.pipe(
    v.string(),
    v.check((instant) => !Number.isNaN(Date.parse(instant))),
  ),
  captured: v.pipe(v.string(), v.isoDate()),
  complete: v.boolean(),
  records: v.array(
    v.object({
      id: v.string(),
      record: Found,
      verdict: v.optional(v.picklist(VERDICTS)),
      added: v.optional(v.literal(true)),
    }),
  ),
  at: Milliseconds,
});

const Visited = v.object({
  page: Address,
  at: Milliseconds,
  ids: v.array(v.string()),
  sought: v.optional(v.array(v.picklist(KINDS))),
});

/** One entry of each section. */
export const ENTRY = {
  kept: Kept,
  visits: Visited,
  labels: v.object({ labels: Labels, snapshot: snapshotSchema }),
};
