/** Names of the sale of tickets or goods, not of an event: メンバーズ先行（抽選）, 一般発売, 物販開始, "General on sale". */

const SALE =
  /(?:(?:先行|一般|前売り?|チケット|プレイガイド)(?:先着|抽選)?(?:受付|販売|予約|発売|抽選|申込)?(?:開始|日)?|(?:販売|発売|受付|物販)開始|発売日)\s*(?:[（(［[][^（()）\]］]*[）)\]］])*$/u;
/** "一般" and "チケット" alone end other names. */
const SAID_OF_SALE = /先行|受付|販売|予約|発売|抽選|申込|物販/u;
/** "Art on Sale" may be an exhibition: who may buy, or what one buys for an event, tells the sale. */
const SALE_SPACED =
  /^\P{L}*(?:(?:[\p{L}’']+\s){0,2}pre-?sale|(?:(?:general|public|tickets?|members?|season|subscriptions?|pass(?:es)?|all|shows?|dates?|now|go|goes)\s){0,3}on[- ]sale|vvk[- ]?start|vorverkaufs(?:start|beginn))(?: (?:now|starts?|begins?|date))?\P{L}*$/iu;

/** 全席指定: which seats are sold. */
const SEATS = /^\P{L}*(?:(?:全席|[SA-C]席)(?:指定|自由)|(?:全)?(?:指定|自由)席)(?:制|のみ)?\P{L}*$/iu;

/** "Tickets", "Köp biljett": what one buys, not what it is for. */
const TICKETS =
  /^\P{L}*(?:(?:buy|get|book|online|köp|kjøp|køb|osta|acheter|comprar?|acquista|kup|koop) )?(?:tickets?|biljett(?:er)?|billett(?:er)?|billet(?:s|ter)?|bilety?|eintrittskarten?|entradas|bigliett[oi]|bilhetes?|ingressos?|kaartjes|liput|jegyek)(?: (?:online|here|kaufen|buchen))?\P{L}*$/iu;

/** Whether a text ends in saying that tickets or goods are sold. */
export const namesSale = (text: string): boolean =>
  (SALE.test(text) && SAID_OF_SALE.test(text)) || SEATS.test(text) || SALE_SPACED.test(text) || TICKETS.test(text);
