/** Places whose names look like persons' names, folded, words joined by one space. */
export const PLACES: ReadonlySet<string> = new Set(
  `new york|new jersey|new mexico|new hampshire|new orleans|new haven|new delhi|new zealand|new england|new south wales|
  los angeles|las vegas|san francisco|san diego|san jose|san antonio|san juan|san marino|san mateo|san rafael|san salvador|
  santa barbara|santa clara|santa cruz|santa fe|santa monica|santa ana|santa maria|santa rosa|st louis|saint louis|st paul|
  saint paul|st petersburg|saint petersburg|st andrews|st albans|palo alto|menlo park|mountain view|college park|
  ann arbor|baton rouge|grand rapids|salt lake city|kansas city|oklahoma city|jersey city|mexico city|fort worth|fort wayne|
  fort collins|el paso|el salvador|virginia beach|west virginia|north carolina|south carolina|north dakota|south dakota|rhode island|
  washington dc|washington d c|west lafayette|chapel hill|notre dame|hong kong|costa rica|puerto rico|sri lanka|saudi arabia|
  south africa|south korea|north korea|sierra leone|buenos aires|sao paulo|rio de janeiro|porto alegre|belo horizonte|kuala lumpur|
  ho chi minh city|tel aviv|abu dhabi|addis ababa|cape town|new castle|den haag|the hague|baden baden|bad homburg|
  frankfurt am main|freiburg im breisgau|aix en provence|clermont ferrand|le mans|le havre|la paz|la plata|la rochelle|la jolla|
  la coruna|cote divoire|burkina faso|cabo verde|east lansing|west point|long beach|long island|staten island|coral gables|
  boca raton|palm beach|little rock|des moines|cedar rapids|iowa city|madison wisconsin|austin texas|houston texas|dallas texas|
  pittsburgh pennsylvania|milton keynes|stoke on trent|isle of wight|isle of man|great britain|northern ireland|county durham|
  princeton new jersey|cambridge massachusetts|boston massachusetts|ithaca new york|johns hopkins|carnegie mellon|
  george washington university|texas a&m|ulaan baatar|phnom penh|port louis|port elizabeth|banja luka|novi sad|nizhny novgorod`
    .split('|')
    .map((place) => place.trim()),
);
