/** German. */
export const de = String.raw`
name ¦ name|vorname und nachname|ansprechpartner|ansprechpartnerin|firma|firmenname ¦ ^…{:}{text} ¦ Name: Erika Beispiel ¦ Erika Beispiel
gender ¦ geschlecht ¦ ^…{:}(?<value>männlich|weiblich|divers) ¦ Geschlecht: weiblich ¦ weiblich
age ¦ alter ¦ ^…{:}{age} ¦ Alter: 47 Jahre ¦ 47
birthDate ¦ geburtsdatum|geboren|geboren am|geburtstag ¦ ^…{:}{day} ¦ Geburtsdatum: 4. Mai 1961 ¦ 4. Mai 1961
birthDate ¦ geboren|geb. ¦ (?<value>(?:\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}\.) ?)?[12]\d{3})[^\n.;]{0,30}… ¦ Sie wurde 1961 in Musterstadt geboren. ¦ 1961
birthDate ¦ geboren|geb. ¦ … (?:am )?(?<value>(?:\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}\.) ?)?[12]\d{3}) ¦ geb. 4. Mai 1961 in Musterstadt ¦ 4. Mai 1961
telephone ¦ telefon|tel|tel.|telefonnummer|fon|rufnummer|mobil|handy|telefon (büro)|durchwahl ¦ …{:}{number} ¦ Telefon: +49 30 000000-12 ¦ +49 30 000000-12
telephone ¦ telefon|tel.|fon|mobil ¦ … ?{number} ¦ Tel. 030 / 000000 ¦ 030 / 000000
faxNumber ¦ fax|telefax|faxnummer ¦ …{:}{number} ¦ Telefax: +49 30 000001 ¦ +49 30 000001
email ¦ e-mail|email|mail|e-mail-adresse ¦ …{:}{email} ¦ E-Mail: erika@beispiel.example ¦ erika@beispiel.example
alumniOf ¦ ausbildung|studium|hochschule|bildungsweg ¦ ^…{:}{text} ¦ Studium: Universität Musterstadt ¦ Universität Musterstadt
alumniOf ¦ studierte|studium|promotion|promovierte|diplom|studiert ¦ …{gap} an der (?<value>(?:[\p{L}-]{2,20} ){0,2}?(?:Universität|Hochschule|Fachhochschule|Akademie)(?: \p{Lu}[\p{L}-]{1,30}){0,3}) ¦ Sie studierte Physik an der Universität Musterstadt und in Wien. ¦ Universität Musterstadt
degree ¦ akademischer grad|abschluss|titel|grad|qualifikation ¦ ^…{:}{text} ¦ Abschluss: Diplom-Physikerin ¦ Diplom-Physikerin
jobTitle ¦ funktion|position|stellung|tätigkeit|beruf|amt ¦ ^…{:}{text} ¦ Position: wissenschaftliche Mitarbeiterin ¦ wissenschaftliche Mitarbeiterin
knowsAbout ¦ forschungsschwerpunkte|forschungsinteressen|arbeitsgebiete|arbeitsgebiet|forschungsgebiete|fachgebiet|fachgebiete|schwerpunkte|arbeitsschwerpunkte|forschungsgebiet|forschung|interessen|themen ¦ ^…{:}{text} ¦ Arbeitsgebiete: Wetter, Meeresströmungen ¦ Wetter, Meeresströmungen
address ¦ adresse|anschrift|postanschrift|besucheradresse|hausanschrift|standort|sitz|besuchsadresse ¦ ^…{:}{text} ¦ Anschrift: Lange Gasse 12, 00000 Musterstadt ¦ Lange Gasse 12, 00000 Musterstadt
office ¦ raum|büro|zimmer|raumnummer ¦ ^…{:}(?<value>[^\n]{0,40}\d[^\n]{0,40}) ¦ Raum: 4.12 ¦ 4.12
office ¦ raum|zimmer ¦ … (?<value>[A-Z]{0,3}[ .-]?\d[\w.-]{0,8}) ¦ Hauptgebäude, Raum 4.12 ¦ 4.12
affiliation ¦ institut|abteilung|fachbereich|fakultät|einrichtung|organisation|lehrstuhl|arbeitsgruppe|referat ¦ ^…{:}{text} ¦ Abteilung: Angewandte Wetterkunde ¦ Angewandte Wetterkunde
function ¦ zuständig|verantwortlich ¦ … für {phrase} ¦ Das Amt ist zuständig für Straßen und Wege. ¦ Straßen und Wege
function ¦ aufgaben|aufgabe|zuständigkeit|zuständigkeiten|leistungen|aufgabenbereich|aufgabengebiet|ziele|auftrag ¦ ^…{:}{text} ¦ Aufgaben: Meldewesen, Ausweise ¦ Meldewesen, Ausweise
foundingDate ¦ gegründet|gründung|gründungsjahr|gründungsdatum ¦ ^…{:}{day} ¦ Gründungsjahr: 1949 ¦ 1949
foundingDate ¦ gegründet|eröffnet|eingerichtet ¦ (?<value>[12]\d{3})[^\n.;]{0,40}… ¦ Das Institut wurde 1963 gegründet. ¦ 1963
head ¦ leitung|leiter|leiterin|direktor|direktorin|dekan|dekanin|geschäftsführer|geschäftsführung|vorstand|institutsleitung|inhaber|geschäftsführerin ¦ ^…{:}(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ Leitung: Prof. Dr. Erika Beispiel ¦ Prof. Dr. Erika Beispiel
homepage ¦ webseite|website|homepage|internet|web ¦ ^…{:}{web} ¦ Internet: www.beispiel.example ¦ www.beispiel.example
openingHours ¦ öffnungszeiten|sprechzeiten|sprechstunde|sprechstunden|geschäftszeiten|servicezeiten|bürozeiten ¦ ^…{:}{text} ¦ Öffnungszeiten: Mo-Fr 9-17 Uhr ¦ Mo-Fr 9-17 Uhr
name ¦ herr|frau|dr.|prof. ¦ … (?:Dr\. )?(?<value>\p{Lu}[\p{L}.'’-]{1,20}(?: (?:von |van |de )?\p{Lu}[\p{L}.'’-]{0,20}){1,3}) ¦ Frau Dr. Erika Beispiel ¦ Erika Beispiel
jobTitle ¦ professor|professorin|wissenschaftlicher mitarbeiter|wissenschaftliche mitarbeiterin|dozent|dozentin|leiter|leiterin|geschäftsführer|geschäftsführerin|doktorand|doktorandin|sekretariat|referent|referentin|dekan|dekanin ¦ {head}…{tail} ¦ Erika Beispiel, Wissenschaftliche Mitarbeiterin ¦ Wissenschaftliche Mitarbeiterin
`;
