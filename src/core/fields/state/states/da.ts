import type { States } from './states';

export const da: States = {
  few: 'få (?:billetter|pladser) (?:tilbage|igen|ledige)|få ledige (?:billetter|pladser)|sidste (?:billetter|pladser)|næsten udsolgt|kun \\d+ (?:billetter|pladser)(?: tilbage)?',
  waitlist: 'venteliste',
  soldOut: 'udsolgt|fuldt booket|alt optaget|ingen ledige pladser',
  movedOnline: '(?:flyttet til|foregår|afholdes) (?:nu )?(?:online|zoom|digitalt)',
  rescheduled: 'ny dato|flyttet til|udskudt til',
  pending: '(?:oplyses|offentliggøres|annonceres|følger) (?:senere|snart)|endnu ikke (?:fastlagt|offentliggjort)',
  date: 'dato|hvornår',
  time: 'tid(?:spunkt)?|klokkeslæt',
  place: 'sted|lokale|hvor',
  notPublic:
    '(?:\\p{L}*ferien?,? )?(?:skolen|biblioteket|museet|kontoret|butikken|hallen|svømmehallen|børnehaven|klubben|centret|sfo) (?:er|holder) (?:ferie)?lukket|(?:ferie)?lukket|lukket selskab|holder lukket|ingen (?:forestilling|undervisning|svømning|træning|møde|skole|gudstjeneste|sfo)|udlejet|privat (?:fest|arrangement)',
  conditional:
    'hvis|ved (?:regn|dårligt|sygdom|for få|afbud|aflysning|udsolgt)|indtil|kan|måske|sidste år|inden|så snart',
};
