/** Streets that stand before their number, and behind it. */
const STREET_FIRST =
  /(?<!\p{L})(?:[Cc]alle|C\/|Avenida|Avda?\.|Av\.|Paseo|Plaza|Via|Viale|Piazza|Corso|Rua|Praça|Travessa)\s[^\d,;:.]{2,40},?\s(?:n[.º°]+\s?)?\d{1,4}(?!\d)/u;
const STREET_BEHIND =
  /(?<![\p{L}\d])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|impasse|quai|allée|route|ruelle)\s(?:d[eu]|des|d[’']|\p{Lu})/u;

/** What tells an address of a street or a town from other texts. */
export const ADDRESS = new RegExp(
  [
    /〒\d{3}|(?:都|道|府|県).{1,8}(?:市|区|町|村)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s?\d+-\d+-\d+(?!\d)|\b\d{1,5}\s+[NSEW]\.?\s+[A-Z]\w+|\b\d{1,5}\s+[A-Z][\w.]*(?:\s[A-Z][\w.]*)*\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Lane|Ln|Way|Place|Square)\b|\b\d{5}\s[A-ZÄÖÜ][a-zäöü]+|(?:straße|str\.|gasse|weg|platz)\s\d+/u
      .source,
    STREET_FIRST.source,
    STREET_BEHIND.source,
  ].join('|'),
  'u',
);

/** What is longer is neither an address nor the name of a place. */
export const LONGEST_ADDRESS = 120;
