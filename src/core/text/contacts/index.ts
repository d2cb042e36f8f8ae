/** E-mail addresses and telephone numbers in running text, also where a page spells an address out to hide it. */
/** Nothing is guessed: what is found is written there, a login's host once for all. */
export type { EmailMatch } from './emails';
export { findEmails, sharedMailHost } from './emails';
export type { TelephoneMatch } from './telephones';
export { findExtension, findLocalNumber, findTelephones } from './telephones';
