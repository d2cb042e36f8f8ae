import { byLevel, type UnitWords } from './unit-words';

const split = (words: string): string[] => words.split(' ');

const en: UnitWords = {
  cues: byLevel({
    college: 'college school faculty academy conservatory conservatoire seminary polytechnic',
    department:
      'department dept dept. division section unit chair programme program group discipline subdepartment clinic ward',
    laboratory: 'laboratory lab laboratories labs institute centre center observatory facility consortium',
    office:
      'office bureau secretariat registry registrar services service library administration directorate desk archives archive helpdesk treasury ombudsman provost bursary',
  }),
  connectors: split('of for in on'),
  cueLast: true,
};
const de: UnitWords = {
  cues: byLevel({
    college: 'fakultat fachbereich hochschule schule akademie kolleg',
    department:
      'institut seminar abteilung lehrstuhl professur departement department fachgebiet fachgruppe lehrgebiet sektion klinik poliklinik studiengang ambulanz fachschaft',
    laboratory:
      'labor laboratorium arbeitsgruppe forschungsgruppe forschungszentrum zentrum forschungsstelle nachwuchsgruppe ag sonderforschungsbereich',
    office:
      'amt buro referat dezernat stabsstelle verwaltung geschaftsstelle sekretariat dekanat rektorat stelle bibliothek sachgebiet prasidium kanzlei fachdienst eigenbetrieb bauhof bucherei kammerei stadtkasse gemeindekasse kreiskasse',
  }),
  endings: byLevel({
    college: 'fakultat schule akademie',
    department: 'institut abteilung lehrstuhl seminar klinik professur ambulanz',
    laboratory: 'labor zentrum arbeitsgruppe forschungsgruppe forschungsstelle',
    office:
      'amt buro referat dezernat geschaftsstelle beratungsstelle meldestelle pressestelle dienststelle fachstelle verwaltung sekretariat dekanat bibliothek stabsstelle bucherei behorde archiv gleichstellungsstelle koordinierungsstelle koordinationsstelle vergabestelle zulassungsstelle servicestelle',
  }),
  connectors: split('fur der des die am an in zur'),
  numbered: true,
  cueLast: true,
};
const fr: UnitWords = {
  cues: byLevel({
    college: 'faculte ecole college ufr iut academie inspe polytech iae',
    department: 'departement division section filiere unite clinique composante',
    laboratory: 'laboratoire institut centre equipe umr groupe observatoire labo chaire',
    office:
      'service bureau direction secretariat bibliotheque pole cellule mission scolarite rectorat presidence agence regie mairie mediatheque',
  }),
  connectors: split("de des du d' en a au aux la le les l' pour"),
};
const es: UnitWords = {
  cues: byLevel({
    college: 'facultad escuela colegio academia conservatorio facultat escola',
    department: 'departamento division seccion area catedra unidad clinica departament comision comite',
    laboratory: 'laboratorio instituto centro grupo observatorio',
    office:
      'oficina servicio secretaria vicerrectorado rectorado decanato gerencia biblioteca direccion concejalia delegacion gabinete negociado registro consejeria tesoreria intervencion jefatura coordinacion subdireccion patronato contraloria subcontraloria contaduria sindicatura procuraduria subsecretaria viceministerio',
  }),
  connectors: split('de del en la el para las los'),
};
const pt: UnitWords = {
  cues: byLevel({
    college: 'faculdade escola colegio academia',
    department: 'departamento divisao secao area unidade setor programa ambulatorio clinica',
    laboratory: 'laboratorio instituto centro grupo nucleo observatorio',
    office:
      'secretaria gabinete reitoria pro-reitoria servico biblioteca diretoria coordenacao coordenadoria assessoria prefeitura ouvidoria superintendencia procuradoria subsecretaria',
  }),
  connectors: split('de do da dos das em para'),
};
const it: UnitWords = {
  cues: byLevel({
    college: 'facolta scuola collegio accademia',
    department:
      'dipartimento divisione sezione area corso unita reparto s.c s.s s.s.d u.o u.o.c u.o.s u.o.s.d uo uoc uos uosd',
    laboratory: 'laboratorio istituto centro gruppo osservatorio',
    office:
      'ufficio segreteria servizio biblioteca direzione rettorato settore sportello presidenza assessorato anagrafe urp ambulatorio poliambulatorio comando',
  }),
  connectors: split("di del della dei delle dell' degli per in"),
};
const nl: UnitWords = {
  cues: byLevel({
    college: 'faculteit school hogeschool academie college',
    department: 'afdeling departement vakgroep sectie leerstoel capaciteitsgroep opleiding polikliniek kliniek',
    laboratory: 'laboratorium lab instituut onderzoeksgroep centrum onderzoekscentrum groep',
    office: 'dienst bureau secretariaat bibliotheek griffie directie loket kantoor',
  }),
  endings: byLevel({
    department: 'afdeling kliniek',
    laboratory: 'instituut laboratorium',
    office: 'dienst bureau bibliotheek',
    college: 'faculteit',
  }),
  connectors: split('van voor der de het'),
  cueLast: true,
};
const sv: UnitWords = {
  cues: byLevel({
    college: 'fakultet fakulteten skola skolan hogskola hogskolan akademi akademin',
    department:
      'institution institutionen avdelning avdelningen enhet enheten sektion sektionen amne klinik kliniken mottagning mottagningen vardcentral vardcentralen',
    laboratory: 'laboratorium laboratoriet institut institutet centrum centret forskargrupp forskargruppen',
    office:
      'kansli kansliet kontor kontoret forvaltning forvaltningen bibliotek biblioteket namnd namnden expedition expeditionen stab',
  }),
  endings: byLevel({
    college: 'fakulteten hogskolan',
    department: 'institutionen avdelningen enheten sektionen kliniken mottagningen',
    laboratory: 'laboratoriet institutet centret centrum',
    office: 'kansliet kontoret forvaltningen biblioteket namnden expeditionen forvaltning kontor',
  }),
  connectors: split('for i vid av'),
  cueLast: true,
  small: true,
};
const ru: UnitWords = {
  cues: byLevel({
    college: 'факультет колледж школа академия',
    department: 'кафедра отделение секция поликлиника стационар',
    laboratory: 'лаборатория институт центр группа обсерватория',
    office:
      'отдел управление деканат ректорат библиотека бюро служба департамент бухгалтерия канцелярия секретариат комитет сектор дирекция приемная',
  }),
  connectors: split('по'),
  cueLast: true,
};
const ar: UnitWords = {
  cues: byLevel({
    college: 'كلية الكلية مدرسة أكاديمية',
    department: 'قسم القسم شعبة عيادة العيادة دائرة',
    laboratory: 'معهد مركز مختبر',
    office: 'مكتب إدارة عمادة وحدة مكتبة وكالة',
  }),
  connectors: [],
};

const uk: UnitWords = {
  cues: byLevel({
    college: 'факультет коледж школа академія',
    department: 'кафедра відділення секція поліклініка',
    laboratory: 'лабораторія інститут центр група обсерваторія',
    office:
      'відділ управління деканат ректорат бібліотека бюро служба департамент бухгалтерія канцелярія секретаріат комітет сектор дирекція',
  }),
  connectors: split('з із'),
  cueLast: true,
};
const pl: UnitWords = {
  cues: byLevel({
    college: 'wydzial szkola akademia kolegium',
    department: 'katedra zaklad oddzial klinika poradnia sekcja',
    laboratory: 'laboratorium pracownia instytut centrum osrodek obserwatorium',
    office: 'biuro dzial sekretariat dziekanat rektorat biblioteka kancelaria kwestura urzad',
  }),
  connectors: [],
  cueLast: true,
};
const cs: UnitWords = {
  cues: byLevel({
    college: 'fakulta akademie akademia',
    department: 'katedra oddeleni oddelenie klinika ambulance ambulancia sekce sekcia ustav',
    laboratory: 'laborator laboratorium centrum pracoviste pracovisko institut observator',
    office: 'odbor kancelar kancelaria sekretariat dekanat rektorat knihovna kniznica urad podatelna utvar stredisko',
  }),
  connectors: [],
  cueLast: true,
};
const hr: UnitWords = {
  cues: byLevel({
    college: 'fakultet fakulteta akademija',
    department: 'odsjek katedra zavod odjel oddelek sekcija klinika',
    laboratory: 'laboratorij institut centar center',
    office: 'ured sluzba tajnistvo knjiznica uprava dekanat rektorat referada pisarna',
  }),
  connectors: [],
  cueLast: true,
};
const da: UnitWords = {
  cues: byLevel({
    college: 'fakultet fakultetet hojskole akademi akademiet',
    department: 'institut instituttet afdeling afdelingen sektion sektionen klinik klinikken enhed enheden',
    laboratory: 'laboratorium laboratoriet center centret forskningsgruppe',
    office:
      'kontor kontoret sekretariat sekretariatet forvaltning forvaltningen bibliotek biblioteket administration administrationen stab',
  }),
  endings: byLevel({
    department: 'instituttet afdeling afdelingen sektionen klinikken',
    laboratory: 'centret laboratoriet',
    office: 'kontor kontoret forvaltning forvaltningen biblioteket sekretariatet',
  }),
  connectors: split('for i ved af'),
  cueLast: true,
  small: true,
};
const no: UnitWords = {
  cues: byLevel({
    college: 'fakultet fakultetet hogskolen akademi akademiet',
    department: 'institutt instituttet avdeling avdelingen avdelinga seksjon seksjonen enhet enheten klinikk klinikken',
    laboratory: 'laboratorium laboratoriet senter senteret forskningsgruppe',
    office: 'kontor kontoret sekretariat sekretariatet bibliotek biblioteket administrasjonen etat etaten stab',
  }),
  endings: byLevel({
    department: 'avdeling avdelingen avdelinga instituttet seksjonen klinikken',
    laboratory: 'senteret laboratoriet',
    office: 'kontor kontoret etaten biblioteket sekretariatet',
  }),
  connectors: split('for i ved av'),
  cueLast: true,
  small: true,
};
const fi: UnitWords = {
  cues: byLevel({
    college: 'tiedekunta akatemia',
    department: 'laitos osasto yksikko klinikka poliklinikka jaos',
    laboratory: 'laboratorio keskus tutkimusryhma instituutti',
    office: 'toimisto virasto kirjasto hallinto toimiala kanslia',
  }),
  endings: byLevel({
    college: 'tiedekunta',
    department: 'laitos osasto yksikko klinikka',
    laboratory: 'laboratorio keskus instituutti',
    office: 'toimisto virasto kirjasto toimiala kanslia',
  }),
  connectors: ['ja'],
  cueLast: true,
  small: true,
};
const hu: UnitWords = {
  cues: byLevel({
    college: 'kar foiskola akademia',
    department: 'tanszek osztaly klinika szekcio',
    laboratory: 'intezet laboratorium kozpont kutatocsoport',
    office: 'iroda hivatal titkarsag konyvtar igazgatosag foosztaly',
  }),
  endings: byLevel({
    department: 'tanszek',
    laboratory: 'intezet kozpont',
    office: 'iroda hivatal konyvtar titkarsag foosztaly',
  }),
  connectors: ['es'],
  cueLast: true,
  small: true,
};
const ro: UnitWords = {
  cues: byLevel({
    college: 'facultatea facultate academia colegiul',
    department: 'departamentul departament catedra sectia sectie clinica',
    laboratory: 'institutul laboratorul centrul observatorul',
    office: 'biroul serviciul secretariatul directia compartimentul biblioteca rectoratul decanatul',
  }),
  connectors: [],
};
const tr: UnitWords = {
  cues: byLevel({
    college: 'fakultesi yuksekokulu akademisi konservatuvari',
    department: 'bolumu dali birimi klinigi poliklinigi',
    laboratory: 'laboratuvari merkezi enstitusu',
    office: 'mudurlugu baskanligi ofisi kutuphanesi sekreterligi dekanligi rektorlugu koordinatorlugu sefligi',
  }),
  connectors: ['ve'],
  cueLast: true,
};
const id: UnitWords = {
  cues: byLevel({
    college: 'fakultas',
    department: 'departemen jurusan',
    laboratory: 'laboratorium pusat lembaga',
    office: 'kantor biro bagian dinas perpustakaan direktorat sekretariat',
  }),
  connectors: [],
};

/** Unit words by language (BCP 47 primary subtag). */
export const ALPHABETIC_UNITS: Readonly<Record<string, UnitWords>> = {
  ...{ en, de, fr, es, pt, it, nl, sv, ru, ar, uk, pl, cs, hr, da, no, fi, hu, ro, tr, id },
  ...{ sk: cs, sl: hr, sr: hr, bs: hr, nb: no, nn: no, ms: id },
};
