import { expect, test } from 'vitest';
import { saysOfShowing } from './showing-remarks';

test.each([
  'Premiere Karten',
  'ausverkauft',
  'Silvestervorstellung',
  'Opening night · Book now',
  'Représentation scolaire',
  'Dernière',
  '千秋楽',
])('%s is said of one showing', (text) => expect(saysOfShowing(text)).toBe(true));

test.each(['Opening Night: A Comedy', 'Die Vorstellung der Armen', 'Ticket to Ride', 'Extra Kaffee'])(
  '%s may be a name',
  (text) => expect(saysOfShowing(text)).toBe(false),
);
