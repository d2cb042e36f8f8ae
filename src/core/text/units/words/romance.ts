/** Words by which units are named: French, Spanish, Portuguese, Italian, Romanian. */
import { byLevel, split, type UnitWords } from './unit-words';

export const fr: UnitWords = {
  cues: byLevel({
    college: 'faculte ecole college ufr iut academie inspe polytech iae',
    department: 'departement division section filiere unite clinique composante',
    laboratory: 'laboratoire institut centre equipe umr groupe observatoire labo chaire',
    office:
      'service bureau direction secretariat bibliotheque pole cellule mission scolarite rectorat presidence agence regie mairie mediatheque succursale antenne',
  }),
  connectors: split("de des du d' en a au aux la le les l' pour"),
};

export const es: UnitWords = {
  cues: byLevel({
    college: 'facultad escuela colegio academia conservatorio facultat escola',
    department: 'departamento division seccion area catedra unidad clinica departament comision comite',
    laboratory: 'laboratorio instituto centro grupo observatorio',
    office:
      'oficina sucursal servicio secretaria vicerrectorado rectorado decanato gerencia biblioteca direccion concejalia delegacion gabinete negociado registro consejeria tesoreria intervencion jefatura coordinacion subdireccion patronato contraloria subcontraloria contaduria sindicatura procuraduria subsecretaria viceministerio',
  }),
  connectors: split('de del en la el para las los'),
};

export const pt: UnitWords = {
  cues: byLevel({
    college: 'faculdade escola colegio academia',
    department: 'departamento divisao secao area unidade setor programa ambulatorio clinica',
    laboratory: 'laboratorio instituto centro grupo nucleo observatorio',
    office:
      'secretaria filial gabinete reitoria pro-reitoria servico biblioteca diretoria coordenacao coordenadoria assessoria prefeitura ouvidoria superintendencia procuradoria subsecretaria controladoria procuradoria-geral controladoria-geral secretaria-geral ouvidoria-geral',
  }),
  connectors: split('de do da dos das em para'),
};

export const it: UnitWords = {
  cues: byLevel({
    college: 'facolta scuola collegio accademia',
    department:
      'dipartimento divisione sezione area corso unita reparto s.c s.s s.s.d u.o u.o.c u.o.s u.o.s.d uo uoc uos uosd',
    laboratory: 'laboratorio istituto centro gruppo osservatorio',
    office:
      'ufficio filiale segreteria servizio biblioteca direzione rettorato settore sportello presidenza assessorato anagrafe urp ambulatorio poliambulatorio comando',
  }),
  connectors: split("di del della dei delle dell' degli per in"),
};

export const ro: UnitWords = {
  cues: byLevel({
    college: 'facultatea facultate academia colegiul',
    department: 'departamentul departament catedra sectia sectie clinica',
    laboratory: 'institutul laboratorul centrul observatorul',
    office: 'biroul serviciul secretariatul directia compartimentul biblioteca rectoratul decanatul',
  }),
  connectors: [],
};
