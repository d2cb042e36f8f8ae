import { list, type PostWords } from './post-words';

export const es: PostWords = {
  heads: list(`
    catedratico catedratica profesor profesora docente investigador investigadora becario becaria doctorando doctoranda
    decano decana vicedecano vicedecana director directora subdirector subdirectora coordinador coordinadora rector rectora
    vicerrector vicerrectora secretario secretaria jefe jefa ayudante tecnico tecnica presidente presidenta
    vicepresidente vicepresidenta tesorero tesorera vocal gerente responsable administrativo administrativa bibliotecario
    bibliotecaria ingeniero ingeniera alcalde alcaldesa concejal medico medica enfermero enfermera maestro maestra
    fundador fundadora entrenador entrenadora consejero consejera asesor asesora encargado encargada posdoctorando postdoctorando pdi
    concejala teniente portavoz edil diputado diputada delegado delegada interventor interventora patrono vicesecretario vicesecretaria orientador orientadora tutor tutora psicologo psicologa pedagogo pedagoga logopeda conserje ordenanza fisioterapeuta farmaceutico farmaceutica cirujano cirujana pediatra cardiologo cardiologa ginecologo ginecologa radiologo neurologo urologo odontologa odontologo dermatologo matrona comisario comisaria conservador conservadora restaurador restauradora educador educadora redactor redactora arquitecto arquitecta abogado abogada economista contable programador programadora desarrollador disenador disenadora consultor consultora analista socio socia archivero archivera documentalista cientifico cientifica`),
  weakHeads: list(`miembro lider colaborador colaboradora estudiante alumno alumna asistente
    especialista residente suplente auxiliar monitor monitora`),
  modifiers: list(`
    titular asociado asociada asistente adjunto adjunta auxiliar principal emerito emerita visitante contratado contratada
    ayudante doctor doctora general academico academica ejecutivo ejecutiva de universidad interino interina y
    primer primera segundo segunda tercer tercera honorario honoraria jubilado jubilada investigador cultural tecnico tecnica medico`),
  connectors: list('de del en y e la el para'),
  headFirst: true,
};
