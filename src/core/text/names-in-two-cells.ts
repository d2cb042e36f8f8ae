/**
 * Names in two columns of a table, the family name in one cell and the given name in another, as the head of the table says: a cell of each row
 * gets both, as if they stood there. "Arkwright" alone is nobody's name, nor is "Amabel".
 */
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { cellsOf, rowsOf, tableColumns } from '../page/table-columns';
import { withItems } from '../page/with-items';
import { HAN_OR_HANGUL } from '../page/scripts';

/** What heads the given and the family names, by language: "Nom | Nombre" are names in two languages, and no given name beside a family name. */
const HEADS: readonly (readonly [given: RegExp, family: RegExp])[] = [
  [/^(?:first|given|fore)[\s-]?names?$/iu, /^(?:(?:last|family)[\s-]?name|surname|name)$/iu],
  [/^vornamen?$/iu, /^(?:nach|familien)?name$/iu],
  [/^prénoms?$/iu, /^noms?(?: de famille)?$/iu],
  [/^nombres?$/iu, /^apellidos?$/iu],
  [/^nome$/iu, /^(?:cognome|sobrenome|apelidos?)$/iu],
  [/^voornaam$/iu, /^(?:achternaam|naam)$/iu],
  [/^(?:förnamn|fornavn|etunimi)$/iu, /^(?:efternamn|efternavn|etternavn|sukunimi)$/iu],
  [/^(?:imię|jméno|meno)$/iu, /^(?:nazwisko|příjmení|priezvisko)$/iu],
  [/^(?:utónév|keresztnév)$/iu, /^vezetéknév$/iu],
  [/^prenume$/iu, /^nume$/iu],
  [/^(?:имя|ім'я)$/iu, /^(?:фамилия|прізвище)$/iu],
  [/^adı?$/iu, /^soyadı?$/iu],
  [/^名$/u, /^姓$/u],
];
/** Whether a text is what the head of such a column says. */
export const isPartOfName = (text: string): boolean => HEADS.some((pair) => pair.some((head) => head.test(text)));
/** Heads of a table of results: who ran is none of a house's people. */
const RESULT =
  /^(?:(?:finish |net |gross |gun |chip )?time|points|pts\.?|scores?|bib(?: no\.?)?|(?:lauf|netto|brutto|end)?zeit|punkte|start-?(?:nr\.?|nummer)|jahrgang|temps|dossard|tiempo|dorsal|puntos|tempo|pettorale|punti|tijd|startnummer|tid|poäng|poeng|aika|czas|punkty|čas|body|время|очки|süre|puan)$/iu;

const LONGEST = 40;
/** Names in these scripts stay in the order of their columns. */
const EAST_ASIAN = HAN_OR_HANGUL;

/** @returns the snapshot, with each such name whole in the first of its cells; itself where no head says so */
export function withNamesJoined(snapshot: PageSnapshot): PageSnapshot {
  const { blocks } = snapshot;
  const whole = new Map<readonly Item[], Item[]>();
  blocks.forEach(({ tag }, table) => {
    if (tag !== 'table') return;
    const rows = rowsOf(snapshot, table);
    const heads =
      rows.length > 1 ? cellsOf(snapshot, rows[0]!).map((cell) => textOf(blocks[cell]!.items.filter(isText))) : [];
    if (heads.some((head) => RESULT.test(head))) return;
    const [given = -1, family = -1] =
      HEADS.map((pair) => pair.map((head) => heads.findIndex((text) => head.test(text)))).find((places) =>
        places.every((place) => place >= 0),
      ) ?? [];
    if (given < 0) return;
    const columns = tableColumns(snapshot, table);
    const headed = cellsOf(snapshot, rows[0]!);
    const cellAt = (row: number, head: number): number | undefined =>
      cellsOf(snapshot, row).find((cell) => columns.start.get(cell) === columns.start.get(headed[head]!));
    for (const row of rows.slice(1)) {
      if (columns.width.get(row) !== columns.width.get(rows[0]!)) continue;
      const [own, beside] = [cellAt(row, given), cellAt(row, family)];
      if (own === undefined || beside === undefined) continue;
      const [one, other] = [within(own), within(beside)];
      const [first, last] = given < family ? [one, other] : [other, one];
      const name = EAST_ASIAN.test(textOf(first)) ? [textOf(first), textOf(last)] : [textOf(one), textOf(other)];
      if (name.some((part) => part === '' || part.length > LONGEST || /\d/.test(part))) continue;
      const [shown] = first.filter(isText);
      const link = [...first, ...last].find((item): item is TextItem => isText(item) && item.link !== undefined)?.link;
      whole.set(first, [
        ...first.filter((item) => !isText(item)),
        { ...shown!, text: name.join(' '), ...(link ? { link } : {}) },
      ]);
      whole.set(
        last,
        last.filter((item) => !isText(item)),
      );
    }
  });
  return whole.size > 0 ? withItems(snapshot, (items) => whole.get(items)) : snapshot;

  /** What stands in a cell, or in the one block that it holds. */
  function within(cell: number): readonly Item[] {
    let { items } = blocks[cell]!;
    for (let [only, ...others] = items; only?.kind === 'block' && others.length === 0; [only, ...others] = items)
      items = blocks[only.block]!.items;
    return items;
  }
}

const isText = (item: Item): item is TextItem => item.kind === 'text';

/** What a cell says, where it holds text and perhaps a picture; '' elsewhere. */
const textOf = (items: readonly Item[]): string =>
  items.every((item) => isText(item) || item.kind === 'image')
    ? items
        .filter(isText)
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
