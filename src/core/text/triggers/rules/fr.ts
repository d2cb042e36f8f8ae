/** French. */
export const fr = String.raw`
name ¦ nom|nom et prénom|prénom et nom|nom complet|raison sociale ¦ ^…{:}{text} ¦ Nom : Marie Exemple ¦ Marie Exemple
gender ¦ sexe|genre ¦ ^…{:}(?<value>[Ff]éminin|[Mm]asculin|[Ff]emme|[Hh]omme) ¦ Sexe : féminin ¦ féminin
age ¦ âge ¦ ^…{:}{age} ¦ Âge : 47 ans ¦ 47
birthDate ¦ date de naissance|né le|née le ¦ ^…{:}{day} ¦ Date de naissance : 4 mai 1961 ¦ 4 mai 1961
birthDate ¦ né|née ¦ … (?:le|en) (?<value>(?:\d{1,2}(?:er)? \p{L}{3,9} )?[12]\d{3}) ¦ Née le 4 mai 1961 à Lyon. ¦ 4 mai 1961
telephone ¦ téléphone|tél|tél.|tel|portable|numéro de téléphone|standard|mobile ¦ …{:}{number} ¦ Tél. : 01 00 00 00 00 ¦ 01 00 00 00 00
telephone ¦ téléphone|tél.|tél ¦ … ?{number} ¦ Tél. 01 00 00 00 00 ¦ 01 00 00 00 00
faxNumber ¦ fax|télécopie|télécopieur ¦ …{:}{number} ¦ Télécopie : 01 00 00 00 01 ¦ 01 00 00 00 01
email ¦ courriel|e-mail|email|mail|mél|adresse électronique|adresse mail|adresse e-mail ¦ …{:}{email} ¦ Courriel : marie@exemple.example ¦ marie@exemple.example
alumniOf ¦ formation|études|diplômé de|diplômée de|établissement ¦ ^…{:}{text} ¦ Formation : École normale de Lyon ¦ École normale de Lyon
alumniOf ¦ diplômé|diplômée ¦ … (?:de l'|de l’|de la |du |de )(?<value>(?:École|Ecole|Université|Institut|ENS|INSA|IEP)(?:,? (?:de|des|du|la|et|\p{L}[\p{L}'’-]{1,25})){0,6}) ¦ Elle est diplômée de l'Université de Lyon. ¦ Université de Lyon
degree ¦ diplôme|diplômes|grade|titre universitaire ¦ ^…{:}{text} ¦ Diplôme : doctorat en physique ¦ doctorat en physique
jobTitle ¦ fonction|poste|statut|titre|qualité|fonctions|profession ¦ ^…{:}{text} ¦ Statut : maître de conférences ¦ maître de conférences
knowsAbout ¦ domaines de recherche|thèmes de recherche|thématiques de recherche|axes de recherche|spécialité|spécialités|mots-clés|domaines d'expertise|intérêts de recherche|recherche|centres d'intérêt|domaine de recherche ¦ ^…{:}{text} ¦ Thèmes de recherche : climat, océans ¦ climat, océans
address ¦ adresse|adresse postale|coordonnées|lieu|siège social|siège ¦ ^…{:}{text} ¦ Adresse : 12 rue Longue, 00000 Exempleville ¦ 12 rue Longue, 00000 Exempleville
office ¦ bureau|salle ¦ ^…{:}(?<value>[^\n]{0,40}\d[^\n]{0,40}) ¦ Bureau : B412 ¦ B412
affiliation ¦ laboratoire|département|équipe|ufr|faculté|service|composante|unité|établissement|rattachement|organisme|affiliation ¦ ^…{:}{text} ¦ Laboratoire : Météorologie appliquée ¦ Météorologie appliquée
function ¦ missions|mission|rôle|compétences|attributions|objectif|objectifs|activités|services ¦ ^…{:}{text} ¦ Missions : état civil et élections ¦ état civil et élections
function ¦ chargé|chargée|responsable ¦ (?:service|bureau|direction|département|unité|cellule|pôle|centre) est … (?:de la |de l'|de l’|des |du |de ){phrase} ¦ Le service est chargé de la voirie. ¦ voirie
foundingDate ¦ date de création|création|fondé en|fondée en|année de création ¦ ^…{:}{day} ¦ Date de création : 1949 ¦ 1949
foundingDate ¦ créé|créée|fondé|fondée ¦ … en (?:\p{L}{3,9} )?{year} ¦ Le laboratoire a été créé en 1963. ¦ 1963
head ¦ directeur|directrice|responsable|président|présidente|gérant|chef de service|doyen|doyenne|maire|directeur de la publication ¦ ^…{:}(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ Directrice : Marie Exemple ¦ Marie Exemple
homepage ¦ site web|site internet|site|page web|page personnelle|web ¦ ^…{:}{web} ¦ Site web : www.exemple.example ¦ www.exemple.example
openingHours ¦ horaires|horaires d'ouverture|heures d'ouverture|ouverture|horaires d’ouverture|jours et horaires d'ouverture ¦ ^…{:}(?<value>[^\n]{0,120}\d[^\n]{0,120}) ¦ Horaires : du lundi au vendredi, 9h-17h ¦ du lundi au vendredi, 9h-17h
name ¦ m.|mme|dr|pr ¦ … (?<value>\p{Lu}[\p{L}.'’-]{1,20}(?: (?:de |du )?\p{Lu}[\p{L}.'’-]{0,20}){1,3}) ¦ Contact : Mme Marie Exemple ¦ Marie Exemple
jobTitle ¦ professeur|professeure|maître de conférences|maîtresse de conférences|chargé de recherche|chargée de recherche|directeur de recherche|directrice de recherche|doctorant|doctorante|ingénieur|ingénieure|directeur|directrice|post-doctorant|assistante|secrétaire ¦ {head}…{tail} ¦ Marie Exemple, Maîtresse de conférences ¦ Maîtresse de conférences
`;
