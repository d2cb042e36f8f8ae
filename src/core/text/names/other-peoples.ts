/**
 * Lines whose names are other people's than those that a page lists: the authors of publications, who supervises somebody, and who keeps
 * the page.
 */

/** "Co-supervisor: …", "指導教員：…": who follows is the one that a student of the list has. */
const SUPERVISED =
  /^[^\p{L}]*(?:co-?\s?supervisors?|(?:thesis|phd|doctoral|academic|co-?)\s?(?:advis[eo]rs?|supervisors?)|(?:co-?)?(?:supervised|advised|mentored) by|(?:doktor|zweit|erst)?betreu(?:er|erin|ung)|betreut von|(?:co-?)?encadrante?s?|encadrée? par|(?:co-?)?direct(?:eur|rice)s? de thèse|direct(?:or|ora|ores) de tesis|orientador(?:a|es)?|(?:co-?)?relator[ei]|handledare|promotor(?:en)?|(?:主|副)?指導(?:教[員官授])?|指导(?:教师|老师)|(?:校内|校外|联合)?导师|지도\s?교수)\s*[:：]/iu;

/** "This page is maintained by …", "Send comments to …". */
const KEEPS_PAGE =
  /^\P{L}*web\s?masters?\b|\bweb\s?masters?\s?(?::|is\b|by\b)|\b(?:pages?|sites?|server|document|graphics)\s(?:is\s|are\s|was\s)?(?:maintained|created|designed|written|edited|kept|developed|built|by)\b|\b(?:maintained|last (?:modified|updated|changed|edited)|(?:web|page|site) ?design(?:ed)?)\s?(?:by\b|:)|\b(?:send|mail|direct|address)\s(?:any |all |your |me |mail |e-?mail ){0,2}(?:comments|suggestions|corrections|feedback)\b|\bseite (?:erstellt|gepflegt|gestaltet|betreut) von\b|\bpage (?:réalisée|maintenue|créée) par\b|\bp[áa]gina (?:mantenida|creada|realizada|mantida|criada) por\b/iu;
/** "Comments? Send mail to …", "Comments to author: …". */
const COMMENTS_TO =
  /^\P{L}*(?:comments|suggestions|corrections|feedback|remarks|bug reports)\b[^.]{0,60}?\b(?:to|author|contact)\b/iu;
/** "Author: …" of a page or a book. */
const AUTHOR = /^\P{L}*(?:page\s|web\s)?(?:author|auteur|autore?|verfasser(?:in)?|作成者|執筆者)\s*[:：]/iu;
const LONGEST_NOTE = 200;

/** "Houghton Hall, Room 340": a house, called after somebody. */
const HOUSE =
  /^\P{L}*[\p{L}.'’-]+\s(?:\p{L}+\s)?(?:hall|house|building|bldg|tower|dormitory|residence|gebäude)\b\.?,?\s(?:(?:room|rm|suite|ste|floor|raum|zi)\b|no\b|#)/iu;

const isRoom = (text: string): boolean => text.length < SHORTEST && HOUSE.test(text);

const isNoteOnPage = (text: string): boolean =>
  text.length <= LONGEST_NOTE && (KEEPS_PAGE.test(text) || COMMENTS_TO.test(text) || AUTHOR.test(text));

/** "By Ann Lee | May 9, 2026": who wrote the piece below, and when. */
const BYLINE =
  /^\s*(?:(?:written|posted|published) )?by\s+\p{Lu}[^|·•–—\d]{3,60}?\s*[|·•–—,-]\s.{0,24}\b(?:19|20)\d\d\b.{0,24}$/iu;

/** A text of a publication is longer than a name with a post. */
const SHORTEST = 50;
/** What only a reference says: "et al.", pages, volumes, an identifier, where it appeared. */
const REFERENCE =
  /\bet\s+al\b|\b(?:doi|arxiv|isbn|issn)\s?[:：.]|\bpp?\.\s?\d|\bvol\.\s?\d|\bno\.\s?\d+,|\d+\s?\(\d+\)\s?[:,]|\d{1,4}\s?[–-]\s?\d{1,4}[,.]\s?(?:19|20)\d\d|\b(?:in\s)?proc(?:eedings|\.)|\bjournal of\b|\btransactions on\b|\b(?:lncs|ieee|acm)\b|学会(?:論文)?誌|论文集|学报|\s(?:他|ほか|等)[,，、]\s?[“"「『]|[”"」』][,，、.]?\s.{3,}[（(](?:19|20)\d\d[)）]\.?$/iu;
/** Authors, the year in brackets, the title. */
const AUTHORS_YEAR = /^[^()（）]{3,600}?,[^()（）]{2,400}[(（](?:19|20)\d\d[a-z]?[)）][.,:：]?\s+\S/u;
/** Names with commas between them: initials and surnames, or whole names. */
const SEVERAL = /^[^\p{L}]*(?:\p{Lu}[\p{L}.'’-]*[\s,]+){2,12}(?:and|und|et|y|&|\p{Lu})/u;

/** Whether the names of this line are those of a publication's authors, of somebody's supervisor or of who keeps the page. */
export function namesOthers(text: string): boolean {
  if (SUPERVISED.test(text) || isNoteOnPage(text) || isRoom(text) || BYLINE.test(text)) return true;
  if (text.length < SHORTEST || !text.includes(',')) return false;
  return AUTHORS_YEAR.test(text) || (REFERENCE.test(text) && SEVERAL.test(text));
}

const PUBLICATIONS =
  /^[^\p{L}]*(?:(?:selected|recent|all|our|latest|journal|conference|refereed|full list of|list of|scientific)\s){0,3}(?:publications?|papers|journal articles|preprints|bibliography|ausgewählte publikationen|publikationen|veröffentlichungen|publications (?:récentes|choisies)|publicaciones|publicações|pubblicazioni|publicaties|publikationer|(?:研究)?業績|(?:発表|学術|主要|研究|おもな|主な|査読付き?)?論文(?:一覧|リスト|・(?:学会)?発表)?|(?:学术|发表|代表|近期)?论文(?:列表|发表)?|(?:代表性)?(?:论著|著作)|발표\s?논문|논문(?:\s?목록)?|연구\s?실적)[\s:：（(\d）)]*$/iu;

/** Those who praise what they bought: "What our clients say", お客様の声. */
const PRAISE =
  /^\P{L}*(?:(?:client|customer|patient|guest|student|user|our)s?['’]?\s){0,2}(?:testimonials?|reviews)\P{L}*$|^\P{L}*(?:what|hear what) (?!(?:our |the |my )?(?:staff|team|employees?|colleagues|teachers|people|members)\s)(?:our |the |my )?(?:\p{L}+ ){1,3}(?:say|are saying|think)\b|^\P{L}*(?:kundenstimmen|kundenmeinungen|das sagen unsere (?!mitarbeit|kolleg|lehr)\p{L}+|témoignages?(?: \p{L}+)?|avis (?:de nos )?clients|ils (?:parlent de|témoignent)\b.*|testimonios|opiniones de (?:nuestros )?clientes|(?:lo que |qué )?(?:dicen|opinan) (?:de|sobre) nosotros|o que dizem (?:de|sobre) nós|ce qu['’]ils disent|depoimentos|recensioni|testimonianze|dicono di noi|klantervaringen|お客様の声|ご利用者様?の声|患者様の声|客户评价|고객\s?후기)\P{L}*$/iu;

/** Whether a heading announces publications, or praise: the names below are not of those that the page lists. */
export const announcesOthers = (heading: string): boolean =>
  heading.length <= 48 && (PUBLICATIONS.test(heading) || PRAISE.test(heading));

/** Header of a table's column that names who wrote the thing in the row. */
const AUTHORS =
  /^(?:authors?|written by|composers?|artists?|auteur|autor(?:in|es|as)?|autore|verfasser|författare|著者(?:名)?|作者|作曲者?|編著者|저자|지은이)$/iu;

export const isAuthorsColumn = (header: string): boolean => header.length <= 20 && AUTHORS.test(header.trim());
