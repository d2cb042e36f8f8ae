/**
 * Units that stand at the beginning of what they are there for, as the Chinese pages of offices have them: （一）办公室。负责机关日常运转…. Where several
 * paragraphs or lines beside each other do, the name gets a line of its own, as where a page gives it a heading.
 */
import { languageOf } from '../page/language';
import type { Item, PageSnapshot, TextItem } from '../page/snapshot';
import { withItems } from '../page/with-items';
import { cut, isPlain, linesOf, type Stretch } from './plain-lines';
import { matchUnit } from './units/index';

const LEAST_UNITS = 3;
/** Share of them that must be units by their words; the others end as units do. */
const KNOWN = 0.6;
const LIKELY_UNIT = 0.5;

/** The number in the plan, if any, the name, what ends it, and the duties, of which the first says what is done. */
const UNIT_AND_DUTIES = new RegExp(
  String.raw`^[\s\u3000]*(?:[（(][\d一二三四五六七八九十]{1,3}[)）]|[\d一二三四五六七八九十]{1,3}[、.．])?[\s\u3000]*` +
    String.raw`(?<name>[\p{Script=Han}（）()]{1,18}[科室处處股部组組队隊所站办辦局院委心馆館校厅廳])` +
    String.raw`(?<end>[（(][^（）()]{1,24}[)）])?(?:[。：:，,—]{1,2}|[\s\u3000]+)[\s\u3000]*` +
    String.raw`(?=(?:(?:主要)?(?:负责|負責|承担|承擔|职责|職責|职能|職能|主管|组织|組織|拟订|擬訂|拟定|起草|指导|指導|贯彻|貫徹|参与|參與|协助|協助|协调|協調|统筹|統籌|执行|執行|研究|制定|制订|承办|承辦|管理|监督|監督|掌理|办理|辦理|推动|推動|规划|規劃|综合|依法|联系|牵头|具体|对|為|为))\p{L})`,
  'u',
);

/** A line that begins with a unit, and where the name and the duties stand in it. */
interface Entry {
  line: readonly Item[];
  unit: string;
  name: Stretch;
  duties: Stretch;
}

/** @returns the snapshot, with such names on lines of their own; itself where there are none */
export function withUnitsBeforeDutiesApart(snapshot: PageSnapshot): PageSnapshot {
  const lang = languageOf(snapshot);
  if (!lang.startsWith('zh')) return snapshot;
  const lists = new Map<string, Entry[]>();
  snapshot.blocks.forEach(({ items, parent, tag }, block) => {
    const lines = linesOf(items).filter(isTextual);
    for (const line of lines) {
      const entry = entryOf(line);
      if (!entry) continue;
      // Paragraphs of one block, or lines of one paragraph.
      const key = lines.length > 1 ? `${block}` : `${parent} ${tag}`;
      const list = lists.get(key);
      if (list) list.push(entry);
      else lists.set(key, [entry]);
    }
  });
  const apart = new Map<Item, Entry>();
  for (const list of lists.values()) {
    const known = list.filter(({ unit }) => (matchUnit(unit, lang)?.score ?? 0) >= LIKELY_UNIT);
    const isList =
      list.length >= LEAST_UNITS &&
      known.length >= KNOWN * list.length &&
      new Set(list.map(({ unit }) => unit)).size === list.length;
    if (isList) for (const entry of list) apart.set(entry.line[0]!, entry);
  }
  if (apart.size === 0) return snapshot;
  return withItems(snapshot, (items) => {
    if (!items.some((item) => apart.has(item))) return undefined;
    return linesOf(items).flatMap((line): Item[] => {
      const entry = apart.get(line[0]!);
      if (!entry) return line;
      const runs = line.filter(isPlain);
      return [...cut(runs, entry.name), { kind: 'break' }, ...cut(runs, entry.duties)];
    });
  });
}

const isTextual = (line: readonly Item[]): line is TextItem[] => line.every(isPlain);

function entryOf(line: readonly TextItem[]): Entry | undefined {
  const text = line.map((item) => item.text).join('');
  const found = UNIT_AND_DUTIES.exec(text);
  if (!found) return undefined;
  const { name, end = '' } = found.groups!;
  const at = found[0].indexOf(name!) + name!.length + end.length;
  return { line, unit: name!, name: [0, at], duties: [found[0].length, text.length] };
}
