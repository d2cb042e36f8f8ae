/** Declared things as one graph, whichever syntax they were written in; and how to read a thing's properties. */
import { plainText } from './plain-text';

export type Value = string | number | boolean | Thing;

export interface Thing {
  /** Type names without their vocabulary: "Event". */
  types: string[];
  id?: string;
  properties: Map<string, Value[]>;
  /** The thing that this one was written inside of, and as which property. */
  parent?: Thing;
  via?: string;
  /** Properties in which other things refer to this one by its identifier, and the first thing that does so. */
  referredAs: Map<string, Thing>;
}

const DEEPEST = 40;
const MOST_THINGS = 20_000;
const NO_THINGS: readonly Thing[] = [];
/** What a node without properties of its own stands for. */
const WRAPPERS = ['@graph', '@included', '@set', '@list'];

/** All things that one page declares. A reference by `@id` is followed when it is read. */
export class Graph {
  /** In document order, outer before inner. */
  readonly things: Thing[] = [];
  /** True when the page declares more than is read. */
  cut = false;
  private readonly byId = new Map<string, Thing>();

  /** @param lang of the page: of texts in several languages, the one in this language comes first */
  constructor(private readonly lang: string) {}

  /** Adds what a JSON-LD script says; any JSON will do. */
  addJsonLd(json: unknown): void {
    this.fromJson(json, 0);
  }

  /** Adds an item as `{type, properties}`; any JSON will do. */
  addMicrodata(json: unknown): void {
    this.fromItem(json, 0);
  }

  /** To be called when everything is added. */
  link(): void {
    for (const thing of this.things) {
      if (!thing.id) continue;
      if (isReference(thing)) continue;
      const first = this.byId.get(thing.id);
      if (!first) this.byId.set(thing.id, thing);
      else
        for (const [name, values] of thing.properties)
          if (!first.properties.has(name)) first.properties.set(name, values);
    }
    for (const thing of this.things)
      if (thing.id && thing.parent && thing.via) {
        const target = this.byId.get(thing.id);
        if (target && target !== thing && !target.referredAs.has(thing.via))
          target.referredAs.set(thing.via, thing.parent);
      }
  }

  /** The values of the first of these properties that has any, references followed. */
  values(thing: Thing, ...names: string[]): Value[] {
    for (const name of names) {
      const values = thing.properties.get(name);
      if (values?.length) return values.map((value) => (typeof value === 'object' ? this.resolve(value) : value));
    }
    return [];
  }

  /** Non-empty plain texts of the values; of a thing, its name. */
  texts(thing: Thing, ...names: string[]): string[] {
    for (const name of names) {
      const texts = this.values(thing, name)
        .map((value) => this.textOf(value))
        .filter((text) => text !== '');
      if (texts.length) return texts;
    }
    return [];
  }

  text(thing: Thing, ...names: string[]): string | undefined {
    return this.texts(thing, ...names)[0];
  }

  textOf(value: Value): string {
    if (typeof value === 'string') return plainText(value);
    if (typeof value === 'object') return this.nameOf(value);
    return String(value);
  }

  /** Name of a thing, without following its own things. */
  private nameOf(thing: Thing): string {
    for (const name of ['name', 'fn', 'headline']) {
      for (const value of thing.properties.get(name) ?? [])
        if (typeof value === 'string' && plainText(value)) return plainText(value);
    }
    return '';
  }

  resolve(thing: Thing): Thing {
    return (thing.id && isReference(thing) && this.byId.get(thing.id)) || thing;
  }

  private fromJson(json: unknown, depth: number, parent?: Thing, via?: string): Value[] {
    if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return [json];
    if (typeof json !== 'object' || json === null || this.full(depth)) return [];
    if (Array.isArray(json))
      return this.inOrderOfLanguage(json).flatMap((one) => this.fromJson(one, depth + 1, parent, via));
    const node = json as Record<string, unknown>;
    if ('@value' in node) return this.fromJson(node['@value'], depth + 1);
    const thing = this.newThing(typeNames(node['@type'] ?? node['type']), parent, via);
    const id = node['@id'] ?? node['id'];
    if (typeof id === 'string' && id) thing.id = id;
    const wrapped: Value[] = [];
    const own = Object.entries(node).filter(([key]) => !key.startsWith('@'));
    for (const wrapper of WRAPPERS)
      if (wrapper in node) append(wrapped, this.fromJson(node[wrapper], depth + 1, parent, via));
    for (const [key, value] of own) {
      const name = localName(key);
      const values = this.fromJson(value, depth + 1, thing, name);
      const known = thing.properties.get(name);
      if (known) append(known, values);
      else if (values.length) thing.properties.set(name, values);
    }
    return wrapped.length && thing.properties.size === 0 ? wrapped : [thing, ...wrapped];
  }

  private fromItem(json: unknown, depth: number, parent?: Thing, via?: string): Value[] {
    if (typeof json === 'string') return [json];
    if (typeof json !== 'object' || json === null || this.full(depth)) return [];
    const { type, properties } = json as Record<string, unknown>;
    if (typeof properties !== 'object' || properties === null) return [];
    const thing = this.newThing(typeof type === 'string' ? typeNames(type.split(/\s+/)) : [], parent, via);
    for (const [key, values] of Object.entries(properties)) {
      if (!Array.isArray(values)) continue;
      const name = localName(key);
      const read = values.flatMap((value) => this.fromItem(value, depth + 1, thing, name));
      if (read.length) thing.properties.set(name, read);
    }
    return [thing];
  }

  private newThing(types: string[], parent: Thing | undefined, via: string | undefined): Thing {
    const thing: Thing = { types, properties: new Map(), referredAs: new Map() };
    if (parent && via) [thing.parent, thing.via] = [parent, via];
    this.things.push(thing);
    return thing;
  }

  private full(depth: number): boolean {
    if (depth <= DEEPEST && this.things.length < MOST_THINGS) return false;
    this.cut = true;
    return true;
  }

  private inOrderOfLanguage(values: unknown[]): unknown[] {
    const rank = (value: unknown): number => {
      const lang =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@language'] : undefined;
      return typeof lang !== 'string' || lang.toLowerCase().startsWith(this.lang) ? 0 : 1;
    };
    return values.some((value) => rank(value) === 1) ? values.toSorted((a, b) => rank(a) - rank(b)) : values;
  }
}

/** The values that are things. */
export function thingsOf(values: readonly Value[]): readonly Thing[] {
  return values.length ? values.filter((value): value is Thing => typeof value === 'object') : NO_THINGS;
}

/** One by one: there may be more than a call takes arguments. */
function append(values: Value[], more: readonly Value[]): void {
  for (const value of more) values.push(value);
}

const isReference = (thing: Thing): boolean => thing.properties.size === 0;

function typeNames(type: unknown): string[] {
  const types = Array.isArray(type) ? type : [type];
  return types.filter((one): one is string => typeof one === 'string' && one !== '').map(localName);
}

/** "schema:Event", "https://schema.org/Event" → "Event". */
function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1).trim();
}
