import type { SiteWords } from './site-words';

export const it: SiteWords = {
  to: {
    faculty:
      'persone|le persone|docenti|i docenti|personale|personale docente|personale tecnico|corpo docente|professori|ricercatori|dottorandi|organico|rubrica|elenco docenti|componenti|membri|il team|gruppo di lavoro|chi siamo|direzione|organi|organi di governo|collaboratori|medici|insegnanti|relatori',
    departments:
      'dipartimenti|dipartimento|facoltà|scuole|scuole e dipartimenti|facoltà e dipartimenti|strutture|istituti|centri|centri di ricerca|laboratori|gruppi di ricerca|sezioni|aree|uffici|unità|unità di ricerca|organigramma|organizzazione|reparti|servizi e uffici|settori',
  },
  path: {
    faculty:
      'persone|docenti|personale|professori|ricercatori|dottorandi|rubrica|componenti|organico|insegnanti|medici',
    departments:
      'dipartimenti|facolta|scuole|strutture|istituti|centri|laboratori|sezioni|uffici|organigramma|organizzazione|reparti|settori',
  },
  unit: 'dipartimento|facoltà|scuola|istituto|laboratorio|gruppo|centro',
  toward:
    'ateneo|l’ateneo|l’università|università|il dipartimento|la scuola|la facoltà|presentazione|ricerca|la ricerca|didattica|contatti|mappa del sito|istituto',
  away: 'notizie|avvisi|eventi|calendario|ammissione|immatricolazione|iscrizioni|bandi|concorsi|biblioteca|pubblicazioni|lavora con noi|accedi|stampa|note legali|orari|esami|tesi|galleria|gare|modulistica|archivio',
  more: 'successivo|successiva|pagina successiva|mostra tutti|vedi tutti',
};
