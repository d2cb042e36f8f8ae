/** Text of declared values as people read it: entities decoded, markup taken off, white space collapsed. */

/** HTML 4's names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const ENTITIES = new Map<string, string>([
  ...LATIN_1.map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '\u200c',
    zwj: '\u200d',
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,9}));/g;
/** A comment that never ends goes on to the end, as in HTML. */
const TAG = /<(?:\/?[a-zA-Z][^<>]*>|!--[^]*?(?:-->|$))/g;
/** Line ends that a careless template escaped twice. */
const ESCAPED_BREAK = /\\[nrt](?![a-z])/g;
const NOTHING = /^(?:null|undefined|n\/a|none|nan|\[object object\]|-+)$/i;

/** Character references decoded once; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES.get(name) ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex!, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : whole;
  });
}

/** @returns one line without markup; '' where the text says nothing ("null", "N/A") */
export function plainText(raw: string): string {
  // Content systems escape twice: what still holds a reference after the first round gets a second.
  const decoded = decodeEntities(decodeEntities(raw));
  const text = decoded.replace(TAG, ' ').replace(ESCAPED_BREAK, ' ').replace(/\s+/g, ' ').trim();
  return NOTHING.test(text) ? '' : text;
}
