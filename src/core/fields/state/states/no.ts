import type { States } from './states';

export const no: States = {
  few: 'få (?:billetter|plasser) (?:igjen|ledige|tilgjengelig)|få ledige (?:billetter|plasser)|siste (?:billetter|plasser)|nesten utsolgt|kun \\d+ (?:billetter|plasser)(?: igjen)?',
  waitlist: 'venteliste',
  soldOut: 'utsolgt|fullbooket|fulltegnet|ingen ledige plasser',
  movedOnline: '(?:flyttet til|foregår|holdes) (?:nå )?(?:på nett|zoom|digitalt)',
  rescheduled: 'ny dato|flyttet til|utsatt til',
  pending: '(?:kunngjøres|annonseres|kommer) (?:senere|snart)|ikke (?:fastsatt|bestemt) ennå',
  date: 'dato|når',
  time: 'tid(?:spunkt)?|klokkeslett',
  place: 'sted|lokale|hvor',
  notPublic:
    '(?:\\p{L}*ferien?,? )?(?:skolen|biblioteket|museet|kontoret|butikken|hallen|svømmehallen|barnehagen|klubben|senteret|sfo) (?:er|holder) (?:ferie)?stengt|stengt|lukket selskap|holder stengt|ingen (?:forestilling|undervisning|svømming|trening|møte|skole|gudstjeneste|sfo)|utleid|privat (?:fest|arrangement)',
  conditional: 'hvis|ved (?:regn|dårlig|sykdom|for få|avbud|avlysning|utsolgt)|inntil|kan|kanskje|i fjor|før|så snart',
};
