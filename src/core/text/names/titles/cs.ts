import { list, type PostWords } from './post-words';

/** Czech and Slovak. */
export const cs: PostWords = {
  heads: list(`
    profesor profesorka docent docentka asistent asistentka lektor lektorka doktorand doktorandka dekan dekanka prodekan prodekanka rektor
    rektorka prorektor prorektorka reditel reditelka riaditel riaditelka vedouci veduci veduca zastupce zastupkyne zastupca tajemnik
    tajemnice tajomnik tajomnicka sekretar sekretarka predseda predsedkyne mistopredseda jednatel jednatelka referent referentka
    vyzkumnik vyzkumnice ucitel ucitelka pedagog knihovnik knihovnice koordinator koordinatorka manazer manazerka ucetni
    inzenyr technik laborant laborantka lekar lekarka psycholog psycholozka starosta starostka kurator kuratorka redaktor redaktorka
    specialista specialistka spravce hospodarka`),
  weakHeads: list('clen clenka student studentka pracovnik pracovnice pracovnicka'),
  modifiers: list(
    'odborny odborna vedecky vedecka vyzkumny vyzkumna hlavni hlavny emeritni hostujici technicky technicka studijni a',
  ),
  connectors: list('pro katedry ustavu oddeleni a v na'),
  headFirst: true,
};
