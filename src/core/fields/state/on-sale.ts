/** Names of what is sold before an event, not of the event: メンバーズ先行（抽選）, 一般発売, 物販開始, "General on sale". */

const SALE =
  /(?:(?:先行|一般|前売り?|チケット|プレイガイド)(?:先着|抽選)?(?:受付|販売|予約|発売|抽選|申込)?(?:開始|日)?|(?:販売|発売|受付|物販)開始|発売日)\s*(?:[（(［[][^（()）\]］]*[）)\]］])*$/u;
/** "一般" and "チケット" alone end other names. */
const SAID_OF_SALE = /先行|受付|販売|予約|発売|抽選|申込|物販/u;
const SALE_SPACED =
  /^\P{L}*(?:[\p{L}’']+\s){0,2}(?:(?:pre-?sale|on[- ]sale)(?: (?:starts?|begins?|date))?|tickets? on sale|vvk[- ]?start|vorverkaufs(?:start|beginn))\P{L}*$/iu;

/** Whether a text says no more than that tickets or goods are sold. */
export const namesSale = (text: string): boolean =>
  (SALE.test(text) && SAID_OF_SALE.test(text)) || SALE_SPACED.test(text);
