/** Words by which units are named: Russian, Ukrainian, Polish, Bulgarian, Czech (with Slovak) and Croatian (with its neighbours). */
import { byLevel, split, type UnitWords } from './unit-words';

export const ru: UnitWords = {
  cues: byLevel({
    college: 'факультет колледж школа академия',
    department: 'кафедра отделение секция поликлиника стационар',
    laboratory: 'лаборатория институт центр группа обсерватория',
    office:
      'отдел управление деканат ректорат библиотека бюро служба департамент бухгалтерия канцелярия секретариат комитет сектор дирекция приемная',
  }),
  connectors: split('по'),
  cueLast: true,
  adjective:
    /^(?!(?:наш|перв|втор|нов|друг|последн|ближаиш|следующ|предыдущ|кажд|люб|больш|крупн|ведущ|данн|весь|вся|сво|так|цел|отдельн|специальн|торгов|молочн|мясн|рыбн|овощн|подарочн|развлекат))\p{L}+(?:-\p{L}+)*(?:[ыио]и|[ая]я|[ое]е)$/u,
};

export const uk: UnitWords = {
  cues: byLevel({
    college: 'факультет коледж школа академія',
    department: 'кафедра відділення секція поліклініка',
    laboratory: 'лабораторія інститут центр група обсерваторія',
    office:
      'відділ управління деканат ректорат бібліотека бюро служба департамент бухгалтерія канцелярія секретаріат комітет сектор дирекція',
  }),
  connectors: split('з із'),
  cueLast: true,
  adjective:
    /^(?!(?:наш|перш|друг|нов|інш|останн|наиближч|наступн|попередн|кожн|будь|велик|весь|вся|сво|так|ціл|окрем|спеціальн))\p{L}+(?:-\p{L}+)*(?:[иі]и|[нкв]а|[нкв]е)$/u,
};

/** Bulgarian, and what Serbian and Macedonian share with it. */
export const bg: UnitWords = {
  cues: byLevel({
    college: 'факултет колеж академија академия',
    department: 'катедра отделение одељење секция одсек клиника поликлиника завод',
    laboratory: 'лаборатория лабораторија институт центр център центар',
    office: 'отдел дирекция деканат ректорат библиотека служба секретариат канцелария звено управа агенция',
  }),
  connectors: split('по за и'),
  cueLast: true,
};

export const pl: UnitWords = {
  cues: byLevel({
    college: 'wydzial szkola akademia kolegium',
    department: 'katedra zaklad oddzial klinika poradnia sekcja',
    laboratory: 'laboratorium pracownia instytut centrum osrodek obserwatorium',
    office: 'biuro dzial sekretariat dziekanat rektorat biblioteka kancelaria kwestura urzad',
  }),
  connectors: [],
  cueLast: true,
};

export const cs: UnitWords = {
  cues: byLevel({
    college: 'fakulta akademie akademia',
    department: 'katedra oddeleni oddelenie klinika ambulance ambulancia sekce sekcia ustav',
    laboratory: 'laborator laboratorium centrum pracoviste pracovisko institut observator',
    office: 'odbor kancelar kancelaria sekretariat dekanat rektorat knihovna kniznica urad podatelna utvar stredisko',
  }),
  connectors: [],
  cueLast: true,
};

export const hr: UnitWords = {
  cues: byLevel({
    college: 'fakultet fakulteta akademija',
    department: 'odsjek katedra zavod odjel oddelek sekcija klinika',
    laboratory: 'laboratorij institut centar center',
    office: 'ured sluzba tajnistvo knjiznica uprava dekanat rektorat referada pisarna',
  }),
  connectors: [],
  cueLast: true,
};
