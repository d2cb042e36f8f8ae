/**
 * Microformats in the class names of blocks and runs: h-event, h-card and h-adr, and their classic forms vevent, vcard
 * and adr. Gives items as microdata has them, in schema.org's terms.
 */
import type { Block, Item, TextItem } from '../page/snapshot';
import { dateValue } from './date-value';

export interface MicroformatItem {
  /** Type of schema.org: "Event", "Person", "Organization", "Place", "PostalAddress". */
  type: string;
  properties: Record<string, (string | MicroformatItem)[]>;
}

type Format = 'event' | 'card' | 'address';
/** How a property's value is taken: as text, as a date, as an address on the web. */
type Take = 'text' | 'date' | 'link' | 'image';
interface Root {
  format: Format;
  classic: boolean;
  item: MicroformatItem;
}

const ROOTS: Record<string, [format: Format, classic: boolean]> = {
  'h-event': ['event', false],
  vevent: ['event', true],
  'h-card': ['card', false],
  vcard: ['card', true],
  'h-adr': ['address', false],
  adr: ['address', true],
};

const ADDRESS = {
  'street-address': 'streetAddress',
  'extended-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  'country-name': 'addressCountry',
};
/** Names without their prefix → property of schema.org. In the second generation "summary" describes, in the first it names. */
const PROPERTIES: Record<Format, Record<string, string>> = {
  event: {
    name: 'name',
    start: 'startDate',
    dtstart: 'startDate',
    end: 'endDate',
    dtend: 'endDate',
    location: 'location',
    url: 'url',
    photo: 'image',
    featured: 'image',
    summary: 'description',
    description: 'description',
    content: 'description',
    organizer: 'organizer',
  },
  card: {
    name: 'name',
    fn: 'name',
    'given-name': 'givenName',
    'family-name': 'familyName',
    'job-title': 'jobTitle',
    role: 'jobTitle',
    title: 'jobTitle',
    email: 'email',
    tel: 'telephone',
    org: 'worksFor',
    url: 'url',
    photo: 'image',
    note: 'description',
    adr: 'address',
    ...ADDRESS,
  },
  address: ADDRESS,
};
const TAKE: Record<string, Take> = {
  startDate: 'date',
  endDate: 'date',
  url: 'link',
  image: 'image',
};
/** Names of the second generation carry what they hold before them. */
const PREFIX = /^(?:p|u|dt|e)-/;
/** The card of whoever wrote a post is no record of the page. */
const AUTHOR = /^(?:p-)?author$/;
const LONGEST = 2000;
const LONGEST_IMPLIED_NAME = 100;
const MOST_BLOCKS = 200;
const MOST_ITEMS = 2000;

/** The items that stand by themselves, in the order of the blocks. Linear in the size of the page. */
export function microformatsOf(blocks: readonly Block[]): MicroformatItem[] {
  /** Per block: the root that it stands in, or is. */
  const rootOf: (Root | undefined)[] = [];
  const alone: { root: Root; block: number }[] = [];
  blocks.forEach((block, b) => {
    const around = block.parent >= 0 ? rootOf[block.parent] : undefined;
    const classes = classesOf(block.hint);
    const own = alone.length < MOST_ITEMS ? rootFrom(classes) : undefined;
    rootOf[b] = own ?? around;
    const names = around ? propertiesIn(classes, around) : [];
    for (const name of names) add(around!, name, own ? own.item : valueOfBlock(blocks, b, TAKE[name] ?? 'text'));
    if (own && names.length === 0 && !classes.some((one) => AUTHOR.test(one))) alone.push({ root: own, block: b });
    if (rootOf[b]) readRuns(block.items, rootOf[b]);
  });
  return alone.flatMap(({ root, block }) => finished(root, blocks, block) ?? []);
}

const classesOf = (hint: string | undefined): string[] => hint?.split(' ').filter((one) => /^[a-z]/.test(one)) ?? [];

function rootFrom(classes: readonly string[]): Root | undefined {
  for (const one of classes) {
    const known = Object.hasOwn(ROOTS, one) ? ROOTS[one] : undefined;
    if (known) return { format: known[0], classic: known[1], item: { type: '', properties: {} } };
  }
  return undefined;
}

function propertiesIn(classes: readonly string[], { format, classic }: Root): string[] {
  const names = PROPERTIES[format];
  return classes.flatMap((one) => {
    if (classic && format === 'event' && one === 'summary') return 'name';
    const plain = classic ? one : PREFIX.test(one) ? one.replace(PREFIX, '') : '';
    return Object.hasOwn(names, plain) ? names[plain]! : [];
  });
}

function add({ item }: Root, name: string, value: string | MicroformatItem | undefined): void {
  if (value) (item.properties[name] ??= []).push(value);
}

/** Properties on inline elements: runs side by side with the same one are one value, as a date and its time are. */
function readRuns(items: readonly Item[], root: Root): void {
  const open = new Map<string, TextItem[]>();
  const close = (name: string): void => {
    add(root, name, valueOfRuns(open.get(name)!, TAKE[name] ?? 'text'));
    open.delete(name);
  };
  for (const item of items) {
    const names = item.kind === 'text' ? new Set(propertiesIn(classesOf(item.hint), root)) : new Set<string>();
    const blank = item.kind === 'text' && item.text.trim() === '';
    for (const name of [...open.keys()]) if (!names.has(name) && !blank) close(name);
    for (const name of names) {
      const run = open.get(name);
      if (run) run.push(item as TextItem);
      else open.set(name, [item as TextItem]);
    }
  }
  for (const name of [...open.keys()]) close(name);
}

function valueOfRuns(runs: readonly TextItem[], take: Take): string | undefined {
  if (take === 'link') return runs.find(({ link }) => link)?.link;
  if (take === 'image') return undefined;
  const text = tidy(runs.map((run) => run.text).join(''));
  return take === 'date' ? dated(runs.find(({ time }) => time)?.time, text) : text;
}

function valueOfBlock(blocks: readonly Block[], b: number, take: Take): string | undefined {
  let text = '';
  let { time, link } = blocks[b]!;
  let image: string | undefined;
  const waiting: Item[] = [...blocks[b]!.items].reverse();
  for (let seen = 0, item = waiting.pop(); item && seen < MOST_BLOCKS; item = waiting.pop()) {
    if (item.kind === 'block') {
      seen++;
      const inner = blocks[item.block]!;
      link ??= inner.link;
      time ??= inner.time;
      text += ' ';
      for (const one of [...inner.items].reverse()) waiting.push(one);
    } else if (item.kind === 'text') {
      if (text.length < LONGEST) text += item.text;
      link ??= item.link;
      time ??= item.time;
    } else if (item.kind === 'image') image ??= item.src;
    else text += ' ';
  }
  if (take === 'link') return link;
  if (take === 'image') return image;
  return take === 'date' ? dated(time, tidy(text)) : tidy(text);
}

/** The first of a machine's date and the text that can be read in one way. */
const dated = (time: string | undefined, text: string): string | undefined =>
  [time, text].find((raw) => raw !== undefined && dateValue(raw) !== undefined);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** The item with its type and address; undefined where what makes it one is missing. */
function finished(root: Root, blocks: readonly Block[], b: number): MicroformatItem | undefined {
  const { format, classic, item } = root;
  const { properties } = item;
  if (format === 'address') return undefined;
  if (format === 'event') {
    item.type = 'Event';
    // A last day without a time is exclusive to some who write the classic form, inclusive to others.
    const [end] = properties['endDate'] ?? [];
    if (classic && typeof end === 'string' && dateValue(end)?.length === 10) delete properties['endDate'];
    if (!properties['startDate']) return undefined;
  } else item.type = 'Person';
  if (!properties['name'] && !classic) {
    const implied = valueOfBlock(blocks, b, 'text');
    if (implied && implied.length <= LONGEST_IMPLIED_NAME) properties['name'] = [implied];
  }
  const places = (properties['location'] ?? []).filter((place) => typeof place === 'object');
  for (const place of places) asPlace(place);
  for (const organizer of properties['organizer'] ?? [])
    if (typeof organizer === 'object') organizer.type = 'Organization';
  if (format === 'card') asCard(item);
  return properties['name'] || properties['givenName'] ? item : undefined;
}

/** Of a card whose name is its organisation's, the organisation is what it is about. */
function asCard(item: MicroformatItem): void {
  const { name, worksFor } = item.properties;
  if (name?.[0] !== undefined && name[0] === worksFor?.[0]) {
    item.type = 'Organization';
    delete item.properties['worksFor'];
  }
  withAddress(item);
}

function asPlace(item: MicroformatItem): void {
  item.type = 'Place';
  if (!item.properties['name'] && item.properties['worksFor']) item.properties['name'] = item.properties['worksFor'];
  withAddress(item);
}

const ADDRESS_NAMES = new Set(Object.values(ADDRESS));

/** The parts of an address as an address of their own. */
function withAddress(item: MicroformatItem): void {
  const parts = Object.entries(item.properties).filter(([name]) => ADDRESS_NAMES.has(name));
  if (parts.length > 0) item.properties['address'] = [{ type: 'PostalAddress', properties: Object.fromEntries(parts) }];
  for (const address of item.properties['address'] ?? [])
    if (typeof address === 'object') address.type = 'PostalAddress';
}
