import { list, type PostWords } from './post-words';

export const fi: PostWords = {
  heads: list(`
    professori dosentti lehtori tutkija tutkijatohtori yliopistotutkija tohtorikoulutettava vaitoskirjatutkija dekaani rehtori johtaja
    paallikko sihteeri amanuenssi assistentti opettaja opinto-ohjaaja koordinaattori asiantuntija suunnittelija insinoori laboratoriomestari
    puheenjohtaja hoitaja laakari pappi kanttori diakoni kappalainen kirkkoherra toimittaja kirjastonhoitaja rahastonhoitaja isannoitsija`),
  weakHeads: list('jasen harjoittelija opiskelija tyontekija'),
  endings: list(`
    professori lehtori tutkija johtaja paallikko sihteeri opettaja koordinaattori asiantuntija suunnittelija insinoori hoitaja laakari
    vastaava mestari ohjaaja assistentti tyontekija`),
  modifiers: list('vanhempi nuorempi akateeminen johtava vastaava ma vt varatoiminen apulais ja'),
  connectors: list('ja'),
};
