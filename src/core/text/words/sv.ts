import type { Words } from './words';

/** Swedish, Norwegian and Danish: their words for these things are close, and sites mix them. */
export const sv: Words = {
  eventSection:
    'evenemang|arrangement(?:er)?|kalender|kalendarium|program|utställningar|konserter|forestillinger|kommande|aktiviteter|arrangementer|begivenheder|hva skjer|det sker',
  eventWord:
    '\\p{L}[\\p{L}-]{0,39}(?:konsert|koncert|utställning|utstilling|udstilling|föreställning|forestilling|föreläsning|foredrag|festival|(?<!(?<!\\p{L})(?:ut|in|för|folk))vandring|(?<!dag|dags|(?<!\\p{L})i)kväll|(?<!arbets|bostads|aktie|finans|kapital)marknad|(?<!(?<!\\p{L})(?:be|i))(?:möte|møte|møde))(?:er|en|et|ar|s)?|(?:barn|barne|børne|gatu|dock|sommar|sommer)teater|konsert|koncert|utställning|utstilling|udstilling|föreställning|forestilling|föreläsning|foredrag|workshop|festival|fest|marknad|visning|film|teater|dans|opera|möte|møte|møde|kurs|seminarium|seminar|konferens|konferanse|vernissage|premiär|disputation|kväll|live',
  news: 'nyheter|nyheder|pressmeddelanden?|blogg|publicerad|publisert|artiklar|kommentarer?',
  past: 'arkiv|tidigare|tidligere',
  peopleSection:
    'personal|medarbetare|ansatte|medarbejdere|team|personer|forskare|lärare|styrelse|styret|bestyrelse|ledning|kontaktpersoner|doktorander|medlemmar|anställda',
  unitSection:
    'fakultet(?:er)?|institution(?:er)?|avdelningar|avdelinger|afdelinger|enheter|centrum|centra|skolor|institutter|områden|ämnen|program',
  unitList:
    'fakulteter|institutioner|avdelningar|enheter|skolor|institutter|avdelinger|afdelinger|forskargrupper|forskningsgrupper|förvaltningar',
  placeLabel: 'plats|sted|lokal|var|hvor|adress',
  venueWord:
    'sal|salen|(?:sport|idrotts|folkets |bygde|sam|mat)(?:sal|hall|hus)(?:en|et)?|hall|[\\p{L}-]*(?:hallen|salen|verkstan|verkstaden|kajen|scenen|foajén|ateljén|gården|kyrkan?|kirken?|kapell(?:et)?|torget|biblioteket?|museet|teatern|teatret|parken|plassen|skolan|skolen|stugan|lokalen)|teater|museum|galleri|bibliotek|park|torg|hus|centrum|campus|universitet|gatan|gata|bio|klubb|scen|slott|konserthus|sporthall|kulturhus(?:et)?|idrottsplats(?:en)?|musikskole|jazzklub|spillested(?:et)?',
  priceLabel: 'pris|entré|inträde|gratis|fri entré|biljetter|billetter|anmälan',
  dateLabel: 'datum|dato|tid|när|når|start|börjar|insläpp',
  moreLabel:
    'läs mer|les mer|læs mere|mer info|mer information|information|informasjon|visa|se mer|detaljer|boka|köp|köp biljett|biljetter|anmäl dig|alla|tillbaka|hem|kontakt|dela|profil|skriv ut',
  hours: 'öppettider|åpningstider|åbningstider|öppet',
  cancelled: 'inställ[td]|inställda|avlyst|aflyst',
  postponed: 'uppskjut(?:en|et)|flyttad|utsatt|udskudt',
  soldOut: 'slutsål[dt]|utsolgt|udsolgt',
  attributeLabel:
    'e-?post|e-?mail|mail|telefon|tel|mobil|rum|adress|besöksadress|titel|stilling|webbplats|avdelning|institution|forskningsområde',
  signUpLabel:
    'anmälan|anmäl dig|bokning|boka|biljettsläpp|förköp|tilmelding|påmelding|billettsalg|billetsalg|forsalg|bestilling',
  contactLabel: 'kontakt(?:a oss|person|uppgifter|opplysninger|oplysninger)?|mer information|mere information|frågor',
};
