import type { States } from './states';

export const es: States = {
  few: '(?:últimas|pocas|quedan pocas) (?:entradas|plazas|localidades)|últimos (?:boletos|lugares|tickets)|casi agotad[oa]s?|quedan \\d+ (?:plazas|entradas)',
  waitlist: 'lista de espera',
  soldOut:
    'agotad[oa]s?|plazas (?:completas|cubiertas|agotadas)|aforo completo|entradas vendidas|localidades agotadas|cupo (?:lleno|completo|agotado)|sin plazas',
  soldOutAlone: 'completo|lleno',
  movedOnline:
    '(?:pasa|cambia|trasladad[oa]|se realizará|se celebrará) (?:a (?:formato |modalidad )?|de forma |ahora )(?:online|virtual|en línea)',
  rescheduled: 'nueva fecha|aplazad[oa]s? (?:al?|hasta)|reprogramad[oa]s?|trasladad[oa]s? al',
  pending: '(?:por|a|sin|pendiente de) (?:confirmar|determinar|definir|anunciar|concretar)|próximamente|se anunciará',
  date: 'fechas?|día',
  time: 'horas?|horarios?',
  place: 'lugar|sede|sala|ubicación|dirección',
  notPublic:
    '(?:no hay|sin) (?:función|funciones|sesión|sesiones)|cerrado|evento privado|fiesta privada|alquiler(?: de sala)?',
  conditional: 'si|en caso|puede|podría|hasta|antes|cuando|el año pasado|anterior',
};
