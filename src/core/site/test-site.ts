/** Made-up pages for the tests of this folder. */
import type { FoundRecord } from '../finding';
import type { PageLink } from './links';
import type { PageAnswer } from './walk-state';

const BASE = { text: '', confidence: 0.9, ordinal: 1, evidence: {}, why: [] };

export const person = (name: string, url?: string): FoundRecord => ({
  ...BASE,
  kind: 'person',
  name,
  path: '/html/body/main/ul/li',
  ...(url ? { url } : {}),
});

export const unit = (name: string, url?: string, level: 'college' | 'department' = 'department'): FoundRecord => ({
  ...BASE,
  kind: 'department',
  name,
  level,
  path: '/html/body/main/ul/li',
  ...(url ? { url } : {}),
});

export const link = (address: string, text: string, more: Partial<PageLink> = {}): PageLink => ({
  address,
  text,
  heading: '',
  menu: '',
  zone: 'main',
  ...more,
});

export const page = (url: string, records: FoundRecord[], links: PageLink[], title = ''): PageAnswer => ({
  finding: { url, title, records },
  links,
});

export const people = (count: number): FoundRecord[] => Array.from({ length: count }, (_, i) => person(`Ann Lee${i}`));
