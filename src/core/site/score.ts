/** How much a link promises to lead to a page of the goals: points by its words, its address, its place, what it is known to be. */
import type { Beside } from './beside';
import { hitsOfAddress, hitsOfText, type Hit } from './link-words';
import type { Goal } from './goal';
import type { PageLink } from './links';
import type { Zone } from '../page/zones';

/** What the page that a link stands on says of its address: a found record's own page. */
export type Known = 'person' | 'college' | 'department';

export interface Promise {
  score: number;
  /** What spoke for it, for people to read: the link's text, its heading, its address. */
  why: readonly Why[];
}

export const WHYS = ['text', 'address', 'heading', 'menu', 'unit', 'next-part', 'way', 'folder'] as const;
export type Why = (typeof WHYS)[number];

/**
 * Points by the strength of the hit. Whole numbers and halves, set by reasoning and checked on sites that no figure is reported on: what
 * a link's whole text says outweighs all else, an address half as much, what stands above it a quarter.
 */
const TEXT = [0, 1.5, 4] as const;
const ADDRESS = [0, 0.75, 2] as const;
const ABOVE = [0, 0.5, 1] as const;
const TOWARD = [0, 0.5, 1.75] as const;
const AWAY = [0, -1, -3] as const;
const AWAY_ADDRESS = [0, -0.5, -1.5] as const;
/** A text as long as a sentence names a piece of news, not a page of the site's own structure. */
const LONG_TEXT = 60;
const LONG = -1.5;
/** The page of a unit is on the way to its people; the page of one person is the end of it. */
const UNIT_PAGE = { faculty: 1.5, departments: 0.25 } as const;
const COLLEGE_PAGE = { faculty: 1.25, departments: 1.5 } as const;
/** Called like a unit, where no list was recognised. */
const NAMED_UNIT = { faculty: 0.75, departments: 0 } as const;
/** Words of the goals' phrases without any of the phrases: "Alumni & Visitors", "Graduate Studies". */
const TOPIC = 0.5;
const PERSON_PAGE = -3;
const NEXT_PART = 3;
/** Where many links lead right below it: in any language. */
const FOLDER = 0.5;
const BY_ZONE: Readonly<Record<Zone, number>> = { main: 0, header: 0.25, nav: 0.25, aside: 0, footer: -0.25 };
const PER_STEP = 0.2;

export interface Standing extends Partial<Beside> {
  /** Links between the first page and the linked one. */
  depth: number;
  known?: Known;
  /** Whether the page that the link stands on is a page of a goal. */
  onTarget: boolean;
}

/** @returns points: 0 says nothing either way; from about 1 on it is worth a look, a link "Faculty" has about 4 */
export function promiseOf(link: PageLink, goals: readonly Goal[], standing: Standing): Promise {
  const promises = goals.map((goal) => promiseFor(goal, link, standing));
  return promises.reduce((best, each) => (each.score > best.score ? each : best));
}

function promiseFor(goal: Goal, link: PageLink, standing: Standing): Promise {
  const { depth, known, onTarget } = standing;
  const text = hitsOfText(standing.sharesText ? '' : link.text);
  const address = hitsOfAddress(link.address);
  const heading = hitsOfText(link.heading);
  const menu = hitsOfText(link.menu);
  let score = -PER_STEP * depth;
  const why: Why[] = [];
  const add = (points: number, reason: Why): void => {
    score += points;
    if (points > 0) why.push(reason);
  };
  add(TEXT[text.to[goal]], 'text');
  add(ADDRESS[address.to[goal]], 'address');
  add(ABOVE[heading.to[goal]], 'heading');
  add(ABOVE[menu.to[goal]], 'menu');
  if (text.to[goal] === 0) add(TOWARD[text.toward], 'way');
  if (known === 'department') add(UNIT_PAGE[goal], 'unit');
  if (known === 'college') add(COLLEGE_PAGE[goal], 'unit');
  if (standing.isFolder) add(FOLDER, 'folder');
  if (onTarget && text.more === 2) add(NEXT_PART, 'next-part');
  if (known === 'person') score += PERSON_PAGE;
  if (!known && text.unit) score += NAMED_UNIT[goal];
  const wanted: Hit = text.to[goal];
  if (wanted < 2) score += AWAY[text.away] + AWAY_ADDRESS[address.away];
  if (wanted === 0) score += TOPIC * text.topic;
  if (link.text.length > LONG_TEXT) score += LONG;
  score += BY_ZONE[link.zone];
  return { score, why };
}
