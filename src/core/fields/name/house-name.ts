/** Names of schools, churches and houses: what is on in them is called otherwise, so that none is taken from a page's title for a day without a name. */

/** "Hollowmere Primary School", "The Old Tannery Theatre, Wexcombe": more words than one before a comma, of which the last says so. */
const LAST =
  /^[^,()–—]*\p{L}[\s-]+(?:school|college|university|church|cathedral|chapel|theat(?:er|re)|museum|library|cinema|hotel|arena|stadium|auditorium|grundschule|schule|gymnasium|universität|hochschule|kirche|theater|bibliothek|stadtbücherei|basisschool|kerk|bibliotheek|schouwburg|skola|kyrka|bibliotek)(?:\s*[,(–—].*)?$/iu;
/** "Musée de la Mine", "Teatro Verdi". */
const FIRST =
  /^(?:(?:le|la|l['’]|el|il|o|a)\s*)?(?:école|collège|lycée|université|église|théâtre|musée|bibliothèque|médiathèque|mairie|escuela|colegio|universidad|iglesia|teatro|museo|biblioteca|ayuntamiento|scuola|liceo|università|chiesa|comune|escola|colégio|universidade|igreja|câmara municipal|museu|prefeitura)\s\p{L}/iu;
/** 港町市立図書館. */
const LAST_CJK =
  /\p{L}{2}(?:小学校|中学校|高等?学校|大学|美術館|博物館|図書館|資料館|劇場|会館|市役所|町役場|村役場)$/u;
/** "Story Time at the Library", "Concerts in the Church" are on there. */
const IN = /\s(?:at|in|im|am|à|au|en|nel|na|no|in de|på)\s/iu;
/** Schools, churches and theatres for some days, or of some kind: they are on. */
const FOR_A_TIME =
  /(?<!\p{L})(?:summer|winter|bible|sunday|holiday|messy|open[- ]?air|outdoor|drive[- ]in|pop[- ]?up|toy|puppet)\s+(?:school|church|cinema|theat(?:er|re)|museum|library)|^(?:spring|autumn|street|living|human|ice|night|silent)\s+(?:school|church|cinema|theat(?:er|re)|museum|library)|(?<!\p{L})(?:de|di|d['’]|da)\s*(?:la\s)?(?:cirque|rue|été|danse|musique|calle|verano|strada|estate|rua|verão|marionnettes|cirque d['’]été)$|^(?:zomer|straat)/iu;
const LONGEST = 80;

/** @returns whether a text is the name of such a house and says of nothing that is on there */
export const namesHouse = (text: string): boolean =>
  text.length <= LONGEST &&
  !IN.test(text) &&
  !FOR_A_TIME.test(text) &&
  (LAST.test(text) || FIRST.test(text) || LAST_CJK.test(text));
