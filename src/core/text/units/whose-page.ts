/** The unit that a text greets at or calls the page of: "Welcome to the Department of Botany at …", "Page d'accueil du Laboratoire …", 植物学院首页. */
import { CJK } from '../../page/scripts';
import { matchUnit, type UnitMatch } from './match-unit';

const SURE_UNIT = 0.6;
const LONGEST = 250;

const EN_PAGE = String.raw`(?:home[\s-]?pages?|(?:web|www)\s?(?:pages?|sites?|server)|pages?|site)`;

/** What languages say before the unit, whose name follows. */
const LEADS: readonly RegExp[] = [
  String.raw`welcome to (?:our )?(?:the )?(?:(?:official )?${EN_PAGE} (?:of|for) (?:the )?)?|(?:this is )?(?:the )?(?:official )?${EN_PAGE} (?:of|for) (?:the )?`,
  String.raw`(?:herzlich )?willkommen (?:(?:auf|bei) (?:der|den|unserer) \p{L}+ )?(?:am|im|an|in|bei|beim|zum|zur|des|der)(?: der| dem)? |(?:die |offizielle )*(?:home\s?page|web\s?seiten?|internetseiten?) (?:des|der|vom) `,
  String.raw`bienvenue (?:sur (?:le site|la page) )?(?:à|au|aux|dans|sur|du|de)(?: la| le)? ?(?:l['’])?|(?:page|site) (?:d['’]accueil|web|internet|officiel) (?:du |de la |de l['’])`,
  String.raw`bienvenid[oa]s? (?:al?|a la)(?: página (?:web )?| sitio (?:web )?)?(?: ?del?| de la)? |(?:página|sitio) (?:web|principal|oficial|de inicio) (?:del |de la )`,
  String.raw`benvenut[oaie] (?:al|alla|nel|nella|sul sito del|sul sito della) |(?:home\s?page|pagina|sito)(?: web| ufficiale)? (?:del |della |dell['’])`,
  String.raw`bem-?vind[oa]s? (?:ao|à)(?: (?:página|site|sítio) d[oa])? |(?:página|site|sítio) (?:web |oficial )?(?:do |da )`,
  String.raw`welkom (?:bij|op de (?:web)?(?:site|pagina) van)(?: de| het)? |(?:home\s?page|website) van (?:de |het )`,
  String.raw`(?:välkommen|velkommen) (?:till|til) `,
  String.raw`(?:欢迎|歡迎)(?:您)?(?:来到|访问|光临|來到|訪問|光臨)\s?|ようこそ[、,!！\s]*`,
].map((lead) => new RegExp(`^(?:${lead})`, 'iu'));

/** 植物学院首页, 情報工学科のホームページへようこそ, 화학과 홈페이지. */
const TRAILS =
  /\s?(?:の\s?(?:ホーム\s?ページ|ウェブ\s?サイト|サイト|hp)(?:へ?ようこそ|です)?|へようこそ|(?:的)?(?:首[页頁]|主[页頁]|网站|網站)|(?:에 오신 것을 환영합니다|의?\s?홈\s?페이지))\s*[!！。]*$/iu;

/** Where the name ends: at the school it is of, a verb, or what its pages are. */
const END =
  /\s+(?:at|is|was|are|has|offers?|provides?|in|an der|der universität|de l['’]universit\p{L}+|de la universi\p{L}+|dell['’]universit\p{L}+|vid|aan de|home\s?page|(?:main\s)?(?:web|www|world[\s-]wide[\s-]web|gopher|home)\s?(?:page|site|server)?s?)(?=\s|[.!,]|$)|\s[-–—|]\s|[!:;,(]|\.\s|\.$/iu;

/** @returns the words that a greeting or "home page of" is for; undefined where the text is neither */
export function greetedIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = text.trim();
  for (const lead of LEADS) {
    const said = lead.exec(whole)?.[0];
    if (said) return bare(whole.slice(said.length));
  }
  return CJK.test(whole) && TRAILS.test(whole) ? bare(whole) : undefined;
}

const bare = (text: string): string => text.replace(TRAILS, '').split(END)[0]!.trim();

/** @returns the unit whose page a text says it is; undefined where it says so of nothing, or of what is no unit for certain */
export function unitGreeted(text: string, lang: string): UnitMatch | undefined {
  const said = greetedIn(text);
  const unit = said ? matchUnit(said, lang) : null;
  return unit && unit.score >= SURE_UNIT ? unit : undefined;
}
