/** Names of days until which something is to be done: nothing is held then. */

const HANDED_IN = 'applications?|submissions?|abstracts?|proposals?|registrations?|nominations?|entries';
const OFFICE_WORDS = `${HANDED_IN}|comments|payments?|fees|tuition|forms?|papers|essays|assignments|grades`;
/** Per language what such names say; English stands on pages in any. */
const SAID: Readonly<Record<string, string>> = {
  en: [
    '(?:last|final) day to (?:add|drop|withdraw|register|apply|submit|enrol+|pay|change|file|request|order|return|declare).{0,60}',
    `(?:\\p{L}+ )?deadline (?:for|to) .{0,60}|(?:\\p{L}+ ){0,4}(?:${OFFICE_WORDS}|early[- ]bird|entry|submission|application|registration|abstract|payment) deadline`,
    `(?:[\\p{L}\\d]+ ){0,3}(?:${OFFICE_WORDS})(?: (?:for|to) (?:\\p{L}+ ?){1,4})?(?: ?\\d{4})? (?:(?:are )?due|deadline|must be (?:received|submitted|postmarked))(?: (?:at|by|on) .{0,20})?`,
    `(?:[\\p{L}\\d]+ ){0,3}(?:${HANDED_IN})(?: (?:for|to) (?:\\p{L}+ ?){1,4})?(?: ?\\d{4})? closes?(?: (?:at|by|on) .{0,20})?`,
    '(?:important|key) (?:dates|deadlines)(?: (?:and|&) deadlines)?',
    // what a conference calls such days: "Abstract submission", "Notification of acceptance", "Early bird registration"
    '(?:(?:full |short |final |draft )?(?:paper|abstract|poster|proposal|manuscript)s? )?(?:submission|notification(?: of acceptance)?|acceptance notification|camera[- ]ready(?: (?:version|papers?|copy|submission))?)(?: (?:opens?|closes?|due))?',
    '(?:early[- ]bird|late|regular|standard) registration(?: (?:opens?|closes?|ends?))?|early[- ]bird(?: (?:tickets?|rate|ends?))?|(?:\\p{L}+ )?(?:applications?|registrations?|submissions?|nominations?) (?:opens?|closed)',
  ].join('|'),
  de: '\\p{L}{0,30}(?:abgabe|bewerbungs|anmelde|melde|einsende|einreichungs)(?:schluss|frist|termin)(?: .{0,60})?|einreichung (?:der|von) (?:abstracts|beiträgen?)(?: .{0,30})?|frühbucher(?:rabatt|frist)?',
  fr: "date limite (?:de|pour|d[’']).{0,60}|clôture des (?:inscriptions|candidatures|dossiers|réservations).{0,40}|notification d[’']acceptation|soumission des (?:articles|résumés|communications)(?: .{0,30})?",
  es: '(?:fin(?:aliza)?|cierre|último día|vencimiento)(?: (?:de|del|para|el))+ (?:plazo|inscripci(?:ón|ones)|solicitudes?|presentación|matrícula).{0,40}|fecha límite.{0,60}|notificación de aceptación|envío de (?:resúmenes|ponencias|trabajos)(?: .{0,30})?',
  it: '(?:.{0,30}(?<!\\p{L}))?scadenz[ae](?: .{0,40})?|termine (?:ultimo )?(?:per|di) (?:la )?(?:presentazione|iscrizion|consegna|invio).{0,40}|notifica di accettazione|invio (?:degli )?abstract',
  pt: '(?:fim do )?prazo (?:de|para|final).{0,40}|encerramento das inscrições|notificação de aceitação|submissão de (?:resumos|trabalhos)(?: .{0,30})?',
  cs: '(?:.{0,60}[–—-]\\s*)?uzávěrka(?: .{0,40})?',
  sk: '(?:.{0,60}[–—-]\\s*)?uzávierka(?: .{0,40})?',
  pl: 'termin (?:składania|nadsyłania|zgłoszeń).{0,40}',
  nl: '(?:aanmeld|inschrijf|inzend)(?:deadline|termijn).{0,40}',
  sv: 'sista (?:anmälnings|ansöknings|inlämnings)dag.{0,40}',
  no: '(?:søknads|påmeldings)frist.{0,40}',
  nb: '(?:søknads|påmeldings)frist.{0,40}',
  nn: '(?:søknads|påmeldings)frist.{0,40}',
  da: '(?:ansøgnings|tilmeldings)frist.{0,40}',
  ja: '.{0,40}(?:納期限|納付期限|提出期限|申込期限|応募締切|締切日)',
};
const deadlines = new Map<string, RegExp>();
function deadlineIn(lang: string): RegExp {
  const primary = lang.toLowerCase().split('-')[0]!;
  let known = deadlines.get(primary);
  if (!known) {
    const said = [...new Set([SAID['en'], SAID[primary]])].filter(Boolean).join('|');
    deadlines.set(primary, (known = new RegExp(`^\\P{L}*(?:${said})\\P{L}*$`, 'iu')));
  }
  return known;
}
/** Longer names tell of something else. */
const LONGEST = 100;

export const namesDeadline = (name: string, lang: string): boolean =>
  name.length <= LONGEST && deadlineIn(lang).test(name);
