import type { Words } from './words';

export const de: Words = {
  eventSection:
    'veranstaltung(?:en)?|termine?|kalender|programm|spielplan|ausstellung(?:en)?|konzerte?|vorschau|events?|vorstellungen|demnächst|führungen|kurse',
  eventWord:
    '\\p{L}[\\p{L}-]{0,39}(?:konzert|ausstellung|lesung|aufführung|premiere|tagung|konferenz|versammlung|symposium|gottesdienst|flohmarkt|weihnachtsmarkt|turnier|(?<!(?<!\\p{L})(?:ein|aus|zu|ab|unter|rück)|völker)wanderung|festival|workshop|(?<!priester)seminar|vortrag|(?<!ge)feier|(?<!feier|heilig|lebens|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonn)abend|stammtisch)(?:e|en|s)?|(?:kasperle?|kinder|sommer|weihnachts|impro|straßen|mitmach)theater|(?:open-air-|freiluft|sommer|kinder|senioren)kino|konzert|ausstellung|vortrag|lesung|führung|workshop|seminar|fest|festival|markt|flohmarkt|theater|aufführung|premiere|film|kino|tagung|konferenz|kolloquium|symposium|treffen|sitzung|party|kurs|tanz|oper|gottesdienst|vernissage|vorlesung|stammtisch|probe|turnier|wanderung|weihnachtsmarkt|messe|live',
  news: 'aktuelles|neuigkeiten|nachrichten|pressemitteilung(?:en)?|presse|blog|beitrag|veröffentlicht|meldung(?:en)?|artikel|kommentare?',
  past: 'archiv|rückblick|vergangene|bericht|fand statt',
  peopleSection:
    'mitarbeiter(?:innen)?|mitarbeitende|team|personen|personal|professor(?:en|innen)?|ansprechpartner(?:innen)?|beschäftigte|mitglieder|vorstand|leitung|sekretariat|doktorand(?:en|innen)|lehrende|wissenschaftliche',
  unitSection:
    'fakultät(?:en)?|institute?|fachbereiche?|abteilung(?:en)?|lehrstühle?|einrichtungen|zentren|ämter|dezernate?|referate?|kliniken|fachgebiete',
  unitList:
    'fakultäten|institute|fachbereiche|abteilungen|lehrstühle|einrichtungen|ämter|dezernate|kliniken|arbeitsgruppen|fachgruppen|referate',
  placeLabel: 'ort|veranstaltungsort|wo|raum|treffpunkt|adresse',
  venueWord:
    '[\\p{L}-]*(?:saal|halle|haus|(?<!da|ge)heim|kirche|bibliothek|bücherei|zimmer|kapelle|stadion|zentrum|scheune|stadel|(?<!bisc)hof|museum|keller|schloss|straße)|(?:markt|dorf|sport|fest|kirch|schul|rathaus|schloss|spiel)platz|(?:seminar|vortrags|gemeinde|club|klub|gast|medien)raum|(?:grund|haupt|mittel|real|volks|musik|hoch|volkshoch)schule|galerie|theater|club|platz|park|raum|universität|str\\.|bühne|kino|dom|hotel|aula|foyer|gaststätte|café',
  priceLabel: 'eintritt|preis|kosten|vvk|ak|tickets?|karten|eintritt frei|kostenlos|frei|gebühr|anmeldung',
  dateLabel: 'datum|wann|zeit|uhrzeit|beginn|einlass|termin|dauer|ende',
  moreLabel:
    'mehr|mehr erfahren|weiterlesen|weiter|details|zur veranstaltung|tickets|karten|anmelden|mehr infos?|mehr informationen|alle|alle termine|zurück|drucken|teilen|kontakt|profil|zum profil|website|e-?mail|startseite|suche|impressum',
  hours: 'öffnungszeiten|sprechzeiten|sprechstunden?|geöffnet',
  cancelled: 'abgesagt|entfällt|fällt aus',
  postponed: 'verschoben|verlegt|neuer termin',
  soldOut: 'ausverkauft|ausgebucht',
  attributeLabel:
    'e-?mail|telefon|tel|fax|raum|büro|adresse|sprechstunde|forschungsschwerpunkte|funktion|aufgaben|homepage|web|zimmer|gebäude|fachgebiet|mobil',
  signUpLabel:
    '(?:kurs)?anmeldung(?:en)?(?: (?:und|&) (?:infos?|information(?:en)?|kontakt|kosten))?|anmelde(?:schluss|frist|zeitraum|start|modalitäten)|(?:karten)?vorverkauf(?:sstart|sbeginn|sstellen?)?|vvk|kartenverkauf|(?:karten|platz|tisch)?reservierung(?:en)?|buchung(?:en)?|teilnahme und anmeldung|einschreibung',
  contactLabel:
    'kontakt(?:daten|person)?|ansprechpartner(?:in|innen)?|ansprechpersonen?|auskunft|auskünfte|rückfragen|(?:nähere|weitere) informationen',
};
