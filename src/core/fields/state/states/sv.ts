import type { States } from './states';

export const sv: States = {
  few: 'få (?:biljetter|platser) (?:kvar|lediga)|få lediga (?:biljetter|platser)|sista (?:biljetterna|platserna)|nästan (?:slutsålt|fullbokat)|endast \\d+ (?:biljetter|platser)(?: kvar)?',
  waitlist: 'väntelista|reservlista',
  soldOut: 'slutsål[dt]|utsål[dt]|fullboka[dt]|fullteckna[dt]|inga (?:biljetter|platser) kvar',
  movedOnline: '(?:flyttas? till|sker|hålls) (?:nu )?(?:online|zoom|digitalt)',
  rescheduled: 'nytt datum|flyttas? till|flyttad till|uppskjuten till',
  pending: '(?:meddelas|presenteras|kommer) (?:senare|inom kort)|ej (?:fastställt|bestämt)',
  date: 'datum|när',
  time: 'tid(?:punkt)?|klockslag',
  place: 'plats|lokal|var',
  notPublic:
    '(?:\\p{L}*lov(?:et)?,? )?(?:skolan|biblioteket|museet|kontoret|butiken|hallen|simhallen|förskolan|klubben|fritids) (?:är stäng[dt]|håller stängt)|stängt|slutet sällskap|håller stängt|ingen (?:föreställning|undervisning|simning|träning|skola|gudstjänst|fritids)|inget möte|uthyr[dt]|privat (?:fest|arrangemang)',
  conditional:
    'om (?:det|vi|du|inte|någon|för få)|vid (?:regn|dåligt|sjukdom|förhinder|för få|fullbokat|slutsålt)|tills|kan|kanske|förra året|innan|så snart',
};
