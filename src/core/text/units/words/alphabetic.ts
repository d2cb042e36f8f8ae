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
      'amt buro referat dezernat stabsstelle verwaltung geschaftsstelle sekretariat dekanat rektorat stelle bibliothek sachgebiet prasidium kanzlei fachdienst eigenbetrieb bauhof bucherei',
  }),
  endings: byLevel({
    college: 'fakultat schule akademie',
    department: 'institut abteilung lehrstuhl seminar klinik professur ambulanz',
    laboratory: 'labor zentrum arbeitsgruppe forschungsgruppe forschungsstelle',
    office:
      'amt buro referat dezernat geschaftsstelle beratungsstelle meldestelle pressestelle dienststelle fachstelle verwaltung sekretariat dekanat bibliothek stabsstelle bucherei',
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

/** Unit words by language (BCP 47 primary subtag). */
export const ALPHABETIC_UNITS: Readonly<Record<string, UnitWords>> = { en, de, fr, es, pt, it, nl, sv, ru, ar };
