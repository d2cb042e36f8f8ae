import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { beforeNumber } from './chunks';

const before = (text: string): string | undefined => beforeNumber(given(`<p>${text}</p>`).outline.lines[0]!)?.text;

test.each([
  ['Bauamt, Tel. 07345 812-40', 'Bauamt'],
  ['総務課　電話：0199-22-1101', '総務課'],
  ['Stadsarchief, telefoon 0343 55 10 10', 'Stadsarchief'],
  ['Mairie annexe, téléphone : 04 75 00 10 20', 'Mairie annexe'],
  ['Kirjasto, puhelin 09 5550 1234', 'Kirjasto'],
  ['Amt für Mobilität 07345 812-40', 'Amt für Mobilität'],
  ['Department of Phonetics 555-123-4567', 'Department of Phonetics'],
  ['Mobility Office, Tel. 555-123-4567', 'Mobility Office'],
  ['Fondazione Museo, tel. 0461 555 123', 'Fondazione Museo'],
  ['Puheterapia, puh. 09 5550 1234', 'Puheterapia'],
])('%s: %s stands before the number', (text, name) => expect(before(text)).toBe(name));

test.each(['Tel. Zentrale 07345 812-0', 'Telephone: 555-123-4567', 'Puhelin 09 5550 1234'])(
  '%s: nothing stands before the number but its label',
  (text) => expect(before(text)).toBeUndefined(),
);
