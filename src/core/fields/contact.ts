/** E-mail and telephone of a person or a unit. */
import type { Evidence } from '../finding';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { evidenceAt } from './evidence';

export interface Contacts {
  email?: string;
  telephone?: string;
}

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
      if (!link?.startsWith('tel:')) continue;
      out.telephone = decodeURIComponent(link.slice(4));
      evidence['telephone'] = evidenceAt(outline, i, 0.9);
      break;
    }
  }
  return out;
}
