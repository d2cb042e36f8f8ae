/** Of whom a page says more than the name: of the members of a laboratory, not of those whom their professor wrote with. */
import type { FoundRecord, PersonRecord } from '../../finding';

/** Records less sure than this are names in passing; posts less sure are those of a heading ("Students"). */
const SURE = 0.7;
const OWN_POST = 0.6;

/** @returns those of the people among the records who have a post, an address or a picture of their own: the same picture on each is a bullet */
export function describedOf(records: readonly FoundRecord[]): ReadonlySet<FoundRecord> {
  const people = records.filter((record): record is PersonRecord => record.kind === 'person');
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const { image } of people) if (image) (once.has(image) ? again : once).add(image);
  const isDescribed = ({ jobTitle, email, image, evidence, confidence }: PersonRecord): boolean =>
    confidence >= SURE &&
    (email !== undefined ||
      (image !== undefined && !again.has(image)) ||
      (jobTitle !== undefined && (evidence['jobTitle']?.confidence ?? 1) >= OWN_POST));
  return new Set(people.filter(isDescribed));
}
