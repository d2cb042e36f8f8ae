/** Spanish. */
export const es = String.raw`
name ¦ nombre|nombre completo|nombre y apellidos|razón social ¦ ^…{:}{text} ¦ Nombre: María Ejemplo ¦ María Ejemplo
gender ¦ sexo|género ¦ ^…{:}(?<value>[Ff]emenino|[Mm]asculino|[Mm]ujer|[Hh]ombre) ¦ Sexo: femenino ¦ femenino
age ¦ edad ¦ ^…{:}{age} ¦ Edad: 47 años ¦ 47
birthDate ¦ fecha de nacimiento|nacimiento ¦ ^…{:}{day} ¦ Fecha de nacimiento: 4 de mayo de 1961 ¦ 4 de mayo de 1961
birthDate ¦ nació|nacido|nacida ¦ …(?: en [\p{L} ,]{2,30}?)? (?:el|en) (?<value>(?:\d{1,2} de \p{L}{4,10} de )?[12]\d{3}) ¦ Nació en Lima el 4 de mayo de 1961. ¦ 4 de mayo de 1961
telephone ¦ teléfono|teléfonos|tel|tel.|tfno|tfno.|móvil|celular|tlf|número de teléfono|extensión ¦ …{:}{number} ¦ Teléfono: +34 900 000 000 ¦ +34 900 000 000
telephone ¦ teléfono|tel.|tfno. ¦ … ?{number} ¦ Tel. 900 000 000 ¦ 900 000 000
faxNumber ¦ fax ¦ …{:}{number} ¦ Fax: 900 000 001 ¦ 900 000 001
email ¦ correo|correo electrónico|email|e-mail|mail|correo-e ¦ …{:}{email} ¦ Correo electrónico: maria@ejemplo.example ¦ maria@ejemplo.example
alumniOf ¦ formación|estudios|formación académica|educación ¦ ^…{:}{text} ¦ Formación: Universidad de Ejemplo ¦ Universidad de Ejemplo
alumniOf ¦ licenciado|licenciada|doctor|doctora|graduado|graduada|egresado|egresada|maestría|doctorado ¦ …{gap} (?:por|de|en) la (?<value>(?:Universidad|Escuela|Facultad)(?: (?:de|del|la|los|y|\p{Lu}[\p{L}'’-]{1,25})){0,8}) ¦ Doctora en Física por la Universidad de Ejemplo desde 1990. ¦ Universidad de Ejemplo
degree ¦ titulación|grado académico|título|títulos|grado|nivel académico ¦ ^…{:}{text} ¦ Titulación: Doctora en Física ¦ Doctora en Física
jobTitle ¦ cargo|puesto|categoría|posición|función|categoría profesional|nombramiento ¦ ^…{:}{text} ¦ Cargo: profesora titular ¦ profesora titular
knowsAbout ¦ líneas de investigación|línea de investigación|áreas de interés|áreas de investigación|especialidad|intereses|área de conocimiento|áreas de especialización|temas de investigación|palabras clave|área de investigación ¦ ^…{:}{text} ¦ Líneas de investigación: clima, océanos ¦ clima, océanos
address ¦ dirección|dirección postal|domicilio|ubicación|sede ¦ ^…{:}{text} ¦ Dirección: Calle Larga 12, Ejemplo ¦ Calle Larga 12, Ejemplo
office ¦ despacho|oficina|cubículo|sala ¦ ^…{:}(?<value>[^\n]{0,40}\d[^\n]{0,40}) ¦ Despacho: B412 ¦ B412
affiliation ¦ departamento|facultad|instituto|centro|unidad|afiliación|institución|área|dependencia|adscripción ¦ ^…{:}{text} ¦ Departamento: Meteorología Aplicada ¦ Meteorología Aplicada
function ¦ funciones|misión|competencias|objetivo|objetivos|servicios|atribuciones ¦ ^…{:}{text} ¦ Funciones: padrón y censos ¦ padrón y censos
function ¦ encargado|encargada|responsable|responsables ¦ … de {phrase} ¦ La oficina es responsable de los alojamientos. ¦ los alojamientos
foundingDate ¦ fecha de creación|fundación|creación|año de fundación ¦ ^…{:}{day} ¦ Fundación: 1949 ¦ 1949
foundingDate ¦ fundado|fundada|creado|creada|fundó ¦ … en (?:el año )?{year} ¦ El instituto fue fundado en 1963. ¦ 1963
head ¦ director|directora|responsable|jefe|jefa|decano|decana|coordinador|coordinadora|presidente|presidenta|titular ¦ ^…{:}(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ Directora: María Ejemplo ¦ María Ejemplo
homepage ¦ página web|sitio web|web|página personal ¦ ^…{:}{web} ¦ Página web: www.ejemplo.example ¦ www.ejemplo.example
openingHours ¦ horario|horarios|horario de atención|horario de apertura|horas de atención ¦ ^…{:}(?<value>[^\n]{0,120}\d[^\n]{0,120}) ¦ Horario: lunes a viernes, 9:00-17:00 ¦ lunes a viernes, 9:00-17:00
jobTitle ¦ profesor|profesora|catedrático|catedrática|investigador|investigadora|director|directora|decano|decana|coordinador|coordinadora|jefe|jefa|doctorando|secretaria ¦ {head}…{tail} ¦ María Ejemplo, Profesora Titular ¦ Profesora Titular
`;
