/** The icon of each kind of record. */
import type { Kind } from '../../core/finding';
import type { IconName } from './icons';

export const KIND_ICONS: Record<Kind, IconName> = {
  event: 'calendar',
  person: 'person',
  department: 'building',
  news: 'news',
  business: 'shop',
};
