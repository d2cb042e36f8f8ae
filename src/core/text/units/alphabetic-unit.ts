import type { Level } from '../../finding';
import { foldLatin } from '../lexicon';
import { ALPHABETIC_UNITS } from './words/alphabetic';
import { FIELD_MODIFIERS, FIELDS } from './words/fields-of-study';
import type { UnitWords } from './words/unit-words';

export interface Judged {
  level: Level;
  score: number;
}

const LONGEST = 14;
/** Words that make a centre or a programme one that serves rather than one that does research. */
const SERVING =
  /^(?:student|students|career|careers|counseling|counselling|writing|visitor|visitors|information|international|admission|admissions|support|help|service|services|wellness|tutoring|testing|it|computing|copy|mail|call|contact|childcare|sports|fitness|recreation|conference|advising|accessibility|disability|alumni|housing|welcome|learning|teaching)$/;
/** First words of links and headings that speak about a unit and do not name it. */
const TALK =
  /^(?:please|questions?|call|email|follow|check|note|if|and|or|are|is|was|explore|add|support|search|introducing|my|select|choose|get|use|learn|learning|discover|browse|download|members|director|head|about|contact|visit|welcome|join|find|see|view|read|meet|our|your|all|why|how|what|when|where|more|other|apply|history|news|events?|back|go|the|this|list|map|directions|from|at|in|to|for|by|with|a|an|uber|alle|unsere|unser|kontakt|nos|notre|tous|contactez|nuestro|nuestra|todos|om|var|alla|onze|over|leiter|leiterin|leitung|chef|cheffe|jefe|jefa|directora?|directeur|directrice|direttore|direttrice|responsabile|responsable|chefe|diretora?|руководитель|заведующии|заведующая|начальник|директор|декан|завідувач|керівник)$/;
/** Last words after which a sentence goes on. */
const GOES_ON = /^(?:at|an?|the|of|to|by|via|with|and|or|from|in|on|for)$/;
/** Last words that make it something of the unit: "Physics Department News". */
const OF_UNIT =
  /^(?:news|newsletter|events?|calendar|homepage|website|home|page|pages|directory|faculty|staff|people|students|alumni|courses?|catalog|catalogue|handbook|map|tour|building|hall|bus|supplies|days?|year|years|fees|uniform|buildings|graduates?|jobs|seminar|colloquium|hours|account|number|list|bozja|bozje|bantuan|unduhan|kota|perbelanjaan)$/;

interface Token {
  /** Folded. */
  key: string;
  /** Begins with a capital, or with a letter of a script that has none. */
  capital: boolean;
  /** A capital inside: "FeenstraLab". */
  camel: boolean;
}

const tokensOf = (text: string): Token[] =>
  text
    .replace(/[’‘`]/g, "'")
    .split(/[\s,/()]+/)
    .map((word) => word.replace(/^[^\p{L}&]+|[^\p{L}&']+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => ({
      key: foldLatin(word) || word,
      capital: !/^\p{Ll}/u.test(word),
      camel: /\p{Ll}\p{Lu}/u.test(word),
    }));

/** Compounds that are no units: words that end alike, what a site keeps of its past, shopping centres. */
const NO_COMPOUND =
  /(?:gesamt|ehrenamt|insgesamt)$|^(?:news|newsletter|nachrichten|meldungs|presse|pressemitteilungs|veranstaltungs|termin|programm|konzert|event|ausstellungs|spielplan|saison|video|podcast|artikel|beitrags|blog|foto|bild|bilder|galerie|download|dokumenten)-?archiv$|(?:einkaufs|shopping-?)zentrum$|^(?:ostos|kauppa)keskus$|^bevasarlokozpont$/;

function cueOf({ key, capital, camel }: Token, words: UnitWords): Level | null {
  const own = Object.hasOwn(words.cues, key) ? words.cues[key]! : null;
  if (own) return own;
  if (camel && /\p{L}{3,}lab$/u.test(key)) return 'laboratory';
  if (!words.endings || !capital || NO_COMPOUND.test(key)) return null;
  const ending = Object.keys(words.endings).find((one) => key.length > one.length + 2 && key.endsWith(one));
  return ending ? words.endings[ending]! : null;
}

/** Words before a last cue that make it talk about a unit: "in the Department". */
const ARTICLE =
  /^(?:the|a|an|our|my|your|this|of|in|at|to|by|der|die|das|den|dem|im|am|zur|zum|eine|einer|meine|het|de|een|och|og|ja|i|and|&)$/;
/** Last cues that are as often something else: "Terms of Service", "Degree Program", "1 Unit". */
const WEAK_LAST =
  /^(?:service|services|program|programme|unit|section|group|desk|archive|archives|chair|seminar|service|facility|team|studiengang)$/;
/** Leads that say nothing about which unit it is. */
const GENERIC_LEAD =
  /^(?:help|press|support|member|members|media|news|download|customer|summer|degree|privacy|preference|local|main|new|public|research|loan|shopping|data|online|secondary|primary|high|middle|elementary)$/;
/** Cues that stand before a name without a connector: "Institut Jean Nicod", "Кафедра физики". */
const NAMED_BEHIND = /^(?:institut|lehrstuhl|кафедра|факультет|отдел|отделение|лаборатория|управление|institutionen)$/;
/** Courses and classes have numbers of their own: "Seminar 3: Aquarell". */
const COUNTED = /^(?:seminar|sektion|schule|studiengang|ambulanz)$/;
/** Where names have small letters, what makes it a sentence of a unit that is named last: "Sagostund på biblioteket", "Besøg biblioteket". */
const OF_SENTENCE =
  /^(?:pa|till|til|fran|fra|hos|med|om|i|vid|ved|under|fore|efter|etter|infor|vi|oss|os|har|er|ar|bliver|blir|kontakta|kontakt|besok|besoka|besog|mot|mod|ring|skriv|lana|lan|valkommen|valkomna|velkommen|ny|nyt|nytt|nya|nye|tervetuloa|avoimet|uusi|uudet)$/;
/** "Biblioteka zaprasza", "Úřad bude uzavřen": a unit does something, or is open or closed. */
const DOES =
  /^(?:zaprasza\p{L}*|oglasza|informuje|nieczynn\p{L}|zamkniet\p{L}|jest|bedzie|organizuje|szuka|zve|porada|poradame|bude|uzavren\p{L}?|otevren\p{L}?|otvoren\p{L}?|hleda|va|este|organizeaza|anunta|invita|inchis\p{L}?|deschis\p{L}?|poziva|organizira|objavljuje|zatvoren\p{L}?|vabi|tutup|buka|mengundang|mengadakan|menerima|adalah|приглашает|объявляет|закрыт\p{L}?|открыт\p{L}?|работает|проводит|запрошує|оголошує|проводить|працює)$/u;
/** A kar is a faculty behind an adjective, elsewhere a choir. */
const isChoir = ({ key, capital }: Token, before: string): boolean =>
  key === 'kar' && !(capital && /\p{L}{2}i$/u.test(before) && !/^(?:ferfi|noi)$/.test(before));
const MIDDLE = /^(?:school|institute|college|department|lab|laboratory|office|library)$/;

/** Capitals as a name has them: every word but small ones begins with a capital (or the whole text is shouted). */
function isTitled(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

function levelFor(level: Level, cue: string, tokens: readonly Token[]): Level {
  if (/^(?:cent(?:er|re)|program(?:me)?|group|facility)$/.test(cue) && tokens.some(({ key }) => SERVING.test(key)))
    return 'office';
  if (/^school$/.test(cue) && tokens.some(({ key }) => key === 'department')) return 'department';
  return level;
}

/** "Fachbereich 2 – Finanzen", "Dezernat IV: Bauen": the number in the administration's plan, between a cue and what it is for. */
const NUMBER_BEHIND =
  /(?<=^\p{L}{4,}\s)(?:(?:\d{1,2}(?:[./]\d{1,2})*|[IVX]{1,4})\s*(?:[:–—|-]\s*)?|[A-Z](?:\s?\d{1,2})?\s*[:–—|-]\s*)(?=\p{Lu}\p{Ll}+)/u;

/** A text, cut into words once for all languages. */
interface Read {
  text: string;
  tokens: readonly Token[];
  titled: boolean;
  /** Behind its first word stood a number. */
  numbered: boolean;
}

/** "Department of Physics", "Physics Department", "Physics, Department of", "Universitätsbibliothek". */
function judgeCue({ text, tokens, numbered, ...read }: Read, words: UnitWords): Judged | null {
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const titled = read.titled || (words.small === true && /^\p{Lu}/u.test(text));
  const connects = (token: Token | undefined): boolean =>
    token !== undefined &&
    (words.connectors.length === 0 || words.connectors.includes(token.key) || /^[dl]'/.test(token.key));
  const inverted = /,\s*([^,]+)\s+(?:of|for)$/i.exec(text);
  // What stands before the connector may hold no word at all: "Notes, 11 of".
  const invertedToken = inverted ? tokensOf(inverted[1]!).at(-1) : undefined;
  const invertedCue = invertedToken ? cueOf(invertedToken, words) : null;
  if (invertedCue) return { level: invertedCue, score: 0.95 };
  let best: Judged | null = null;
  const offer = (level: Level, score: number): void => {
    if (!best || score > best.score) best = { level, score };
  };
  tokens.forEach((token, at) => {
    const level = cueOf(token, words);
    if (!level) return;
    const exact = levelFor(level, token.key, tokens);
    const compound = !Object.hasOwn(words.cues, token.key);
    const last = at === tokens.length - 1;
    const before = tokens[at - 1]?.key ?? '';
    if (tokens.length === 1) offer(exact, compound ? 0.75 : 0.2);
    else if (at === 0 && numbered && words.numbered && !COUNTED.test(token.key)) offer(exact, 0.8);
    else if (connects(tokens[at + 1])) offer(exact, (titled ? 0.95 : 0.6) - Math.min(0.3, 0.07 * at));
    else if (last && (words.cueLast || compound)) {
      if (ARTICLE.test(before) || !(token.capital || words.small) || isChoir(token, before)) return;
      if (words.small && tokens.slice(0, at).some(({ key }) => OF_SENTENCE.test(key))) return;
      const plain = WEAK_LAST.test(token.key) || (tokens.length === 2 && GENERIC_LEAD.test(before)) ? 0.5 : 1;
      offer(exact, plain * (titled ? (tokens.length <= 7 ? 0.85 : 0.6) : 0.3));
    } else if (at === 0 && !words.cueLast) offer(exact, titled ? 0.7 : 0.4);
    else if (at === 0 && compound) offer(exact, 0.75);
    else if (at === 0 && NAMED_BEHIND.test(token.key) && tokens.length > 1) offer(exact, 0.8);
    else if (at > 0 && MIDDLE.test(token.key) && !ARTICLE.test(before)) offer(exact, titled ? 0.5 : 0.15);
  });
  return best;
}

/** "Molecular & Cell Biology": nothing but a field of study. */
function judgeField({ text, tokens }: Read): Judged | null {
  if (tokens.length === 0 || tokens.length > 7 || !/^\p{Lu}/u.test(text)) return null;
  const last = tokens.at(-1)!.key;
  if (/^(?:social|mass|news|digital|print) media$/i.test(text)) return null;
  if (
    !FIELDS.has(last) &&
    !/(?:ology|ologie|ologia|ologi|nomics|ematics|wissenschaften|wissenschaft|vetenskap|kunde)$/.test(last)
  )
    return null;
  const strangers = tokens.filter(
    ({ key }) => !FIELDS.has(key) && !FIELD_MODIFIERS.has(key) && !/(?:ology|ologie|ologia)$/.test(key),
  ).length;
  if (strangers > 0)
    return strangers === 1 && tokens.length >= 3 && isTitled(text) ? { level: 'department', score: 0.35 } : null;
  // One word alone is as often a subject, a category or a language.
  return { level: 'department', score: tokens.length === 1 ? 0.5 : 0.55 };
}

/** Cues that no other language has, of languages that need no connector: "Fakultas Hukum" on a page that is declared English. */
const FOREIGN = new Map<string, Level>(
  [...new Set(Object.values(ALPHABETIC_UNITS))]
    .filter(({ connectors }) => connectors.length === 0)
    .flatMap(({ cues }) => Object.entries(cues))
    .filter(([cue]) =>
      /^(?:fakulta|facultat|wydzial|katedr|departame|perpustak|instytut|oddelen|zaklad|odsjek)/.test(cue),
    ),
);

function judgeForeign({ tokens, titled }: Read): Judged | null {
  const level = titled && tokens.length > 1 ? FOREIGN.get(tokens[0]!.key) : undefined;
  return level ? { level, score: 0.8 } : null;
}

const WITH_CONNECTORS = [...new Set(Object.values(ALPHABETIC_UNITS))].filter(({ connectors }) => connectors.length > 0);

/** Judges a text in an alphabetic script; see `matchUnit`. */
export function judgeAlphabeticUnit(text: string, lang: string): Judged | null {
  const whole = text.replace(/\s*[([][^()[\]]{1,24}[)\]]\s*$/, '').replace(/[\s:–—|»›>-]+$/u, '');
  const own = ALPHABETIC_UNITS[lang.slice(0, 2).toLowerCase()];
  const bare = own?.numbered ? whole.replace(NUMBER_BEHIND, '') : whole;
  const tokens = tokensOf(bare);
  const read: Read = { text: bare, tokens, titled: isTitled(bare), numbered: bare !== whole };
  const script = /\p{Script=Cyrillic}/u.test(bare)
    ? ALPHABETIC_UNITS.ru
    : /\p{Script=Arabic}/u.test(bare)
      ? ALPHABETIC_UNITS.ar
      : undefined;
  const candidates = [...new Set([script, own, ALPHABETIC_UNITS.en])].filter((words) => words !== undefined);
  let best: Judged | null = judgeField(read);
  for (const words of candidates) {
    const judged = judgeCue(read, words);
    if (judged && judged.score > (best?.score ?? 0)) best = judged;
  }
  // Pages mix languages: a cue of another one counts where a connector of the same language follows.
  for (const words of WITH_CONNECTORS) {
    if (best || candidates.includes(words)) continue;
    const judged = judgeCue(read, words);
    if (judged && judged.score >= 0.9) best = { level: judged.level, score: judged.score * 0.85 };
  }
  best ??= judgeForeign(read);
  if (!best) return null;
  let { score } = best;
  if (tokens.length > 1 && TALK.test(tokens[0]!.key) && tokens[0]!.key !== 'the') score *= 0.3;
  if (tokens.length > 2 && GOES_ON.test(tokens.at(-1)!.key) && !/,/.test(bare)) score *= 0.3;
  if (tokens.length > 1 && OF_UNIT.test(tokens.at(-1)!.key)) score *= 0.3;
  if (tokens.slice(1).some(({ key }) => DOES.test(key))) score *= 0.3;
  // A sentence, an address, a date: no name. Abbreviations ("Dept.", "B.") may hold a full stop.
  if (/[?!;:…]|\p{Ll}{5,}\.(?:\s|$)|\d{2,}|@|https?:/u.test(bare)) score *= 0.35;
  return score >= 0.1 ? { level: best.level, score } : null;
}
