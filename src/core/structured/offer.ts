/** Declared offers: what it costs, and whether any are left. */
import type { EventRecord } from '../finding';
import type { Graph, Thing } from './thing';
import { thingsOf } from './thing';

const LONGEST = 100;

/** @returns "free", "20 USD", "20–45 USD", or the price as the page words it; undefined where no price is said */
export function offersText(graph: Graph, event: Thing): string | undefined {
  if (graph.values(event, 'isAccessibleForFree').some((value) => /^(?:true|yes|https?:.*\/True)$/i.test(String(value))))
    return 'free';
  const values = graph.values(event, 'offers');
  const prices: { text: string; amount: number; currency: string }[] = [];
  for (const offer of thingsOf(values)) {
    const specification = thingsOf(graph.values(offer, 'priceSpecification'))[0];
    for (const source of specification ? [offer, specification] : [offer]) {
      const currency = graph.text(source, 'priceCurrency') ?? graph.text(offer, 'priceCurrency') ?? '';
      for (const name of ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'])
        for (const text of graph.texts(source, name)) prices.push({ text, amount: amountOf(text), currency });
    }
  }
  const worded = prices.find(({ amount }) => Number.isNaN(amount));
  if (worded) return worded.text.slice(0, LONGEST);
  if (prices.length === 0) {
    const said = values.find((value) => typeof value === 'string' && !/^https?:/.test(value));
    return (said !== undefined && graph.textOf(said).slice(0, LONGEST)) || undefined;
  }
  const low = prices.reduce((a, b) => (b.amount < a.amount ? b : a));
  const high = prices.reduce((a, b) => (b.amount > a.amount ? b : a));
  if (high.amount === 0) return 'free';
  const range = low.amount === high.amount ? low.text : `${low.text}–${high.text}`;
  return `${range} ${high.currency}`.trim();
}

/** NaN where the text is more than a number. */
const amountOf = (text: string): number => (/^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : NaN);

const AVAILABILITIES: Record<string, NonNullable<EventRecord['availability']> | undefined> = {
  soldout: 'SoldOut',
  outofstock: 'SoldOut',
  discontinued: 'SoldOut',
  limitedavailability: 'LimitedAvailability',
  backorder: 'BackOrder',
  presale: 'PreSale',
  preorder: 'PreSale',
};

/** What all offers of an event say of what is left; undefined where one of them is simply to be had, or none says it. */
export function availabilityOf(graph: Graph, event: Thing): EventRecord['availability'] {
  const offers = thingsOf(graph.values(event, 'offers'));
  const said = offers.map((offer) => {
    const text = graph.texts(offer, 'availability')[0];
    return text === undefined
      ? undefined
      : AVAILABILITIES[
          text
            .replace(/^.*[/:#]/, '')
            .trim()
            .toLowerCase()
        ];
  });
  const [first] = said;
  if (first === undefined || said.includes(undefined)) return undefined;
  return said.every((one) => one === first) ? first : said.find((one) => one !== 'SoldOut');
}
