import { list, type PostWords } from './post-words';

export const nl: PostWords = {
  heads: list(`
    hoogleraar hoofddocent docent onderzoeker promovendus promovenda postdoc uhd ud decaan directeur directrice rector
    voorzitter secretaris secretaresse penningmeester medewerker medewerkster coordinator leraar lerares beheerder adviseur
    burgemeester wethouder oprichter bibliothecaris conservator hoofd teamleider projectleider afdelingshoofd manager
    arts verpleegkundige ingenieur ontwikkelaar emeritus`),
  weakHeads: list('lid student studente assistent assistente stagiair'),
  endings: list(
    'hoogleraar docent leider medewerker hoofd directeur beheerder onderzoeker coordinator assistent adviseur',
  ),
  modifiers: list(
    'universitair bijzonder gewoon emeritus wetenschappelijk wetenschappelijke senior junior algemeen zakelijk artistiek plaatsvervangend vice adjunct gast en',
  ),
  connectors: list('van voor in bij en de het der'),
};
