/** Normalisation for models of words: NFKC, and whatever is a day, a time, a price or a number folded to a sign for its shape. */

/** The shapes, as they stand among the tokens. A number keeps how many digits it has: "3" is a floor, "300" seats. */
export const SHAPES = [
  '<url>',
  '<email>',
  '<telephone>',
  '<postcode>',
  '<price>',
  '<percent>',
  '<date>',
  '<month>',
  '<year>',
  '<weekday>',
  '<time>',
  '<1>',
  '<12>',
  '<123>',
  '<1234>',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Each shape's sign in folded text: a character of the private use area, which no tokenizer glues to a word. */
const FIRST_SIGN = 0xe000;
const sign = (shape: Shape): string => String.fromCharCode(FIRST_SIGN + SHAPES.indexOf(shape));
export const SIGN = new RegExp(
  `[${String.fromCharCode(FIRST_SIGN)}-${String.fromCharCode(FIRST_SIGN + SHAPES.length - 1)}]`,
);
export const shapeOf = (char: string): Shape => SHAPES[char.charCodeAt(0) - FIRST_SIGN]!;

const MONTH_NAME =
  '(?:jan|feb|f[ée]v|m[aä]r|mrt|apr|abr|avr|mai|may|maj|mei|mag|gen|giu|jun|jui|jul|lug|aug|ag[oó]|ao[uû]|sep|set|o[kc]t|ott|out|nov|de[zc]|déc|dic)\\p{L}{0,7}\\.?';
const ERA = '(?:明治|大正|昭和|平成|令和|(?<![A-Za-z])[MTSHR])\\.?(?:元|\\d{1,2})';
const ASIAN_YEAR = `(?:${ERA}|\\d{4})年`;

/** In order: what comes first takes its characters from the others. All work on NFKC text. */
const PATTERNS: readonly (readonly [Shape, RegExp])[] = [
  ['<url>', /\b(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&*+,;=%]+/gi],
  ['<email>', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['<postcode>', /〒\s*\d{3}-?\d{4}/g],
  ['<telephone>', /(?<![\d-])(?:\+\d{1,3}[-\s])?\(?0\d{1,4}\)?[-\s(]\d{1,4}[-\s)]\d{3,4}(?![\d-])/g],
  [
    '<price>',
    /(?:[¥$€£]|\b(?:US\$|EUR|USD|JPY|GBP)\s?)\s*\d[\d,.]*|\d[\d,.]*\s*(?:万円|千円|円|ドル|ユーロ|원|元|[€£]|(?:EUR|USD|JPY|GBP|kr|yen)\b)/gi,
  ],
  ['<percent>', /\d+(?:[.,]\d+)?\s*%/g],
  [
    '<date>',
    new RegExp(
      [
        `(?:${ASIAN_YEAR}\\s*)?\\d{1,2}\\s*[月월]\\s*\\d{1,2}\\s*[日号일]`,
        '(?<![\\d.])\\d{4}\\s*[./-]\\s*\\d{1,2}\\s*[./-]\\s*\\d{1,2}(?![\\d])',
        '(?<![\\d.])\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d{2})(?!\\d)',
        '(?<![\\d./])\\d{1,2}/\\d{1,2}(?![\\d/])',
        `(?<!\\p{L})${MONTH_NAME}\\s+\\d{1,2}(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s+\\d{4}(?![\\d:]))?`,
        `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s*(?:de\\s+|of\\s+)?(?<!\\p{L})${MONTH_NAME}(?!\\p{L})(?:\\s+(?:de\\s+)?\\d{4}(?![\\d:]))?`,
      ].join('|'),
      'giu',
    ),
  ],
  [
    '<month>',
    new RegExp(`(?:${ASIAN_YEAR}\\s*)?(?<!\\d)\\d{1,2}[月월](?!間)|(?<!\\d)\\d{4}[./]\\d{1,2}(?![\\d.,/])`, 'gu'),
  ],
  ['<year>', new RegExp(`${ASIAN_YEAR}|(?<![\\d.,])(?:19|20)\\d\\d(?![\\d.,]\\d|\\d)`, 'gu')],
  [
    '<weekday>',
    /[([][月火水木金土日](?:曜日?)?(?:\s*[・,/]\s*(?:[月火水木金土日]|祝日?|休|振休))*[)\]]|[月火水木金土日]曜日?|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:DAY)?|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b\.?/g,
  ],
  [
    '<time>',
    /(?:午前|午後|AM|PM)?\s*(?<!\d)\d{1,2}(?::\d{2}(?::\d{2})?(?!\d)|時(?!間)(?:\d{1,2}分|半)?)(?:\s*[ap]\.?m\b\.?)?|(?<!\d)\d{1,2}(?:\.\d\d)?\s*(?:[ap]\.?m\b\.?|uhr\b)|(?<!\d)\d{1,2}h(?:\d{2})?\b/gi,
  ],
];
const NUMBER = /\d[\d,.]*/g;
const NUMBERS: readonly Shape[] = ['<1>', '<12>', '<123>', '<1234>'];

/**
 * @param text any text
 * @returns the text in NFKC, each date, time, price, number, address … replaced by the one character that stands for its shape
 */
export function foldShapes(text: string): string {
  let folded = text.normalize('NFKC').replace(/[\ue000-\uf8ff]/g, ' ');
  if (!/[\d@]|\/\/|www|[曜(]|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/i.test(folded)) return folded;
  for (const [shape, pattern] of PATTERNS) folded = folded.replace(pattern, sign(shape));
  return folded.replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '').length;
    return sign(NUMBERS[Math.min(digits, NUMBERS.length) - 1]!);
  });
}
