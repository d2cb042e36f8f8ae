/** Names of days until which something is to be done: nothing is held then. */
const OFFICE_WORDS =
  'applications?|submissions?|abstracts?|proposals?|registrations?|nominations?|comments|payments?|fees|tuition|forms?|papers|essays|assignments|grades|entries';
const DEADLINE = new RegExp(
  `^\\P{L}*(?:${[
    `(?:last|final) day to (?:add|drop|withdraw|register|apply|submit|enrol+|pay|change|file|request|order|return|declare).{0,60}|(?:\\p{L}+ )?deadline (?:for|to) .{0,60}|(?:\\p{L}+ ){0,4}(?:${OFFICE_WORDS}|early[- ]bird|entry|submission|application|registration|abstract|payment) deadline`,
    `(?:[\\p{L}\\d]+ ){0,3}(?:${OFFICE_WORDS})(?: (?:for|to) (?:\\p{L}+ ?){1,4})?(?: ?\\d{4})? (?:(?:are )?due|close|closes|deadline|must be (?:received|submitted|postmarked))(?: (?:at|by|on) .{0,20})?`,
    '(?:(?:full |short |final |draft )?(?:paper|abstract|poster|proposal|manuscript)s? )?(?:submission|notification(?: of acceptance)?|acceptance notification|camera[- ]ready(?: (?:version|papers?|copy|submission))?)(?: (?:opens?|closes?|due))?|(?:early[- ]bird|late|regular|standard) registration(?: (?:opens?|closes?|ends?))?|early[- ]bird(?: (?:tickets?|rate|ends?))?|(?:applications?|registrations?|submissions?|nominations?) (?:opens?|closed)|player registrations? (?:open|clos)\\p{L}*',
    "(?:notification d[’']acceptation|soumission des (?:articles|résumés|communications)|notificación de aceptación|envío de (?:resúmenes|ponencias|trabajos)|notifica di accettazione|invio (?:degli )?abstract|notificação de aceitação|submissão de (?:resumos|trabalhos)|einreichung (?:der|von) (?:abstracts|beiträge[n]?)|frühbucher(?:rabatt|frist)?)(?: .{0,30})?",
    '(?:\\p{L}*(?:abgabe|bewerbungs|anmelde|melde|einsende|einreichungs)(?:schluss|frist|termin))(?: .{0,60})?',
    "date limite (?:de|pour|d[’']).{0,60}|clôture des (?:inscriptions|candidatures|dossiers|réservations).{0,40}",
    '(?:fin(?:aliza)?|cierre|último día|vencimiento)(?: (?:de|del|para|el))+ (?:plazo|inscripci(?:ón|ones)|solicitudes?|presentación|matrícula).{0,40}|fecha límite.{0,60}',
    '(?:.{0,30}\\b)?scadenz[ae](?: .{0,40})?|termine (?:ultimo )?(?:per|di) (?:la )?(?:presentazione|iscrizion|consegna|invio).{0,40}',
    '(?:fim do )?prazo (?:de|para|final).{0,40}|encerramento das inscrições',
    '(?:.{0,60}[–—-]\\s*)?uzávěrka(?: .{0,40})?|termin (?:składania|nadsyłania|zgłoszeń).{0,40}',
    '(?:aanmeld|inschrijf|inzend)(?:deadline|termijn).{0,40}|sista (?:anmälnings|ansöknings|inlämnings)dag.{0,40}|(?:søknads|påmeldings)frist.{0,40}|(?:ansøgnings|tilmeldings)frist.{0,40}',
    '.{0,40}(?:納期限|納付期限|提出期限|申込期限|応募締切|締切日)',
  ].join('|')})\\P{L}*$`,
  'iu',
);
/** Longer names tell of something else. */
const LONGEST = 100;

export const namesDeadline = (name: string): boolean => name.length <= LONGEST && DEADLINE.test(name);
