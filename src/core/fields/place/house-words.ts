/** Words of houses, rooms and grounds that tell a place where one is looked for; in running text most of them say too little. */

/** Rooms and houses by their last part, whatever stands before it in one word. */
export const ROOM_WORD =
  /^(?:St\.?|Saint|Sankt|San|Santa|Sint)\s\p{Lu}|(?:(?<!(?<!\p{L})t|al[bp]t|welt|zeit)raum|saal|halle|haus|hof|kirche|platz|zimmer|bühne|foyer|aula|atrium|treffpunkt|annex|farm|yard|lawn|green|(?:main|small|big|open.air|second|first|studio) stage|zaal|kerk|kirken?|kyrkan?|kapell(?:et)?|hallen|salen|gården|huset|parken|teatern|teatret|museet|avdelningen|skolan|skolen|torget|plassen|biblioteket|(?<!\p{L})(?:salle (?:des fêtes|de spectacles?|de concerts?)|sal[óo]n(?=\s)|(?:plan|floor|etage|étage|piso)(?=\s\d)))(?!\p{L})|(?:フィールド|グラウンド|グランド|球場|パーク|ビーチ|倉庫|喫茶|茶屋|酒場)(?!\p{L})/iu;
const HOUSES = [
  // Polish, Czech and Slovak
  'dom|biblioteka|kawiarnia|kości[óo]ł|szkoła|sala|hala|teatr|scena|galeria|plac|klub|muzeum|rynek|park|ośrodek|centrum|aula|pałac|zamek|świetlica|remiza|stadion',
  'scéna|galerie|náměstí|námestie|knihovna|knižnica|kostel|kostol|divadlo|sál|dům|škola|sokolovna|klubovna|kavárna|radnice|zámek|hřiště|kino',
  // Croatian and Slovene, Hungarian, Romanian, Turkish
  'dvorana|dvorac|trg|knjižnica|kazalište|gledališče|crkva|cerkev|šola|muzej',
  'könyvtár|templom|színház|ház|iskola|terem|múzeum|csarnok|központ',
  'biblioteca|casa|teatrul|muzeul|centrul|școala|biserica',
  'merkezi|salonu|oteli|evi|konağı|korusu|parkı|bahçesi|meydanı|sahnesi|tiyatrosu|sineması|kütüphanesi|müzesi|galerisi|camii?|okulu|lisesi|üniversitesi|vadisi|gölü|stadyumu|binası|tesisleri|kampüsü',
  // Greek, Russian, Ukrainian and Bulgarian
  'βιβλιοθήκη|αίθουσα|θέατρο|μουσείο|πλατεία|σχολείο|κέντρο',
  'библиотека|театр|музей|зал|дом|школа|парк|клуб|аудитория|корпус|площадь|сквер|стадион|галерея|филармония|церковь|храм',
  'бібліотека|будинок|зала|площа|церква|галерія|читалище|галерия|площад',
].join('|');
/** Houses in languages without a vocabulary of their own; Finnish names end in them. */
export const HOUSE = new RegExp(
  `(?:kirkko|kirjasto|kenttä|talo|sali|halli|koulu|museo|teatteri|puisto|keskus|kahvila)(?!\\p{L})|(?<!\\p{L})(?:${HOUSES})(?!\\p{L})`,
  'iu',
);
/** Rooms that are called after what is held there. */
export const EVENTS_ROOM =
  /(?<!\p{L})(?:lecture|seminar|concert|conference|meeting|workshop|training|exhibition|dance|music|recital|festival|reading|screening)\s(?:halls?|rooms?|theat(?:re|er)|centre|center|studio|suite)(?!\p{L})/iu;
/** English grounds and inns by a last word that is hardly a surname. */
export const FARM =
  /(?<!\p{L})(?:grange|inn|arms|farm|lodge|orchard|vineyard|pavilion|racecourse|racetrack|velodrome|aquarium|zoo)$/iu;
/** Grounds and houses by an end that surnames have, too: "Linsenberg", "Probenlokal"; "Mill", "Fields". */
export const GROUND =
  /\p{L}{2}(?:berg|anger|wiesen?|weiher|see|ufer|garten|wald|alm|hütte|burg|turm|brücke|lokal|stadl|anlage|gelände|bad|mühle)$|(?<!\p{L})(?:mill|hut|common|meadows?|fields?|legion)$/iu;
