/** E-mail and telephone of a person or a unit. */
import type { Evidence } from '../finding';
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import { findExtension, findLocalNumber, findTelephones, type TelephoneMatch } from '../text/contacts/index';
import type { Facts } from '../text/facts';
import { evidenceAt } from './evidence';

export interface Contacts {
  email?: string;
  telephone?: string;
}

const TEL_LABEL =
  /^\W*(?:(?:office|work|direct|contact|campus|(?:n[uú]mero|n[º°.]|numéro)(?:\s+d[eio])?)\s+)?(?:tel(?:ephone|efon|éfono|efone|efoon|efono)?|phones?|ext(?:ension)?|extn|電話|電話番号|内線|内線番号|电话|電話號碼|전화|내선|téléphone|tél|telefone|fono|tlf|tfn|puh(?:elin)?|puhelinnumero|telefonnummer|rufnummer|durchwahl|телефон)\.?\s*(?:no\.?|numbers?|#)?\W*$/iu;

/** A telephone of an icon font is a label: "fa-phone", "bi-telephone", "material-icons call"; "hidden-mobile" and "call-to-action" are no icons. */
const TEL_ICON =
  /(?:^|[\s_-])(?:tele)?phone(?:[\s_-]|$)|(?:^|\s)(?:icon-tel|tel-icon|(?:material-(?:icons|symbols)\S*|google-symbols) (?:call|smartphone|mobile\S*)|(?:fa[bsrl]?|bi|mdi|ri|ti|icon|glyphicon)-(?:mobile|call|tel)(?:-\w+)*)(?:\s|$)/;

const EMAIL_HEADER =
  /^\P{L}*(?:e-?mail|mail|login|メール|ﾒｰﾙ|邮箱|電子郵件|信箱|이메일|메일|correo)(?:[\s-]?(?:address(?:es)?|id|アドレス|adresse|electrónico))?\P{L}*$/iu;
const LOGIN = /^[a-z][a-z\d._-]{1,30}$/i;

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
      out.telephone = withExtensionBelow(outline, i, to, telephone);
      evidence['telephone'] = evidenceAt(outline, i, 0.9);
    }
  }
  // Logins in a column of addresses whose host the page says once.
  for (let i = from; facts.mailHost && i < to && !out.email; i++) {
    const { text } = outline.lines[i]!;
    if (!LOGIN.test(text) || !EMAIL_HEADER.test(headerAbove(outline, i))) continue;
    out.email = `${text}@${facts.mailHost}`;
    evidence['email'] = evidenceAt(outline, i, 0.7);
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
    const { text, runs } = outline.lines[i]!;
    if (!text || text.length > 120 || facts.lines[i]!.dateShare > 0.3) continue;
    const label = i > from && outline.lines[i - 1]!.text.length < 30 ? outline.lines[i - 1]!.text : '';
    const own = /^(.{2,24}?)\s*[:：]/.exec(text)?.[1] ?? '';
    const labelled =
      [label, own, headerAbove(outline, i)].some((words) => TEL_LABEL.test(words)) ||
      runs.some(({ icon }) => icon !== undefined && TEL_ICON.test(icon));
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

/** A number that ends its line, with the extension that is all the next line says. */
function withExtensionBelow(outline: Outline, line: number, to: number, match: TelephoneMatch): string {
  const { telephone, index, length } = match;
  const isLast = !/[\p{L}\d]/u.test(outline.lines[line]!.text.slice(index + length));
  const extension = isLast && line + 1 < to ? findExtension(outline.lines[line + 1]!.text) : undefined;
  return extension ? `${telephone} ${extension}` : telephone;
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
