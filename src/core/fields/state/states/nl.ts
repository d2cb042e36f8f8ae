import type { States } from './states';

export const nl: States = {
  few: 'laatste (?:kaarten|tickets|plaatsen)|nog (?:enkele|een paar|weinig|\\d+) (?:kaarten|tickets|plaatsen)(?: beschikbaar)?|bijna (?:uitverkocht|vol|volgeboekt)|beperkt beschikbaar',
  waitlist: 'wachtlijst',
  soldOut: 'uitverkocht|volgeboekt|geen (?:kaarten|tickets|plaatsen) meer',
  soldOutAlone: 'vol',
  movedOnline: '(?:verplaatst naar|gaat|wordt|vindt) (?:nu )?(?:online|zoom|digitaal)(?: plaats| gehouden)?',
  rescheduled: 'nieuwe datum|verplaatst naar|uitgesteld (?:naar|tot)',
  pending:
    '(?:nog )?(?:niet bekend|nader te bepalen|onbekend)|n\\.?t\\.?b\\.?|n\\.?n\\.?b\\.?|wordt (?:nog|later|binnenkort) bekend ?gemaakt|volgt(?: nog| later)?|onder voorbehoud',
  date: 'datum|data|wanneer',
  time: 'tijd(?:stip)?|aanvang|tijden',
  place: 'locatie|plaats|zaal|waar',
  notPublic:
    'geen (?:voorstelling|vergadering|activiteit)(?:en)?|gesloten|besloten(?: feest| evenement| bijeenkomst)?|priv[ée] ?(?:feest|evenement)|zaalverhuur|verhuur',
  conditional: 'als|indien|bij|tot|kan|kunnen|misschien|vorig jaar|zodra|voordat',
};
