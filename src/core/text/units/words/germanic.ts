/** Words by which units are named: English, German, Dutch and the languages of the North. */
import { byLevel, split, type UnitWords } from './unit-words';

export const en: UnitWords = {
  cues: byLevel({
    college: 'college school faculty academy conservatory conservatoire seminary polytechnic',
    department:
      'department dept dept. division section unit chair programme program group discipline subdepartment clinic ward',
    laboratory: 'laboratory lab laboratories labs institute centre center observatory facility consortium',
    office:
      'office bureau secretariat registry registrar services service library administration directorate desk archives archive helpdesk headquarters branch chapter treasury ombudsman provost bursary',
  }),
  connectors: split('of for in on'),
  cueLast: true,
};

export const de: UnitWords = {
  cues: byLevel({
    college: 'fakultat fachbereich hochschule schule akademie kolleg',
    department:
      'institut seminar abteilung lehrstuhl professur departement department fachgebiet fachgruppe lehrgebiet sektion klinik poliklinik studiengang ambulanz fachschaft',
    laboratory:
      'labor laboratorium arbeitsgruppe forschungsgruppe forschungszentrum zentrum forschungsstelle nachwuchsgruppe ag sonderforschungsbereich',
    office:
      'amt buro referat dezernat stabsstelle verwaltung geschaftsstelle sekretariat dekanat rektorat stelle bibliothek sachgebiet prasidium kanzlei fachdienst eigenbetrieb bauhof bucherei niederlassung zweigniederlassung zweigstelle aussenstelle filiale hauptsitz hauptverwaltung landesverband kreisverband bezirksverband regionalverband ortsverband ortsverein ortsgruppe regionalgruppe kammerei stadtkasse gemeindekasse kreiskasse',
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
  apposed: true,
  cueLast: true,
};

export const nl: UnitWords = {
  cues: byLevel({
    college: 'faculteit school hogeschool academie college',
    department: 'afdeling departement vakgroep sectie leerstoel capaciteitsgroep opleiding polikliniek kliniek',
    laboratory: 'laboratorium lab instituut onderzoeksgroep centrum onderzoekscentrum groep',
    office: 'dienst bureau secretariaat bibliotheek griffie directie loket kantoor hoofdkantoor vestiging filiaal',
  }),
  endings: byLevel({
    department: 'afdeling kliniek',
    laboratory: 'instituut laboratorium',
    office: 'dienst bureau bibliotheek',
    college: 'faculteit',
  }),
  connectors: split('van voor der de het'),
  apposed: true,
  cueLast: true,
};

export const sv: UnitWords = {
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

export const da: UnitWords = {
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
  apposed: true,
  cueLast: true,
  small: true,
};

export const no: UnitWords = {
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
  apposed: true,
  cueLast: true,
  small: true,
};
