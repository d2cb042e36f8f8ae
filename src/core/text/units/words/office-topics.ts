/**
 * What offices of a town, a firm or a school are called by alone in lists of their numbers: "Billing", "Parks & Recreation", "Tesorería".
 * Elsewhere each is as often a topic, a trade or a menu's word. All folded (`foldLatin`).
 */
const TOPICS: readonly string[] = `
  accounting accounts administration admissions archives assessor assessing auditor auditoria billing building bursar cashier cemetery clerk
  compliance controller comptroller council court dispatch elections emergency engineering enrollment facilities finance fire fleet
  helpdesk housekeeping housing inspections legal library licensing mailroom maintenance marketing mayor newsroom nursing operations parking
  parks payroll permits personnel pharmacy planning police procurement purchasing radiology recreation registrar registry
  sanitation scheduling security sewer sheriff tax taxation tourism transit transportation treasurer treasury utilities wastewater zoning
  administracion alcaldia catastro compras contabilidad deportes educacion informatica intervencion juventud obras padron
  policia recaudacion registro rentas salud secretaria tesoreria turismo urbanismo vicealcaldia
  contabilidade financas licitacao ouvidoria protocolo saude tesouraria
  anagrafe biblioteca protocollo ragioneria segreteria tributi urbanistica
  accueil comptabilite scolarite secretariat urbanisme voirie
  bauhof buchhaltung burgerburo einkauf gemeindekasse kammerei meldewesen personalwesen poststelle sekretariat stadtkasse standesamt vertrieb
  verwaltung zentrale`
  .trim()
  .split(/\s+/);

/** The same, in several words. */
const PHRASES: readonly string[] =
  `human resources|public works|public safety|public health|animal control|animal shelter|water treatment|waste management|
  information technology|community development|customer service|code enforcement|risk management|recursos humanos|medio ambiente|
  desarrollo comunitario|desarrollo social|servicios sociales|servicios publicos|justicia municipal|relaciones publicas|control tributario|
  obras publicas|participacion ciudadana|asistencia social|meio ambiente|servico social|ressources humaines|etat civil|police municipale|
  services techniques|lavori pubblici|servizi sociali|polizia locale|stato civile|offentliche ordnung`
    .split('|')
    .map((phrase) => phrase.trim());

const TOPIC = new RegExp(`(?<![a-z])(?:${[...TOPICS, ...PHRASES].join('|')})(?:'?s)?(?![a-z])`);

/** What an office is there for, as a folded text names it; undefined where it names no such thing. */
export const officeTopic = (folded: string): string | undefined => TOPIC.exec(folded)?.[0];
