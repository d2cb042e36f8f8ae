/** What is left of a sentence in Japanese when its day is cut off: 「12月29日（月）は休館いたします。」 names no event. */
import type { DateMention } from '../../text/dates/index';

const PARTICLE =
  /^(?:は(?!\p{Script=Hiragana})|を|より|から|まで|にて|の(?:間|ため)|以[降後](?:[はも]|、)|(?:販売|発売|受付|開始|開催|実施|募集|休館|終了|再開|公開|更新|配信)(?:を開始)?(?:し|いたし))/u;
const PREDICATE = /(?:ます|です|ました|でした|ません|ください|下さい)[。.!！]*$/u;
const CLOSING = /^[)）\]］」』]*$/u;

/**
 * @param name what is left of the line
 * @param line the line as a whole
 * @param dates the days and hours on it
 */
export function isRestOfSentence(name: string, line: string, dates: readonly DateMention[]): boolean {
  if (!PARTICLE.test(name) || !PREDICATE.test(name)) return false;
  const at = line.indexOf(name);
  return dates.some(({ index, length }) => index + length <= at && CLOSING.test(line.slice(index + length, at)));
}
