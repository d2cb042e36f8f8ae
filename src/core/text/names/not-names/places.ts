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

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Countries, states and the like whose names people hardly bear, and those that some do. */
export const REGIONS = words(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky
  louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon
  pennsylvania tennessee texas utah vermont virginia wisconsin wyoming georgia carolina dakota ontario quebec alberta manitoba
  victoria queensland tasmania england scotland wales ireland france germany italy spain portugal greece turkey israel iran iraq
  pakistan bangladesh nepal afghanistan ukraine hungary romania bulgaria serbia croatia slovenia slovakia czechia estonia latvia lithuania
  iceland luxembourg morocco algeria tunisia ethiopia ghana senegal uganda tanzania zambia zimbabwe botswana namibia colombia venezuela
  ecuador bolivia paraguay uruguay panama guatemala honduras nicaragua cuba jamaica haiti bayern hessen sachsen brandenburg
  thuringen saarland niedersachsen westfalen bretagne normandie provence alsace lombardia toscana sicilia catalunya andalucia
  scandinavia bavaria tuscany catalonia hokkaido honshu kyushu okinawa`);

/** Cities whose names some people bear: as a part of a name they say little. */
export const CITIES = words(`
  london paris berlin hamburg munich vienna zurich geneva basel bern madrid barcelona lisbon rome milan florence venice turin naples
  athens dublin edinburgh glasgow manchester birmingham bristol oxford cambridge durham york lancaster leicester lincoln
  nottingham sheffield southampton warwick reading brussels antwerp amsterdam rotterdam utrecht leiden delft copenhagen oslo
  stockholm helsinki warsaw prague budapest moscow boston chicago houston dallas austin denver phoenix seattle
  portland atlanta philadelphia pittsburgh cleveland columbus cincinnati detroit baltimore washington miami orlando tampa
  charlotte raleigh nashville memphis madison milwaukee minneapolis princeton stanford berkeley davis irvine ithaca toronto
  montreal vancouver ottawa calgary sydney melbourne brisbane perth adelaide auckland wellington tokyo kyoto osaka nagoya
  sapporo sendai fukuoka hiroshima beijing shanghai shenzhen guangzhou nanjing wuhan taipei seoul busan singapore bangkok
  jakarta manila hanoi delhi mumbai bangalore chennai hyderabad kolkata cairo nairobi lagos johannesburg lima bogota santiago
  caracas lyon marseille toulouse bordeaux lille nantes strasbourg grenoble dresden leipzig frankfurt stuttgart dusseldorf
  cologne koln bonn heidelberg gottingen munster bremen hannover potsdam goteborg uppsala lund malmo helsingborg`);
