/**
 * Mail addresses that TYPO3 scrambles against harvesters: `javascript:linkTo_UnCryptMailto('nbjmup+b/c@d')` and `data-mailto-token`. Each sign is moved within
 * its range by a number that the site chose; the one that makes "mailto:" of the beginning is right.
 */
const RANGES: readonly [number, number][] = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
];
const MOST = 26;
const LONGEST = 400;
const CALL = /linkTo_UnCryptMailto\(\s*(?:%27|%22|['"])(.+?)(?:%27|%22|['"])/i;

/**
 * @param href of a link
 * @param token its data-mailto-token
 * @returns the address with "mailto:"; undefined where there is none, or it is scrambled in another way
 */
export function unscrambledMail(href: string | null, token: string | null): string | undefined {
  const scrambled = (token ?? CALL.exec((href ?? '').slice(0, LONGEST))?.[1] ?? '').slice(0, LONGEST);
  if (!scrambled) return undefined;
  let text = scrambled;
  try {
    text = decodeURIComponent(scrambled);
  } catch {
    // A lone percent sign: as written.
  }
  for (let by = 1; by < MOST; by++)
    for (const way of [-by, by]) {
      const address = moved(text, way);
      if (address.startsWith('mailto:')) return address;
    }
  return undefined;
}

const moved = (text: string, by: number): string =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    const [low, high] = RANGES.find(([from, to]) => code >= from && code <= to) ?? [code, code];
    const size = high - low + 1;
    return String.fromCharCode(low + ((((code - low + by) % size) + size) % size));
  }).join('');
