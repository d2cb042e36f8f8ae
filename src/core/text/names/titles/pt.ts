import { list, type PostWords } from './post-words';

export const pt: PostWords = {
  heads: list(`
    professor professora docente livre-docente investigador investigadora pesquisador pesquisadora pos-doutorando
    pos-doutoranda pos-doutor doutorando doutoranda mestrando mestranda bolsista diretor diretora vice-diretor coordenador
    coordenadora vice-coordenador reitor reitora pro-reitor chefe secretaria secretario tecnico tecnica presidente
    vice-presidente tesoureiro tesoureira gerente responsavel bibliotecario bibliotecaria engenheiro engenheira prefeito
    prefeita vereador medico medica enfermeiro enfermeira fundador fundadora assessor assessora`),
  weakHeads: list('membro colaborador colaboradora estudante aluno aluna assistente estagiario estagiaria'),
  modifiers: list(`
    catedratico catedratica associado associada auxiliar adjunto adjunta titular assistente convidado convidada emerito
    emerita principal geral executivo executiva doutor doutora substituto visitante e`),
  connectors: list('de do da dos das em e na no para'),
  headFirst: true,
};
