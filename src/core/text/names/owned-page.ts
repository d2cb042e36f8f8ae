/**
 * Titles and headings that call a page somebody's own: "Ada Byrd's Home Page", "Homepage von …", "Page personnelle de …", …のホームページ.
 * Or somebody introduces themselves there. A pattern each for what languages say; languages that bend the name (Polish, Czech, Russian, Finnish) are left out.
 */

import { introductionIn, isGreeting } from './introduction';

export interface Claim {
  /** Whose page it is, as written: a name, a first name, any words; empty for "my home page". */
  owner: string;
  /**
   * personal: the phrase says that the page is a person's; titled: it may be a shop's or a town's of that name, too; likely: more so, as "Ada Byrd Home
   * Page" and an official site; introduced: "My name is …", which is a play's name, too.
   */
  kind: 'personal' | 'titled' | 'likely' | 'introduced';
}

const OWNER = String.raw`(?<owner>\p{L}[^|｜<>:!?]{0,58}?)`;
const END = String.raw`(?=\s*(?:$|[!.,;|–—:(<~*]|-\s)|\s+(?:at|on|in)\s)`;
const EN_PAGE = String.raw`(?:home[\s-]?pages?|web\s?(?:page|site)|(?:personal|private|professional)\s(?:page|site))`;
const EN_LEAD = String.raw`^(?:(?:hi|hello)\W+)?(?:(?:welcome to|this is|you have reached|the|official)\s)*`;
const EN_KIND = String.raw`(?:(?:personal|private|professional|academic|own|new|old|little|humble|very|first|www|web|faculty|student|staff|main)\s)*`;
const DE_KIND = String.raw`(?:(?:private|persönliche|offizielle|eigene)[nr]?\s)?`;
const DE_PAGE = String.raw`(?:home\s?page|web\s?(?:seite|site|präsenz)|internet\s?(?:seite|auftritt|präsenz)|(?:persönliche|private)[nr]?\sseite)`;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** What calls a page somebody's. */
const TITLED: readonly RegExp[] = [
  pattern(`${EN_LEAD}${OWNER}(?:['’´\`]s?|(?<=s)['’])\\s${EN_KIND}(?:${EN_PAGE}|page)${END}`),
  pattern(`${EN_LEAD}${EN_KIND}${EN_PAGE}\\s(?:of|for)\\s(?!the\\s)${OWNER}${END}`),
  pattern(
    `^(?:(?:herzlich )?willkommen (?:auf|bei) )?(?:der |die )?${DE_KIND}${DE_PAGE}\\s(?:von|des|der)\\s${OWNER}${END}`,
  ),
  pattern(
    `^(?:bienvenue sur )?(?:la |le )?(?:page|site)\\s(?:(?:web|internet)\\s)?(?:personnel(?:le)?|perso|professionnel(?:le)?|web|d['’]accueil)\\s(?:de\\s|d['’])${OWNER}${END}`,
  ),
  pattern(
    `^(?:(?:bienvenid[oa]s? a|bem-?vind[oa]s? (?:à|ao|a)) )?(?:la |el |a |o )?(?:p[áa]gina|s[íi]tio|site)\\s(?:(?:web|personal|pessoal|profesional|profissional|principal|inicial|de inicio)\\s?){1,2}\\sd(?:e|o|a)\\s${OWNER}${END}`,
  ),
  pattern(
    `^(?:benvenut[oaie] (?:sulla|sul|nella|nel|alla|al) )?(?:la |il )?(?:home\\s?page|pagina|sito)\\s(?:(?:web|personale|docente|professionale)\\s)*di\\s${OWNER}${END}`,
  ),
  pattern(
    `^(?:welkom op )?(?:de )?(?:persoonlijke |officiële )?(?:home\\s?page|(?:web|thuis)?pagina|website)\\svan\\s${OWNER}${END}`,
  ),
  pattern(
    `^(?:(?:välkommen till|velkommen til) )?${OWNER}s\\s(?:(?:personliga?|personlige|egen)\\s)?(?:hemsid[ae]|hjemmeside|hjemmesida|webbplats|nettside)${END}`,
  ),
  pattern(`^(?:selamat datang di )?(?:halaman|situs|laman)\\s(?:web\\s)?(?:pribadi|web)\\s${OWNER}${END}`),
  pattern(`^trang\\s(?:web\\s)?(?:cá nhân|chủ)\\s(?:của\\s)?${OWNER}${END}`),
  pattern(`^${OWNER}\\s(?:személyes\\s)?honlapja${END}`),
  pattern(`^${OWNER}['’]n?[ıiuü]n\\s(?:kişisel\\s)?(?:web\\s)?(?:sayfası|sitesi)`),
  pattern(
    `^(?:ようこそ[、,!！\\s]*)?${OWNER}\\s?(?:先生|教授|准教授|博士|さん|氏)?\\s?の\\s?(?:個人|私的)?(?:ホーム\\s?ページ|ウェブ\\s?(?:サイト|ページ)|web\\s?(?:サイト|ページ)|サイト|ページ|hp)(?:へ|です|$|[\\s!！。、（(])`,
  ),
  pattern(
    `^(?:欢迎(?:来到|访问|光临)|歡迎(?:來到|光臨))?${OWNER}\\s?(?:副?教授|老师|老師|博士|先生|女士|同学|同學)?(?:的(?:个人|個人)?|个人|個人)(?:学术|學術)?(?:主页|主頁|网页|網頁|网站|網站|首页|首頁)`,
  ),
  pattern(`^${OWNER}\\s?(?:교수|박사|선생)?님?의\\s?(?:개인\\s?)?(?:홈\\s?페이지|웹\\s?(?:사이트|페이지)|페이지)`),
];

/** What may also be said of a house. */
const LIKELY: readonly RegExp[] = [
  pattern(`${EN_LEAD}${OWNER}(?:['’]s|(?<=s)['’])?\\s${EN_KIND}${EN_PAGE}${END}`),
  pattern(`^${EN_PAGE}\\s?[:–—-]?\\s${OWNER}$`),
  pattern(
    `^${OWNER}\\s?(?:副?教授|老师|先生)?(?:主页|主頁|网站|網站|(?:公式|オフィシャル)?(?:ホームページ|サイト|ウェブサイト)|\\s?홈\\s?페이지)$`,
  ),
];

/** Towns and shops have sites, official ones too; a personal one is somebody's. */
const OF_HOUSES =
  /\bofficial\b|offiziel|officiële|公式|オフィシャル|\bweb\s?(?:site|seite|präsenz)s?\b|\binternet|\b(?:site|sito|sitio|página|pagina)\s(?:web|internet)\b|\bwebbplats|サイト|网站|網站|사이트/iu;
const PERSONAL =
  /\bp(?:ersonal|ersonnel|essoa|ersoonlijk|ersönlich|ersonlig|rivat|ribadi)|\bcá nhân|kişisel|个人|個人|개인/iu;
/** "My home page", "Meine Homepage", 我的主页. */
const MINE =
  /^(?:(?:hi|hello)\W+)?(?:welcome to )?my (?:\p{L}+ ){0,2}(?:home[\s-]?page|web\s?(?:page|site))\b|^(?:willkommen auf )?meine[rn]? (?:homepage|webseite)|^(?:bienvenue sur )?ma page (?:personnelle|perso|web)|^(?:bienvenidos? a )?mi p[áa]gina|^(?:benvenuti (?:nella|sulla) )?(?:la )?mia (?:home\s?)?page|^mijn (?:homepage|website)|^min (?:hemsida|hjemmeside)|^(?:私|わたし|僕)の(?:ホームページ|ページ|サイト)|^我的(?:个人|個人)?(?:主页|主頁|网站|網站)|^(?:나|저)의 홈페이지/iu;
/** "Ada Byrd's ECS Home Page": of her page at the school, or on the thing. */
const ABBREVIATION = /(?<=(?:['’]s|s['’])\s)\p{Lu}{2,5}\s(?=\p{L}+\s?\p{L}*$)/u;
const LONGEST = 110;

/** @returns whose page a title or a heading calls it; undefined where it calls it nobody's */
export function claimOf(text: string): Claim | undefined {
  if (text.length > LONGEST) return undefined;
  if (MINE.test(text)) return { owner: '', kind: 'titled' };
  const lead = introductionIn(text);
  if (lead > 0) {
    const owner = text.slice(lead).split(/[.!,|]\s|[.!]$/u)[0]!;
    return { owner, kind: isGreeting(text) ? 'personal' : 'introduced' };
  }
  const titled = ownerIn(TITLED, text);
  const owner = titled ?? ownerIn(LIKELY, text.replace(ABBREVIATION, ''));
  if (!owner) return undefined;
  if (titled && PERSONAL.test(text)) return { owner, kind: 'personal' };
  return { owner, kind: titled && !OF_HOUSES.test(text) ? 'titled' : 'likely' };
}

function ownerIn(patterns: readonly RegExp[], text: string): string | undefined {
  for (const one of patterns) {
    const owner = one.exec(text)?.groups?.['owner']?.trim();
    if (owner) return owner;
  }
  return undefined;
}
