import { list, type PostWords } from './post-words';

export const ro: PostWords = {
  heads: list(`
    profesor profesoara conferentiar lector asistent asistenta preparator doctorand doctoranda decan prodecan rector prorector director
    directoare sef secretar secretara cercetator cercetatoare inginer inginera bibliotecar bibliotecara presedinte vicepresedinte coordonator
    coordonatoare administrator consilier consiliera contabil contabila tehnician medic primar viceprimar redactor`),
  weakHeads: list('membru student studenta responsabil laborant'),
  modifiers: list(
    'universitar universitara asociat asociata stiintific stiintifica general adjunct adjuncta emerit principal si',
  ),
  connectors: list('de al a cu in pentru si'),
  headFirst: true,
};
