/** A list of a school's degree programmes ("Actuarial Science (MS)", "Anthropology (PhD)") names fields of study as a list of departments does, and no unit. */
import type { FoundRecord } from '../finding';

/** So many names with a degree make a list of programmes. */
const LEAST = 3;
const DEGREE = String.raw`(?:[BM]\.?\s?(?:A|S|Sc|Ed|Eng|Mus|Phil|FA|BA)\.?|Ph\.?\s?D\.?|Ed\.?D|J\.?D|LL\.?[BM]|MD|DMA|D(?:Sc|Min|Mus)|(?:graduate |undergraduate |advanced )?(?:certificate|minor|major|diploma)|bachelor|master|doctorate|licence|licenciatura|laurea|maestr[ií]a)`;
const OF_DEGREE = new RegExp(
  String.raw`[\s,](?:\(${DEGREE}(?:(?:\s*[,/;&+]\s*|\s+and\s+)${DEGREE})*\)|(?<=,\s)${DEGREE}(?:\s*[,/]\s*${DEGREE})*)$`,
  'i',
);

/** The place in the page without the numbers of its elements, which entries of a list share. */
const listOf = ({ path }: FoundRecord): string => path.replace(/\[\d+\]/g, '');

/** @returns the records without the units that are entries of a list of degree programmes */
export function withoutProgrammes(records: readonly FoundRecord[]): FoundRecord[] {
  const lists = new Map<string, { all: number; degrees: number }>();
  for (const record of records) {
    if (record.kind !== 'department') continue;
    const list = lists.get(listOf(record)) ?? { all: 0, degrees: 0 };
    lists.set(listOf(record), list);
    list.all++;
    if (OF_DEGREE.test(record.name)) list.degrees++;
  }
  const isProgramme = (record: FoundRecord): boolean => {
    const list = record.kind === 'department' ? lists.get(listOf(record)) : undefined;
    return list !== undefined && list.degrees >= LEAST && 2 * list.degrees > list.all;
  };
  return records.filter((record) => !isProgramme(record));
}
