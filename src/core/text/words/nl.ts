import type { Words } from './words';

export const nl: Words = {
  eventSection:
    'evenementen|agenda|kalender|programma|tentoonstelling(?:en)?|concerten|voorstellingen|activiteiten|binnenkort|verwacht',
  eventWord:
    '\\p{L}[\\p{L}-]{0,39}(?:concert|tentoonstelling|voorstelling|lezing|festival|rondleiding|bijeenkomst|congres|symposium|expositie|wandeling|(?<!dag|(?<!\\p{L})voor)avond|(?<!dag|(?<!\\p{L})(?:na|voor|achter))middag|workshop)(?:en|s)?|(?:kinder|jeugd|straat|poppen)theater|concert|tentoonstelling|voorstelling|lezing|workshop|festival|feest|markt|rondleiding|film|theater|dans|opera|bijeenkomst|cursus|congres|symposium|borrel|optreden|expositie|wandeling|quiz|club|avond|middag|première|live',
  news: 'nieuws|persbericht(?:en)?|blog|geplaatst|gepubliceerd|artikel(?:en)?|reacties?',
  past: 'archief|afgelopen|verslag|terugblik',
  peopleSection:
    'medewerkers|team|personen|leden|docenten|onderzoekers|bestuur|directie|contactpersonen|wie zijn wij|personeel|hoogleraren',
  unitSection:
    'faculteit(?:en)?|afdeling(?:en)?|instituten|opleidingen|diensten|vakgroepen?|onderzoeksgroepen|scholen|centra',
  unitList: 'faculteiten|afdelingen|instituten|diensten|vakgroepen|onderzoeksgroepen|scholen',
  placeLabel: 'locatie|waar|plaats|adres|zaal',
  venueWord:
    '[\\p{L}-]*(?:zaal|kerk|plein|(?<!t)huis|gebouw|centrum|kapel|bibliotheek)|(?:sport|markt|gym)hal|theater|museum|galerie|park|campus|universiteit|straat|bioscoop|club|café|podium|schouwburg|kasteel|boerderij|stadion|hotel|aula',
  priceLabel: 'prijs|toegang|entree|gratis|tickets?|kaarten|kosten|aanmelden',
  dateLabel: 'datum|wanneer|tijd|aanvang|deuren|begint',
  moreLabel:
    'lees meer|lees verder|meer info(?:rmatie)?|informatie|meer|bekijk|details|tickets|bestel|bestel tickets|aanmelden|alle|terug|home|contact|delen|profiel|koop tickets|verder lezen',
  hours: 'openingstijden|openingsuren|spreekuur|geopend',
  cancelled: 'geannuleerd|afgelast|gaat niet door',
  postponed: 'verplaatst|uitgesteld',
  soldOut: 'uitverkocht',
  attributeLabel: 'e-?mail|telefoon|tel|fax|kamer|adres|functie|expertise|website|afdeling',
  signUpLabel:
    'aanmeld(?:en|ing)|inschrijv(?:en|ing)|opgave|opgeven|reserver(?:en|ing)|voorverkoop|(?:kaart|ticket)verkoop',
  contactLabel: 'contact(?:gegevens|persoon)?|(?:meer|nadere) informatie|inlichtingen',
};
