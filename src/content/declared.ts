/** What the page declares about itself, gathered unparsed: JSON-LD, meta elements, links, microdata, RDFa Lite. */
import type { Declared, Note } from '../core/page/snapshot';
import { attribute, hasAttribute, read, select, selectAll, tagOf } from './dom';
import { absolute } from './images';

const MAX_DECLARED_CHARS = 500_000;
const RELS = /\b(canonical|alternate|next|prev|author|me|icon)\b/;

/** Selector of the elements that declare something → what one of them declares. */
const FORMS: [selector: string, read: (element: Element) => Declared | undefined][] = [
  ['script[type*="ld+json" i]', jsonLd],
  ['meta[content]', meta],
  ['link[rel][href]', link],
  ['[itemscope]:not([itemprop])', (element) => items(element, MICRODATA)],
  ['[typeof]:not([property])', (element) => (isOfSchema(element) ? items(element, RDFA) : undefined)],
];

/** @param notes takes what could not be read; the rest is read all the same */
export function gatherDeclared(document: Document, notes: Note[]): Declared[] {
  const out: Declared[] = [];
  for (const [selector, declaredBy] of FORMS) {
    for (const element of selectAll(document, selector)) {
      try {
        const declared = declaredBy(element);
        if (declared) out.push(declared);
      } catch (error) {
        notes.push({
          step: 'snapshot',
          reason: `a ${tagOf(element)} element's declared data not read: ${String(error)}`,
        });
      }
    }
  }
  return out;
}

function jsonLd(script: Element): Declared | undefined {
  const text = script.textContent ?? '';
  return text.trim() ? { kind: 'json-ld', text: text.slice(0, MAX_DECLARED_CHARS) } : undefined;
}

function meta(element: Element): Declared | undefined {
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'http-equiv');
  const content = attribute(element, 'content');
  return name && content ? { kind: 'meta', name: name.toLowerCase(), content: content.slice(0, 2000) } : undefined;
}

function link(element: Element): Declared | undefined {
  const rel = (attribute(element, 'rel') ?? '').toLowerCase();
  const href = absolute(attribute(element, 'href') ?? '', element);
  if (!RELS.test(rel) || !href) return undefined;
  const type = attribute(element, 'type');
  return { kind: 'link', rel, href, ...(type ? { type } : {}) };
}

/** Attributes that make an item, name its type, and name a property of the item around. */
interface Syntax {
  scope: string;
  type: string;
  property: string;
}
const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const RDFA: Syntax = { scope: 'typeof', type: 'typeof', property: 'property' };

/** RDFa is given in microdata's form: both are items with types and properties. */
function items(element: Element, syntax: Syntax): Declared {
  return { kind: 'microdata', text: JSON.stringify(itemOf(element, syntax, 0)).slice(0, MAX_DECLARED_CHARS) };
}

/** Other vocabularies have types and properties of the same names. */
function isOfSchema(element: Element): boolean {
  const type = attribute(element, 'typeof') ?? '';
  if (/^(?:schema:|https?:\/\/schema\.org\/)/i.test(type)) return true;
  if (type.includes(':')) return false;
  for (let at: Element | null = element; at; at = read(at, 'parentElement')) {
    const vocabulary = attribute(at, 'vocab');
    if (vocabulary !== null) return /^(?:https?:)?\/\/schema\.org/i.test(vocabulary);
  }
  return false;
}

type MicrodataValue = string | MicrodataItem;
interface MicrodataItem {
  type: string;
  properties: Record<string, MicrodataValue[]>;
}

const MAX_MICRODATA_DEPTH = 12;

/** An item and its properties, nested items as values (HTML, section "Microdata", without itemref). */
function itemOf(element: Element, syntax: Syntax, depth: number): MicrodataItem {
  // Without a prototype: a property may be called "constructor".
  const properties = Object.create(null) as MicrodataItem['properties'];
  const waiting = [...read(element, 'children')].reverse();
  for (let child = waiting.pop(); child; child = waiting.pop()) {
    const names = (attribute(child, syntax.property) ?? '').split(/\s+/).filter(Boolean);
    const nested = hasAttribute(child, syntax.scope);
    if (names.length > 0) {
      const value = nested && depth < MAX_MICRODATA_DEPTH ? itemOf(child, syntax, depth + 1) : microdataValue(child);
      for (const name of names) (properties[name] ??= []).push(value);
    }
    // A page may nest elements deeper than calls can be nested.
    if (!nested) for (const inner of [...read(child, 'children')].reverse()) waiting.push(inner);
  }
  return { type: attribute(element, syntax.type) ?? '', properties };
}

function microdataValue(element: Element): string {
  const stated = attribute(element, 'content') ?? attribute(element, 'datetime');
  if (stated !== null) return stated;
  const address = attribute(element, 'href') ?? attribute(element, 'src');
  if (address !== null && tagOf(element) !== 'script') return absolute(address, element) ?? address;
  return (read(element, 'textContent') ?? '').replace(/\s+/g, ' ').trim().slice(0, 5000);
}

/** The language as the document declares it: `lang`, `xml:lang`, Content-Language. */
export function declaredLanguage(document: Document): string | null {
  const html = read(document, 'documentElement');
  const body = read(document, 'body');
  const meta = select(document, 'meta[http-equiv="content-language" i]');
  const lang =
    html.getAttribute('lang') ||
    html.getAttribute('xml:lang') ||
    body?.getAttribute('lang') ||
    meta?.getAttribute('content');
  return lang?.trim() || null;
}

/** The IANA zone that the page states in a meta element, if any. */
export function declaredTimeZone(document: Document): string | null {
  const zone = select(document, 'meta[name*="timezone" i],meta[name*="time-zone" i]')?.getAttribute('content');
  return zone && /^[A-Za-z_]+\/[A-Za-z_/+-]+$/.test(zone.trim()) ? zone.trim() : null;
}
