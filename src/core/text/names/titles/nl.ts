import { list, type PostWords } from './post-words';

export const nl: PostWords = {
  heads: list(`
    hoogleraar hoofddocent docent onderzoeker promovendus promovenda postdoc uhd ud decaan directeur directrice rector
    voorzitter secretaris secretaresse penningmeester medewerker medewerkster coordinator leraar lerares beheerder adviseur
    burgemeester wethouder oprichter bibliothecaris conservator hoofd teamleider projectleider afdelingshoofd manager
    arts verpleegkundige ingenieur ontwikkelaar emeritus
    leerkracht begeleider concierge mentor gemeentesecretaris griffier raadslid bestuurder eigenaar chirurg apotheker verloskundige redacteur boekhouder ontwerper vormgever toezichthouder medeoprichter kok vrijwilliger restaurator archivaris pedagoog registrator suppoost`),
  weakHeads: list(`lid student studente assistent assistente stagiair
    administratie stagiaire bestuurslid`),
  endings: list(
    `hoogleraar docent leider medewerker hoofd directeur beheerder onderzoeker coordinator assistent adviseur
    leerkracht begeleider voorzitter arts therapeut psycholoog bioloog socioloog patholoog radioloog cardioloog neuroloog archeoloog geoloog conservator redacteur assistente verpleegkundige bestuurder pedagoog`,
  ),
  modifiers: list(
    `universitair bijzonder gewoon emeritus wetenschappelijk wetenschappelijke senior junior algemeen zakelijk artistiek plaatsvervangend vice adjunct gast en
    intern interne pedagogisch pedagogische onderbouw bovenbouw eerste tweede medisch medische technisch administratief administratieve`,
  ),
  connectors: list('van voor in bij en de het der groep klas unit team'),
  headFirst: 'on own pages',
};
