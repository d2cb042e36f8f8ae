/** `<a>Toddler Storytime</a> <span>Ages 1–3</span>`: for whom it is, in an element of its own at the end of a name's line. */
import type { Page } from '../record';
import type { NameCandidate } from './name';

/** Letters of a name that are left at least. */
const LEAST_LEFT = 3;
const AGES =
  /^(?:(?:for )?(?:ages?|grades?|years?) (?!\d{3})[\d\s–+k-]+(?:and (?:up|over|under))?|all ages|adults only|ab \d+ jahren|für (?:kinder|erwachsene|alle)|dès \d+ ans|tout public|a partir de \d+ años)$/iu;
/** Words that names end in, too: "Songs for" / "Babies", "The Railway" / "Children". */
const PEOPLE = '(?:adults?|teens?|children|kids|families|seniors|tweens?|babies|toddlers)';
const WHO = new RegExp(`^${PEOPLE}(?:\\s*[,&/]\\s*${PEOPLE})*$`, 'iu');
/** Elements that stress a word of a name. */
const STRESSED = /(?:^|\/)(?:em|strong|i|b)$/u;
/** What the name goes on behind: "Concert for", "Bach für". */
const LEADS_ON = /(?<!\p{L})(?:for|für|pour|para|per|voor|för|of)\s*$/iu;
const SEPARATED = /[,·|–—:-]\s*$/u;

/** @returns the name without for whom it is, where that ends its line in markup of its own; bare words for people only behind a separator or in a class */
export function withoutAudience({ outline }: Page, name: NameCandidate): NameCandidate {
  const runs = outline.lines[name.line]!.runs.filter(({ text }) => text.trim());
  const last = runs.at(-1);
  const said = last?.text.trim() ?? '';
  if (runs.length < 2 || !last?.via || STRESSED.test(last.via) || runs.at(-2)!.via === last.via) return name;
  const before = name.text.endsWith(said) ? name.text.slice(0, -said.length) : '';
  if (LEADS_ON.test(before) || !(AGES.test(said) || (WHO.test(said) && (last.hint || SEPARATED.test(before)))))
    return name;
  const text = before.replace(/[\s,·|–-]+$/u, '');
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LEFT ? { ...name, text } : name;
}
