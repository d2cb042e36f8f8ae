/**
 * Lists of people turned into lists of organisational units. Few labelled sites show departments, so the judge would
 * learn those sites' looks; lists of people come in many more, and the same list could as well name units. Names, titles
 * and headings are replaced, everything else of the real page stays. For training only: no figure is taken on them.
 */
import type { Block, Item, PageSnapshot, TextItem } from '../../core/page/snapshot';
import type { PersonRecord } from '../../core/finding';
import { fold } from '../data/same-name';
import type { GoldRecord, LabelledPage } from '../data/sets';
import { Dice } from './dice';
import type { UnitNames } from './unit-names';

/** Fewer people are no list; of these so many must have been found and replaced. */
const LEAST_PEOPLE = 4;
const LEAST_REPLACED = 0.9;
/** How often a page is made of bare names, as lists of units often are. */
const NAMES_ONLY = 0.4;

/** What heads a list of people, names its address or its parts. */
const PEOPLE_WORDS =
  /people|persons?|staff|faculty|members?|team|directory|personnel|employees?|professors?|researchers|mitarbeiter|personal|equipe|équipe|membres|メンバー|教員|スタッフ|構成員|研究者|人员|成员|师资|教师|队伍|团队/iu;

/**
 * A page of people as one of units, or undefined where it lists too few or their names cannot be replaced.
 * @param turn each throws the dice anew: other names, another language, with or without what stands beside the names
 */
export function unitPage(
  labelled: LabelledPage,
  names: Readonly<Record<string, UnitNames>>,
  turn = 0,
): LabelledPage | undefined {
  const { gold, snapshot } = labelled;
  const people = gold.records.filter(({ kind, name }) => kind === 'person' && name);
  if (!gold.complete || gold.complete_for || people.length < LEAST_PEOPLE) return undefined;
  if (people.length < gold.records.length || (gold.optional ?? []).some(({ kind }) => kind === 'person'))
    return undefined;
  const dice = new Dice(`${labelled.name} ${turn}`);
  const languages = Object.keys(names);
  const own = gold.lang.slice(0, 2);
  const lang = languages.includes(own) && dice.chance(0.5) ? own : dice.of(languages);
  const from = names[lang]!;
  const cued = dice.of([1, 1, 0.8, 0.6, 0.2, 0]);
  const taken = new Set<string>();
  const units = people.map((): string => {
    for (let tries = 0; ; tries++) {
      const name = dice.of(dice.chance(cued) ? from.cued : from.bare);
      if (!taken.has(name) || tries > 40) {
        taken.add(name);
        return name;
      }
    }
  });
  const titles = dice.of(['dropped', 'kept', 'told'] as const);
  const replace = new Replacement(people, units, titles, dice, from);
  const announced = dice.chance(0.75);
  const heading = announced ? dice.of(from.headings) : 'About';
  const replaced = snapshot.blocks.map((block, index) => replace.block(block, index, heading));
  const blocks = dice.chance(NAMES_ONLY) ? onlyNames(replaced, replace.places) : replaced;
  if (replace.replaced.size < people.length * LEAST_REPLACED) return undefined;
  const made: PageSnapshot = {
    ...snapshot,
    lang,
    title: PEOPLE_WORDS.test(snapshot.title) ? heading : snapshot.title,
    url: snapshot.url.replace(
      new RegExp(PEOPLE_WORDS.source, 'giu'),
      dice.of(['departments', 'units', 'about', 'organization']),
    ),
    blocks,
    declared: snapshot.declared.filter((one) => one.kind !== 'json-ld' && one.kind !== 'microdata'),
  };
  const records = [...replace.replaced]
    .sort((a, b) => a - b)
    .map((i): GoldRecord => {
      const { email, telephone, url } = people[i] as GoldRecord & Partial<PersonRecord>;
      return {
        kind: 'department',
        name: units[i]!,
        ...(email && { email }),
        ...(telephone && { telephone }),
        ...(url && { url }),
      };
    });
  return {
    ...labelled,
    name: `${labelled.name}+units`,
    snapshot: made,
    gold: { ...gold, page_kind: 'department-list', lang, records, optional: [] },
  };
}

class Replacement {
  readonly replaced = new Set<number>();
  /** Blocks in which names of units stand now. */
  readonly places = new Map<number, string[]>();
  readonly #names: { folded: string; pattern: RegExp }[];
  readonly #titles: Set<string>;

  constructor(
    people: readonly GoldRecord[],
    private readonly units: readonly string[],
    private readonly titles: 'dropped' | 'kept' | 'told',
    private readonly dice: Dice,
    private readonly from: UnitNames,
  ) {
    this.#names = people.map(({ name }) => ({ folded: fold(name!), pattern: spelled(name!) }));
    const said = people.flatMap((person) => [(person as { jobTitle?: string | string[] }).jobTitle ?? []].flat());
    this.#titles = new Set(said.map(fold).filter((title) => title.length > 1));
  }

  block(block: Block, index: number, heading: string): Block {
    const headed = block.heading !== undefined && lengthOf(block) < 60 && PEOPLE_WORDS.test(textOf(block));
    const items = block.items.flatMap((item): Item[] => this.#item(item, headed ? heading : undefined));
    const named = items.filter(
      (item, i): item is TextItem =>
        item.kind === 'text' && item.text !== (block.items[i] as TextItem).text && this.units.includes(item.text),
    );
    if (named.length > 0)
      this.places.set(
        index,
        named.map(({ text }) => text),
      );
    return {
      ...block,
      items,
      ...(block.hint && { hint: block.hint.replace(new RegExp(PEOPLE_WORDS.source, 'giu'), 'item') }),
    };
  }

  #item(item: Item, heading: string | undefined): Item[] {
    if (item.kind === 'image') return [{ ...item, alt: this.#text(item.alt) }];
    if (item.kind !== 'text') return [item];
    const hint = item.hint && { hint: item.hint.replace(new RegExp(PEOPLE_WORDS.source, 'giu'), 'item') };
    const text = this.#text(item.text);
    if (text !== item.text) return [{ ...item, ...hint, text }];
    if (heading && PEOPLE_WORDS.test(item.text)) return [{ ...item, ...hint, text: heading }];
    return this.#titled({ ...item, ...hint });
  }

  #titled(item: TextItem): Item[] {
    if (this.titles === 'kept' || !this.#titles.has(fold(item.text))) return [item];
    if (this.titles === 'dropped') return [];
    const about = [this.dice.of(this.from.bare), this.dice.of(this.from.bare), this.dice.of(this.from.bare)];
    return [{ ...item, text: about.join(', ') }];
  }

  #text(text: string): string {
    if (text.length > 400) return text;
    const folded = fold(text);
    let out = text;
    this.#names.forEach(({ folded: name, pattern }, i) => {
      if (!folded.includes(name.slice(0, 3)) && !folded.includes(name.slice(-3))) return;
      if (!pattern.test(out)) return;
      this.replaced.add(i);
      // With its degrees and honorifics, as far as the text is little more than the name.
      out = text.length < name.length * 1.6 + 14 ? this.units[i]! : out.replace(pattern, this.units[i]!);
    });
    return out;
  }
}

/** The records without anything but their names: what stands beside one name and no other is left out. */
function onlyNames(blocks: readonly Block[], places: ReadonlyMap<number, readonly string[]>): Block[] {
  /** Per block: names in it and below. */
  const count = new Int32Array(blocks.length);
  for (const [place, { length }] of places) for (let up = place; up >= 0; up = blocks[up]!.parent) count[up]! += length;
  const inRecord = blocks.map((_, i) => {
    for (let up = i, inner = -1; up >= 0; inner = up, up = blocks[up]!.parent) {
      if (count[up]! > 1) return inner >= 0 && count[inner] === 1;
    }
    return false;
  });
  return blocks.map((block, i) => {
    if (!inRecord[i]) return block;
    const own = places.get(i) ?? [];
    return {
      ...block,
      items: block.items.filter(
        (item) =>
          (item.kind === 'block' && count[item.block]! > 0) || (item.kind === 'text' && own.includes(item.text)),
      ),
    };
  });
}

/** The name as pages write it: any white space between its parts, and the last part first with or without a comma. */
function spelled(name: string): RegExp {
  const parts = name
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const orders = [parts.join('[\\s\\u3000]*')];
  if (parts.length > 1) orders.push(`${parts.at(-1)!},?[\\s\\u3000]*${parts.slice(0, -1).join('\\s*')}`);
  return new RegExp(orders.join('|'), 'iu');
}

const textOf = (block: Block): string => block.items.map((item) => (item.kind === 'text' ? item.text : '')).join(' ');
const lengthOf = (block: Block): number => textOf(block).length;
