import type { SiteWords } from './site-words';

export const nl: SiteWords = {
  to: {
    faculty:
      'medewerkers|onze medewerkers|personeel|mensen|onze mensen|docenten|hoogleraren|onderzoekers|promovendi|ons team|het team|leden|bestuur|bestuursleden|directie|wie zijn wij|wie is wie|contactpersonen|vakgroepleden|artsen|specialisten|leraren|smoelenboek|medewerkersgids',
    departments:
      'faculteiten|faculteit|faculteiten en instituten|afdelingen|afdeling|vakgroepen|instituten|onderzoeksgroepen|onderzoeksinstituten|leerstoelen|scholen|centra|diensten|laboratoria|organisatie|onze organisatie|organogram|organisatiestructuur|opleidingen en instituten|poliklinieken|eenheden',
  },
  path: {
    faculty: 'medewerkers|personeel|mensen|docenten|hoogleraren|onderzoekers|leden|bestuur|directie|artsen',
    departments:
      'faculteiten|afdelingen|vakgroepen|instituten|onderzoeksgroepen|leerstoelen|scholen|diensten|organisatie|organogram|poliklinieken',
  },
  unit: 'faculteit|instituut|afdeling|vakgroep|onderzoeksgroep|laboratorium|centrum',
  toward:
    'over ons|over de universiteit|over de faculteit|universiteit|onderzoek|onderwijs|onderwijs en onderzoek|contactgegevens|home|over het instituut',
  away: 'nieuws|agenda|evenementen|toelating|aanmelden|inschrijven|vacatures|werken bij|bibliotheek|inloggen|pers|publicaties|privacyverklaring|toegankelijkheid|rooster|tentamens|cursussen|scripties|route|archief',
  more: 'volgende|volgende pagina|toon alle|alle medewerkers|meer laden',
};
