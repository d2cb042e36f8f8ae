/** Whether two values of a field can both be right. */
import type { Place } from '../finding';
import { foldName } from './folded-name';

const fold = (text: string): string => foldName({ name: text }).key;

/** Equal, or one within the other, but for case, accents and punctuation. */
export function textsAgree(a: string, b: string): boolean {
  const [x, y] = [fold(a), fold(b)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}

export const emailsAgree = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Same number, with or without the country's code. */
export function telephonesAgree(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')) as [string, string];
  return x !== '' && y !== '' && (x.endsWith(y) || y.endsWith(x));
}

/** Same page, whichever protocol, host's "www.", closing slash, fragment and campaign marks the addresses carry. */
export const addressesAgree = (a: string, b: string): boolean => addressKey(a) === addressKey(b);

export function addressKey(url: string): string {
  return url
    .replace(/#.*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/([?&])(?:utm_\w+|fbclid|gclid)=[^&]*/g, '$1')
    .replace(/[?&]+$/, '')
    .replace(/\/(?:index\.\w+)?$/, '');
}

/** Both places named, and one name or address within the other's. */
export function placesAgree(a: Place, b: Place): boolean {
  const texts = (place: Place): string[] => [place.name, place.address].filter((text) => text !== undefined);
  return texts(a).some((x) => texts(b).some((y) => textsAgree(x, y)));
}

/** True unless both values are there and disagree. */
export function compatible<T>(a: T | undefined, b: T | undefined, agree: (a: T, b: T) => boolean): boolean {
  return a === undefined || b === undefined || agree(a, b);
}
