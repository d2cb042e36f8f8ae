import { list, type PostWords } from './post-words';

export const es: PostWords = {
  heads: list(`
    catedratico catedratica profesor profesora docente investigador investigadora becario becaria doctorando doctoranda
    decano decana vicedecano vicedecana director directora subdirector subdirectora coordinador coordinadora rector rectora
    vicerrector vicerrectora secretario secretaria jefe jefa ayudante tecnico tecnica presidente presidenta
    vicepresidente vicepresidenta tesorero tesorera vocal gerente responsable administrativo administrativa bibliotecario
    bibliotecaria ingeniero ingeniera alcalde alcaldesa concejal medico medica enfermero enfermera maestro maestra
    fundador fundadora consejero consejera asesor asesora encargado encargada posdoctorando postdoctorando pdi`),
  weakHeads: list('miembro colaborador colaboradora estudiante alumno alumna asistente'),
  modifiers: list(`
    titular asociado asociada asistente adjunto adjunta auxiliar principal emerito emerita visitante contratado contratada
    ayudante doctor doctora general academico academica ejecutivo ejecutiva de universidad interino interina y`),
  connectors: list('de del en y e la el para'),
  headFirst: true,
};
