/** A declared location as a name and an address. */
import type { Place } from '../finding';
import type { Graph, Thing, Value } from './thing';
import { hasType } from './types';

/** @returns undefined where the values name no place; several places are joined, online ones count where there is no other */
export function placeOf(graph: Graph, values: readonly Value[], lang: string): Place | undefined {
  const places: Place[] = [];
  let online = false;
  for (const value of values) {
    if (typeof value === 'object' && hasType(value, 'VirtualLocation')) online = true;
    else {
      const place = onePlace(graph, value, lang);
      if (place) places.push(place);
    }
  }
  if (places.length === 0) return online ? { name: 'Online' } : undefined;
  const [first] = places;
  const names = [...new Set(places.map(({ name }) => name).filter(Boolean))];
  return names.length > 1 ? { name: names.join(', ') } : first;
}

function onePlace(graph: Graph, value: Value, lang: string): Place | undefined {
  if (typeof value !== 'object') {
    const text = graph.textOf(value);
    if (/^https?:\/\/\S+$/.test(text)) return { name: 'Online' };
    return text ? { name: text } : undefined;
  }
  const isAddress = hasType(value, 'PostalAddress') || value.properties.has('streetAddress');
  const name = graph.text(value, 'name');
  const address = isAddress ? postalAddress(graph, value, lang) : addressOf(graph, value, lang);
  if (!name && !address) return undefined;
  return { ...(name ? { name } : {}), ...(address && address !== name ? { address } : {}) };
}

/** The address of a place or an organization, in one line. */
export function addressOf(graph: Graph, thing: Thing, lang: string): string | undefined {
  for (const value of graph.values(thing, 'address')) {
    const address = typeof value === 'object' ? postalAddress(graph, value, lang) : graph.textOf(value);
    if (address) return address;
  }
  return undefined;
}

/** Countries that write the largest part first and nothing between the parts. */
const LARGEST_FIRST = /^(?:JP|JPN|Japan|日本|CN|CHN|China|中国|TW|TWN|Taiwan|台湾|臺灣|HK|香港)$/i;
/** Countries that write the postal code behind town and state. */
const CODE_LAST =
  /^(?:US|USA|United States.*|CA|CAN|Canada|AU|AUS|Australia|GB|GBR|UK|United Kingdom|NZ|IE|IN|India)$/i;

function postalAddress(graph: Graph, address: Thing, lang: string): string | undefined {
  const part = (name: string): string => graph.texts(address, name).join(', ');
  const [street, town, region, code, country] = [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ].map(part) as [string, string, string, string, string];
  if (!street && !town && !region && !code) return graph.text(address, 'name', 'description');
  // Some put the whole address into the street: then no part is said twice.
  const missing = (text: string): string => (text && !street.includes(text) ? text : '');
  if (LARGEST_FIRST.test(country) || (!country && /^(?:ja|zh)$/.test(lang) && /[\p{sc=Han}]/u.test(street + town))) {
    const postal = missing(code) && `${/^\d{3}-?\d{4}$/.test(code) ? '〒' : ''}${code}`;
    return joined(' ', postal, missing(region) + missing(town) + street);
  }
  const last = CODE_LAST.test(country) || (!country && lang === 'en');
  const townLine = last
    ? joined(', ', missing(town), joined(' ', missing(region), missing(code)))
    : joined(', ', joined(' ', missing(code), missing(town)), missing(region));
  return joined(', ', street, townLine, country.length > 3 ? missing(country) : '') || undefined;
}

const joined = (by: string, ...parts: string[]): string => parts.filter(Boolean).join(by);
