import type { Words } from './words';

export const ca: Words = {
  eventSection:
    'esdeveniments?|agenda|calendari|programa|programació|exposicions|concerts|pròxim(?:s|es)?|properes|propers|activitats|cartellera|espectacles|seminaris|actes',
  eventWord:
    'concert|exposició|espectacle|conferència|taller|visita|festival|festa|seminari|congrés|projecció|pel·lícula|teatre|dansa|òpera|trobada|mercat|fira|jornada|curs|xerrada|presentació|reunió|ball|gala|tertúlia|aplec',
  news: 'notícies?|notícia|actualitat|premsa|blog|publicat|articles?|comentaris?|comunicats?|novetats',
  past: 'arxiu|passats|anteriors|ressenya|crònica',
  peopleSection:
    'equip|personal|membres?|professorat|professors|docents|investigadors|directori|direcció|persones|claustre|qui som|acadèmics|junta',
  unitSection:
    'facultats?|departaments?|instituts?|escol(?:a|es)|centres?|serveis?|unitats|secretari(?:a|es)|àre(?:a|es)|oficines|regidori(?:a|es)',
  unitList:
    'facultats|departaments|instituts|escoles|centres|serveis|unitats|secretaries|oficines|grups de recerca|regidories',
  placeLabel: 'lloc|on|adreça|sala|ubicació|espai',
  venueWord:
    'sala|teatre|museu|galeria|biblioteca|església|parc|plaça|casa|casal|centre|auditori|campus|universitat|carrer|avinguda|cinema|club|aula|saló|poliesportiu|pavelló|estadi|parròquia|ajuntament|col·legi|facultat|hotel|restaurant|capella|catedral|llibreria|palau|castell|ateneu',
  priceLabel: 'preu|entrada|entrada lliure|gratuït|gratuïta|entrades|inscripció|tarifa',
  dateLabel: 'data|quan|hora|horari|inici|obertura',
  moreLabel:
    'llegir més|llegeix més|veure més|veure més informació|més informació|informació|més info|saber-ne més|detalls?|comprar|compra entrades|comprar entrades|inscripcions|tots|veure tots|veure totes|tornar|inici|contacte|compartir|imprimir|perfil|correu|web',
  hours: "horari d[’']obertura|horari d[’']atenció|obert",
  cancelled: 'cancel·lad[oa]s?|cancel·lat|cancel·lada|suspès|suspesa|anul·lat|anul·lada',
  postponed: 'ajornat|ajornada|posposat|posposada',
  soldOut: 'exhaurid[oae]s?|exhaurit|entrades exhaurides',
  attributeLabel:
    'e-?mail|correu|correu electrònic|telèfon|tel|fax|oficina|despatx|adreça|càrrec|línies? de recerca|àrea|pàgina web|especialitat|grau',
  signUpLabel: '(?:pre)?inscripci(?:ó|ons)|reserves?|matrícula|venda anticipada',
  contactLabel: 'contacte|més informació|informació i contacte',
};
