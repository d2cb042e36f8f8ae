/** Events that a page on another one leads to: they are held where they say themselves. */
import type { Outline } from '../../page/outline';

/** "Related events", "Weitere Veranstaltungen": what follows is held where it says itself; other dates ("Weitere Termine") may be those of the same event. */
const OTHERS =
  /^\P{L}*(?:(?:related|other|more|similar|further) (?:events|exhibitions|concerts)|(?:weitere|andere|ähnliche) (?:veranstaltungen|konzerte|ausstellungen)|autres (?:événements|évènements|rendez-vous|concerts)|otros eventos|altri (?:eventi|appuntamenti)|outros eventos|(?:andere|meer|gerelateerde) (?:evenementen|activiteiten)|(?:fler|andra|relaterade|flere|andre) (?:evenemang|arrangementer|begivenheder)|その他の(?:イベント|催し)|他のイベント)\P{L}*$/iu;
const LONGEST_HEADING = 60;

/** Lines above a list among which its heading stands. */
const FAR = 200;

/** @returns the line of such a heading above a record, with none between that is above the record's own */
export function lineOfOthers(
  { blocks, lines }: Outline,
  { from, to }: { from: number; to: number },
): number | undefined {
  const levelOf = (line: number): number | undefined => blocks[lines[line]!.block]!.heading;
  let own = 7;
  for (let line = from; line < to; line++) own = Math.min(own, levelOf(line) ?? own);
  for (let line = from - 1; line >= Math.max(0, from - FAR); line--) {
    const level = levelOf(line);
    if (level === undefined) continue;
    const { text } = lines[line]!;
    if (text.length <= LONGEST_HEADING && OTHERS.test(text)) return line;
    if (level < own) return undefined;
  }
  return undefined;
}
