import { list, type PostWords } from './post-words';

export const fr: PostWords = {
  heads: list(`
    professeur professeure pr mcf prag ater maitre maitresse charge chargee directeur directrice doctorant doctorante
    postdoctorant postdoctorante post-doctorant post-doctorante chercheur chercheuse chercheure enseignant enseignante
    enseignant-chercheur enseignante-chercheuse enseignante-chercheure ingenieur ingenieure technicien technicienne
    vacataire doyen doyenne president presidente vice-president vice-presidente tresorier tresoriere vice-tresorier
    vice-tresoriere vice-secretaire secretaire responsable coordinateur coordinatrice coordonnateur coordonnatrice
    gestionnaire entraineur entraineuse assistant assistante maire adjoint adjointe conseiller conseillere gerant gerante fondateur fondatrice
    cofondateur cofondatrice medecin chirurgien infirmier infirmiere bibliothecaire documentaliste conservateur
    conservatrice redacteur redactrice comptable recteur rectrice proviseur principal delegue deleguee administrateur
    administratrice animateur animatrice formateur formatrice stagiaire apprenti apprentie emerite developpeur developpeuse
    bourgmestre echevin echevine puericultrice sage-femme kinesitherapeute orthophoniste dieteticien dieteticienne anesthesiste pharmacien pharmacienne praticien praticienne pediatre aide-soignant aide-soignante aesh atsem cpe principale proviseure surveillant surveillante institutrice instituteur regisseur regisseuse mediateur mediatrice archiviste commissaire greffier avocat avocate batonnier batonniere notaire architecte graphiste webmestre journaliste directeur-adjoint directrice-adjointe maire-adjoint maire-adjointe educateur educatrice`),
  weakHeads: list(
    `chef cheffe membre collaborateur collaboratrice etudiant etudiante attache attachee correspondant correspondante invite permanent
    cadre interne benevole suppleant suppleante agent`,
  ),
  endings: list(`
    ologue`),
  modifiers: list(`
    agrege agregee titulaire associe associee emerite adjoint adjointe general generale principal principale executif
    executive hdr vice ancien ancienne certifie certifiee invite invitee et administratif administrative scientifique technique
    pedagogique delegue deleguee financier financiere municipal municipale regional regionale departemental departementale`),
  connectors: list("de des du d' en a au aux et la le les l' pour"),
  headFirst: true,
};
