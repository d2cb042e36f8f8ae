import { list, type PostWords } from './post-words';

export const it: PostWords = {
  heads: list(`
    professore professoressa ricercatore ricercatrice rtd-a rtd-b rtt assegnista dottorando dottoranda docente direttore
    direttrice preside rettore rettrice prorettore coordinatore coordinatrice segretario segretaria responsabile presidente
    vicepresidente tesoriere tecnico bibliotecario bibliotecaria ingegnere sindaco assessore medico infermiere
    fondatore fondatrice allenatore allenatrice istruttore istruttrice portavoce tecnologo borsista cultore
    dirigente primario infermiera caposala ostetrica fisioterapista logopedista psicologo psicologa chirurgo farmacista biologo biologa insegnante maestra educatore educatrice dsga sindaca vicesindaco assessora consigliere consigliera capogruppo tesoriera curatore curatrice conservatore restauratore archivista redattore redattrice impiegato impiegata addetto addetta funzionario funzionaria amministratore amministratrice presidentessa revisore architetto geometra avvocato referente delegato delegata specializzando tirocinante vicepreside collaboratrice`),
  weakHeads: list(`membro collaboratore collaboratrice studente studentessa segreteria
    socio operatore operatrice assistente tecnica`),
  modifiers: list(
    `ordinario ordinaria associato associata emerito emerita aggregato confermato confermata generale scientifico amministrativo vice e a contratto
    scientifica amministrativa sanitario sanitaria infermieristico infermieristica medico primo prima onorario ospedaliero`,
  ),
  connectors: list("di del della dei delle dell' in e a per"),
  headFirst: true,
};
