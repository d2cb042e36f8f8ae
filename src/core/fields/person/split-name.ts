/** Names in two columns of a table: family name in one cell, given name in the next. */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';

const GIVEN =
  /^(?:first|given|fore)[\s-]?names?$|^(?:prénoms?|vornamen?|nombres?|nome|voornaam|förnamn|fornavn|imię|jméno|etunimi|utónév|keresztnév|prenume|имя|ім'я|ad)$/iu;
const FAMILY =
  /^(?:last|family)[\s-]?name$|^(?:surname|noms?(?: de famille)?|(?:nach|familien)?name|apellidos?|cognome|sobrenome|apelidos?|achternaam|efternamn|etternavn|nazwisko|příjmení|sukunimi|vezetéknév|nume|фамилия|прізвище|soyadı?)$/iu;
const LONGEST = 40;

/** @returns given and family name of a row whose name, as found, is only one of the two; undefined elsewhere */
export function joinedName(outline: Outline, from: number, to: number, line: number): string | undefined {
  const isGiven = GIVEN.test(headerAbove(outline, line));
  if (!isGiven && !FAMILY.test(headerAbove(outline, line))) return undefined;
  const [own, other] = isGiven ? [GIVEN, FAMILY] : [FAMILY, GIVEN];
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    const header = i === line || !text || text.length > LONGEST ? '' : headerAbove(outline, i);
    if (!other.test(header) || own.test(header)) continue;
    const [given, family] = isGiven ? [outline.lines[line]!.text, text] : [text, outline.lines[line]!.text];
    return `${given} ${family}`;
  }
  return undefined;
}
