/** What a row of a play's dates says of that one showing: "Premiere", "Zusatzvorstellung", "sold out", "Tickets". The play's name stands above. */
import { lineColumn } from '../../page/line-column';
import type { Facts } from '../../text/facts';
import type { Page } from '../record';
import { withoutDates } from './undated';

const WHICH = [
  '(?:(?:gala|world|german|deutsche|uk|us) )?premi[eè]r[ae]?|ur(?:auf|erst)führung|erstaufführung|estreno|estreia|(?:la )?prima|premiär|premjär|ensi-ilta|премьера|прем.єра|初日|千秋楽',
  '(?:opening|press|closing) night|(?:first|final|last|extra|additional|added) (?:performance|showing|show|date|night|chance)|previews?|matin[eé]e|soirée|relaxed(?: performance)?|captioned(?: performance)?|audio[- ]described(?: performance)?|(?:bsl|sign)(?:[- ](?:interpreted|signed))?(?: performance)?|schools?(?: performance| matin[eé]e)?|(?:with |\\+ ?)?(?:post-show (?:talk|discussion)|q ?& ?a)',
  '(?:zusatz|silvester|nachmittags|schul|familien|abend|früh|sonder|extra|derniere|wiederholungs|vor)?vorstellung|derni[eè]re|wiederaufnahme|zusatztermin|zum letzten mal|(?:mit |anschließend(?:es)? )*(?:publikumsgespräch|nachgespräch)|mit einführung',
  '(?:séance|représentation|date) (?:supplémentaire|scolaire)|supplémentaire|scolaire|(?:última|ultima) (?:función|replica|recita)|función (?:extra|escolar)|(?:extra|sista|siste|sidste) (?:föreställning|forestilling)|extraföreställning|(?:extra|laatste) voorstelling|try-?out',
].join('|');
const TICKETS =
  'sold[ -]?out|few (?:tickets|seats)(?: left)?|ausverkauft|restkarten|wenige karten|complet|agotad[oa]s?|esgotad[oa]|esaurit[oi]|uitverkocht|slutsålt|utsolgt|udsolgt|wyprzedane|vyprodáno|loppuunmyyty|(?:book|buy|get)(?: (?:now|tickets|your tickets))?|tickets?|karten(?: kaufen)?|billets?|réserver|billetterie|entradas|comprar|reservar|biglietti|acquista|biljetter|köp(?: biljett(?:er)?)?|billetter|kjøp|køb|kaarten|bestel|bilety|kup bilet|vstupenky|liput|билеты|チケット|予約';
const REMARKS = new RegExp(`^\\P{L}*(?:${WHICH}|${TICKETS})(?:\\P{L}+(?:${WHICH}|${TICKETS}))*\\P{L}*$`, 'iu');
/** Longer texts say more. */
const LONGEST = 60;

/** @returns whether a text says nothing but which of several showings it is, and whether and where there are tickets */
export const saysOfShowing = (text: string): boolean => text.length <= LONGEST && REMARKS.test(text);

/** Evenings of a run, and of a festival: "Opening Night" beside "Shorts Programme" is a name. */
const EVENING = /^\P{L}*(?:opening|closing) night\P{L}*$/iu;

const columnsByFacts = new WeakMap<Facts, Map<string, { remarks: number; others: number }>>();

/** Whether such remarks are most of what stands in a line's column below its heading, evenings left out, or those alone are all. */
export function isAmongRemarks({ outline, facts }: Page, line: number): boolean {
  const column = (at: number): string => `${facts.lines[at]!.heading?.line ?? -1} ${lineColumn(outline, at)}`;
  let columns = columnsByFacts.get(facts);
  if (!columns) {
    columnsByFacts.set(facts, (columns = new Map()));
    for (const { index, text } of outline.lines) {
      const said = withoutDates(facts, index, text);
      if (!/\p{L}{2}/u.test(said) || EVENING.test(said)) continue;
      const counted = columns.get(column(index)) ?? { remarks: 0, others: 0 };
      counted[saysOfShowing(said) ? 'remarks' : 'others']++;
      columns.set(column(index), counted);
    }
  }
  const { remarks, others } = columns.get(column(line)) ?? { remarks: 0, others: 0 };
  return others === 0 || remarks > others;
}
