/** `<a>Toddler Storytime</a> <span>Ages 1–3</span>`: for whom it is, in an element of its own at the end of a name's line. */
import type { Page } from '../record';
import type { NameCandidate } from './name';

/** Letters of a name that are left at least. */
const LEAST_LEFT = 3;
const AUDIENCE =
  /^(?:(?:for )?(?:ages?|grades?|years?) [\d\s–+k-]+(?:and (?:up|over|under))?|(?:all ages|adults?(?: only)?|teens?|children|kids|families|seniors|tweens?|babies|toddlers)(?:\s*[,&\/]\s*(?:adults?|teens?|children|kids|families|seniors|tweens?|babies|toddlers))*|ab \d+ jahren|für (?:kinder|erwachsene|alle)|dès \d+ ans|tout public|a partir de \d+ años)$/iu;

/** @returns the name without for whom it is, where that ends its line in markup of its own */
export function withoutAudience({ outline }: Page, name: NameCandidate): NameCandidate {
  const runs = outline.lines[name.line]!.runs.filter(({ text }) => text.trim());
  const last = runs.at(-1);
  const said = last?.text.trim() ?? '';
  if (runs.length < 2 || !last?.via || runs.at(-2)!.via === last.via || !AUDIENCE.test(said)) return name;
  const text = name.text.endsWith(said) ? name.text.slice(0, -said.length).replace(/[\s,·|–-]+$/u, '') : '';
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LEFT ? { ...name, text } : name;
}
