/**
 * Headings that are no unit's name wherever they stand: what to do ("Find a Doctor"), lists and people of no one unit ("Phone List",
 * "Coaches"), the usual pages of a site ("Job Openings", Anfahrt), what a shop offers.
 */
import { OF_NO_UNIT } from '../../records/sibling-headings';
import type { Facts } from '../../text/facts';

/** What a page of a unit is called, and no unit. */
const PART_OF_UNIT = ['peopleSection', 'news', 'eventSection', 'attributeLabel', 'moreLabel', 'hours'] as const;

/** Verbs and questions; many English verbs are nouns, too, and go by the word behind: "Register for a Class" but "Register of Deeds". */
const TO_DO = new RegExp(
  [
    '^(?:how|why|what|where|when|who|find|become|apply|submit)\\s',
    '^(?:pay|report|request|book|contact|get|give|make|register|renew|search|view|see|read|learn|shop|save|order|buy|plan|visit|call|start|ask|download|schedule|volunteer|work)\\s(?:an?|the|your|our|my|us|for|to|more|all|now|online|with|here|bills?|fines?|big|directions)(?!\\p{L})',
    '^(?:wie|warum|wo|wer|wann)\\s|\\s(?:buchen|melden|finden|beantragen|bezahlen|bestellen|anmelden|kontaktieren|suchen|herunterladen|spenden|bewerben|werden)$',
    '^(?:comment|pourquoi|où|quand|trouver|payer|demander|déposer|contacter|prendre|faire|réserver|télécharger|signaler|venir|qui sommes)\\s',
    '^¿|^(?:cómo|dónde|cuándo|quiénes|encuentr[ae]|pag(?:a|ue|ar)|solicit(?:a|e|ar)|bus(?:ca|que|car)|contact(?:a|e|ar)|reserv(?:a|e|ar)|descarg(?:a|ar|ue)|denunciar|pedir)\\s',
    '^(?:come|perché|dove|quando|chi siamo|trova|paga|prenota|richiedi|contatta|cerca|scarica|segnala)(?:\\s|$)',
    '^(?:como|por que|onde|quem somos|encontre|pague|marque|solicite|procure|baixe)(?:\\s|$)',
    '^(?:hoe|waarom|waar|wie|vind|betaal|meld|zoek|neem|boek|hur|varför|hitta|betala|anmäl|ansök|boka|kontakta)\\s',
  ].join('|'),
  'iu',
);
/** "Our Doctors", but neither Our Lady's nor Notre-Dame. */
const OF_THEIRS =
  /^(?:our|your|my|unsere?|ihre?|nos|notre|vos|nuestr[oa]s?|nostr[aoie]|noss[oa]s?|onze|våra?)\s(?!lady|dame|señora|signora|senhora|frau)/iu;

const PEOPLE =
  /(?<!\p{L})(?:coach(?:es|ing staff)|doctors|physicians|providers|specialists|surgeons|nurses|teachers|players|athletes|leaders|leadership|squad|roster|ärzte|ärztinnen|lehrkräfte|trainer(?:innen)?|trombinoscope|médecins|enseignants|entraîneurs|joueurs|médicos|profesores|entrenadores|jugadores|medici|docenti|allenatori|giocatori|professores|treinadores|artsen|docenten|läkare|lärare)$|(?:医師|医生|专家|專家|スタッフ|의료진|교수진|선수단)(?:紹介|介绍|介紹|一覧|소개)?$/iu;
const LIST =
  /(?<!\p{L})(?:lists?|phone\s?book|directory|directories|index|a\s?[-–—]\s?z|(?:telefon|personen|mitarbeiter|adress)(?:verzeichnis|liste|buch)|verzeichnis|liste|annuaire|listado|directorio|guía telefónica|elenco|rubrica|lista|diretório|lijst|telefoonlijst|telefonlista|förteckning)$|(?:一覧|名簿|名单|名單|通讯录|通訊錄|목록|명단|연락처)$/iu;
/** Jobs, questions, forms, the way there, how to apply, what all pages have. */
const USUAL_PAGE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:job|position|career)s?(?:\\s(?:openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|postings?|offers?))?|vacancies|openings|employment opportunities|faqs?|(?:frequently asked )?questions|forms(?:\\s(?:and|&)\\s\\p{L}+)?|directions|overview|at a glance|requirements|how to apply|fees(?: and \\p{L}+)?|policies|privacy(?: (?:policy|notice))?|organi[sz]ation(?:al)? chart|hours|mission|vision|about|history of \\p{L}+',
    'stellen(?:angebote|ausschreibungen|markt)?|jobs|karriere|häufige fragen|fragen und antworten|formulare|anfahrt|lageplan|(?:im )?überblick|bewerbung|zulassung|datenschutz|impressum|organigramm|über uns|leitbild',
    "emplois?|offres d['’]emploi|recrutement|foire aux questions|formulaires|plan d['’]accès|venir|en bref|présentation|candidatures?|mentions légales|organigramme",
    'empleos?|ofertas de empleo|trabajo|preguntas frecuentes|formularios|cómo llegar|requisitos|presentación|organigrama|aviso legal',
    'lavora con noi|domande frequenti|modulistica|moduli|come arrivare|panoramica|organigramma|vagas|perguntas frequentes|formulários|como chegar|apresentação',
    'vacatures|veelgestelde vragen|formulieren|routebeschrijving|overzicht|lediga jobb|vanliga frågor|blanketter|hitta hit|översikt',
  ].join(
    '|',
  )})[?!]?$|(?:アクセス|採用(?:情報)?|求人(?:情報)?|質問|お?問い?合わ?せ|お知らせ|案内|様式|概要|招聘(?:信息)?|常见问题|常見問題|联系我们|聯絡我們|通知|公告|简介|簡介|表格|下载|交通指南|채용(?: ?정보)?|묻는 질문|오시는 길|공지사항|개요|인사말)$`,
  'iu',
);
const OF_SHOP =
  /[$€£¥₩￥]\s?\d|\d\s?[€$£₩円元%]|^(?:free|easy|fast|kostenlos\p{L}*|gratis|gratuit\p{L}*)\s|(?<!\p{L})(?:shipping|returns|refunds|gift (?:cards?|ideas|vouchers)|specials|deals|versand\p{L}*|rückgabe|gutscheine|livraisons?|retours|envíos?|devoluciones|spedizion[ei]|resi|devoluções|verzending|frakt|送料無料|배송)$/iu;

const NONE = [OF_NO_UNIT, TO_DO, OF_THEIRS, PEOPLE, LIST, USUAL_PAGE, OF_SHOP];

/** Whether a heading says by its words that it is not the name of a unit. */
export const namesNoUnit = (text: string, { words }: Facts): boolean =>
  NONE.some((pattern) => pattern.test(text)) || PART_OF_UNIT.some((one) => words.is(one, text));
