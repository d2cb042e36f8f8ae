/** Words around a cue, folded, that say what it is there: a unit's name, talk of a unit, or something else of that name. */

/** Words that make a centre or a programme one that serves rather than one that does research. */
export const SERVING =
  /^(?:student|students|career|careers|counseling|counselling|writing|visitor|visitors|information|international|admission|admissions|support|help|service|services|wellness|tutoring|testing|it|computing|copy|mail|call|contact|childcare|sports|fitness|recreation|conference|advising|accessibility|disability|alumni|housing|welcome|learning|teaching)$/;

/** First words of links and headings that speak about a unit and do not name it. */
export const TALK =
  /^(?:please|questions?|call|email|follow|check|note|if|and|or|are|is|was|explore|add|support|search|introducing|my|select|choose|get|use|learn|learning|discover|browse|download|members|director|head|about|contact|visit|welcome|join|find|see|view|read|meet|our|your|all|why|how|what|when|where|more|other|apply|history|news|events?|back|go|the|this|list|map|directions|from|at|in|to|for|by|with|a|an|uber|alle|unsere|unser|kontakt|nos|notre|tous|contactez|nuestro|nuestra|todos|om|var|alla|onze|over|leiter|leiterin|leitung|chef|cheffe|jefe|jefa|directora?|directeur|directrice|direttore|direttrice|responsabile|responsable|chefe|diretora?|руководитель|заведующии|заведующая|начальник|директор|декан|завідувач|керівник)$/;

/** Last words after which a sentence goes on. */
export const GOES_ON = /^(?:at|an?|the|of|to|by|via|with|and|or|from|in|on|for)$/;

/** Last words that make it something of the unit: "Physics Department News". */
export const OF_UNIT =
  /^(?:news|newsletter|events?|calendar|homepage|website|home|page|pages|directory|faculty|staff|people|students|alumni|courses?|catalog|catalogue|handbook|map|tour|building|hall|bus|supplies|days?|year|years|fees|uniform|buildings|graduates?|jobs|seminar|colloquium|hours|account|number|list|bozja|bozje|bantuan|unduhan|kota|perbelanjaan)$/;

/** Compounds that are no units: words that end alike, what a site keeps of its past, shopping centres. */
export const NO_COMPOUND =
  /(?:gesamt|ehrenamt|insgesamt)$|^(?:news|newsletter|nachrichten|meldungs|presse|pressemitteilungs|veranstaltungs|termin|programm|konzert|event|ausstellungs|spielplan|saison|video|podcast|artikel|beitrags|blog|foto|bild|bilder|galerie|download|dokumenten)-?archiv$|(?:einkaufs|shopping-?)zentrum$|^(?:ostos|kauppa)keskus$|^bevasarlokozpont$/;

/** Words before a last cue that make it talk about a unit: "in the Department". */
export const ARTICLE =
  /^(?:the|a|an|our|my|your|this|of|in|at|to|by|der|die|das|den|dem|im|am|zur|zum|eine|einer|meine|het|de|een|och|og|ja|i|and|&)$/;

/** Last cues that are as often something else: "Terms of Service", "Degree Program", "1 Unit". */
export const WEAK_LAST =
  /^(?:service|services|program|programme|unit|section|group|desk|archive|archives|chair|seminar|service|facility|team|studiengang)$/;

/** Leads that say nothing about which unit it is. */
export const GENERIC_LEAD =
  /^(?:help|press|support|member|members|media|news|download|customer|summer|degree|privacy|preference|local|main|new|public|research|loan|shopping|data|online|secondary|primary|high|middle|elementary|next|final|last|first|opening|closing|olive|executive|judicial|legislative)$/;

/** Cues that are units' behind a name only: "Chapter of Accidents" is none. */
export const ONLY_LAST = /^(?:branch|chapter)$/;

/** Cues that stand before a name without a connector: "Institut Jean Nicod", "Кафедра физики". */
export const NAMED_BEHIND =
  /^(?:institut|lehrstuhl|кафедра|факультет|отдел|отделение|лаборатория|управление|institutionen)$/;

/** Kinds of units that what they are for may stand right behind, in Germanic languages, and words that may stand between its own. */
export const APPOSED =
  /^(?:fakultat|fachbereich|fachgebiet|fachgruppe|fachdienst|abteilung|departe?ment|referat|dezernat|sachgebiet|stabsstelle|geschaftsstelle|niederlassung|zweigstelle|aussenstelle|filiale|(?:landes|kreis|bezirks|regional|orts)verband|ortsverein|ortsgruppe|regionalgruppe|professur|faculteit|vestiging|afdeling|avdeling|seksjon|sektion|fakultet)$/;
export const SMALL_WORD = /^(?:und|u|der|des|die|fur|in|im|von|en|van|voor|og|for|&)$/;

/** Courses and classes have numbers of their own: "Seminar 3: Aquarell". */
export const COUNTED = /^(?:seminar|sektion|schule|studiengang|ambulanz)$/;

/** Where names have small letters, what makes it a sentence of a unit that is named last: "Sagostund på biblioteket", "Besøg biblioteket". */
export const OF_SENTENCE =
  /^(?:pa|till|til|fran|fra|hos|med|om|i|vid|ved|under|fore|efter|etter|infor|vi|oss|os|har|er|ar|bliver|blir|kontakta|kontakt|besok|besoka|besog|mot|mod|ring|skriv|lana|lan|valkommen|valkomna|velkommen|ny|nyt|nytt|nya|nye|tervetuloa|avoimet|uusi|uudet)$/;

/** "Biblioteka zaprasza", "Úřad bude uzavřen": a unit does something, or is open or closed. */
export const DOES =
  /^(?:zaprasza\p{L}*|oglasza|informuje|nieczynn\p{L}|zamkniet\p{L}|jest|bedzie|organizuje|szuka|zve|porada|poradame|bude|uzavren\p{L}?|otevren\p{L}?|otvoren\p{L}?|hleda|va|este|organizeaza|anunta|invita|inchis\p{L}?|deschis\p{L}?|poziva|organizira|objavljuje|zatvoren\p{L}?|vabi|tutup|buka|mengundang|mengadakan|menerima|adalah|приглашает|объявляет|закрыт\p{L}?|открыт\p{L}?|работает|проводит|запрошує|оголошує|проводить|працює)$/u;

export const MIDDLE = /^(?:school|institute|college|department|lab|laboratory|office|library)$/;
