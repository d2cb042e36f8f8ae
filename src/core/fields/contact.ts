/** E-mail and telephone of a person or a unit. */
import type { Evidence } from '../finding';
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import { findLocalNumber, findTelephones } from '../text/contacts/index';
import type { Facts } from '../text/facts';
import { evidenceAt } from './evidence';

export interface Contacts {
  email?: string;
  telephone?: string;
}

const TEL_LABEL =
  /^\W*(?:(?:office|work|direct|contact|campus)\s+)?(?:tel(?:ephone|efon|éfono|efone|efoon|efono)?|phones?|ext(?:ension)?|extn|電話|電話番号|内線|内線番号|电话|電話號碼|전화|내선|téléphone|tél|telefone|fono|tlf|tfn|puh(?:elin)?|puhelinnumero|telefonnummer|rufnummer|durchwahl|телефон)\.?\s*(?:no\.?|numbers?|#)?\W*$/iu;

export function readContacts(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  evidence: Record<string, Evidence>,
): Contacts {
  const out: Contacts = {};
  for (let i = from; i < to; i++) {
    const { emails, telephones } = facts.lines[i]!;
    if (!out.email && emails[0]) {
      out.email = emails[0].email;
      evidence['email'] = evidenceAt(outline, i, 0.95);
    }
    const telephone = telephones.find(({ kind }) => kind === 'tel');
    if (!out.telephone && telephone) {
      out.telephone = telephone.telephone;
      evidence['telephone'] = evidenceAt(outline, i, 0.9);
    }
  }
  // A number only in a link: tel:+81-3-…
  for (let i = from; i < to && !out.telephone; i++) {
    for (const { link } of [...outline.lines[i]!.runs, ...outline.lines[i]!.images]) {
      const dialled = link?.startsWith('tel:') ? dialledNumber(link.slice(4)) : undefined;
      if (!dialled) continue;
      out.telephone = dialled;
      evidence['telephone'] = evidenceAt(outline, i, 0.9);
      break;
    }
  }
  // A number as it is dialled within the house or the town, where all else of the record gives none.
  for (let i = from; i < to && !out.telephone; i++) {
    const { text } = outline.lines[i]!;
    if (!text || text.length > 120 || facts.lines[i]!.dateShare > 0.3) continue;
    const label = i > from && outline.lines[i - 1]!.text.length < 30 ? outline.lines[i - 1]!.text : '';
    const own = /^(.{2,24}?)\s*[:：]/.exec(text)?.[1] ?? '';
    const labelled = [label, own, headerAbove(outline, i)].some((words) => TEL_LABEL.test(words));
    const number =
      findLocalNumber(text, labelled) ??
      (labelled
        ? findTelephones(`Tel. ${text.replace(/^.{2,24}?\s*[:：]\s*/, '')}`, facts.lang)[0]?.telephone
        : undefined);
    if (!number || /fax/i.test(`${label} ${own}`)) continue;
    out.telephone = number;
    evidence['telephone'] = evidenceAt(outline, i, labelled ? 0.8 : 0.6);
  }
  return out;
}

/** The number of a `tel:` address; undefined where what follows is none. */
function dialledNumber(address: string): string | undefined {
  let number = address;
  try {
    number = decodeURIComponent(address);
  } catch {
    // A lone percent sign: the address as written.
  }
  return (number.match(/\d/g)?.length ?? 0) >= 5 ? number.trim() : undefined;
}
