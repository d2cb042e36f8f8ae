/** An e-mail address and where it stands, in UTF-16 units of the text. */
export interface EmailMatch {
  email: string;
  index: number;
  length: number;
}

const LOCAL = "[A-Za-z0-9][A-Za-z0-9._%+'&-]{0,63}";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const OPEN = '[\\[({<（［｛【〔]';
const CLOSE = '[\\])}>）］｝】〕]';
/** A full stop, spelt out in brackets: "[dot]", "(ドット)". */
const BRACKETED_DOT = `\\s*${OPEN}\\s*(?:dot|d0t|punkt|point|punto|ponto|ドット|どっと|点|\\.)\\s*${CLOSE}\\s*`;
const SPACED_DOT = '\\s+dot\\s+';
/** At, spelt out where nobody reads it as a word: between underscores or stars ("_at_", "*at*"), in kana between Latin letters. */
const MARKED_AT = '(?:_+at_+|\\*+at\\*+|\\s*[_*＊★-]*(?:アット(?:マーク)?|あっと(?:まーく)?)[_*＊★-]*\\s*)';
const BRACKETED_AT = `\\s*${OPEN}\\s*(?:at|a|@|atto|アット|アットマーク|あっと|ät|arobase|arroba|chiocciola|snabel-a)\\s*${CLOSE}\\s*`;
const AT = `(?:${BRACKETED_AT}|${MARKED_AT})`;
const DOT = '\\s*[.．。]\\s*';

const plain = new RegExp(`${LOCAL}[@＠]${LABEL}(?:[.．]${LABEL})+`, 'g');
/** "name [at] host [dot] tld", "name(at)host.tld", "name [at] host dot tld", "name_at_host.tld". */
const bracketed = new RegExp(
  `${LOCAL}(?:(?:${BRACKETED_DOT})${LABEL}){0,4}${AT}${LABEL}(?:(?:${BRACKETED_DOT}|${SPACED_DOT}|[.．])${LABEL})+`,
  'gi',
);
/** "name AT host DOT tld", "name AT host.tld": capitals only, since "at" is a word. */
const shouted = new RegExp(`${LOCAL}(?:\\s+DOT\\s+${LABEL})?\\s+AT\\s+${LABEL}(?:(?:\\s+DOT\\s+|\\.)${LABEL})+`, 'g');
/** "name at host dot tld" in small letters: both are words, so it takes two dots, or nothing else beside it. */
const spelt = new RegExp(
  `${LOCAL}\\s+at\\s+${LABEL}(?:\\s+dot\\s+${LABEL}){2,5}(?![\\w.])|^${LOCAL}\\s+at\\s+${LABEL}\\s+dot\\s+${LABEL}$`,
  'g',
);
/** "name @ host . tld", blanks set round the signs. */
const spaced = new RegExp(`${LOCAL}\\s?[@＠]\\s?${LABEL}(?:${DOT}${LABEL})+`, 'g');

const LAST_LABEL = /\.(?:[a-z]{2,18}|xn--[a-z0-9-]+)$/i;
/** File names with a density mark ("logo@2x.png") are no addresses. */
const FILE = /\.(?:png|jpe?g|gif|svg|webp|pdf|css|js|html?|mp4|txt|json|csv|zip|docx?|xlsx?)$/i;

/** A label that only a style sheet sets apart from the address: <span>E-mail</span><span>jdoe@…</span>. */
const GLUED_LABEL = /^E-?[Mm]ail(?=[a-z0-9][^@]+@)/;

/** The address that a spelt-out one stands for; null where it is none after all. */
function assemble(written: string): string | null {
  const email = written
    .replace(GLUED_LABEL, '')
    .replace(/＠/g, '@')
    .replace(/．/g, '.')
    .replace(new RegExp(AT, 'i'), '@')
    .replace(new RegExp(BRACKETED_DOT, 'gi'), '.')
    .replace(/\s+at\s+/i, '@')
    .replace(/\s+dot\s+/gi, '.')
    .replace(/\s*([@.])\s*/g, '$1');
  const [local = '', host = '', ...more] = email.split('@');
  if (more.length > 0 || /\s/.test(email) || local.endsWith('.') || local.includes('..') || host.includes('..'))
    return null;
  if (!LAST_LABEL.test(email) || FILE.test(email)) return null;
  return email;
}

/** Full-width Latin letters, digits and signs as ASCII; every character keeps its place. */
const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (wide) =>
    /[（）［］｛｝]/.test(wide) ? wide : String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );

/**
 * All e-mail addresses in a text, in reading order, without overlaps. Spelt-out ones ("name [at] x dot edu",
 * name＠x.ac.jp, "name AT x DOT tld") come out as addresses; nothing is invented where a part is missing.
 */
export function findEmails(text: string): EmailMatch[] {
  if (!/[@＠]|\bat\b|\bAT\b|[_*]at[_*]|\(a\)|\[a\]|アット|あっと|arobase|arroba|chiocciola|ät|atto/i.test(text))
    return [];
  const ascii = narrow(text);
  const found: EmailMatch[] = [];
  for (const pattern of [plain, bracketed, shouted, spelt, spaced]) {
    for (const match of ascii.matchAll(pattern)) {
      const overlaps = found.some(
        ({ index, length }) => match.index < index + length && index < match.index + match[0].length,
      );
      const email = overlaps ? null : assemble(match[0]);
      if (email) found.push({ email, index: match.index, length: match[0].length });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/** An address without its login: "@cs.example.edu". */
const BARE_HOST = new RegExp(`(?<![\\w.%+'&-])[@＠](${LABEL}(?:[.．]${LABEL})+)(?![\\w@])`, 'gi');

/** Beside the host it must be said that it is one of addresses: "Live @club.example" is a place. */
const OF_ADDRESSES =
  /(?<!\p{L})(?:e-?mails?|mail|address(?:es)?|logins?|adress\p{L}*|correos?)(?!\p{L})|メール|アドレス|邮箱|信箱|이메일|메일/iu;

/** @returns the host that a page says once for all its logins, or undefined */
export function sharedMailHost(texts: readonly string[]): string | undefined {
  const hosts = new Set(
    texts
      .filter((text) => OF_ADDRESSES.test(text))
      .flatMap((text) => [...narrow(text).matchAll(BARE_HOST)].map((match) => match[1]!)),
  );
  const [host] = hosts;
  return hosts.size === 1 && LAST_LABEL.test(host!) ? host : undefined;
}
