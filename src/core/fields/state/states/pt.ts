import type { States } from './states';

export const pt: States = {
  few: '(?:últimos|poucos) (?:bilhetes|ingressos|lugares)(?: disponíveis)?|(?:últimas|poucas) vagas(?: disponíveis)?|quase (?:esgotad[oa]s?|lotad[oa])|restam \\d+ (?:vagas|lugares)',
  waitlist: 'lista de espera',
  soldOut: 'esgotad[oa]s?|lotad[oa]|lotação esgotada|vagas (?:esgotadas|preenchidas)|inscrições esgotadas',
  movedOnline:
    '(?:passa|será|transferid[oa]|realizad[oa]) (?:a ser |agora |para (?:o )?(?:formato )?)?(?:online|on-line|virtual)',
  rescheduled: 'nova data|adiad[oa]s? para|remarcad[oa]s?|transferid[oa]s? para',
  pending: '(?:a|por) (?:confirmar|definir|anunciar|determinar|divulgar)|em breve|será (?:divulgad[oa]|anunciad[oa])',
  date: 'datas?|dia',
  time: 'horas?|horários?',
  place: 'local|lugar|sala|endereço|morada',
  notPublic:
    '(?:não há|sem) (?:espetáculos?|sessão|sessões)|fechado|evento privado|evento fechado|festa privada|locação|aluguel(?: do espaço)?',
  conditional: 'se|em caso|pode|poderá|até|antes|quando|ano passado|anterior',
};
