/** What is known of each line of a page, and of the page as a whole; `facts.ts` finds it out. */
import type { Heading } from '../page/headings';
import type { Zone } from '../page/zones';
import type { Chunk } from './chunks';
import type { LineRange } from './days/grid-days';
import type { EmailMatch, TelephoneMatch } from './contacts/index';
import type { DateMention, DateOrder } from './dates/index';
import type { NameMatch, TitleMatch } from './names/index';
import type { UnitMatch } from './units/index';
import type { Matcher } from './words/index';

export interface NameFact {
  match: NameMatch;
  chunk: Chunk;
}

/** Whose page it is; `owner.ts` finds it out. */
export interface Owner {
  name: string;
  /** The line that says so; -1 where the title does. */
  line: number;
  /** The page is called theirs, and is a person's; else its title is a name, which a house or a subject of study may have, too. */
  isSure: boolean;
}

export interface LineFacts {
  zone: Zone;
  /** The pieces that may each be one value, the whole line first. */
  chunks: Chunk[];
  heading: Heading | undefined;
  /** Mentions that begin on this line; `index` is within the line, a mention may reach into the lines after it. */
  dates: DateMention[];
  /** 0 to 1: share of the line's characters that belong to dates and times. */
  dateShare: number;
  /** `datetime` of the line's time elements. */
  stamps: string[];
  /** Best person's name on the line. */
  name: NameFact | undefined;
  /** Number of different names on the line that are surely names. */
  names: number;
  title: TitleMatch | null;
  unit: (UnitMatch & { chunk: Chunk }) | undefined;
  emails: EmailMatch[];
  telephones: TelephoneMatch[];
  price: boolean;
  /** Font size in px relative to the page's commonest; weight 100 to 900. */
  size: number;
  weight: number;
}

export interface Facts {
  lang: string;
  host: string;
  order: DateOrder;
  words: Matcher;
  zones: Zone[];
  lines: LineFacts[];
  /** Of each month's grid in which something is on, its days' cells in order, each beginning with its number. */
  grids: LineRange[][];
  /** Host of all e-mail addresses, where the page gives logins and says it once: "(mail addresses are @cs.example.edu)". */
  mailHost?: string;
  /** Whose page it is, where title or first headings say so. */
  owner?: Owner;
}
