import type { SiteWords } from './site-words';

export const es: SiteWords = {
  to: {
    faculty:
      'profesores|profesorado|docentes|personal|personal docente|personal académico|personal docente e investigador|plantel docente|cuerpo docente|cuerpo académico|académicos|equipo|nuestro equipo|el equipo|miembros|integrantes|investigadores|directorio|directorio de profesores|directorio académico|planta docente|autoridades|equipo directivo|equipo docente|quiénes somos|médicos|claustro',
    departments:
      'facultades|facultades y escuelas|escuelas|escuelas y facultades|centros|departamentos|departamento|institutos|institutos y centros|unidades académicas|divisiones|carreras y departamentos|laboratorios|grupos de investigación|grupos|áreas|dependencias|organigrama|organización|estructura|estructura orgánica|servicios|secretarías|direcciones|sedes',
  },
  path: {
    faculty:
      'profesores|profesorado|docentes|personal|academicos|equipo|miembros|integrantes|investigadores|directorio|autoridades|claustro|medicos',
    departments:
      'facultades|escuelas|centros|departamentos|institutos|unidades|divisiones|laboratorios|grupos|dependencias|organigrama|organizacion|estructura|areas',
  },
  unit: 'departamento|facultad|escuela|instituto|laboratorio|grupo|centro',
  toward:
    'la universidad|universidad|conócenos|acerca de|sobre nosotros|nosotros|presentación|académico|académica|academia|investigación|docencia|contacto|inicio|mapa del sitio|la facultad|gobierno',
  away: 'noticias|eventos|agenda|calendario|admisión|admisiones|matrícula|inscripción|becas|biblioteca|publicaciones|empleo|trabaja con nosotros|iniciar sesión|acceso|aviso legal|privacidad|prensa|galería|tesis|convocatorias|egresados|trámites|licitaciones|archivo',
  more: 'siguiente|página siguiente|ver todos|ver todo|ver más',
};
