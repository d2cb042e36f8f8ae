import { list, type PostWords } from './post-words';

export const it: PostWords = {
  heads: list(`
    professore professoressa ricercatore ricercatrice rtd-a rtd-b rtt assegnista dottorando dottoranda docente direttore
    direttrice preside rettore rettrice prorettore coordinatore coordinatrice segretario segretaria responsabile presidente
    vicepresidente tesoriere tecnico bibliotecario bibliotecaria ingegnere sindaco assessore medico infermiere
    fondatore fondatrice tecnologo borsista cultore`),
  weakHeads: list('membro collaboratore collaboratrice studente studentessa segreteria'),
  modifiers: list(
    'ordinario ordinaria associato associata emerito emerita aggregato confermato confermata generale scientifico amministrativo vice e a contratto',
  ),
  connectors: list("di del della dei delle dell' in e a per"),
  headFirst: true,
};
