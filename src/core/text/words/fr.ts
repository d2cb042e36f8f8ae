import type { Words } from './words';

export const fr: Words = {
  eventSection:
    'événements?|evénements?|evenements?|agenda|calendrier|programme|programmation|expositions?|concerts?|spectacles?|à venir|prochainement|saison|séminaires?|rendez-vous|animations',
  eventWord:
    'concert|exposition|spectacle|conférence|atelier|visite|festival|fête|séminaire|colloque|projection|film|théâtre|danse|opéra|rencontre|marché|vernissage|soirée|journée|stage|lecture|salon|réunion|bal|foire|table ronde|cinéma|débat',
  news: 'actualités?|actus?|communiqués?|presse|blog|publié|article|lire la suite|commentaires?',
  past: 'archives?|passés?|compte[- ]rendu|retour sur',
  peopleSection:
    "équipe|personnel|membres?|enseignants?|enseignants-chercheurs|chercheurs|professeurs|doctorants|annuaire|direction|personnes|collaborateurs|qui sommes-nous|corps professoral|conseil d'administration|permanents",
  unitSection:
    'facultés?|départements?|instituts?|écoles?|laboratoires?|services?|directions?|unités?|composantes?|ufr|centres?|pôles?',
  unitList:
    'départements|facultés|instituts|écoles|laboratoires|équipes|services|directions|unités|composantes|groupes de recherche',
  placeLabel: 'lieu|où|adresse|salle',
  venueWord:
    'salle|théâtre|musée|galerie|bibliothèque|médiathèque|église|parc|place|maison|centre|château|amphithéâtre|amphi|campus|université|rue|avenue|cinéma|auditorium|club|bar|gymnase|stade|halle|chapelle|cathédrale|abbaye|basilique|mairie|hôtel de ville|école|lycée|librairie|parvis|foyer|restaurant|complexe sportif|hippodrome',
  priceLabel: 'tarifs?|prix|entrée|entrée libre|gratuit|billets?|billetterie|réservation|inscription',
  dateLabel: 'date|quand|heure|horaires?|début|du|le',
  moreLabel:
    "en savoir plus|lire la suite|plus d'infos?|informations?|renseignements|voir|voir plus|détails?|réserver|billetterie|s'inscrire|tous|toutes|retour|accueil|contact|partager|imprimer|profil|page personnelle|site web|courriel|email",
  hours: "heures d'ouverture|horaires d'ouverture|ouvert",
  cancelled: 'annulée?s?',
  postponed: 'reportée?s?',
  soldOut: 'complet',
  attributeLabel:
    'e-?mail|courriel|mél|téléphone|tél|fax|bureau|adresse|fonction|domaines? de recherche|site web|page web|spécialités?|statut|grade|responsabilités?|thèmes?',
  signUpLabel:
    "(?:modalités d['’]|dates? d['’])?(?:pré-?)?inscriptions?(?: (?:et|&) (?:renseignements|informations|tarifs?))?|(?:renseignements|informations) et (?:inscriptions?|réservations?)|réservations?|billetterie|s['’]inscrire|comment s['’]inscrire|prévente",
  contactLabel: "contacts?|contactez[- ]nous|(?:plus d['’])?(?:renseignements|informations)|nous contacter",
};
