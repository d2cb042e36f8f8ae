import type { States } from './states';

export const it: States = {
  few: 'ultim[ie] (?:biglietti|posti|disponibilità)|pochi (?:posti|biglietti)(?: disponibili| rimasti)?|quasi (?:esaurit[oaie]|al completo)|posti in esaurimento',
  waitlist: "lista d'attesa|lista d’attesa|lista di attesa",
  soldOut: 'esaurit[oaie]|tutto esaurito|al completo|posti terminati|biglietti terminati|sold out',
  soldOutAlone: 'completo',
  movedOnline:
    '(?:si terrà|si svolgerà|spostat[oa]|trasferit[oa]) (?:ora |invece )?(?:online|in streaming|in modalità (?:online|virtuale)|sul web)',
  rescheduled: 'nuova data|rinviat[oaie] al|posticipat[oaie] al|spostat[oaie] al|riprogrammat[oaie]',
  pending:
    '(?:da|in via di|in attesa di) (?:definire|confermare|destinarsi|comunicare|stabilire|conferma|definizione)|prossimamente',
  date: 'date?|giorno',
  time: 'orari?o?|ora',
  place: 'luogo|sede|sala|dove',
  notPublic: 'nessun[oa]? (?:spettacolo|rappresentazione|replica)|chiuso|chiusura|evento privato|festa privata',
  conditional: 'se|in caso|può|potrebbe|fino a|prima|quando|anno scorso|precedente',
};
