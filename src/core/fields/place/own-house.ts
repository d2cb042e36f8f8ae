/** The house whose page it is: a hall lists what is on in it and says where that is once, with its address at the foot. */
import type { EventRecord, FoundRecord } from '../../finding';
import type { Outline } from '../../page/outline';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';

/** Houses in which what is on is held; a library, a school or a club lists what is elsewhere, too. */
const HOUSE =
  /ホール|劇場|シアター|能楽堂|音楽堂|公会堂|会館|(?:文化|芸術|交流|美術|科学)センター|(?<!図書|大使|旅|本|新)館$|水族館|動物園|植物園|演芸場|寄席|ギャラリー|画廊|シネマ|アリーナ|ドーム|スタジアム|球場|ライブハウス|live\s?house/iu;
/** What stands beside its name in brackets: how it is read, or what it is called in English. */
const BRACKETS = /\s*[[(（［【〔].*[\])）］】〕]\s*$/u;
const POSTAL = /〒\s?(\d{3}-?\d{4})/u;
/** Lines before its postal code in which its name may stand. */
const ABOVE = 2;
const [SHORTEST, LONGEST] = [3, 30];
/** Held on the net or away from the house, wherever it is. */
const ELSEWHERE =
  /オンライン|配信|ウェビナー|webinar|zoom|youtube|出張|出前|訪問|アウトリーチ|館外|バスツアー|バスで|遠足/iu;
const CONFIDENCE = 0.4;

/** @returns the records; events that name no place of their own are held in the house whose page it is */
export function withOwnHouse(page: Page, records: readonly FoundRecord[]): FoundRecord[] {
  const isBare = (record: FoundRecord): record is EventRecord =>
    record.kind === 'event' && !record.location && !ELSEWHERE.test(record.text);
  const house = records.some(isBare) ? ownHouse(page.outline) : undefined;
  if (!house) return [...records];
  const location = evidenceAt(page.outline, house.line, CONFIDENCE);
  return records.map((record) =>
    isBare(record) ? { ...record, location: { name: house.name }, evidence: { ...record.evidence, location } } : record,
  );
}

/** @returns the one house that the title names, and the page in its heading or beside its only postal address */
export function ownHouse({ lines, blocks, snapshot }: Outline): { name: string; line: number } | undefined {
  const postal = lines.filter(({ text }) => POSTAL.test(text));
  const codes = new Set(postal.map(({ text }) => POSTAL.exec(text)![1]!.replace('-', '')));
  if (codes.size !== 1) return undefined;
  const beside = postal.flatMap(({ index, text }) => [
    { text: text.slice(0, POSTAL.exec(text)!.index), line: index },
    ...lines.slice(Math.max(0, index - ABOVE), index).map((line) => ({ text: line.text, line: line.index })),
  ]);
  const headings = lines
    .filter(({ block }) => blocks[block]!.heading === 1)
    .flatMap(({ text, images, index }) =>
      [text, ...images.map(({ alt }) => alt)].map((said) => ({ text: said, line: index })),
    );
  const title = plain(snapshot.title);
  return [...beside, ...headings]
    .map(({ text, line }) => ({ name: text.replace(BRACKETS, '').trim(), line }))
    .find(
      ({ name }) => name.length >= SHORTEST && name.length <= LONGEST && isNamed(name) && title.includes(plain(name)),
    );
}

/** A house, and which: "ギャラリー" alone is a page of pictures. */
const isNamed = (name: string): boolean => HOUSE.test(name) && /\p{L}{2}/u.test(name.replace(HOUSE, ''));

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
