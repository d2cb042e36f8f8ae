import type { States } from './states';

export const fr: States = {
  few: '(?:dernières|quelques|plus que quelques) places(?: disponibles| restantes)?|derniers (?:billets|tickets)|presque complet|bientôt complet|plus que \\d+ places',
  waitlist: "liste d'attente|liste d’attente",
  soldOut:
    '(?:séance|spectacle|concert|atelier|événement|visite|stage) complet|(?:visite|séance|soirée) complète|guichets? fermés?|épuisée?s?|plus de places?(?: disponibles?)?|affiche complet',
  soldOutAlone: 'complet|complète',
  movedOnline:
    '(?:se tiendra|aura lieu|passe|déplacée?) (?:désormais |finalement )?en (?:ligne|visio(?:conférence)?|distanciel)',
  rescheduled: 'reportée?s? (?:au|à|le)|nouvelle date|date de report',
  pending:
    'à (?:confirmer|préciser|définir|déterminer|venir|fixer|annoncer)|non (?:confirmée?|communiquée?)|communiquée?s? ultérieurement|bientôt (?:annoncée?|communiquée?)',
  date: 'dates?|jour',
  time: 'heures?|horaires?',
  place: 'lieu|adresse|salle',
  notPublic:
    'pas de (?:spectacle|représentation|séance)s?|ferm[ée]e?|fermeture(?: (?:annuelle|exceptionnelle))?|privatis[ée]e?|soirée privée|[ée]v[ée]nement privé',
  conditional: "si|en cas|peut|pourrait|jusqu'à|jusqu’à|avant|dès que|lorsque|l'an dernier|précédent",
};
