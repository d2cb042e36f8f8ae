/** When two records of the page are one thing. */
import type { DepartmentRecord, EventRecord, FoundRecord, PersonRecord } from '../finding';
import { lettersOf } from '../text/letters';
import { isPaper, withoutPapers } from '../fields/name/document-name';
import { namesPapers } from '../fields/name/generic-heading';
import type { Sameness } from '../page/notes';
import { inFrame } from '../page/zones';
import { addressesAgree, compatible, emailsAgree, placesAgree, telephonesAgree, textsAgree } from './agree';
import { dayOf, timeOf } from '../when';
import { foldName, likeness, wordsKey, type FoldedName } from './folded-name';

/** A record with what is looked up again and again. */
export interface Entry<R extends FoundRecord = FoundRecord> {
  record: R;
  name: FoldedName;
  /** True for a picture that different things carry: an icon, a placeholder. */
  sharedPicture?: boolean;
}

/** @returns on which grounds they are one; undefined where they are not */
export function sameThing(a: Entry, b: Entry, pageUrl: string): Sameness | undefined {
  const [x, y] = [a.record, b.record];
  if (x.kind === 'event' && y.kind === 'event') {
    const picture = x.image !== undefined && x.image === y.image && !a.sharedPicture;
    return sameEvent(x, y, a.name, b.name, picture, pageUrl);
  }
  if (x.kind === 'person' && y.kind === 'person') return samePerson(x, y, a.name, b.name, pageUrl);
  if (x.kind === 'department' && y.kind === 'department') return sameDepartment(x, y, a.name, b.name);
  if (x.kind !== y.kind || a.name.key !== b.name.key) return undefined;
  return compatible(x.url, y.url, addressesAgree) ? 'name' : undefined;
}

function sameEvent(
  a: EventRecord,
  b: EventRecord,
  x: FoldedName,
  y: FoldedName,
  picture: boolean,
  pageUrl: string,
): Sameness | undefined {
  if (!startsAgree(a, b)) return undefined;
  if (isPaperBeside(a, b) || isPaperBeside(b, a) || isSameMeeting(a, b, x, y)) return 'name-day';
  const like = likeness(x, y);
  if (!like) return undefined;
  if (!compatible(a.endDate, b.endDate, (p, q) => dayOf(p) === dayOf(q))) return undefined;
  if (!compatible(a.location, b.location, placesAgree)) return undefined;
  const link = ownUrl(a, pageUrl) && ownUrl(b, pageUrl) && addressesAgree(a.url!, b.url!);
  const dated = a.startDate !== undefined && b.startDate !== undefined;
  if (like.how !== 'same') return link && dated ? 'like-name-address-day' : undefined;
  if (link) return dated ? 'name-day-address' : 'name-address';
  if (picture) return dated ? 'name-day-picture' : 'name-picture';
  if (dated && (isPaperOf(a) || isPaperOf(b) || arePapersOfOne(a, b))) return 'name-day';
  if (!dated) return a.text === b.text && a.text !== a.name ? 'text' : undefined;
  if (!ownUrl(a, pageUrl) || !ownUrl(b, pageUrl)) return areSiblings(a, b) ? undefined : 'name-day';
  return a.location && b.location ? 'name-day-place' : undefined;
}

/** Agenda and minutes each have an address of their own, and are of one meeting. */
const isPaperOf = ({ name, evidence }: EventRecord): boolean => isPaper(name, evidence['name']?.quote);

/** "9/25" among the agendas and among the minutes, "May 4" twice in a row of a table: what they say is the same but for the papers, and the links lead to files. */
function arePapersOfOne(a: EventRecord, b: EventRecord): boolean {
  const [said, other] = [a, b].map(({ text }) => lettersOf(withoutPapers(text)));
  if (said !== other) return false;
  const isInRow = a.path !== b.path && rowOf(a) !== undefined && rowOf(a) === rowOf(b);
  return isInRow || a.text !== b.text || [a, b].every(({ url }) => url !== undefined && FILE.test(url));
}

const FILE = /\.(?:pdf|docx?|odt|rtf)(?:[?#]|$)/iu;

/** The minutes call "Commission Meeting" what the agenda has as that of the "Commission". */
const isSameMeeting = (a: EventRecord, b: EventRecord, { key: x }: FoldedName, { key: y }: FoldedName): boolean =>
  a.startDate !== undefined &&
  b.startDate !== undefined &&
  x !== y &&
  meetingKey(x) === meetingKey(y) &&
  (isPaperOf(a) || isPaperOf(b));

/** A body's name and that of its meeting alike. */
export const meetingKey = (key: string): string => key.replace(/(?<=.)meetings?$/u, '');

/** A cell that holds nothing but the papers of a day that another cell of its row names. */
const isPaperBeside = (a: EventRecord, b: EventRecord): boolean =>
  a.startDate !== undefined &&
  b.startDate !== undefined &&
  a.path !== b.path &&
  rowOf(a) !== undefined &&
  rowOf(a) === rowOf(b) &&
  isOfPapers(a.text);

/** The row of a table that holds a record as one of its cells. */
export const rowOf = ({ path }: FoundRecord): string | undefined => /^.*\/tr(?:\[\d+\])?(?=\/)/u.exec(path)?.[0];

/** "Agenda 01.29.2027 | Minutes": papers, and when. */
const isOfPapers = (text: string): boolean => namesPapers(text.replace(/[\d./-]+/g, ' '));

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
): Sameness | undefined {
  if (wordsKey(x) !== wordsKey(y) || !compatible(a.email, b.email, emailsAgree)) return undefined;
  if (a.email && b.email) return 'name-email';
  const bothLinked = ownUrl(a, pageUrl) && ownUrl(b, pageUrl);
  if (bothLinked && addressesAgree(a.url!, b.url!)) return 'name-address';
  if (!compatible(a.telephone, b.telephone, telephonesAgree)) return undefined;
  if (!compatible(a.jobTitle, b.jobTitle, textsAgree)) return undefined;
  if (!compatible(a.affiliation, b.affiliation, textsAgree)) return undefined;
  return bothLinked && a.image && b.image && a.image !== b.image ? undefined : 'name-only';
}

function sameDepartment(a: DepartmentRecord, b: DepartmentRecord, x: FoldedName, y: FoldedName): Sameness | undefined {
  const [one, other] = [wordsKey(x), wordsKey(y)];
  if (one !== other && keyInFull(a) !== other && keyInFull(b) !== one) return undefined;
  if (!compatible(a.email, b.email, emailsAgree) || !compatible(a.telephone, b.telephone, telephonesAgree))
    return undefined;
  if (!compatible(a.parent, b.parent, textsAgree)) return undefined;
  if (compatible(a.url, b.url, addressesAgree)) return 'name';
  // Menus often link to another address of the same unit than its own list does.
  return inFrame(a) !== inFrame(b) ? 'name-menu' : undefined;
}

/** "Department of Information Science (DIS)": the short form behind the name comes and goes. */
const SHORT_FORM = /\s*\(\p{Lu}[\p{Lu}\d&.-]{1,9}\)$/u;

/** @returns the words of a unit's name without the short form behind it; undefined where there is none */
export const keyInFull = ({ name }: FoundRecord): string | undefined =>
  SHORT_FORM.test(name) ? wordsKey(foldName({ name: name.replace(SHORT_FORM, '') })) : undefined;

/** Entries of one list: a programme may have the same item twice a day (“Break”), a list and its calendar are two lists. */
function areSiblings({ path: a }: FoundRecord, { path: b }: FoundRecord): boolean {
  const list = (path: string): string => path.replace(/\[\d+\]$/, '');
  return a !== b && a.endsWith(']') && list(a) === list(b);
}

const ownUrl = ({ url }: FoundRecord, pageUrl: string): boolean => url !== undefined && !addressesAgree(url, pageUrl);
