/** Places within names: "Konzert in der Mühlenhalle Wiesen", "Narrensprung (Stadthalle)", "Hive Workshop, Yoder Farm". */
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { FARM, GROUND, ROOM_WORD } from './house-words';
import { withoutDates } from '../name/undated';

/** How sure such a place is. */
export const IN_NAME = 0.42;

/** "Quiz at the Village Hall": what ends a name. */
const LED_TO =
  /\p{L}\s+(?:in der|im|am|auf de[mr]|an der|at(?: the)?|(?:à la|au|à l['’]|en el|en la|alla|al|nella|presso(?: la| il)?|in de|in het|op het|på|i)\s?)\s*(\p{Lu}[^,;|:()–]{2,50})$/u;
const IN_BRACKETS = /\p{L}{3}.*\s[(（[]\s*(\p{Lu}[^()（）[\]]{5,50})[)）\]]$/u;
const BEHIND_COMMA = /\p{L}{3},\s+(\p{Lu}[^,;|:()–.!?]{3,40})$/u;
/** "Concerto della banda, Piazza Roma", "chorale Méli-Mélodie, église Saint-Jean": in Romance languages the first word tells. */
const ROMANCE = /^(?:fr|es|it|pt|ca|gl|ro)(?:-|$)/;
const FIRST_TELLS = /\p{L}{2}[”"»]?,\s+((\p{L}{3,14})(?:\s[^\s,;|:()–.!?]{1,20}){1,4})$/u;
/** "im Park" is as often said of no place in particular, and "(Theatre)" a category. */
const [LEAST, LEAST_IN_BRACKETS] = [6, 8];
const MOST_WORDS = 4;
/** What is longer is no name. */
const LONGEST = 300;

/** 遠足（中央公園）: in scripts without capitals, where the brackets end with the house's or park's word. */
const IN_CJK_BRACKETS = /[（(]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]{3,20})[）)]$/u;
const LONGEST_HOUSE_WORD = 4;
/** Where things are held out of doors, and schools, which elsewhere are whose they are. */
const HELD_AT =
  /(?:[小中高]学?校|高等学校|グラウンド|グランド|運動場|校庭|高原|海岸|河川敷|道の駅|商店街|城跡|境内|農園|牧場|小学|中学|学校)$/u;
/** Whom it is for: 入学式（小中学校）, 健康診断（市内小学校）. */
const FOR_WHOM = /[市町村区県]内(?=.{0,4}[校園]$)|^[小中高]{1,3}学?校$|学校・|^[全各]/u;

/** "[North Hall]" in an element of its own behind the name's. */
const BRACKETS = /^[[(（［【〔]\s*([^[\]()（）［］【】〔〕]{2,30}?)\s*[\])）］】〕]$/u;

/** @returns the place that ends the name on a line; undefined where it holds none */
export function placeInName({ lines }: Outline, facts: Facts, line: number): string | undefined {
  const text = withoutDates(facts, line, lines[line]!.text).trim();
  if (text.length > LONGEST) return undefined;
  const { words } = facts;
  const { runs } = lines[line]!;
  const apart = runs.length > 1 ? BRACKETS.exec(runs.at(-1)!.text.trim())?.[1] : undefined;
  if (apart && words.has('venueWord', apart) && !words.has('eventWord', apart)) return apart;
  const isHouse = (said: string): boolean => words.has('venueWord', said) || FARM.test(said);
  const isRoom = (said: string): boolean => isHouse(said) || ROOM_WORD.test(said);
  // "Piano recital, Daniel Weinberg": what may be a surname tells a place only behind a preposition.
  const isGround = (said: string): boolean => isRoom(said) || GROUND.test(said);
  const isPlace = (said: string | undefined, tells: (said: string) => boolean): said is string =>
    said !== undefined && said.length >= LEAST && tells(said) && !words.has('eventWord', said);
  const within = IN_CJK_BRACKETS.exec(text)?.[1];
  if (
    within &&
    (words.has('venueWord', within.slice(-LONGEST_HOUSE_WORD)) || (HELD_AT.test(within) && !FOR_WHOM.test(within))) &&
    !words.is('venueWord', within) &&
    !words.has('eventWord', within)
  )
    return within;
  const ledTo = LED_TO.exec(text)?.[1];
  if (isPlace(ledTo, isGround)) return ledTo;
  const inBrackets = IN_BRACKETS.exec(text)?.[1];
  if (isPlace(inBrackets, isRoom) && (inBrackets.length >= LEAST_IN_BRACKETS || /\s/.test(inBrackets)))
    return inBrackets;
  const behind = ROMANCE.test(facts.lang) ? FIRST_TELLS.exec(text) : null;
  if (behind && words.is('venueWord', behind[2]!) && isPlace(behind[1], isHouse)) return behind[1];
  // "Painters of the Park, House and Garden": behind a comma it is the last word that tells, of no more than a few.
  const last = BEHIND_COMMA.exec(text)?.[1];
  const isShort = last !== undefined && /\s/.test(last) && last.split(/\s+/).length <= MOST_WORDS;
  return isShort && isHouse(last.split(/\s+/).at(-1)!) && isPlace(last, isHouse) ? last : undefined;
}
