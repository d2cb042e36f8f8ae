import type { Words } from './words';

export const es: Words = {
  eventSection:
    'eventos?|agenda|calendario|programa|programación|exposiciones|conciertos|próximos|actividades|cartelera|espectáculos|seminarios',
  eventWord:
    'concierto|exposición|espectáculo|conferencia|taller|visita|festival|fiesta|seminario|congreso|proyección|película|teatro|danza|ópera|encuentro|mercado|feria|jornada|curso|charla|presentación|reunión|baile|gala',
  news: 'noticias?|actualidad|prensa|blog|publicado|artículos?|comentarios?|comunicados?',
  past: 'archivo|pasados|anteriores|reseña',
  peopleSection:
    'equipo|personal|miembros?|profesorado|profesores|docentes|investigadores|directorio|dirección|personas|claustro|quiénes somos|académicos|cuerpo docente',
  unitSection:
    'facultad(?:es)?|departamentos?|institutos?|escuelas?|centros?|servicios?|unidades|secretarías?|áreas?|oficinas',
  unitList:
    'facultades|departamentos|institutos|escuelas|centros|servicios|unidades|secretarías|oficinas|grupos de investigación|concejalías',
  placeLabel: 'lugar|dónde|dirección|sala|ubicación',
  venueWord:
    'sala|teatro|museo|galería|biblioteca|iglesia|parque|plaza|casa|centro|auditorio|campus|universidad|calle|avenida|cine|club|aula|salón|polideportivo|estadio|parroquia|ayuntamiento|pabellón|colegio|facultad|hotel|restaurante|capilla|catedral|paraninfo|librería|palacio|castillo',
  priceLabel: 'precio|entrada|entrada libre|gratis|gratuito|entradas|boletos|inscripción|tarifa',
  dateLabel: 'fecha|cuándo|hora|horario|inicio|apertura',
  moreLabel:
    'leer más|ver más|más información|información|más info|saber más|detalles?|comprar|comprar entradas|inscribirse|todos|ver todos|volver|inicio|contacto|compartir|imprimir|perfil|correo|web',
  hours: 'horario de apertura|horario de atención|(?:horario de )?tutorías|horas? de consulta|abierto',
  cancelled: 'cancelad[oa]s?|suspendid[oa]s?',
  postponed: 'aplazad[oa]s?|pospuest[oa]s?',
  soldOut: 'agotad[oa]s?',
  attributeLabel:
    'e-?mail|correo|correo electrónico|teléfono|tel|fax|oficina|despacho|dirección|cargo|líneas? de investigación|área|página web|especialidad|grado',
  signUpLabel:
    '(?:pre)?inscripci(?:ón|ones)|inscríbete|cómo inscribirse|reservas?|plazo de (?:inscripción|matrícula|reserva)|matrícula|matriculación|venta (?:anticipada|de entradas)|preventa',
  contactLabel: 'contacto|más información|información y contacto|consultas',
};
