/** What stands on the line of a person's name beside it: before it, behind it, in brackets, in a sentence about them. */
import { MAIL_LABEL, NUMBER_LABEL } from '../../text/contacts/contact-labels';
import { findEmails, findTelephones } from '../../text/contacts/index';
import type { Facts, NameFact } from '../../text/facts';
import { matchTitle } from '../../text/names/index';

/** "Ann Lee serves as Treasurer, Bob Hill as …": a sentence that has begun with somebody else. */
const SENTENCE_ON = /\s(?:(?:serves?|works?|acts?) as|is|was|has|have)\s/u;

/** What stands on the name's line before the name: "City Clerk – Ann Lee", "PI: Ann Lee", "Direttore: Prof. Ann Lee". */
export function beforeName(text: string, { match: { name, honorific } }: NameFact, lang: string): string | undefined {
  const at = text.indexOf(name);
  if (at <= 0) return undefined;
  // 陳 誠 教授 ／ 林 泰 講師: what stands before is another's.
  if (/[／、；]\s*$/u.test(text.slice(0, at))) return undefined;
  const bare = (before: string): string => before.replace(/^[\s•·▪■●*–—-]+|[\s,，、:：|/·•–—-]+$/gu, '');
  const before = bare(text.slice(0, at));
  if (SENTENCE_ON.test(before)) return undefined;
  // Behind a post and its colon a form of address is the name's.
  const post =
    honorific && before !== honorific && before.endsWith(honorific)
      ? /^(.+?)\s*[:：|–—-]\s*$/u.exec(before.slice(0, -honorific.length))?.[1]
      : undefined;
  return (post && matchTitle(bare(post), lang) ? bare(post) : before) || undefined;
}

/** "Chair: Ann Lee <b>Treasurer</b>: Bob Hill": of what stands before a name the part that markup sets off just there, where others come before it. */
export function labelInMarkup({ lines }: Facts, line: number, before: string | undefined): string | undefined {
  if (!before || !/[:：]/u.test(before)) return before;
  const label = lines[line]!.chunks.find(({ text, via }) => via && before.endsWith(text) && !/[:：]./u.test(text));
  return label?.text ?? before;
}

/** "Kassenwart: Ann Lee": what stands before the name and a colon, however it is called. */
export function labelBefore(text: string, { match: { name } }: NameFact): string | undefined {
  const at = text.indexOf(name);
  const label = at > 0 ? /^[\s•·*–—-]*(\S.{1,44}?)\s*[:：]\s*$/u.exec(text.slice(0, at))?.[1] : undefined;
  return label && !/[:：]/u.test(label) ? label : undefined;
}

const PROSE =
  /^\s*(?:is|was|has been|serves as|works as|acts as)\s+(?:(?:currently|also|now)\s+)?(?:(?:an?|the|our)\s+)?(.{3,80}?)(?=\s+(?:at|with|for|who|where|in|since|on|and (?:has|is|was|works))\b|[,.;]|$)/;

/** Behind the second of "Ann Lee serves as Treasurer, Bob Hill as Secretary, and …". */
const AS_POST = /^as\s+(?:(?:an?|the|our)\s+)?([^,;.]{3,60})/i;
export const withoutAs = (rest: string): string => AS_POST.exec(rest)?.[1] ?? rest;

/** "Ann Lee is a broker with …": what a sentence about the person calls them. */
export function toldInProse(text: string, { match: { name, honorific } }: NameFact): string | undefined {
  const at = text.indexOf(name);
  const begins = at === 0 || (at > 0 && text.slice(0, at).trim() === honorific);
  return begins ? PROSE.exec(text.slice(at + name.length))?.[1] : undefined;
}

/** "Asst. Professor), ext. 55", whose bracket opened before: what stood in it, and what stands behind; any other text as it is. */
export function bracketed(text: string, lang: string): string[] {
  const end = text.search(/[)）]/u);
  const open = text.search(/[(（]/u);
  if (end < 0 || (open >= 0 && open < end)) return [text];
  const behind = text.slice(end + 1).replace(/^[\s,，;:：–—-]+/u, '');
  // "DR), Yann Kerbrat (MCF": the next entry of a list, where "1990–2022), Chairman (2010" goes on with a post.
  const isNext = OPEN_BRACKET.test(behind) && !matchTitle(beforeBracket(behind), lang);
  return [text.slice(0, end), isNext ? '' : behind].filter(Boolean);
}

const OPEN_BRACKET = /[(（][^()（）]*$/u;
const CLOSING: Record<string, string> = { '(': ')', '（': '）' };

/** "Resident (second year", "教授（学科带头人": with its bracket. */
export const closed = (text: string): string => text + (CLOSING[/([(（])[^()（）]*$/u.exec(text)?.[1] ?? ''] ?? '');

/** "Professor (Algebra": without the topic. */
export const beforeBracket = (text: string): string => text.replace(/\s*[(（].*$/u, '');

/** "Director, jdoe@…", "Director, tel. …": what stands before an address or a number, and its label. */
export function withoutContacts(text: string, lang: string): string {
  const starts = [...findEmails(text), ...findTelephones(text, lang)].map(({ index }) => index);
  if (starts.length === 0) return text;
  const before = withoutEndingSigns(text.slice(0, Math.min(...starts)));
  return withoutEndingSigns(before.replace(CONTACT_LABEL, ''));
}

/** From the end, as a pattern would begin anew at every sign of a long row. */
function withoutEndingSigns(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,，、;:：|·(（[<–—-]/u.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
const CONTACT_LABEL = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NUMBER_LABEL}|${MAIL_LABEL})\\.?$`, 'iu');

/** Behind a degree: its year, and what parts it from the post. */
const YEAR_AND_SIGNS = /^\s*['’]?(?:\d{4}|(?<=['’])\d\d)?[\s,;:)–—-]*/u;

/** What stands on the name's line beside the name. */
export function restOfLine(text: string, name: NameFact): string | undefined {
  const at = text.indexOf(name.chunk.text);
  if (at < 0) return undefined;
  const inside = name.chunk.text;
  const rest = (name.chunk.whole ? inside.slice(name.match.start + name.match.length) : text.slice(at + inside.length))
    .replace(/^[\s.,，、;:：|·•\-–—()（）]+/u, '')
    .replace(/[\s,，、;|·•()（）\-–—]+$/u, '');
  const { degrees } = name.match;
  return (
    (degrees && rest.startsWith(degrees) ? rest.slice(degrees.length).replace(YEAR_AND_SIGNS, '') : rest) || undefined
  );
}
