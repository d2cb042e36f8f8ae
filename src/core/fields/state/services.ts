/**
 * Names of what a town or a house runs and mends all year, and of the hours and seasons by which it does: "Toilets", "Mill Road closure", "Bin
 * collections", "Horario de verano"; and of what one may do for it at any time. Their days say when something is open, shut or emptied; nothing is held.
 */

/** What goes before or behind such a name: "Bin collections – bank holiday", "Mill Road closure (update)". */
const REST = '(?:\\s*[–—:|(-]\\s*[^–—]{2,40})?';

/** Per language the whole name; a word that names of events have, too, stands with another beside it. */
const SERVICES = [
  '(?:public |accessible )?(?:toilets|conveniences)|allotments?|(?:car )?parking(?: charges| permits)?|car parks?|waste collections?|recycling(?: centres?)?',
  "(?:[\\p{L}’'-]+ ){0,2}(?:bin|waste|refuse|rubbish|recycling|garbage|trash) (?:collections?|collection days|pick-?ups?|subscriptions?)|(?:bank )?holiday (?:collections?|bin collections?)",
  "(?:[\\p{L}\\d’'-]+ ){0,4}(?:road|street|lane|avenue|way|bridge|path|footpath|trail|station|car park|park|library|museum|gallery|pool|centre|building|office|school|campus|site|bus|traffic|holiday|christmas|easter|summer|temporary|planned|partial|full) (?:closures?|road ?works|diversions?)|road ?works|(?:cemetery|church|roof|bridge|road|street|path|footpath|pavement|playground|wall|drain) repairs?",
  '(?:(?:library|council|online|payment|booking|phone|it) (?:\\p{L}+ ){0,2})?(?:planned|scheduled|essential|planning system|system|website|server|network|portal) (?:maintenance|outage|downtime)',
  '(?:öffentliche )?(?:toiletten|wc-anlagen)|(?:straßen|vollsperr|voll)?sperrung(?:en)?|straßensperrung(?:en)?|(?:müll|abfall|sperrmüll)?abfuhr(?:termine|kalender)?(?: und notdienste?)?|notdienste?|apotheken-?notdienste?|bauarbeiten|wertstoffhof|recyclinghof|friedhof',
  "toilettes publiques|collecte des (?:déchets|ordures(?: ménagères)?)|déchetterie|déchèterie|travaux(?: de voirie)?|(?:[\\p{L}’'-]+ ){0,3}(?:route|rue) (?:barrée|fermée)|période scolaire|vacances (?:scolaires|d[’']été|d[’']hiver|de (?:printemps|noël|la toussaint|pâques))",
  'aseos públicos|recogida de (?:basuras?|residuos|enseres)|punto limpio|cortes? de (?:calles?|tráfico|agua)|raccolta (?:differenziata|rifiuti)|isola ecologica|chiusura strade?|lavori stradali',
  'afvalinzameling|afvalkalender|milieustraat|wegafsluiting(?:en)?|wegwerkzaamheden|renhållning|sophämtning|återvinningscentral|recolha de (?:lixo|resíduos)',
  // whom one finds there at which hours
  'pfarr(?:büro|amt)|(?:gemeinde|bürger|stadt)büro|sekretariat|(?:parish|church|town|main) office|secrétariat|oficina parroquial|segreteria|secretariaat',
].join('|');

/** When a house is open, by its season or its part: "Club hours", "Orario estivo". What is on for an hour is held: "Happy Hours", "Quiet hours". */
const SEASON = '(?:summer|winter|spring|autumn|holiday|term[- ]time|half[- ]term|bank holiday|christmas|easter)';
const PART =
  '(?:club(?:house)?|bar|gallery|museum|library|shop|café|cafe|pool|garden|park|office|reception|parish|visitor centre|box office)';
const HOURS = [
  `(?:(?:our|new|revised|changed) )?(?:${SEASON} |${PART} ){0,3}(?:opening )?(?:hours|(?:opening|visiting) times)(?: (?:and|&) (?:prices|closures|holidays|admission|directions))?`,
  '(?:sommer|winter|ferien|schalter|büro|feiertags)(?:öffnungs|sprech)?zeiten|(?:geänderte|neue) öffnungszeiten',
  "(?:nouveaux )?horaires (?:d['’](?:été|hiver|ouverture|accueil)|de (?:la |l['’])?(?:piscine|bibliothèque|mairie|médiathèque|vacances))",
  '(?:nuevos? )?horarios? (?:de (?:verano|invierno|apertura|visitas?|atención(?: al público)?|la biblioteca|la piscina|oficina)|especial(?: de (?:verano|navidad))?)',
  '(?:nuovi )?orari(?:o)? (?:estiv[oi]|invernal[ei]|di apertura(?: al pubblico)?|(?:della|degli) (?:biblioteca|uffici))|horários? (?:de (?:verão|inverno|funcionamento|atendimento))',
  "(?:zomer|winter|aangepaste )(?:openingstijden|uren)|(?:sommar|vinter)(?:öppettider|tider)|ændrede åbningstider|horari d[’']estiu",
].join('|');

/** What one is asked to do at any time: "Volunteering", "Mitmachen", ボランティア募集. */
const ASKED = [
  '(?:get|be) involved|volunteer(?:ing)?(?: with us)?|volunteers (?:needed|wanted)|work with us|support us|mitmachen|mitglied werden|unterstützen sie uns|stellen(?:angebote)?',
  "(?:devenir|devenez) (?:bénévole|membre)|nous soutenir|offres d['’]emploi|voluntariado|hazte (?:socio|voluntario)|diventa (?:socio|volontario)|word (?:lid|vrijwilliger)|bli medlem|bliv frivillig",
  '(?:ボランティア|アルバイト|スタッフ|会員|団員|部員|職員|メンバー)(?:さん)?を?(?:大|随時)?募集(?:中|のお知らせ|について)?',
].join('|');

const RUN = new RegExp(`^[^\\p{L}]*(?:(?:${SERVICES})${REST}|(?:${HOURS})|(?:${ASKED}))[^\\p{L}]*$`, 'iu');
const LONGEST = 80;

/** Whether a name says no more than that. */
export const namesService = (name: string): boolean => name.length <= LONGEST && RUN.test(name);
