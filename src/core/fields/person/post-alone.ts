/** 海浜大学雪氷研究所 教授: in scripts without blanks, a blank parts the post from where it is held. */
import { cjkHead } from '../../text/names/index';

const PLACE_AND_POST =
  /^\S.*(?:大学|大學|大学院|学院|學院|研究所|研究院|研究科|学部|学科|學系|病院|センター|研究室|实验室|實驗室|대학교|대학|대학원|연구소|연구실)[\s\u3000]+(\S{2,12})$/u;

/** "Member status: Research Fellow", "Fonction : chargée de recherche": what a post is called, before it. */
const LABEL =
  /^(?:\p{L}+\s)?(?:status|position|job title|rank|role|post|function|fonction|statut|grade|poste|stellung|funktion|amt|cargo|puesto|función|função|ruolo|qualifica|functie|befattning|職名|役職|职称|職稱|职务|職務|직위|직책)\s?[:：]\s*(?=\p{L})/iu;

/** 教授（按姓氏笔画排序）, "Professors (in alphabetical order)": how those below are ordered. */
const ORDER =
  /\s*[(（][^()（）]{0,30}(?:排序|排列|排名|为序|為序|不分先后|不分先後|五十音順|順不同|가나다\s?순|alphabetical|alphabetisch|alphabétique|alfabético|alfabetico|alfabética|alfabetyczn|алфавит)[^()（）]{0,20}[)）]\s*$/iu;

/** @returns the post without what it is called and how its list is ordered, and without the school, the institute or the laboratory before it; any other text as it is */
export function postAlone(said: string): string {
  const text = said.replace(LABEL, '').replace(ORDER, '');
  const post = PLACE_AND_POST.exec(text)?.[1];
  return post && cjkHead(post)?.strength === 1 ? post : text;
}
