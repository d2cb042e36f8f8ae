import type { SiteWords } from './site-words';

export const sv: SiteWords = {
  to: {
    faculty:
      'personal|medarbetare|våra medarbetare|lärare|anställda|forskare|våra forskare|doktorander|team|teamet|vårt team|medlemmar|styrelse|styrelsen|ledning|ledningen|ledningsgrupp|ledningsgruppen|kontaktpersoner|sekretariat|sekretariatet|kansli|kansliet|hitta personal|sök personal|personalkatalog|vilka är vi|handledare|läkare',
    departments:
      'institutioner|institution|fakulteter|fakulteter och institutioner|avdelningar|avdelning|enheter|enheter och avdelningar|förvaltningar|centrumbildningar|centra|forskargrupper|forskningsgrupper|forskargrupper och projekt|laboratorier|skolor|organisation|organisationen|vår organisation|verksamheter|områden|kliniker|mottagningar|sektioner',
  },
  path: {
    faculty:
      'personal|medarbetare|larare|anstallda|forskare|doktorander|styrelse|ledning|sekretariat|kansli|kontaktpersoner',
    departments:
      'institutioner|fakulteter|avdelningar|enheter|forvaltningar|forskargrupper|skolor|organisation|kliniker|mottagningar',
  },
  unit: 'institutionen|fakulteten|avdelningen|enheten|forskargruppen|laboratoriet|centrum|skolan',
  toward:
    'om oss|om universitetet|om högskolan|om institutionen|om skolan|universitetet|forskning|utbildning|kontakt|kontakta oss|start|startsida|webbkarta|verksamhet',
  away: 'nyheter|aktuellt|evenemang|kalender|kalendarium|antagning|ansökan|lediga jobb|jobba hos oss|bibliotek|logga in|press|publikationer|tillgänglighet|integritetspolicy|kakor|kurser|schema|hitta hit|dokument|arkiv',
  more: 'nästa|nästa sida|visa fler|visa alla|fler',
};
