/**
 * Words that headings and links are made of and that people are hardly ever called by: what an ordinary-word lexicon of
 * English does not tell, or does not tell strongly enough. Folded; by language.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words for units and institutions that stand untranslated on English pages. */
const institutions = words(`
  universite universitat universidad universidade universita universiteit universitet faculte fakultat facultad faculdade facolta
  departement departamento dipartimento abteilung abt lehrstuhl laboratoire laboratorio laboratorium institut instituto istituto
  universitas universitesi uniwersytet univerzita univerzitet egyetem yliopisto instytut wydzial katedra
  ecole escuela escola scuola hochschule centro zentrum unidad unite equipe gabinete bibliotheque biblioteca bibliothek`);

const en = words(`
  university college department departments school schools institute institution institutes center centre centers centres
  memoriam councillors councilors trustees governors aldermen
  laboratory laboratories lab labs faculty staff office offices division research researchers project projects program
  programs programme programmes course courses curriculum syllabus seminar seminars workshop workshops conference
  conferences symposium colloquium lecture lectures event events news newsletter calendar announcements about contact
  contacts home homepage page pages website site sitemap search login logout register registration apply application
  applications admission admissions graduate undergraduate postgraduate graduates undergraduates doctoral student students
  alumni career careers jobs job positions vacancies people members member team teams group groups directory profile
  profiles publications publication papers paper journal journals article articles book books library libraries museum
  gallery galleries exhibition exhibitions collection collections archive archives resources resource links link download
  downloads documents document forms form faq help support policy policies privacy terms conditions copyright rights
  reserved cookies accessibility disclaimer overview introduction history mission vision values welcome information info
  guide guides handbook manual tutorial tutorials data database software hardware system systems network networks computer
  computers computing engineering science sciences technology technologies mathematics physics chemistry biology medicine
  medical health hospital clinic clinics nursing law business management economics finance accounting marketing education
  teaching learning training arts humanities literature linguistics languages language history philosophy psychology
  sociology anthropology geography geology archaeology music theatre theater dance drama film media communication
  communications journalism studies study topics topic interests interest areas area field fields statistics
  intelligence artificial machine robotics graphics vision security theory applied international national regional global
  local public private social political environmental mechanical electrical civil chemical industrial biomedical nuclear
  materials energy sustainability climate city county town village street road avenue boulevard building campus map maps
  directions parking hotel hotels restaurant cafe bar club clubs society societies association foundation council
  committee board government ministry agency authority federation union bank insurance company companies corporation inc
  ltd llc gmbh corp group services service solutions products product shop store cart checkout order orders account
  accounts sale sales offer offers price prices menu gallery photos photo pictures video videos audio podcast blog blogs
  posts post comments comment reply share tweet facebook twitter linkedin instagram youtube github google scholar orcid
  researchgate wikipedia email mail phone telephone fax address addresses website webpage cv resume bio biography
  monday tuesday wednesday thursday friday saturday sunday january february march july september october november
  december spring autumn winter annual report reports weekly monthly daily latest recent upcoming past previous next more
  read view see all show hide click here back top skip content main navigation section sections chapter chapters part
  volume issue issues edition version update updated updates archive report fund funds grant grants award awards prize
  prizes scholarship scholarships fellowship fellowships donate donation giving sponsors partners partner partnership
  collaborators collaborations funding visitors visit tours tour tickets ticket festival concert concerts film films
  theatre award celebration anniversary congress summit forum meeting meetings agenda minutes schedule timetable program
  professor professors lecturer lecturers emeritus emeriti postdoc postdocs phd msc bsc mba visiting assistant associate
  adjunct dean director directors chair chairs president secretary coordinator manager officer administrator
  fall semester quarter term academic administration administrative executive summary abstract keywords references
  questions question answers answer frequently asked thank thanks please congratulations hello new old open closed
  first second third fourth fifth one two three four five free online virtual digital mobile app apps
  north south east west northern southern eastern western central united states kingdom republic african american asian
  european british english french german spanish italian japanese chinese korean russian latin greek arabic indian
  africa america asia europe australia canada mexico china japan korea india germany spain italy england scotland wales
  sweden norway denmark finland netherlands belgium switzerland austria poland russia brazil argentina chile
  peru egypt kenya nigeria singapore malaysia thailand vietnam indonesia philippines taiwan california texas
  michigan minnesota wisconsin oregon massachusetts connecticut pennsylvania illinois arizona colorado
  the and for with from our your their this that these those what when where why how who which you are not into onto
  conservation collaboration team board award honors honours undergrad assistants lecturers fellows fellow advisors
  interested former current ongoing selected featured related various general special additional other others
  quick links useful internal external intranet webmail feed rss subscribe unsubscribe signup sign follow
  ai it uc us uk eu un hr tv pc usa nyc ibm api spiegel by author authors written posted edited credit courtesy covid corona virus pandemic emergency safety crime police fire department county statement notice notices
  castle manor priory
  internship internships thesis theses dissertation dissertations exam exams examination grades transcripts tuition fees
  javascript python java linux windows html css api docs documentation tutorial download install release changelog
`);

const de = words(`
  mein meine dein deine sein seine ihr ihre euer wir sie er es ich du man nicht nur auch noch schon wie was wer wo wann warum hier dort jetzt heute morgen alle alles
  aus bei nach vor uber unter zwischen durch gegen ohne um als wenn dass oder aber ein eine einen einer eines dem den in auf an bis kein keine neue neuer neues neuen
  digitaler digitale danke gruss grusse liebe lieber frauen manner kinder jugend leben welt jahr jahre tag tage woche zeit konto verlag gmbh ev themen sendungen strasse platz haus
  
  universitat hochschule fakultat institut lehrstuhl abteilung fachbereich studium studiengang studiengange lehre forschung
  projekte projekt publikationen veroffentlichungen mitarbeiter mitarbeiterinnen mitarbeitende personen team kontakt impressum
  datenschutz datenschutzerklarung startseite aktuelles neuigkeiten nachrichten veranstaltungen veranstaltung termine kalender
  anfahrt lageplan suche anmelden anmeldung registrieren warenkorb uber uns unsere unser leistungen angebote angebot
  produkte dienstleistungen unternehmen verein stadt gemeinde rathaus burger amt schule schulen bibliothek museum ausstellung
  ausstellungen konzert konzerte buhne theater eintritt karten preise offnungszeiten mehr weiter zuruck lesen erfahren
  ansprechpartner stellenangebote karriere jobs ausbildung abschlussarbeiten stipendien prufungen sprechstunde montag dienstag
  mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember und der die das fur mit
  von im am zum zur des wissenschaft wissenschaften informatik mathematik physik chemie biologie geschichte philosophie
  psychologie medizin recht wirtschaft technik sprachen musik kunst literatur deutsch englisch deutschland osterreich schweiz
  verwaltung leitung sekretariat gebaude empfang buchhaltung`);

const fr = words(`
  mon ma mes ton ta tes son sa ses leur leurs ce cette ces un je tu il elle nous ils elles ne pas plus moins tres ou quand comment pourquoi ici aujourd hui sans sous entre
  contre chez depuis pendant vers nouveau nouvelle nouveaux nouvelles grand grande premiere premier jour jours semaine annee monde vie rue place maison en du au de
  
  universite faculte departement laboratoire institut ecole equipe equipes membres annuaire recherche recherches enseignement
  formation formations licence doctorat these theses seminaire seminaires colloque publications projets projet actualites
  actualite evenements evenement agenda accueil contact contacts plan mentions legales politique confidentialite qui sommes
  nous notre nos votre vos services service produits bibliotheque musee exposition expositions concert spectacle billetterie
  tarifs horaires acces partenaires presse emploi stages stage bourses inscription inscriptions connexion rechercher lire suite
  voir plus tous toutes lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout
  septembre octobre novembre decembre et les des une pour avec dans sur par aux science sciences informatique mathematiques
  physique chimie biologie histoire philosophie psychologie medecine droit economie gestion lettres langues musique
  ville mairie commune association conseil municipal vie etudiants etudiant diplomes metiers ingenieur ingenieurs theme themes
  administration batiment etage pole mediation conservation regie`);

const es = words(`
  mi tu su mis tus sus nuestros nuestras este esta estos estas ese esa un unos unas yo el ella ellos nosotros no si muy pero como cuando donde porque aqui hoy sin sobre entre
  contra desde hasta hacia nuevo nueva nuevos nuevas gran grande primer primera dia dias semana ano anos mundo vida ocio calle plaza casa en del al al soportado ayuda
  
  universidad facultad departamento laboratorio instituto escuela centro grupo equipo miembros directorio investigacion
  docencia grado grados posgrado master doctorado tesis seminario publicaciones proyectos proyecto noticias eventos agenda
  inicio contacto aviso legal privacidad quienes somos nuestro nuestra servicios servicio productos biblioteca museo exposicion
  exposiciones concierto entradas precios horario horarios becas inscripcion acceso buscar leer ver mas todos todas lunes martes
  miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre para con por los las una del ciencia ciencias informatica matematicas fisica quimica biologia historia filosofia
  psicologia medicina derecho economia ingenieria letras lenguas musica ciudad ayuntamiento estudiantes profesorado
  comunicacion direccion administracion finanzas atencion edificio despacho secretaria concejalia`);

const pt = words(`
  meu minha seu sua nossos nossas este esta esse essa um eu ele ela eles nos nao muito mas como quando onde porque aqui hoje sem entre contra desde ate novo nova novos novas
  primeiro primeira dia dias semana ano anos mundo vida rua praca casa em ao no na
  
  universidade faculdade departamento laboratorio instituto escola centro grupo equipe equipa membros pesquisa investigacao
  ensino graduacao mestrado doutorado doutoramento tese seminario publicacoes projetos noticias eventos inicio
  contato contacto sobre nossa nosso servicos produtos biblioteca museu exposicao bolsas inscricoes acesso buscar ler
  mais todos todas segunda terca quarta quinta sexta domingo janeiro fevereiro abril maio junho julho agosto setembro outubro
  novembro dezembro para com por uma ciencia ciencias informatica matematica fisica quimica biologia historia filosofia
  psicologia medicina direito economia engenharia letras linguas musica cidade prefeitura alunos docentes
  servico educativo educativa educacao curriculo lattes bloco predio restauro conservacao comunicacao direcao rececao loja associado adjunto titular coordenacao setor secretaria assessoria diretoria`);

const it = words(`
  mio mia tuo tua suo sua nostro nostra vostro questo questa un uno una io lui lei noi non molto ma come quando dove perche qui oggi senza tra contro nuovo nuova primo prima
  giorno giorni settimana anno anni mondo vita via piazza casa al nel sul
  
  universita facolta dipartimento laboratorio istituto scuola centro gruppo persone ricerca didattica laurea dottorato
  tesi seminari pubblicazioni progetti notizie eventi contatti chi siamo servizi prodotti biblioteca museo mostra mostre concerto
  biglietti orari accesso cerca leggi vedi tutti tutte lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio
  aprile maggio giugno luglio agosto settembre ottobre dicembre per con della delle dei gli scienza scienze informatica
  matematica fisica chimica biologia storia filosofia psicologia medicina giurisprudenza economia ingegneria lettere lingue
  padiglione reparto ambulatorio segreteria direzione comunicazione servizio ufficio uffici anagrafe tributi polizia chirurgia responsabile partita`);

const nl = words(`
  mijn jouw zijn haar hun deze dit die dat een ik jij hij zij wij niet ook maar als wanneer waar waarom hier nu vandaag zonder onder tussen tegen nieuwe nieuw dag dagen week jaar
  wereld leven straat plein huis in op te bij uit naar door om
  
  universiteit faculteit afdeling onderzoek onderwijs opleiding opleidingen medewerkers personen publicaties projecten nieuws
  evenementen agenda contact over ons onze diensten producten bibliotheek museum tentoonstelling tentoonstellingen concert kaarten
  prijzen openingstijden zoeken lees meer alle maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart
  juni juli augustus oktober het een voor met van aan en wetenschap wetenschappen informatica wiskunde natuurkunde scheikunde
  geschiedenis wijsbegeerte psychologie geneeskunde rechten economie gemeente stad leden vereniging
  directie administratie receptie secretariaat locatie`);

const sv = words(`
  min mitt mina din ditt dina hans hennes deras denna detta dessa en ett jag du han hon vi ni de inte ocksa men som nar var varfor har nu idag utan under mellan mot ny nya nytt dag
  dagar vecka ar varlden liv gata torg hus i fran ung fritid ja nej
  
  universitet hogskola institution institutionen fakultet avdelning forskning utbildning utbildningar medarbetare personal
  publikationer projekt nyheter evenemang kalender kontakt kontakta om oss vara tjanster produkter bibliotek museum utstallning
  utstallningar konsert biljetter priser oppettider sok las mer alla mandag tisdag onsdag torsdag fredag lordag sondag januari
  februari mars juni juli augusti oktober och for med pa till av kommun kommunen stad skola skolor barn
  familj kultur teater musik konst vetenskap omsorg bygga bo trafik naringsliv arbete foreningar
  ledning administration vaxel expedition reception`);

/** Of the languages in Cyrillic letters, which share most of them; й is и. */
const cyrillic = words(`
  университет институт академия факультет кафедра отдел лаборатория центр школа лицеи гимназия колледж библиотека музеи театр галерея
  дом дворец собор храм церковь монастырь улица проспект площадь переулок набережная бульвар город область краи раион село река озеро остров
  станция метро вокзал аэропорт отель гостиница ресторан кафе магазин клуб банк фонд союз общество компания группа завод агентство
  повесть рассказ книга опера балет спектакль концерт фестиваль выставка конференция семинар лекция вечер праздник день неделя
  новости история контакты главная основная основные слова слово основа голова снова витрина картина картины машина украина россия
  святая святои святые великии великая первыи первая вторая
  університет академія кафедра відділ бібліотека музеи вулиця площа місто готель новини головна наукова податкова
  правова фінансова верховна медична технічна юридична україна
  универзитет факултет библиотека музеј позориште улица трг град хотел вести катедра отдел училище площад булевард новини театър
  област община хижа`);

const el = words(`
  πανεπιστημιο τμημα σχολη εργαστηριο ινστιτουτο κεντρο βιβλιοθηκη μουσειο θεατρο οδος πλατεια λεωφορος πολη δημος ξενοδοχειο
  αγια αγιος νεα νεο παλαια ελλαδα νησι ανακοινωσεις αρχικη επικοινωνια ιστορια`);

const BY_LANGUAGE: Record<string, readonly string[]> = {
  ...{ de, fr, es, pt, it, nl, sv, el },
  ...{ ru: cyrillic, uk: cyrillic, be: cyrillic, bg: cyrillic, sr: cyrillic, mk: cyrillic, kk: cyrillic },
};
const english = new Set([...en, ...institutions]);
const sets = new Map<string, ReadonlySet<string>>();

/**
 * Folded words that make a text no person's name, on a page in this language (BCP 47). English ones count everywhere;
 * of other languages only the page's own, since "Per" and "Mars" are words in one and names in the next.
 */
export function webWords(lang: string): ReadonlySet<string> {
  const key = lang.slice(0, 2).toLowerCase();
  const own = BY_LANGUAGE[key];
  if (!own) return english;
  const known = sets.get(key) ?? new Set([...english, ...own]);
  sets.set(key, known);
  return known;
}
