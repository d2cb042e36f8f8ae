/** What the members of a region hold, added up. */
import type { Member } from './members';

/** Characters: below the first a member is short, above the second long. */
const SHORT = 15;
const LONG = 600;
/** More links or pictures of one member count as so many. */
const MOST = 6;

/** Sums over the members, and how many of them are as the name says. */
export function sumsOf(members: readonly Member[]) {
  const sums = {
    lines: 0,
    chars: 0,
    short: 0,
    long: 0,
    severalLines: 0,
    digits: 0,
    linked: 0,
    linkChars: 0,
    targets: 0,
    oneTarget: 0,
    withImage: 0,
    withPicture: 0,
    images: 0,
    dated: 0,
    oneDate: 0,
    priced: 0,
    named: 0,
    withContact: 0,
    withHeading: 0,
    oneHeading: 0,
    hidden: 0,
    largest: 0,
    size: 0,
    weight: 0,
    largestFirst: 0,
  };
  for (const one of members) {
    sums.lines += one.lines;
    sums.chars += one.chars;
    if (one.chars < SHORT) sums.short++;
    if (one.chars > LONG) sums.long++;
    if (one.lines > 1) sums.severalLines++;
    sums.digits += one.digits;
    if (one.links > 0) sums.linked++;
    sums.linkChars += one.linkChars;
    sums.targets += Math.min(one.targets, MOST);
    if (one.targets === 1) sums.oneTarget++;
    if (one.images > 0) sums.withImage++;
    if (one.pictures > 0) sums.withPicture++;
    sums.images += Math.min(one.images, MOST);
    if (one.dates > 0) sums.dated++;
    if (one.dates === 1) sums.oneDate++;
    if (one.prices > 0) sums.priced++;
    if (one.names > 0) sums.named++;
    if (one.contacts > 0) sums.withContact++;
    if (one.headings > 0) sums.withHeading++;
    if (one.headings === 1) sums.oneHeading++;
    if (one.hidden > 0) sums.hidden++;
    sums.largest += one.largest;
    sums.size += one.size;
    sums.weight += one.weight;
    if (one.size >= one.largest - 0.01) sums.largestFirst++;
  }
  return sums;
}
