import type { Words } from './words';

export const it: Words = {
  eventSection:
    'eventi|agenda|calendario|programma|mostre|concerti|spettacoli|appuntamenti|in programma|prossimi|seminari',
  eventWord:
    'concerto|mostra|spettacolo|conferenza|laboratorio|visita|festival|festa|seminario|convegno|proiezione|film|teatro|danza|opera|incontro|mercato|fiera|giornata|corso|presentazione|serata|inaugurazione',
  news: 'notizie|news|comunicat[oi]|stampa|blog|pubblicato|articol[oi]|comment[oi]|avvisi',
  past: 'archivio|passati|conclusi',
  peopleSection:
    'persone|personale|staff|membri|docenti|professori|ricercatori|dottorandi|rubrica|direzione|chi siamo|collaboratori|team',
  unitSection: 'facoltà|dipartimenti|dipartimento|istituti|scuole|centri|uffici|servizi|strutture|aree',
  unitList: 'facoltà|dipartimenti|istituti|scuole|centri|uffici|strutture|laboratori|gruppi di ricerca',
  placeLabel: 'luogo|dove|sede|indirizzo|sala',
  venueWord:
    'sala|teatro|museo|galleria|biblioteca|chiesa|parco|piazza|casa|centro|auditorium|campus|università|via|viale|cinema|club|aula|palazzo|salone|palestra|stadio|oratorio|municipio|hotel|ristorante|castello|villa|cortile|anfiteatro|duomo|cattedrale|basilica|libreria|palasport|piazzale',
  priceLabel: 'prezzo|ingresso|ingresso libero|gratuito|gratis|biglietti|costo|iscrizione',
  dateLabel: 'data|quando|ora|orario|ore|inizio',
  moreLabel:
    'leggi tutto|leggi di più|scopri|scopri di più|maggiori informazioni|informazioni|dettagli|acquista|biglietti|iscriviti|tutti|indietro|home|contatti|condividi|stampa|profilo|sito web',
  hours: 'orari di apertura|orario di apertura|orario (?:di )?ricevimento|ricevimento studenti|aperto',
  cancelled: 'annullat[oaie]|cancellat[oaie]',
  postponed: 'rinviat[oaie]|posticipat[oaie]',
  soldOut: 'esaurit[oaie]',
  attributeLabel:
    'e-?mail|posta elettronica|telefono|tel|fax|ufficio|stanza|indirizzo|ruolo|qualifica|settore|ricevimento|sito web|struttura|afferenza',
  signUpLabel:
    '(?:pre)?iscrizion[ei]|come iscriversi|prenotazion[ei]|prevendit[ae]|adesioni|modalità di (?:iscrizione|prenotazione)',
  contactLabel: 'contatti|contatto|(?:per )?(?:ulteriori )?informazioni|info e contatti',
};
