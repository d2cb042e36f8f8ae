/**
 * Headings of a programme's stages: those that it says again below each of its days, of which some are places by their words ("Main Stage" below Friday
 * and below Saturday), and those beside each other that all are.
 */
import { isDayAlone } from '../when/day-around';
import type { Heading } from '../../page/headings';
import { addTo } from '../../multimap';
import type { Facts } from '../../text/facts';
import { isStage } from '../../text/stage-words';

/** Days below which a heading must stand, and hours below one of these. */
const LEAST_DAYS = 2;
const LEAST_HOURS = 2;
/** Places beside each other. */
const LEAST_BESIDE = 2;
const LONGEST = 40;

/**
 * @returns lines of such headings, and whether words say that they are places: they name nothing that is on, and what stands below each is on there. A heading that is said twice with one hour below it each time is an event that comes again
 */
export function stagesOf(facts: Facts): ReadonlyMap<number, boolean> {
  let known = stagesByFacts.get(facts);
  if (!known) stagesByFacts.set(facts, (known = findStages(facts)));
  return known;
}

const stagesByFacts = new WeakMap<Facts, ReadonlyMap<number, boolean>>();

function findStages(facts: Facts): ReadonlyMap<number, boolean> {
  const byText = new Map<string, { heading: Heading; day: number }[]>();
  const beside = new Map<string, Heading[]>();
  const hours = new Map<number, number>();
  const dated = new Set<number>();
  let last: Heading | undefined;
  facts.lines.forEach(({ dates, heading }, line) => {
    const isDated = dates.some(({ precision }) => precision === 'day');
    const isHour = dates.some(({ precision, startTime }) => precision === 'time' && startTime);
    for (let up = isDated || isHour ? heading : undefined; up; up = up.above) {
      if (isDated) dated.add(up.line);
      else if (up !== heading || isNamed(facts, line)) hours.set(up.line, (hours.get(up.line) ?? 0) + 1);
    }
    if (!heading || heading === last) return;
    last = heading;
    const day = dayAbove(facts, heading);
    if (day !== undefined) addTo(byText, heading.text.toLowerCase(), { heading, day });
    addTo(beside, `${heading.above?.line ?? ''} ${heading.level}`, heading);
  });
  const holdsSeveral = ({ line }: Heading): boolean => (hours.get(line) ?? 0) >= LEAST_HOURS && !dated.has(line);
  const repeated: Heading[] = [];
  for (const said of byText.values()) {
    if (new Set(said.map(({ day }) => day)).size < LEAST_DAYS) continue;
    const { heading } = said[0]!;
    if (facts.words.has('eventWord', heading.text) && !isStage(heading.text)) continue;
    const several = said.filter((one) => holdsSeveral(one.heading));
    if (several.length * 2 >= said.length) repeated.push(...said.map((one) => one.heading));
  }
  const levels = new Set(repeated.filter((one) => isPlace(facts, one)).map(({ level }) => level));
  // A film or a class that is on twice a day, day after day, is no stage: some of the level must say that they are.
  // Several that come again with other acts each time are houses or tracks by no word of theirs: they name nothing that is on.
  const several = (own: number): boolean => {
    const alike = repeated.filter(({ level }) => level === own);
    const acts = actsBelow(facts, new Set(alike.map(({ line }) => line)));
    const isEachOnce = new Set(acts).size >= MOSTLY * acts.length;
    return isEachOnce && new Set(alike.map(({ text }) => text.toLowerCase())).size >= LEAST_BESIDE;
  };
  const stages = new Map<number, boolean>();
  const others = new Set([...new Set(repeated.map(({ level }) => level))].filter(several));
  for (const { level, line } of repeated)
    if (levels.has(level) || others.has(level)) stages.set(line, levels.has(level));
  for (const level of beside.values()) {
    const places = level.filter((one) => isPlace(facts, one) && holdsSeveral(one));
    if (places.length < LEAST_BESIDE || places.length * 2 < level.length) continue;
    for (const { line } of places) stages.set(line, true);
  }
  return stages;
}

/** What stands beside hours below some headings: a film has "2D" and "OmU" beside its own day after day. */
const actsBelow = ({ lines }: Facts, headings: ReadonlySet<number>): string[] =>
  lines.flatMap(({ heading, dates, chunks }, line) => {
    if (!heading || !headings.has(heading.line) || !dates.some(({ startTime }) => startTime)) return [];
    const own = chunks[0]?.text ?? '';
    const said = dates.reduceRight((text, { index, length }) => text.slice(0, index) + text.slice(index + length), own);
    const undated = (at: number): string => {
      const near = lines[at];
      return near && near.dates.length === 0 && near.heading === heading && at !== heading.line
        ? (near.chunks[0]?.text ?? '')
        : '';
    };
    const beside = /\p{L}/u.test(said) ? said : undated(line + 1) || undated(line - 1);
    return [beside.trim().toLowerCase()];
  });

/** Whether an hour has a name beside it, or on the next line, or on the one before where it is its only hour: a film's hours have none. */
function isNamed({ lines }: Facts, line: number): boolean {
  const { dateShare, heading } = lines[line]!;
  const [before, behind] = [lines[line - 1], lines[line + 1]];
  if (dateShare < MOSTLY || (behind?.dates.length === 0 && behind.heading === heading)) return true;
  const isBareHour = behind !== undefined && behind.dateShare >= MOSTLY && behind.dates.some((one) => one.startTime);
  return line - 1 > (heading?.line ?? -1) && before?.dates.length === 0 && !isBareHour;
}
const MOSTLY = 0.9;

/** Whether a heading of a few words, without a day, names a stage or a house. */
const isPlace = ({ lines, words }: Facts, { text, line }: Heading): boolean =>
  text.length <= LONGEST &&
  lines[line]!.dates.length === 0 &&
  (isStage(text) || (words.has('venueWord', text) && !words.has('eventWord', text)));

/** The line of the day below which a heading stands; undefined for a heading with a day of its own. */
function dayAbove(facts: Facts, { line, above }: Heading): number | undefined {
  if (facts.lines[line]!.dates.length > 0) return undefined;
  for (let up = above; up; up = up.above) if (isDayAlone(facts, up.line)) return up.line;
  return undefined;
}
