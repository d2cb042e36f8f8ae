/** Words by which units are named: Estonian, Latvian, Lithuanian. */
import { byLevel, type UnitWords } from './unit-words';

export const et: UnitWords = {
  cues: byLevel({
    college: 'teaduskond kool akadeemia kolledz valdkond',
    department: 'osakond oppetool kliinik polikliinik sektsioon',
    laboratory: 'instituut labor laboratoorium keskus tookeskus toorihm',
    office: 'amet talitus buroo kantselei raamatukogu dekanaat rektoraat sekretariaat teenistus',
  }),
  endings: byLevel({
    college: 'teaduskond',
    department: 'osakond oppetool kliinik',
    laboratory: 'instituut labor keskus',
    office: 'amet talitus kantselei raamatukogu teenistus',
  }),
  connectors: ['ja'],
  cueLast: true,
  small: true,
};

export const lv: UnitWords = {
  cues: byLevel({
    college: 'fakultate akademija skola koledza',
    department: 'katedra nodala klinika poliklinika sekcija',
    laboratory: 'instituts institutu laboratorija centrs',
    office: 'dienests departaments birojs dekanats rektorats biblioteka parvalde kanceleja sekretariats',
  }),
  connectors: ['un'],
  cueLast: true,
  small: true,
};

export const lt: UnitWords = {
  cues: byLevel({
    college: 'fakultetas akademija mokykla kolegija',
    department: 'katedra skyrius klinika poliklinika sekcija',
    laboratory: 'institutas laboratorija centras observatorija',
    office:
      'tarnyba biuras departamentas dekanatas rektoratas biblioteka direkcija kanceliarija sekretoriatas poskyris',
  }),
  connectors: ['ir'],
  cueLast: true,
  small: true,
};
