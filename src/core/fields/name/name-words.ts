/** Words that speak for or against a text as a name; found once per text, as pages repeat themselves. */
import type { Matcher } from '../../text/words/index';
import { organizerLabel } from '../event-labels';

export interface NameWords {
  /** The text is a label or a link's words, and nothing else. */
  more: boolean;
  label: boolean;
  attribute: boolean;
  /** It holds such a word. */
  hours: boolean;
  cancelled: boolean;
  event: boolean;
  venue: boolean;
  room: boolean;
  letters: number;
}

/** Whoever speaks or plays, by a label and a colon. */
const SPEAKER =
  /^\P{L}*(?:speakers?|presenters?|lecturer|instructor|candidate|moderator|referent(?:in|en)?|dozent(?:in|en)?|intervenante?s?|ponentes?|palestrantes?|relator[ei]|sprekers?|talare|foredragsholder|報告者|講師|司会|報告人|报告人|主讲人?|演讲者|主持人|연사|강사|발표자)\s*[:：]/iu;

/** Labels that a text begins with. */
export interface LeadingLabels {
  speaker: boolean;
  dateOrPlace: boolean;
  price: boolean;
  organizer: boolean;
}

/** A room of a house, by its number or use: where something is, never what it is. */
export const ROOM =
  /(?<!\p{L})(?:rooms?|rm|suite|ste)\.?\s*#?[A-Z]?-?\d|\d(?:st|nd|rd|th)\s+floor|(?<!\p{L})(?:conference|board|meeting|committee|hearing)\s+room(?!\p{L})|第?\d+会議室|^\P{L}*(?:地下?)?(?:\d+)?階[\s\u3000]\S.*(?:会場|売り?場|室|ホール|画廊|ギャラリー|ロビー|スペース|コーナー)\P{L}*$|^\P{L}*(?:(?:本|別|新|東|西|南|北)館)?(?:地[下上])?\d{1,2}(?:階|[FＦ])\s*[=＝・／/｜|]\s*\S{1,20}$/iu;

/** Where people gather before it begins: "Meet at main entrance", "Treffpunkt: Rathaus". "Meet the Author" and "Treffpunkt Demenz" are events. */
export const GATHERING =
  /^\P{L}*(?:meet (?:at|in front of|outside) (?:the )?\P{Lu}|(?:meeting|assembly) point\s*[:–-]|(?:treffpunkt|point de rencontre|rendez-vous|punto de encuentro|(?:punto di )?ritrovo|ponto de encontro|verzamel(?:en|punt)|samling(?:splats)?)\s*(?:[:–-]|\p{N}|jeweils|immer|toujours|siempre|sempre|altijd)|集合(?:場所)?[:：])/iu;

const LINKS_OF_SITES =
  'privacy(?: policy| notice| statement| settings)?|cookies?(?: policy| notice| settings)?|terms(?: (?:of (?:use|service)|(?:and|&) conditions))?|about(?: us)?|who is who|who.s who|contact us|site ?map|log ?in|sign in|my account|disclaimer|impressum|datenschutz(?:erklärung)?|kontakt|über uns|mentions légales|politique de confidentialité|contactez-nous|aviso legal|política de (?:privacidad|privacidade|cookies)|contacto|contatti|chi siamo|note legali|om oss|om cookies|プライバシーポリシー|お問い?合わせ|サイトマップ|隐私政策|联系我们|关于我们';
/** What pages on one event have buttons and headings for. */
const BUTTONS =
  'share(?: (?:on|this|via|with) .{2,20})?|tweet|(?:add|save) to (?:my |your |the )?(?:google |outlook |apple )?calendar|voeg toe aan (?:je |mijn )?agenda|(?:zum|in den) kalender (?:hinzufügen|eintragen)|ajouter (?:au|à mon) calendrier|ajouter à (?:l.|mon )agenda|añadir al? (?:mi )?calendario|adicionar (?:ao|à) (?:calendário|agenda)|aggiungi al (?:tuo )?calendario|lägg till i (?:min )?kalender(?:n)?|legg til i kalender|lisää kalenteriin|カレンダーに(?:追加|登録)(?:する)?|reserveringen|reservations?|réservations?|reservas|prenotazioni|(?:tickets?|karten) (?:bestellen|kaufen|buchen|sichern|here|available)(?: (?:via|bei|über|at)\\b.{0,20})?|book (?:now|tickets|online)|(?:reserve|save) (?:a|my|your) (?:spot|place|seat)|event details|filters?|(?:this|next) (?:week|month)|loading|code of conduct|abstracts?|speakers?|tagesablauf|referent(?:en|innen)?';
/** What asks people to come, and no more. */
const INVITATIONS =
  '(?:please )?(?:register|sign up|rsvp|apply|enrol)(?: (?:here|now|today|online|for free|in advance|to attend))*|(?:buy|get|reserve|order) (?:your )?tickets(?: (?:here|now|online))?|(?:jetzt|hier|online|gleich) (?:anmelden|buchen|reservieren)|zur anmeldung|je m.inscris|(?:s.inscrire|inscrivez-vous|inscríbete|inscribirse|iscriviti|inscreva-se)(?: (?:ici|en ligne|maintenant|aquí|qui|ora|online|aqui))?|(?:meld je|schrijf je) (?:hier |nu )?(?:aan|in)|anmäl dig(?: här)?|tilmeld(?: dig)?(?: her)?|meld deg på(?: her)?|(?:お?申し?込み?|参加申込み?|詳細|詳しく)は、?こちら(?:から|まで)?|(?:点击|立即|我要)+报名';
/** Labels of two at once, and what is said where nothing is known. */
const LABELS =
  '(?:date|day|time|when|where|place|location|venue|datum|uhrzeit|zeit|ort|lieu|heure|fecha|hora|lugar)s?(?:,? (?:date|time|place))?\\s?(?:&|and|\\+|und|et|y)\\s?(?:date|time|when|where|place|location|venue|uhrzeit|zeit|ort|lieu|heure|hora|lugar)|additional materials?(?:: none)?|to be (?:scheduled|determined|announced|confirmed)';
const NOTHING = `${LINKS_OF_SITES}|${BUTTONS}|${INVITATIONS}|${LABELS}`;
/** What every site has links to, and every event's page, labels and invitations: nothing's name. */
export const FURNITURE = new RegExp(`^\\P{L}*(?:${NOTHING})(?:\\P{L}+(?:${NOTHING}))*\\P{L}*$`, 'iu');

/** Longer texts tell of what is cancelled, or of a venue. */
const LONGEST_CANCELLED = 24;
const LONGEST_VENUE = 40;

export class NameVocabulary {
  readonly #in = new Map<string, NameWords>();
  readonly #before = new Map<string, LeadingLabels>();

  constructor(private readonly words: Matcher) {}

  in(text: string): NameWords {
    let known = this.#in.get(text);
    if (!known) this.#in.set(text, (known = this.#find(text)));
    return known;
  }

  before(text: string): LeadingLabels {
    let known = this.#before.get(text);
    if (!known) {
      const { words } = this;
      const dateOrPlace = words.after('dateLabel', text) !== null || words.after('placeLabel', text) !== null;
      const price = words.after('priceLabel', text) !== null;
      const speaker = SPEAKER.test(text);
      this.#before.set(text, (known = { speaker, dateOrPlace, price, organizer: organizerLabel(text) }));
    }
    return known;
  }

  #find(text: string): NameWords {
    const { words } = this;
    const { length } = text;
    return {
      more: words.is('moreLabel', text),
      label: words.is('dateLabel', text) || words.is('placeLabel', text) || words.is('priceLabel', text),
      attribute: words.is('attributeLabel', text),
      hours: words.has('hours', text),
      cancelled: length < LONGEST_CANCELLED && (words.has('cancelled', text) || words.has('soldOut', text)),
      event: words.has('eventWord', text),
      venue: length < LONGEST_VENUE && words.has('venueWord', text),
      room: ROOM.test(text) && !words.has('eventWord', text),
      letters: text.match(/\p{L}/gu)?.length ?? 0,
    };
  }
}
