/** What a block's attributes say of it. */
import type { Block } from '../core/page/snapshot';
import { frameBody } from './elements';
import { absolute } from './images';
import type { ElementStyle } from './layout';

/** Everything of a block that its attributes say. */
export function attributes(element: Element, { display, marker }: ElementStyle): Partial<Block> {
  const out: Partial<Block> = {};
  const tag = element.localName;
  const role = element.getAttribute('role');
  const level =
    /^h([1-6])$/.exec(tag)?.[1] ?? (role === 'heading' ? (element.getAttribute('aria-level') ?? '2') : null);
  if (level) out.heading = Math.min(6, Math.max(1, Number(level) || 2));
  const hint = hintOf(element);
  if (hint) out.hint = hint;
  if (role) out.role = role.toLowerCase();
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
  if (label?.trim()) out.label = label.trim().slice(0, 200);
  const lang = element.getAttribute('lang');
  if (lang) out.lang = lang;
  if (marker && marker !== 'none' && marker !== 'disc') out.marker = marker;
  const link = linkOf(element);
  if (link) out.link = link;
  const time = tag === 'time' ? element.getAttribute('datetime') : null;
  if (time) out.time = time;
  const rows = Number(element.getAttribute('rowspan') ?? 1);
  const columns = Number(element.getAttribute('colspan') ?? 1);
  if ((tag === 'td' || tag === 'th') && (rows > 1 || columns > 1)) out.span = [rows || 1, columns || 1];
  if (display.endsWith('flex')) out.display = 'flex';
  else if (display.endsWith('grid')) out.display = 'grid';
  else if (display === 'inline-block') out.display = 'inline-block';
  else if (display === 'table' || display === 'table-row' || display === 'table-cell') out.display = display;
  const frame = frameBody(element);
  if (frame) out.frame = frame.ownerDocument.URL;
  return out;
}

/** Class names, id (#), microdata property (.) and type (@) of an element: what its author called it. */
export function hintOf(element: Element): string {
  const parts: string[] = [];
  const classes = element.getAttribute('class');
  if (classes) parts.push(classes.trim().replace(/\s+/g, ' '));
  if (element.id) parts.push(`#${element.id}`);
  const property = element.getAttribute('itemprop');
  if (property) parts.push(`.${property}`);
  const type = element.getAttribute('itemtype');
  if (type) parts.push(`@${type.slice(type.lastIndexOf('/') + 1)}`);
  return parts.join(' ').toLowerCase().slice(0, 160);
}

/** Absolute address that an `<a>` leads to; mail, telephone and protected mail addresses included, scripts not. */
export function linkOf(element: Element): string | undefined {
  if (element.localName !== 'a' && element.localName !== 'area') return undefined;
  const protectedMail = element.getAttribute('data-cfemail');
  if (protectedMail) return `cfemail:${protectedMail}`;
  const href = element.getAttribute('href');
  if (href === null || /^\s*(javascript:|#\s*$|$)/i.test(href)) return undefined;
  return absolute(href, element);
}
