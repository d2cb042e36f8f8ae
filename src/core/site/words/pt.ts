import type { SiteWords } from './site-words';

export const pt: SiteWords = {
  to: {
    faculty:
      'docentes|corpo docente|professores|pessoas|equipe|nossa equipe|a equipe|equipa|membros|integrantes|pesquisadores|investigadores|servidores|corpo técnico|técnicos administrativos|funcionários|pessoal|pessoal docente|diretório|quem somos|quem é quem|gestão|diretoria|médicos|lista de docentes|pesquisadores e docentes',
    departments:
      'faculdades|faculdades e institutos|unidades|unidades acadêmicas|unidades de ensino|unidades orgânicas|institutos|escolas|centros|departamentos|departamento|laboratórios|grupos de pesquisa|grupos|núcleos|organograma|estrutura|estrutura organizacional|órgãos|pró-reitorias|coordenações|setores|secretarias|serviços',
  },
  path: {
    faculty:
      'docentes|professores|pessoas|equipe|equipa|membros|integrantes|pesquisadores|investigadores|servidores|funcionarios|corpo-docente|pessoal',
    departments:
      'faculdades|unidades|institutos|escolas|centros|departamentos|laboratorios|grupos|nucleos|organograma|estrutura|orgaos|setores|secretarias',
  },
  unit: 'departamento|faculdade|escola|instituto|laboratório|grupo|centro',
  toward:
    'a universidade|universidade|institucional|sobre|sobre nós|apresentação|ensino|pesquisa|investigação|acadêmico|académico|contato|contacto|início|mapa do site|o departamento|o instituto|governo',
  away: 'notícias|eventos|agenda|calendário|ingresso|vestibular|inscrições|matrícula|bolsas|biblioteca|publicações|concursos|vagas|entrar|login|privacidade|imprensa|galeria|teses|dissertações|editais|egressos|licitações|arquivo',
  more: 'próxima|próximo|próxima página|ver todos|ver mais|ver tudo',
};
