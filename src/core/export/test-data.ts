/** Made-up records for the tests of this folder. */
import type { BusinessRecord, DepartmentRecord, EventRecord, PersonRecord } from '../finding';
import type { ExportItem } from './exporter';

export const PAGE = { url: 'https://museum.example/events/', title: 'Events | Museum' };
export const NOW = new Date('2026-11-27T03:04:05Z');

const BASE = { text: '', path: '/html/body/p', confidence: 0.9, ordinal: 1, evidence: {}, why: [] };

export function eventItem(fields: Partial<EventRecord>, page = PAGE): ExportItem {
  return { record: { ...BASE, kind: 'event', name: 'Tea', startDate: '2026-11-03', ...fields }, page };
}

export function personItem(fields: Partial<PersonRecord>): ExportItem {
  return { record: { ...BASE, kind: 'person', name: 'Ann Lee', ...fields }, page: PAGE };
}

export function departmentItem(fields: Partial<DepartmentRecord>): ExportItem {
  return { record: { ...BASE, kind: 'department', name: 'Physics', ...fields }, page: PAGE };
}

export function businessItem(fields: Partial<BusinessRecord>): ExportItem {
  return { record: { ...BASE, kind: 'business', name: 'Moss Bakery', ...fields }, page: PAGE };
}

/** Length in octets of the longest line, without its CRLF. */
export function longestLine(file: string): number {
  return Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
}
