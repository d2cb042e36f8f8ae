/** What a block's attributes say of it. */
import type { Block } from '../core/page/snapshot';
import { attribute, documentOf, read, tagOf } from './dom';
import { frameBody } from './elements';
import { absolute } from './images';
import type { ElementStyle } from './layout';
import { unscrambledMail } from './scrambled-mail';

/** Longest role, language, time or marker that is one. */
const MAX_TERM = 100;
const MAX_ADDRESS = 2000;

/** Everything of a block that its attributes say. */
export function attributes(element: Element, { display, marker }: ElementStyle): Partial<Block> {
  const out: Partial<Block> = {};
  const tag = tagOf(element);
  const role = attribute(element, 'role');
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? (role === 'heading' ? (attribute(element, 'aria-level') ?? '2') : null);
  if (level) out.heading = Math.min(6, Math.max(1, Number(level) || 2));
  const hint = hintOf(element);
  if (hint) out.hint = hint;
  if (role) out.role = role.toLowerCase().slice(0, MAX_TERM);
  const label = attribute(element, 'aria-label') ?? attribute(element, 'title');
  if (label?.trim()) out.label = label.trim().slice(0, 200);
  const lang = attribute(element, 'lang');
  if (lang) out.lang = lang.slice(0, MAX_TERM);
  if (marker && marker !== 'none' && marker !== 'disc') out.marker = marker.slice(0, MAX_TERM);
  const link = linkOf(element);
  if (link) out.link = link;
  const time = tag === 'time' ? attribute(element, 'datetime') : null;
  if (time) out.time = time.slice(0, MAX_TERM);
  if (tag === 'td' || tag === 'th') {
    const rows = spanOf(element, 'rowspan', MOST_ROWS);
    const columns = spanOf(element, 'colspan', MOST_COLUMNS);
    if (rows > 1 || columns > 1) out.span = [rows, columns];
  }
  if (display.endsWith('flex')) out.display = 'flex';
  else if (display.endsWith('grid')) out.display = 'grid';
  else if (display === 'inline-block') out.display = 'inline-block';
  else if (display === 'table' || display === 'table-row' || display === 'table-cell') out.display = display;
  const frame = frameBody(element);
  if (frame) out.frame = read(documentOf(frame), 'URL').slice(0, MAX_ADDRESS);
  return out;
}

/** What HTML lets a cell span. */
const MOST_ROWS = 65_534;
const MOST_COLUMNS = 1000;

const spanOf = (cell: Element, name: 'rowspan' | 'colspan', most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(attribute(cell, name) ?? '', 10) || 1));

/** Where words of a name meet that only a capital divides: "eventTitle". */
const HUMP = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** Class names, id (#), microdata property (.) and type (@) of an element: what its author called it, words of class names apart. */
export function hintOf(element: Element): string {
  const parts: string[] = [];
  const classes = attribute(element, 'class');
  if (classes) parts.push(classes.trim().replace(/\s+/g, ' ').replace(HUMP, '-'));
  const id = attribute(element, 'id');
  if (id) parts.push(`#${id}`);
  const property = attribute(element, 'itemprop');
  if (property) parts.push(`.${property}`);
  const type = attribute(element, 'itemtype');
  if (type) parts.push(`@${type.slice(type.lastIndexOf('/') + 1)}`);
  return parts.join(' ').toLowerCase().slice(0, 160);
}

/** Where Cloudflare's protection leads, with the mail address that it hides in hexadecimal digits. */
const PROTECTED_MAIL = /\/cdn-cgi\/l\/email-protection#([\da-f]{8,})$/i;

/**
 * Absolute address that an `<a>` leads to; mail, telephone and protected mail addresses included, scripts and data not.
 * A protected mail address is one on any element.
 */
export function linkOf(element: Element): string | undefined {
  const tag = tagOf(element);
  const href = attribute(element, 'href');
  const protectedMail = attribute(element, 'data-cfemail') ?? PROTECTED_MAIL.exec(href ?? '')?.[1];
  if (protectedMail) return `cfemail:${protectedMail}`.slice(0, MAX_ADDRESS);
  if (tag !== 'a' && tag !== 'area') return undefined;
  const unscrambled = unscrambledMail(href, attribute(element, 'data-mailto-token'));
  if (unscrambled) return unscrambled;
  if (href === null || /^\s*#?\s*$/.test(href)) return undefined;
  const address = absolute(href, element);
  // Tested as it resolves: parsing takes away what hides a scheme, as in "java\tscript:".
  return address && /^(javascript|vbscript|data|blob):/.test(address) ? undefined : address;
}
