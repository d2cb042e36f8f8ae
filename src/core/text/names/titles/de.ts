import { list, type PostWords } from './post-words';

export const de: PostWords = {
  heads: list(`
    professor professorin prof juniorprofessor juniorprofessorin honorarprofessor privatdozent privatdozentin
    dozent dozentin lehrbeauftragter lehrbeauftragte doktorand doktorandin promovierende promovend dekan dekanin prodekan
    prodekanin studiendekan studiendekanin rektor rektorin prorektor kanzler kanzlerin prasident prasidentin vizeprasident
    direktor direktorin leiter leiterin geschaftsfuhrer geschaftsfuhrerin vorstand vorsitzender vorsitzende sekretarin
    sekretar sekretariat assistent assistentin referent referentin mitarbeiter mitarbeiterin hilfskraft koordinator
    koordinatorin sprecher sprecherin emeritus oberrat akademischer buchhalter buchhalterin hausmeister burgermeister
    burgermeisterin pfarrer pfarrerin lehrer lehrerin arzt arztin chefarzt oberarzt ingenieur ingenieurin inhaber inhaberin
    grunder grunderin wissenschaftler wissenschaftlerin forscher forscherin techniker technikerin entwickler entwicklerin
    berater beraterin bibliothekar bibliothekarin redakteur redakteurin kurator kuratorin postdoktorand postdoktorandin
    lehrstuhlinhaber lehrstuhlinhaberin posaune trompete geiger dirigent
    konrektor konrektorin erzieher erzieherin padagoge padagogin psychologe psychologin beigeordneter beigeordnete dezernent dezernentin beisitzer beisitzerin kassenprufer kassenpruferin kuster kusterin gesellin burokauffrau burokaufmann lehrling
    kitaleitung abteilungsleitung institutsleitung klinikleitung gruppenleitung sachbearbeiter sachbearbeiterin stipendiat stipendiatin volontar volontarin auszubildende auszubildender werkstudent werkstudentin emerita restaurator restauratorin archivar archivarin kustos kustodin anwalt anwaltin pfleger pflegerin krankenschwester hebamme therapeut therapeutin apotheker apothekerin kammerer stadtrat stadtratin gemeinderat gemeinderatin kassier kassierin kassierer kassiererin aktuar aktuarin revisor revisorin obmann obfrau laborant laborantin mta bta cta programmierer ordinarius grafiker grafikerin arztlicher`),
  weakHeads: list(
    `mitglied ansprechpartner ansprechpartnerin student studentin masterand masterandin vertreter vertreterin rat ratin
    assistenz schulleitung`,
  ),
  endings: list(`
    leiter leiterin professor professorin direktor direktorin assistent assistentin mitarbeiter mitarbeiterin
    referent referentin beauftragter beauftragte fuhrer fuhrerin ingenieur ingenieurin meister meisterin lehrer lehrerin
    arzt arztin vorsitzender vorsitzende manager managerin student studentin doktorand doktorandin verwalter verwalterin
    entwickler entwicklerin berater beraterin kraft sekretar sekretarin techniker technikerin wart wartin
    wissenschaftler wissenschaftlerin forscher forscherin sprecher sprecherin padagoge padagogin ologe ologin studienrat studienratin anwalt anwaltin mitglied bauleitung projektleitung teamleitung stellenleitung bereichsleitung abteilungsleitung assistenz pfleger pflegerin therapeut therapeutin bearbeiter bearbeiterin chef chefin obmann obfrau kassier kassierer kassiererin revisor revisorin`),
  modifiers: list(`
    wissenschaftlicher wissenschaftliche wiss studentische studentischer akademischer akademische akademischer
    technischer technische geschaftsfuhrender geschaftsfuhrende stellvertretender stellvertretende stv ausserplanmassiger
    ausserplanmassige apl kaufmannischer kaufmannische leitender leitende erster erste zweiter zweite ehemaliger ehemalige
    externe externer freie freier senior junior emeritierter und
    arztlicher arztliche wissenschaftl`),
  connectors: list('fur der des die im in am an und i.r. a.d. bei von'),
  headFirst: 'on own pages',
};
