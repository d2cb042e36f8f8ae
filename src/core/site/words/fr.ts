import type { SiteWords } from './site-words';

export const fr: SiteWords = {
  to: {
    faculty:
      "équipe|l’équipe|l'équipe|notre équipe|membres|les membres|annuaire|annuaire du personnel|personnel|personnels|le personnel|enseignants|enseignants-chercheurs|chercheurs|chercheurs et enseignants-chercheurs|professeurs|corps professoral|corps enseignant|permanents|doctorants|membres permanents|trombinoscope|qui sommes-nous|direction|médecins|équipe pédagogique|équipe de direction|les enseignants",
    departments:
      'facultés|facultés et écoles|facultés et départements|ufr|composantes|les composantes|écoles|écoles et facultés|instituts|départements|les départements|département|laboratoires|les laboratoires|unités de recherche|équipes de recherche|équipes|les équipes|groupes de recherche|axes de recherche|services|les services|organigramme|organisation|structures|unités|centres de recherche|pôles',
  },
  path: {
    faculty:
      'annuaire|equipe|membres|personnel|personnels|enseignants|chercheurs|professeurs|trombinoscope|permanents|medecins',
    departments:
      'facultes|ufr|composantes|ecoles|instituts|departements|laboratoires|equipes|unites|services|organigramme|organisation|poles|structures|recherche',
  },
  unit: 'laboratoire|institut|département|équipe|groupe|centre|faculté|école',
  toward:
    "l’université|l'université|université|présentation|à propos|le laboratoire|laboratoire|recherche|la recherche|formation|contact|contacts|accueil|plan du site|l’école|l’institut|gouvernance",
  away: 'actualités|actualité|événements|évènements|agenda|séminaires|inscription|candidature|admission|admissions|emploi|recrutement|offres d’emploi|bibliothèque|publications|presse|connexion|mentions légales|accès|plan d’accès|thèses|stages|dons|appels d’offres|intranet|archives',
  more: 'suivant|page suivante|voir tout|tous les membres|tout afficher',
};
