import type { Words } from './words';

export const pt: Words = {
  eventSection:
    'eventos?|agenda|calendário|programa|programação|exposições|concertos|shows|próximos|espetáculos|atividades',
  eventWord:
    'concerto|show|exposição|espetáculo|palestra|oficina|visita|festival|festa|seminário|congresso|filme|teatro|dança|ópera|encontro|feira|jornada|curso|lançamento|reunião|mostra|workshop',
  news: 'notícias?|imprensa|blog|publicado|artigos?|comentários?|comunicados?',
  past: 'arquivo|passados|anteriores|encerrados',
  peopleSection:
    'equipe|equipa|pessoal|membros?|docentes|professores|corpo docente|pesquisadores|investigadores|direção|pessoas|quem somos|servidores|discentes',
  unitSection:
    'faculdades?|departamentos?|institutos?|escolas?|centros?|serviços?|unidades|setores|secretarias?|órgãos',
  unitList:
    'faculdades|departamentos|institutos|escolas|centros|serviços|unidades|setores|secretarias|laboratórios|grupos de pesquisa',
  placeLabel: 'local|onde|endereço|sala',
  venueWord:
    'sala|teatro|museu|galeria|biblioteca|igreja|parque|praça|casa|centro|auditório|campus|universidade|rua|avenida|cinema|clube|salão|ginásio|estádio|pavilhão|hotel|restaurante|capela|catedral|mosteiro|castelo|livraria|anfiteatro|palácio',
  priceLabel: 'preço|entrada|entrada livre|entrada gratuita|gratuito|grátis|ingressos?|bilhetes?|inscrição',
  dateLabel: 'data|quando|hora|horário|início',
  moreLabel:
    'leia mais|saiba mais|ver mais|mais informações|informações|detalhes|comprar|inscreva-se|todos|voltar|início|contato|contacto|compartilhar|imprimir|perfil|currículo lattes|lattes',
  hours: 'horário de (?:funcionamento|atendimento)|aberto',
  cancelled: 'cancelad[oa]s?',
  postponed: 'adiad[oa]s?',
  soldOut: 'esgotad[oa]s?',
  attributeLabel:
    'e-?mail|telefone|tel|fax|sala|gabinete|endereço|cargo|área|áreas? de atuação|linha de pesquisa|titulação|formação|lotação|ramal',
  signUpLabel: 'inscriç(?:ão|ões)|como se inscrever|reservas?|pré-venda|matrículas?|marcaç(?:ão|ões)',
  contactLabel: 'contactos?|contatos?|mais informações|informações',
};
