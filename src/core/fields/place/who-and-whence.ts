/** "Prof. Ann Lee, Harbour University", "Ann Lee · Harbour University": who speaks, and where from; a university there is no place of the event. */
import type { Facts } from '../../text/facts';
import { HOUSE } from './house-words';

/** Score from which on a name is taken for a person's here, where a comma or a sign follows it. */
const NAMED = 0.55;
const ADDRESS_FORMS =
  /^(?:(?:\p{L}{1,6}(?:\.|(?<=(?:mrs?|ms|prof|dr|frau|herr)))|professor|assistant|associate)\s+){0,3}$/iu;

/** Where speakers come from. */
const WHENCE =
  /(?<!\p{L})(?:universi\p{L}+|université|institut\p{L}*|college|hochschule|academ\p{L}+|akademi\p{L}*|laborator\p{L}+|polytechni\p{L}+|école|school of|(?:business|law|medical|graduate) school|cnrs|inria|max[- ]planck)(?!\p{L})/iu;

/** "Dana Porter | University of Fenmoor Library": a house called after somebody. */
const HOUSE_BEHIND =
  /(?<!\p{L})(?:library|theat(?:re|er)|hall|auditorium|gallery|museum|room|bibliothek|bibliothèque|biblioteca)\P{L}*$/iu;

/** Rooms and houses in the languages of universities: who they are called after is not the speaker. */
const ROOM =
  /^(?:salle|sala|saal|salón?|aula|amphi\p{L}*|anfiteatro|auditori\p{L}*|audimax|hörsaal|lecture|room|theat\p{L}+|teatro|campus|maison|casa|villa|palazzo|pavillon|bâtiment)(?!\p{L})/iu;

/** "Dr. Ann Lee (Harbour Centre)": who has a title and a bracket comes from whatever stands in it. */
const TITLED = /^(?:(?:prof|assoc|dr|dipl|ir|ing|mag|ph|msc|bsc)\p{L}{0,6}\.?[\s-]+)+$/iu;
const IN_BRACKETS = /^\s*[(（][^()（）]+[)）]\s*$/u;

/** "Revathi Somanathan (Sahyadri University)": capitals that are no house, and behind them in brackets where people come from, and nothing else. */
const SPEAKER =
  /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|v[ao]n|d[aeiu]|de[lnr]|dos|al|bin|el|la|le|ten|ter)){1,4}\s*[(（]([^()（）]+)[)）]$/u;

function isSpeaker(words: Facts['words'], text: string): boolean {
  const whence = SPEAKER.exec(text)?.[1];
  const who = text.slice(0, text.search(/\s*[(（]/u));
  return (
    whence !== undefined &&
    WHENCE.test(whence) &&
    !WHENCE.test(who) &&
    !HOUSE.test(who) &&
    !ROOM.test(who) &&
    !words.has('venueWord', who) &&
    !words.has('eventWord', who)
  );
}

/** @param line its text is a name, with forms of address before it at most, and behind a comma, a sign or a bracket where that one comes from */
export function isWhoAndWhence({ lines, words }: Facts, line: number, text: string): boolean {
  if (isSpeaker(words, text)) return true;
  const { name, score = 0 } = lines[line]!.name?.match ?? {};
  if (!name || score < NAMED || words.has('venueWord', name) || ROOM.test(name)) return false;
  const at = text.indexOf(name);
  const behind = text.slice(at + name.length);
  const before = text.slice(0, at);
  if (at < 0 || !ADDRESS_FORMS.test(before)) return false;
  return (
    (TITLED.test(before) && IN_BRACKETS.test(behind)) ||
    (/^\s*[,(（，、|｜·•]/u.test(behind) && WHENCE.test(behind) && !HOUSE_BEHIND.test(behind))
  );
}
