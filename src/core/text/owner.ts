/** Whose page it is, by what its title and its first headings say: "Ada Byrd's Home Page"; a title that is a name and nothing else. */
import type { Line, Outline } from '../page/outline';
import { TITLE_SEPARATORS } from '../page/title-parts';
import type { Zone } from '../page/zones';
import { HAN_OR_HANGUL } from '../page/scripts';
import type { LineFacts, Owner } from './line-facts';
import { claimOf, type Claim, type NameMatch } from './names/index';
import { speaksOf } from './speaks-of';
import type { UnitMatch } from './units/index';
import type { Matcher } from './words/index';

interface Readers {
  nameOf: (text: string) => NameMatch | null;
  unitOf: (text: string) => UnitMatch | null;
  words: Matcher;
}

/** A text of the page's head that may name the owner. */
interface Said {
  text: string;
  line: number;
}

const LEAST_SCORE = 0.5;
/** From this on a name in title or heading is somebody's, though the page be called another's. */
const SURE_OTHER = 0.7;
/** Letters of a text beside the name and its post, as a share, that it may have and still be a name by itself. */
const MOST_BESIDE = 0.2;
/** Lines from the first on, and levels of headings, that may call a page somebody's. */
const FIRST_LINES = 3;
const FIRST_HEADINGS = 2;
/** What is longer is text; how sure the name is that it begins with. */
const LONGEST_HEADING = 80;
const SURE_OPENING = 0.8;
const HIGHEST = 3;
/** What titles say before the name of who is meant. */
const GENERIC =
  /^[^\p{L}]*(?:home|home\s?page|welcome|index|main|about(?: me| us)?|bio(?:graphy)?|profile?|cv|curriculum vitae|contact|start(?:seite)?|über mich|accueil|à propos|inicio|acerca de|sobre(?: mí| mim)?|início|chi sono|over mij|om mig|ホーム|トップ|プロフィール|自己紹介|首页|首頁|关于我?|關於我?|个人简介|소개)[^\p{L}]*$/iu;
const SEVERAL =
  /\b(?:famil(?:y|ie|le|ia|ien|jen)|famiglia|brothers|sisters|trio|duo|quartett?|band|team|and|und|et)\b|&/iu;
/** Towns, hills and forts bear names, too. */
const PLACE =
  /^(?:san|santa|santo|são|sao|st\.?|ste\.?|saint|sainte|sankt|mount|mt\.?|fort|ft\.?|port|lake|lago|lac|cape|point|bad|castle|villa|puerto|monte|mont)[\s-]/iu;
/** "Ada's Bakery": hers, not she. */
const POSSESSIVE = /\p{L}(?:['’´`]s|s['’´`])\s/u;
/** One word of two or three letters in Han is a family's name, or a place's. */
const WHOLE_IN_HAN =
  /\p{Script=Han}{3}|\p{Script=Han}[\s　]\p{Script=Han}|^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}])\p{Script=Hangul}{3}/u;
const isWhole = (name: string): boolean =>
  HAN_OR_HANGUL.test(name) ? WHOLE_IN_HAN.test(name) : /\p{L}[\s.]+\S*\p{L}{2}/u.test(name);

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * @param facts of each line
 * @returns whom title and first headings name as the page's owner; undefined where they name nobody
 */
export function ownerOf(
  outline: Outline,
  zones: readonly Zone[],
  facts: readonly LineFacts[],
  readers: Readers,
): Owner | undefined {
  const title = titled(outline.snapshot.title);
  const heads = headsOf(outline, zones);
  const said = title ? [title, ...heads] : heads;
  const alone = said.flatMap(({ text, line }) => {
    const match = nameAlone(text, readers);
    return match ? [{ name: match.name, score: match.score, line }] : [];
  });
  const isSomebody = (name: string): boolean => alone.every((one) => one.score < SURE_OTHER || !areTwo(one.name, name));
  const claims = said.flatMap(({ text, line }) => {
    const claim = claimOf(text);
    if (!claim) return [];
    const name = nameAlone(claim.owner, readers)?.name;
    return name && !isSomebody(name) ? [] : [{ ...claim, line, name }];
  });
  const lists = listsPeople(outline, heads, readers.words);
  const isSure = ({ kind }: Claim, name: string): boolean =>
    !lists && (kind === 'personal' || speaksOf(name, outline, zones, facts, kind === 'introduced'));
  const own = claims.filter(({ kind }) => kind !== 'likely');
  const named = own.find(({ name }) => name);
  if (named) return { name: named.name!, line: named.line, isSure: isSure(named, named.name!) };
  // "Ed's page", "My home page": the name stands beside.
  for (const { name, line } of alone) {
    const claim = own.find(({ owner }) => isCalled(name, owner));
    if (claim) return { name, line, isSure: (claim.owner !== '' && !lists) || isSure(claim, name) };
  }
  const likely = claims.find(({ name }) => name) ?? signed(outline, facts, claims);
  if (likely) return { name: likely.name!, line: likely.line, isSure: false };
  const [first] = alone;
  if (first && first.line < 0 && !isSite(outline.snapshot.title, first.name))
    return { name: first.name, line: first.line, isSure: false };
  return opening(heads, readers);
}

/** Score from which on a line that is whom the title calls the page's owner is a name ("Ada Byrd Home Page", signed "Ada Byrd"); above a post it is in any case. */
const LEAST_SIGNED = 0.2;

/** A claim whose owner is no sure name, and stands on a line of its own as well. */
function signed(
  { lines }: Outline,
  facts: readonly LineFacts[],
  claims: readonly Claim[],
): { name: string; line: number } | undefined {
  for (const { owner } of claims) {
    if (!isWhole(owner)) continue;
    const line = lines.find(({ text }) => text === owner);
    const match = line && facts[line.index]!.name?.match;
    if (match?.name !== owner) continue;
    if (match.score >= LEAST_SIGNED || facts[line!.index + 1]?.title) return { name: owner, line: line!.index };
  }
  return undefined;
}

/** "Group members", "Our team" as the page's first heading: it is there for them. */
function listsPeople({ blocks, lines }: Outline, heads: readonly Said[], words: Matcher): boolean {
  const first = heads.find(({ line }) => blocks[lines[line]!.block]!.heading);
  return first !== undefined && words.is('peopleSection', first.text);
}

/** Whether two names have no word in common; in another script they may be one person's. */
function areTwo(one: string, other: string): boolean {
  if (HAN_OR_HANGUL.test(one) !== HAN_OR_HANGUL.test(other)) return false;
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').toLowerCase());
  const words = a!.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return !words.some((word) => b!.includes(word)) && !a!.replace(/[\s　]/gu, '').includes(b!.replace(/[\s　]/gu, ''));
}

/** "Ada Byrd | Ada Byrd School": the site bears the name. */
const isSite = (title: string, name: string): boolean => title.split(name).length > 2;

/** "Ada Byrd, Professor, …" and "Ada Byrd is …", with which the page's text begins. */
const OPENING = /^[^,.]{5,50}(?:,[^,.]{3,60}(?=[,.])|\s(?:is|was|ist|est|es|è)\s[^,.]{3,60})/u;

function opening(heads: readonly Said[], { nameOf }: Readers): Owner | undefined {
  const first = heads.find(({ text }) => text.length > LONGEST_HEADING);
  const lead = first && OPENING.exec(first.text)?.[0];
  const match = lead ? nameOf(lead) : null;
  return match?.title && match.score >= SURE_OPENING && isWhole(match.name)
    ? { name: match.name, line: first!.line, isSure: false }
    : undefined;
}

/** Whether somebody may be called so: by any name where none is said, by the first name or its beginning, by the last. */
function isCalled(name: string, owner: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const called = owner.toLowerCase().split(/\s+/).at(-1)!;
  return words.some((word) => word.startsWith(called));
}

/** The first part of the title that is more than "Home" or "About". */
function titled(title: string): Said | undefined {
  const text = title.split(TITLE_SEPARATORS.owner).find((part) => lettersIn(part) > 0 && !GENERIC.test(part));
  return text === undefined ? undefined : { text: text.trim(), line: -1 };
}

/** The page's first lines, and its first headings; a link back to somebody's page says that this is another. */
function headsOf({ blocks, lines }: Outline, zones: readonly Zone[]): Said[] {
  const isOwn = ({ text, block }: Line): boolean =>
    text !== '' && zones[block] !== 'nav' && zones[block] !== 'footer' && !blocks[block]!.hidden;
  const own = lines.filter(isOwn);
  const isLink = ({ runs, block }: Line): boolean =>
    !blocks[block]!.heading && runs.every(({ text, link }) => link !== undefined || text.trim() === '');
  const headings = own
    .filter(({ block }) => (blocks[block]!.heading ?? HIGHEST + 1) <= HIGHEST)
    .slice(0, FIRST_HEADINGS);
  const first = own.slice(0, FIRST_LINES).filter((line) => !headings.includes(line) && !isLink(line));
  return [...headings, ...first].map(({ text, index }) => ({ text, line: index }));
}

/** The name of one person that a text is, with a post at most. */
function nameAlone(text: string, { nameOf, unitOf }: Readers): NameMatch | undefined {
  if (text.length < 2 || SEVERAL.test(text) || POSSESSIVE.test(text) || PLACE.test(text)) return undefined;
  const match = nameOf(text);
  if (!match || match.score < LEAST_SCORE || !isWhole(match.name)) return undefined;
  const { name, title = '', honorific = '', degrees = '', reading = '' } = match;
  const beside =
    lettersIn(text) - [name, title, honorific, degrees, reading].reduce((sum, part) => sum + lettersIn(part), 0);
  if (beside > MOST_BESIDE * lettersIn(text)) return undefined;
  return (unitOf(name)?.score ?? 0) >= match.score ? undefined : match;
}
