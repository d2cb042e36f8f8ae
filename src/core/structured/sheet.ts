/** Where the declared fields of one record are gathered, each with the words that say so. */
import type { Evidence, FoundRecord, Kind } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { dateValue } from './date-value';
import { decodeEntities } from './plain-text';
import { thingsOf, type Graph, type Thing } from './thing';

export interface Source {
  graph: Graph;
  /** Address of the page, against which others are resolved. */
  pageUrl: string;
  /** BCP 47 primary language, '' where the page declares none. */
  lang: string;
  notes: Note[];
  /** XPath of the element that stands for the markup. */
  path: string;
}

export const DECLARED_CONFIDENCE = 0.8;
const FIELD_CONFIDENCE = 0.9;
const LONGEST_QUOTE = 200;
const LONGEST_DESCRIPTION = 2000;
const LONGEST_NAME = 300;
/** RFC 5321. */
const LONGEST_EMAIL = 254;
const LONGEST_ADDRESS = 2000;

export class Sheet<K extends Kind> {
  private readonly fields: Record<string, unknown> = {};
  private readonly evidence: Record<string, Evidence> = {};

  constructor(
    readonly source: Source,
    readonly thing: Thing,
    private readonly kind: K,
  ) {}

  /** Sets a field unless the value is empty or the field is set. */
  set(field: string, value: unknown, quote?: string): void {
    if (value === undefined || value === '' || field in this.fields) return;
    this.fields[field] = value;
    const said = quote ?? (typeof value === 'string' ? value : '');
    this.evidence[field] = {
      confidence: FIELD_CONFIDENCE,
      source: 'markup',
      quote: said.slice(0, LONGEST_QUOTE),
      path: this.source.path,
    };
  }

  /** Sets a field to the first plain text among the properties; `all` joins several values by commas. */
  text(field: string, properties: readonly string[], all = false): void {
    const texts = this.source.graph.texts(this.thing, ...properties);
    this.set(field, all ? [...new Set(texts)].join(', ') : texts[0]);
  }

  /** Reads a date; one that cannot be read is noted. */
  date(...properties: string[]): string | undefined {
    const { graph, notes, path } = this.source;
    for (const raw of graph.texts(this.thing, ...properties)) {
      const when = dateValue(raw);
      if (when) return when;
      notes.push(noteOf('not-a-date', { field: properties[0] ?? '', text: raw.slice(0, 60) }, path));
    }
    return undefined;
  }

  email(...things: Thing[]): void {
    for (const thing of things)
      for (const raw of this.source.graph.texts(thing, 'email')) {
        const address = raw
          .replace(/^mailto:\s*/i, '')
          .replace(/\?.*$/, '')
          .trim();
        if (address.length <= LONGEST_EMAIL && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address))
          return this.set('email', address, raw);
      }
  }

  telephone(...things: Thing[]): void {
    for (const thing of things)
      for (const raw of this.source.graph.texts(thing, 'telephone')) {
        const number = raw.replace(/^tel:\s*/i, '').trim();
        if (/\d{2}/.test(number) && number.length < 60) return this.set('telephone', number, raw);
      }
  }

  /** The thing itself and its contact points: where its e-mail and telephone may stand. */
  contacts(): Thing[] {
    return [this.thing, ...thingsOf(this.source.graph.values(this.thing, 'contactPoint', 'contactPoints'))];
  }

  /** @param listed address that the list gives which the thing stands in */
  url(listed?: string): void {
    const { graph, pageUrl } = this.source;
    for (const value of graph.values(this.thing, 'url', 'mainEntityOfPage')) {
      const raw = typeof value === 'object' ? (value.id ?? graph.text(value, 'url')) : String(value);
      if (raw) this.set('url', absolute(raw, pageUrl), raw);
    }
    for (const raw of [listed, this.thing.id])
      if (raw && /^https?:/i.test(raw) && !raw.includes('#')) this.set('url', absolute(raw, pageUrl), raw);
  }

  image(...properties: string[]): void {
    const { graph, pageUrl } = this.source;
    for (const value of graph.values(this.thing, ...properties)) {
      const raw =
        typeof value === 'object'
          ? (graph.text(value, 'url') ?? graph.text(value, 'contentUrl') ?? value.id)
          : String(value);
      if (raw) this.set('image', absolute(raw, pageUrl), raw);
    }
  }

  description(...properties: string[]): void {
    const text = this.source.graph.text(this.thing, ...properties)?.slice(0, LONGEST_DESCRIPTION);
    if (text !== this.fields['name']) this.set('description', text);
  }

  has(field: string): boolean {
    return field in this.fields;
  }

  /** @returns undefined where nothing names the thing */
  record(confidence = DECLARED_CONFIDENCE): Extract<FoundRecord, { kind: K }> | undefined {
    const { name, description } = this.fields;
    if (typeof name !== 'string' || name.length > LONGEST_NAME || !/[\p{L}\p{N}]/u.test(name)) return undefined;
    return {
      kind: this.kind,
      ...this.fields,
      text: typeof description === 'string' ? `${name}\n${description}` : name,
      path: '',
      confidence,
      ordinal: 0,
      evidence: this.evidence,
      why: ['declared'],
    } as unknown as Extract<FoundRecord, { kind: K }>;
  }
}

/** @returns undefined for addresses that are not of the web, and for such as nobody can use */
export function absolute(raw: string, base: string): string | undefined {
  try {
    const url = new URL(decodeEntities(raw.trim()), base);
    return /^https?:$/.test(url.protocol) && raw.trim() !== '' && url.href.length <= LONGEST_ADDRESS
      ? url.href
      : undefined;
  } catch {
    return undefined;
  }
}
