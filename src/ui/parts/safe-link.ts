/** Addresses that came from a page, made fit to be links of ours. */

/** @returns the address if it is http or https, else undefined (javascript:, data:, file: are no links) */
export function webLink(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** @returns a mailto: link; undefined when the text is no single address */
export function mailLink(email: string | undefined): string | undefined {
  return email && isEmail(email) ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined;
}

/** @returns a tel: link of the digits; undefined when there are too few to dial */
export function telephoneLink(telephone: string | undefined): string | undefined {
  const [number = ''] = (telephone ?? '').normalize('NFKC').split(/(?:ext|内線|x)/i);
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return digits.replace('+', '').length >= 5 ? `tel:${digits}` : undefined;
}

/** One address with an at-sign and a dotted host; what mail systems accept beyond that is left to them. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/.test(text);
}
