/** What the page declares about itself, gathered unparsed: JSON-LD, meta elements, links, microdata. */
import type { Declared } from '../core/page/snapshot';
import { absolute } from './images';

const MAX_DECLARED_CHARS = 500_000;
const RELS = /\b(canonical|alternate|next|prev|author|me|icon)\b/;

export function gatherDeclared(document: Document): Declared[] {
  const out: Declared[] = [];
  for (const script of document.querySelectorAll('script[type*="ld+json" i]')) {
    const text = script.textContent ?? '';
    if (text.trim()) out.push({ kind: 'json-ld', text: text.slice(0, MAX_DECLARED_CHARS) });
  }
  for (const meta of document.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('http-equiv');
    const content = meta.getAttribute('content') ?? '';
    if (name && content) out.push({ kind: 'meta', name: name.toLowerCase(), content: content.slice(0, 2000) });
  }
  for (const link of document.querySelectorAll('link[rel][href]')) {
    const rel = link.getAttribute('rel')!.toLowerCase();
    const href = absolute(link.getAttribute('href')!, link);
    if (!RELS.test(rel) || !href) continue;
    const type = link.getAttribute('type');
    out.push({ kind: 'link', rel, href, ...(type ? { type } : {}) });
  }
  for (const item of document.querySelectorAll('[itemscope]:not([itemprop])')) {
    const text = JSON.stringify(microdataItem(item, 0));
    out.push({ kind: 'microdata', text: text.slice(0, MAX_DECLARED_CHARS) });
  }
  return out;
}

type MicrodataValue = string | MicrodataItem;
interface MicrodataItem {
  type: string;
  properties: Record<string, MicrodataValue[]>;
}

const MAX_MICRODATA_DEPTH = 12;

/** An item and its properties, nested items as values (HTML, section "Microdata", without itemref). */
function microdataItem(element: Element, depth: number): MicrodataItem {
  const item: MicrodataItem = { type: element.getAttribute('itemtype') ?? '', properties: {} };
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      const names = child.getAttribute('itemprop');
      const nested = child.hasAttribute('itemscope');
      if (names) {
        const value = nested && depth < MAX_MICRODATA_DEPTH ? microdataItem(child, depth + 1) : microdataValue(child);
        for (const name of names.split(/\s+/)) (item.properties[name] ??= []).push(value);
      }
      if (!nested) visit(child);
    }
  };
  visit(element);
  return item;
}

function microdataValue(element: Element): string {
  const address = element.getAttribute('href') ?? element.getAttribute('src');
  if (element.hasAttribute('content')) return element.getAttribute('content')!;
  if (element.hasAttribute('datetime')) return element.getAttribute('datetime')!;
  if (address !== null && element.localName !== 'script') return absolute(address, element) ?? address;
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 5000);
}

/** The language as the document declares it: `lang`, `xml:lang`, Content-Language. */
export function declaredLanguage(document: Document): string | null {
  const html = document.documentElement;
  const lang =
    html.getAttribute('lang') ||
    html.getAttribute('xml:lang') ||
    document.body?.getAttribute('lang') ||
    document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content');
  return lang?.trim() || null;
}

/** The IANA zone that the page states in a meta element, if any. */
export function declaredTimeZone(document: Document): string | null {
  const zone = document.querySelector('meta[name*="timezone" i],meta[name*="time-zone" i]')?.getAttribute('content');
  return zone && /^[A-Za-z_]+\/[A-Za-z_/+-]+$/.test(zone.trim()) ? zone.trim() : null;
}
