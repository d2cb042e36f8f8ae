import { list, type PostWords } from './post-words';

export const pt: PostWords = {
  heads: list(`
    professor professora docente livre-docente investigador investigadora pesquisador pesquisadora pos-doutorando
    pos-doutoranda pos-doutor doutorando doutoranda mestrando mestranda bolsista diretor diretora vice-diretor coordenador
    coordenadora vice-coordenador reitor reitora pro-reitor chefe secretaria secretario tecnico tecnica presidente
    vice-presidente tesoureiro tesoureira gerente responsavel bibliotecario bibliotecaria engenheiro engenheira prefeito
    prefeita vereador medico medica enfermeiro enfermeira fundador fundadora assessor assessora
    vereadora presidenta procurador procuradora pro-reitora decano decana psicologo psicologa farmaceutico farmaceutica fisioterapeuta nutricionista cirurgiao anestesista pediatra dentista pedagogo pedagoga orientador orientadora arquiteto arquiteta advogado advogada contador contadora analista editor editora jornalista curador curadora conservador museologo museologa arquivista educador educadora provedor encarregado encarregada consultor consultora administrador administradora bolseiro bolseira conselheiro conselheira desembargador juiz juiza delegado superintendente ouvidor ouvidora catedratico catedratica tecnico-administrativo subcoordenador subcoordenadora subchefe vogal`),
  weakHeads: list(`membro colaborador colaboradora estudante aluno aluna assistente estagiario estagiaria
    suplente socio socia`),
  endings: list(`
    ologista`),
  modifiers: list(`
    catedratico catedratica associado associada auxiliar adjunto adjunta titular assistente convidado convidada emerito
    emerita principal geral executivo executiva doutor doutora substituto visitante e
    aposentado aposentada administrativo administrativa academico academica tecnico tecnica permanente`),
  connectors: list('de do da dos das em e na no para'),
  headFirst: true,
};
