import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { withContactsBelow } from './contacts-below';
import type { PersonFields } from './person';

const CARD = (name: string, more: string) =>
  `<article class=r><h3>${name}</h3></article><table><tr><td>${more}</td></tr></table>`;

test('the nearer of two addresses below is the record’s, and so is the evidence for it', () => {
  const page = given(
    `<div>${CARD('Ann Lee', '<p>ann@kelp.example</p><p>office@kelp.example</p>')}${CARD('Bo Ray', '<p>bo@kelp.example</p>')}</div>`,
  );
  const bare: PersonFields = { kind: 'person', name: '', text: '', evidence: {} };
  const read = page.records.map((_, at) => withContactsBelow(page, page.records, at, bare));
  expect(read.map(({ email, evidence }) => [email, evidence.email?.quote])).toEqual([
    ['ann@kelp.example', 'ann@kelp.example'],
    ['bo@kelp.example', 'bo@kelp.example'],
  ]);
});
