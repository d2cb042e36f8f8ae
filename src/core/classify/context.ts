/** What the surroundings of a record say: the headings above it, the page's title and address, its declared data. */
import type { Heading } from '../page/headings';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { announcesUnits, listsUnits } from '../text/units/lists-units';
import type { WordClass } from '../text/words/index';

export const SECTIONS = [
  'eventSection',
  'peopleSection',
  'unitSection',
  'news',
  'past',
  'hours',
] as const satisfies readonly WordClass[];

/** Whole words of an address: "unit" is not in /community/, nor "live" in /delivery/. */
const ADDRESS: [RegExp, number][] = [
  [
    /(?<![a-z])(?:event|calendar|schedule|agenda|whats-?on|what-s-on|programm?e?|exhibition|concert|live|gig|show|performance|seminar|veranstaltung(?:en)?|termine?|kalender|spielplan|evenement(?:en)?|expo|saiji|moyooshi|koen|tour|season|film)s?(?![a-z])/i,
    1,
  ],
  [
    /(?<![a-z])(?:people|person|staff|faculty|team|member|directory|profile|kyoin|kyouin|teacher|professor|researcher|about-us|leadership|board|shizi|szdw|jiaoshi|mitarbeiter|personal|equipe|docentes?|employee|ansatte|medarbetare|lab)s?(?![a-z])/i,
    2,
  ],
  [
    /(?<![a-z])(?:departments?|schools?|colleges?|facult(?:y|ies)|academics?|institutes?|divisions?|units?|soshiki|gakubu|offices?|centers|yuanxi|fakult(?:ät|aet|at)(?:en)?|organi[sz]ation|structure|programs?)s?(?![a-z])/i,
    4,
  ],
  [
    /(?<![a-z])(?:news|blog|articles?|posts?|press|topics|story|stories|aktuell(?:es)?|noticias?|nyheter|actualites?|archives?|wiki|recipes?)s?(?![a-z])/i,
    8,
  ],
];

/** JSON-LD and Open Graph types, as they stand in the text: a full reading is `structured/`'s. */
const DECLARED: [RegExp, number][] = [
  [/"@?type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?(?:[A-Za-z]*Event|Festival)"/, 1],
  [/"@?type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?Person"/, 2],
  [
    /"@?type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?(?:News|Blog)?(?:Article|Posting)"|article:published_time/,
    4,
  ],
  [/"@?type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?(?:Product|Recipe|Review)"/, 8],
];

export interface Surroundings {
  /** Bits of SECTIONS: in the heading above (nearest), in any heading above, in the page's title. */
  nearest: number;
  above: number;
  title: number;
  /** Bits: 1 events, 2 people, 4 units, 8 news. */
  address: number;
  /** Bits: 1 event, 2 person, 4 article, 8 product. */
  declared: number;
  /** A heading above names a day; a unit; a person. */
  dayAbove: boolean;
  unitAbove: number;
  personAbove: number;
  /** A list of units is announced: 3 by the nearest heading, 2 by one above it, 1 by the page's title or address, else 0. */
  unitList: number;
}

export class Context {
  readonly #byLine: (Surroundings | undefined)[] = [];
  readonly #byHeading = new Map<Heading, Surroundings>();
  /** Of what stands below no heading. */
  readonly #top: Surroundings;

  constructor(
    outline: Outline,
    private readonly facts: Facts,
  ) {
    const { snapshot } = outline;
    const declared = snapshot.declared
      .map((one) =>
        one.kind === 'json-ld' || one.kind === 'microdata'
          ? one.text
          : one.kind === 'meta'
            ? `${one.name} ${one.content}`
            : '',
      )
      .join('\n');
    this.#top = {
      nearest: 0,
      above: 0,
      title: this.#sections(snapshot.title),
      address: bitsOf(ADDRESS, pathOf(snapshot.url)),
      declared: bitsOf(DECLARED, declared),
      dayAbove: false,
      unitAbove: 0,
      personAbove: 0,
      unitList: listsUnits(outline, facts) ? 1 : 0,
    };
  }

  at(line: number): Surroundings {
    return (this.#byLine[line] ??= this.#below(this.facts.lines[line]!.heading));
  }

  /** Each heading once, from the outermost in: what is said of it is said below all that it stands above. */
  #below(heading: Heading | undefined): Surroundings {
    const unknown: Heading[] = [];
    let up = heading;
    for (; up && !this.#byHeading.has(up); up = up.above) unknown.push(up);
    let below = up ? this.#byHeading.get(up)! : this.#top;
    for (const one of unknown.reverse()) this.#byHeading.set(one, (below = this.#under(one, below)));
    return below;
  }

  #under({ text, line }: Heading, around: Surroundings): Surroundings {
    const sections = this.#sections(text);
    const fact = this.facts.lines[line]!;
    return {
      ...around,
      nearest: sections,
      above: around.above | sections,
      dayAbove: around.dayAbove || fact.dates.some(({ precision }) => precision === 'day'),
      unitAbove: Math.max(around.unitAbove, fact.unit?.score ?? 0),
      personAbove: Math.max(around.personAbove, fact.name?.match.score ?? 0),
      unitList: this.announcesUnits(text) ? 3 : Math.min(2, around.unitList),
    };
  }

  announcesUnits(text: string): boolean {
    return announcesUnits(text, this.facts);
  }

  #sections(text: string): number {
    return SECTIONS.reduce((bits, word, bit) => (this.facts.words.has(word, text) ? bits | (1 << bit) : bits), 0);
  }
}

const bitsOf = (table: readonly (readonly [RegExp, number])[], text: string): number =>
  table.reduce((bits, [pattern, bit]) => (pattern.test(text) ? bits | bit : bits), 0);

function pathOf(url: string): string {
  try {
    const { pathname, search, hostname } = new URL(url);
    return `${hostname.split('.')[0]} ${pathname}${search}`;
  } catch {
    return '';
  }
}
