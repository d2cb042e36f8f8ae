import type { States } from './states';

export const de: States = {
  few: 'restkarten|restplätze|(?:nur noch )?wenige (?:rest)?(?:karten|tickets|plätze)|letzte (?:karten|tickets|plätze)|fast (?:ausverkauft|ausgebucht)|noch \\d+ (?:plätze|karten|tickets)(?: frei| verfügbar)?',
  waitlist: 'warteliste',
  soldOut: 'ausverkauft|ausgebucht|belegt|keine (?:karten|tickets|plätze) mehr',
  movedOnline:
    '(?:findet|wird) (?:nun |jetzt |stattdessen )(?:online|digital|virtuell)|(?:verlegt|verschoben) (?:ins internet|ins netz|nach zoom)|online statt in präsenz',
  rescheduled: 'neuer termin|ersatztermin|nachholtermin|verschoben auf|verlegt auf',
  pending:
    '(?:wird|werden) noch (?:bekannt ?gegeben|bekanntgegeben|mitgeteilt|festgelegt)|noch (?:offen|nicht bekannt|unbekannt)|in planung|wird angekündigt|n\\.\\s?n\\.|folgt(?: in kürze| noch)?|tb[acd]',
  date: 'datum|termine?|wann',
  time: 'uhrzeit|zeit|beginn|einlass',
  place: 'ort|veranstaltungsort|wo|raum|saal',
  notPublic:
    'geschlossen(?:e gesellschaft| wegen privatveranstaltung)?|privatveranstaltung|private veranstaltung|vermietet|spielfrei|keine (?:vorstellung|aufführung|veranstaltung|sitzung|probe)(?:en)?|ruhetag|betriebsferien',
  conditional: 'bei|falls|wenn|sofern|bis|kann|können|könnte|eventuell|ggf\\.?|früher|letztes jahr|meist|oft|sobald',
};
