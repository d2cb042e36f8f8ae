/** When two records of the page are one thing. */
import type { DepartmentRecord, EventRecord, FoundRecord, PersonRecord } from '../finding';
import { addressesAgree, compatible, emailsAgree, placesAgree, telephonesAgree, textsAgree } from './agree';
import { dayOf, timeOf } from './days';
import { likeness, wordsKey, type FoldedName } from './folded-name';

/** A record with what is looked up again and again. */
export interface Entry<R extends FoundRecord = FoundRecord> {
  record: R;
  name: FoldedName;
  /** True for a picture that different things carry: an icon, a placeholder. */
  sharedPicture?: boolean;
}

/** @returns why they are one, for the note; undefined where they are not */
export function sameThing(a: Entry, b: Entry, pageUrl: string): string | undefined {
  const [x, y] = [a.record, b.record];
  if (x.kind === 'event' && y.kind === 'event') {
    const picture = x.image !== undefined && x.image === y.image && !a.sharedPicture;
    return sameEvent(x, y, a.name, b.name, picture, pageUrl);
  }
  if (x.kind === 'person' && y.kind === 'person') return samePerson(x, y, a.name, b.name, pageUrl);
  if (x.kind === 'department' && y.kind === 'department') return sameDepartment(x, y, a.name, b.name);
  if (x.kind !== y.kind || a.name.key !== b.name.key) return undefined;
  return compatible(x.url, y.url, addressesAgree) ? 'same name' : undefined;
}

function sameEvent(
  a: EventRecord,
  b: EventRecord,
  x: FoldedName,
  y: FoldedName,
  picture: boolean,
  pageUrl: string,
): string | undefined {
  const like = likeness(x, y);
  if (!like || !startsAgree(a, b)) return undefined;
  if (!compatible(a.endDate, b.endDate, (p, q) => dayOf(p) === dayOf(q))) return undefined;
  if (!compatible(a.location, b.location, placesAgree)) return undefined;
  const link = ownUrl(a, pageUrl) && ownUrl(b, pageUrl) && addressesAgree(a.url!, b.url!);
  const dated = a.startDate !== undefined && b.startDate !== undefined;
  if (like.how !== 'same') return link && dated ? 'like name, same address, same day' : undefined;
  if (link) return dated ? 'same name, day and address' : 'same name and address';
  if (picture) return dated ? 'same name, day and picture' : 'same name and picture';
  if (!dated) return a.text === b.text && a.text !== a.name ? 'same text' : undefined;
  if (!ownUrl(a, pageUrl) || !ownUrl(b, pageUrl)) return areSiblings(a, b) ? undefined : 'same name and day';
  return a.location && b.location ? 'same name, day and place' : undefined;
}

/** Same day, and same time where both say one. */
function startsAgree({ startDate: a }: EventRecord, { startDate: b }: EventRecord): boolean {
  if (!a || !b) return true;
  if (dayOf(a) !== dayOf(b)) return false;
  return timeOf(a) === timeOf(b) || timeOf(a) === '' || timeOf(b) === '';
}

function samePerson(
  a: PersonRecord,
  b: PersonRecord,
  x: FoldedName,
  y: FoldedName,
  pageUrl: string,
): string | undefined {
  if (wordsKey(x) !== wordsKey(y) || !compatible(a.email, b.email, emailsAgree)) return undefined;
  if (a.email && b.email) return 'same name and e-mail';
  const bothLinked = ownUrl(a, pageUrl) && ownUrl(b, pageUrl);
  if (bothLinked && addressesAgree(a.url!, b.url!)) return 'same name and address';
  if (!compatible(a.telephone, b.telephone, telephonesAgree)) return undefined;
  if (!compatible(a.jobTitle, b.jobTitle, textsAgree)) return undefined;
  if (!compatible(a.affiliation, b.affiliation, textsAgree)) return undefined;
  return bothLinked && a.image && b.image && a.image !== b.image ? undefined : 'same name, nothing against it';
}

function sameDepartment(a: DepartmentRecord, b: DepartmentRecord, x: FoldedName, y: FoldedName): string | undefined {
  if (wordsKey(x) !== wordsKey(y)) return undefined;
  if (!compatible(a.email, b.email, emailsAgree) || !compatible(a.telephone, b.telephone, telephonesAgree))
    return undefined;
  if (!compatible(a.parent, b.parent, textsAgree)) return undefined;
  if (compatible(a.url, b.url, addressesAgree)) return 'same name';
  // Menus often link to another address of the same unit than its own list does.
  return inFrame(a) !== inFrame(b) ? 'same name in the menu' : undefined;
}

/** True for a record in what surrounds the page's content. */
export const inFrame = ({ path }: FoundRecord): boolean => /\/(?:nav|header|footer)(?:\[\d+\])?(?:\/|$)/.test(path);

/** Entries of one list: a programme may have the same item twice a day (“Break”), a list and its calendar are two lists. */
function areSiblings({ path: a }: FoundRecord, { path: b }: FoundRecord): boolean {
  const list = (path: string): string => path.replace(/\[\d+\]$/, '');
  return a !== b && a.endsWith(']') && list(a) === list(b);
}

const ownUrl = ({ url }: FoundRecord, pageUrl: string): boolean => url !== undefined && !addressesAgree(url, pageUrl);
