/** Days on which tickets go on sale: they stand among an event's lines, and the event is on another day. */
import type { DateMention } from '../text/dates/index';

/** "TICKET: … → 1/12 0:00", チケット発売: 1/12, 受付開始日時 1/12. */
const BEFORE =
  /(?:tickets?|チケット|先行|前売り?|一般|予約|(?:発売|販売)(?:開始)?(?:日時?)?)\s*[:：][^。\d]*(?:→|⇒|より|から|[:：])?\s*$|(?:受付|申込み?|申し込み|予約|販売|発売)開始(?:日時?|時間)?[\s:：]*$/iu;
/** "9/12(木)販売開始", "9.9 (sat) Ticket on sale!!". */
const BEHIND =
  /^[^\p{L}]{0,12}(?:より|から)?[^\p{L}]*(?:(?:チケット|前売り?|一般|先行|tickets?)\s*)?(?:(?:販売|発売|予約|受付)(?:受付)?(?:を?(?:開始|スタート)|(?:いた|を)?(?:し|いたし)?ます)|on sale(?! now))/iu;
const LONGEST_LABEL = 24;

/** @returns whether the line says right before or behind the day that tickets are sold from then on */
export const isSaleDay = (text: string, { index, length }: DateMention): boolean =>
  BEFORE.test(text.slice(Math.max(0, index - LONGEST_LABEL), index)) || BEHIND.test(text.slice(index + length));
