/**
 * Names in two columns of a table, the family name in one cell and the given name in another, as the head of the table says: a cell of each row
 * gets both, as if they stood there. "Arkwright" alone is nobody's name, nor is "Amabel".
 */
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { withItems } from '../page/with-items';

const GIVEN =
  /^(?:first|given|fore)[\s-]?names?$|^(?:prénoms?|vornamen?|nombres?|nome|voornaam|förnamn|fornavn|imię|jméno|etunimi|utónév|keresztnév|prenume|имя|ім'я|ad)$/iu;
const FAMILY =
  /^(?:last|family)[\s-]?name$|^(?:surname|noms?(?: de famille)?|(?:nach|familien)?name|apellidos?|cognome|sobrenome|apelidos?|achternaam|efternamn|etternavn|nazwisko|příjmení|sukunimi|vezetéknév|nume|фамилия|прізвище|soyadı?)$/iu;
/** Whether a text is what the head of such a column says. */
export const isPartOfName = (text: string): boolean => GIVEN.test(text) || FAMILY.test(text);

const LONGEST = 40;

/** @returns the snapshot, with each such name whole in the first of its cells; itself where no head says so */
export function withNamesJoined(snapshot: PageSnapshot): PageSnapshot {
  const { blocks } = snapshot;
  const whole = new Map<readonly Item[], Item[]>();
  const childrenOf = (block: number): number[] =>
    blocks[block]!.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  const cellsOf = (row: number): number[] => childrenOf(row).filter((cell) => /^t[dh]$/.test(blocks[cell]!.tag));
  blocks.forEach(({ tag }, table) => {
    if (tag !== 'table') return;
    const rows = rowsOf(table);
    const heads = rows.length > 1 ? cellsOf(rows[0]!).map((cell) => textOf(blocks[cell]!.items.filter(isText))) : [];
    const given = heads.findIndex((head) => GIVEN.test(head));
    const family = heads.findIndex((head, i) => i !== given && FAMILY.test(head));
    if (given < 0 || family < 0) return;
    for (const row of rows.slice(1)) {
      const cells = cellsOf(row);
      if (cells.length !== heads.length) continue;
      const [one, other] = [blocks[cells[given]!]!.items, blocks[cells[family]!]!.items];
      const [first, last] = given < family ? [one, other] : [other, one];
      const name = [textOf(one), textOf(other)];
      if (name.some((part) => part === '' || part.length > LONGEST || /\d/.test(part))) continue;
      const [shown] = first.filter(isText);
      const link = [...first, ...last].find((item): item is TextItem => isText(item) && item.link !== undefined)?.link;
      whole.set(first, [{ ...shown!, text: name.join(' '), ...(link ? { link } : {}) }]);
      whole.set(
        last,
        last.filter((item) => !isText(item)),
      );
    }
  });
  return whole.size > 0 ? withItems(snapshot, (items) => whole.get(items)) : snapshot;

  function rowsOf(table: number): number[] {
    return childrenOf(table).flatMap((part) =>
      blocks[part]!.tag === 'tr'
        ? [part]
        : /^t(?:head|body)$/.test(blocks[part]!.tag)
          ? childrenOf(part).filter((row) => blocks[row]!.tag === 'tr')
          : [],
    );
  }
}

const isText = (item: Item): item is TextItem => item.kind === 'text';

/** What a cell says, where it holds text alone; '' elsewhere. */
const textOf = (items: readonly Item[]): string =>
  items.every(isText)
    ? items
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
