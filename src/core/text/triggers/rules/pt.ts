/** Portuguese. */
export const pt = String.raw`
name ¦ nome|nome completo|razão social ¦ ^…{:}{text} ¦ Nome: Maria Exemplo ¦ Maria Exemplo
gender ¦ sexo|género|gênero ¦ ^…{:}(?<value>[Ff]eminino|[Mm]asculino) ¦ Sexo: feminino ¦ feminino
age ¦ idade ¦ ^…{:}{age} ¦ Idade: 47 anos ¦ 47
birthDate ¦ data de nascimento|nascimento ¦ ^…{:}{day} ¦ Data de nascimento: 4 de maio de 1961 ¦ 4 de maio de 1961
birthDate ¦ nasceu|nascido|nascida ¦ …(?: em [\p{L} ,]{2,30}?)? em (?<value>(?:\d{1,2} de \p{L}{4,9} de )?[12]\d{3}) ¦ Nasceu em Lisboa em 4 de maio de 1961. ¦ 4 de maio de 1961
telephone ¦ telefone|telefones|tel|tel.|telemóvel|celular|fone|contacto telefónico|ramal ¦ …{:}{number} ¦ Telefone: +351 210 000 000 ¦ +351 210 000 000
telephone ¦ telefone|tel.|fone ¦ … ?{number} ¦ Tel. 210 000 000 ¦ 210 000 000
faxNumber ¦ fax ¦ …{:}{number} ¦ Fax: 210 000 001 ¦ 210 000 001
email ¦ email|e-mail|correio eletrónico|correio eletrônico|endereço eletrónico ¦ …{:}{email} ¦ E-mail: maria@exemplo.example ¦ maria@exemplo.example
alumniOf ¦ formação|formação académica|formação acadêmica|graduação ¦ ^…{:}{text} ¦ Formação: Universidade de Exemplo ¦ Universidade de Exemplo
alumniOf ¦ doutora|doutor|doutorado|doutoramento|mestrado|mestre|graduada|graduado|graduação|licenciada|licenciado|bacharel ¦ …{gap} pela (?<value>(?:Universidade|Escola|Faculdade|Pontifícia)(?: (?:de|do|da|dos|das|e|\p{Lu}[\p{L}'’-]{1,25})){0,8}) ¦ Possui doutorado em Física pela Universidade de Exemplo. ¦ Universidade de Exemplo
degree ¦ titulação|grau académico|grau|habilitações|título ¦ ^…{:}{text} ¦ Titulação: Doutora em Física ¦ Doutora em Física
jobTitle ¦ cargo|função|categoria|posição|profissão ¦ ^…{:}{text} ¦ Cargo: professora adjunta ¦ professora adjunta
knowsAbout ¦ áreas de interesse|linhas de pesquisa|linha de pesquisa|áreas de investigação|área de atuação|áreas de atuação|especialidade|interesses|palavras-chave|interesses de investigação|áreas de pesquisa|área de pesquisa ¦ ^…{:}{text} ¦ Linhas de pesquisa: clima, oceanos ¦ clima, oceanos
address ¦ endereço|morada|localização|sede ¦ ^…{:}{text} ¦ Endereço: Rua Longa, 12, Exemplo ¦ Rua Longa, 12, Exemplo
office ¦ gabinete|sala ¦ ^…{:}(?<value>[^\n]{0,40}\d[^\n]{0,40}) ¦ Gabinete: B412 ¦ B412
affiliation ¦ departamento|faculdade|instituto|unidade|instituição|afiliação|setor|lotação ¦ ^…{:}{text} ¦ Departamento: Meteorologia Aplicada ¦ Meteorologia Aplicada
function ¦ funções|missão|competências|atribuições|objetivo|objetivos|serviços ¦ ^…{:}{text} ¦ Atribuições: registo civil ¦ registo civil
function ¦ responsável|encarregado ¦ … (?:pela|pelo|pelas|pelos|por) {phrase} ¦ O serviço é responsável pela iluminação das ruas. ¦ iluminação das ruas
foundingDate ¦ fundação|data de fundação|criação|ano de fundação ¦ ^…{:}{day} ¦ Fundação: 1949 ¦ 1949
foundingDate ¦ fundado|fundada|criado|criada ¦ … em {year} ¦ O instituto foi criado em 1963. ¦ 1963
head ¦ diretor|diretora|chefe|coordenador|coordenadora|responsável|presidente|reitor|reitora ¦ ^…{:}(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ Diretora: Maria Exemplo ¦ Maria Exemplo
homepage ¦ página web|site|página|website|sítio web ¦ ^…{:}{web} ¦ Site: www.exemplo.example ¦ www.exemplo.example
openingHours ¦ horário|horários|horário de funcionamento|horário de atendimento ¦ ^…{:}(?<value>[^\n]{0,120}\d[^\n]{0,120}) ¦ Horário: segunda a sexta, 9h-17h ¦ segunda a sexta, 9h-17h
jobTitle ¦ professor|professora|investigador|investigadora|pesquisador|pesquisadora|diretor|diretora|coordenador|coordenadora|bolsista|doutorando|doutoranda|técnico|técnica ¦ {head}…{tail} ¦ Maria Exemplo, Professora Adjunta ¦ Professora Adjunta
`;
