/** Whether a page that bears a name speaks of a person: shops, towns and ships are named after people, too. */
import type { Outline } from '../page/outline';
import type { Zone } from '../page/zones';
import type { LineFacts } from './line-facts';

/** Lines from the first on that tell of whom the page is, and those in which they would speak of themselves. */
const FIRST_LINES = 40;
const OPENING_LINES = 15;
const SURE_POST = 0.7;
const SURE_NAME = 0.7;
/** How somebody writes of themselves; a shop says "my account", a city 我们. */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}.'’])(?:I['’](?:m|ve|d|ll)|I (?!(?:of|and|or|in|to|the|is|by|vs)\b)\p{Ll}+|[Ii]ch|[Jj]e (?:suis|travaille|m['’]|fais|vis|mène)|[Jj]['’](?:ai|étudie|enseigne)|[Yy]o soy|[Ss]oy|[Ee]u sou|[Ss]ono (?:un|nat|professor)[\p{L}]*|[Ii]k (?:ben|werk|heb|woon)|[Jj]ag|[Jj]eg)(?![\p{L}\p{N}])|(?:私|わたし|僕)[はがもの]|(?:が|も)(?:大)?好きです|趣味は|我(?!们|們|的|国|國|市|校|院|省|县|縣|公司|社)|(?:저|나)는|제가/u;
/** What links and headings of a person's own pages say. */
const ABOUT_ME =
  /^(?:about me|(?:my )?(?:curriculum vitae|cv|c\.v\.|r[ée]sum[ée])|lebenslauf|über mich|à propos de moi|sobre m[íi]m?|chi sono|over mij|om mig|om meg|自己紹介|个人简[介历]|個人簡[介歷]|자기소개)$/iu;
/** The pages that a university gives each of its people. */
const USERS = /\/(?:~|%7e)[^/]+/iu;

/** Whether the part of an address before the sign has a part of the name in it. */
export function isNamed(email: string, name: string): boolean {
  const own = email.split('@')[0]!.toLowerCase();
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => own.includes(word));
}

/**
 * @param onlyByFacts what somebody says of themselves does not count: a play named "My name is …" speaks so
 * @returns whether the page has a post of theirs, an address with a part of the name, is a user's page of a university, or is written by themselves
 */
export function speaksOf(
  name: string,
  outline: Outline,
  zones: readonly Zone[],
  facts: readonly LineFacts[],
  onlyByFacts: boolean,
): boolean {
  if (USERS.test(outline.snapshot.url)) return true;
  if (facts.some(({ emails }) => emails.some(({ email }) => isNamed(email, name)))) return true;
  if (outline.lines.some(({ text }) => ABOUT_ME.test(text))) return true;
  const own = outline.lines.filter(
    ({ text, block }) => text !== '' && zones[block] !== 'nav' && zones[block] !== 'footer',
  );
  const isTheirs = ({ index }: { index: number }): boolean => {
    const { title, name: beside } = facts[index]!;
    return (
      title !== null &&
      title.score >= SURE_POST &&
      (!beside || beside.match.score < SURE_NAME || beside.match.name === name)
    );
  };
  if (own.slice(0, FIRST_LINES).some(isTheirs)) return true;
  return !onlyByFacts && own.slice(0, OPENING_LINES).some(({ text }) => FIRST_PERSON.test(text));
}
