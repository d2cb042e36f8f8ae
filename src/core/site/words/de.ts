import type { SiteWords } from './site-words';

export const de: SiteWords = {
  to: {
    faculty:
      'personen|mitarbeiter|mitarbeitende|mitarbeiterinnen|mitarbeiter/innen|mitarbeiter*innen|mitarbeiter:innen|mitarbeiterinnen und mitarbeiter|mitarbeiterverzeichnis|personal|team|unser team|das team|mitglieder|professoren|professorinnen|professuren|professorinnen und professoren|dozenten|dozierende|lehrende|lehrkräfte|kollegium|personenverzeichnis|ansprechpartner|wissenschaftliche mitarbeiter|wissenschaftler|beschäftigte|leitung|vorstand|ärzte|menschen',
    departments:
      'fakultäten|fakultäten und institute|fachbereiche|fachbereich|institute|institute und einrichtungen|einrichtungen|abteilungen|abteilung|departments|lehrstühle|lehrstühle und professuren|arbeitsgruppen|arbeitsbereiche|forschungsgruppen|zentren|organisation|organisationsstruktur|struktur|organigramm|ämter|dezernate|referate|kliniken|kliniken und institute|verwaltung|studiengänge und institute|einrichtungen a-z',
  },
  path: {
    faculty:
      'personen|mitarbeiter|mitarbeitende|personal|professoren|professuren|lehrende|kollegium|mitglieder|ansprechpartner',
    departments:
      'fakultaeten|fakultaet|fachbereiche|fachbereich|institute|abteilungen|lehrstuehle|einrichtungen|arbeitsgruppen|organisation|kliniken|aemter|struktur',
  },
  unit: 'institut|lehrstuhl|fakultät|fachbereich|arbeitsgruppe|labor|zentrum|abteilung',
  toward:
    'über uns|die universität|universität|hochschule|das institut|institut|forschung|lehre|forschung und lehre|kontakt|übersicht|sitemap|startseite|die fakultät',
  away: 'aktuelles|nachrichten|neuigkeiten|veranstaltungen|termine|studium|bewerbung|studieninteressierte|stellenangebote|karriere|bibliothek|mensa|anmelden|anmeldung|impressum|datenschutz|barrierefreiheit|presse|publikationen|veröffentlichungen|anfahrt|lageplan|vorlesungsverzeichnis|prüfungen|spenden|formulare|archiv',
  more: 'weiter|nächste|nächste seite|alle anzeigen|alle personen',
};
