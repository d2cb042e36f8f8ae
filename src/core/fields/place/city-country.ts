/** Towns told by their country or state: "Narva, Estonia", "Portland, OR, USA", "Herdegen (Hessen)". */

const COUNTRIES =
  'Argentina|Australia|Austria|Belgium|Brazil|Bulgaria|Canada|Chile|China|Colombia|Croatia|Cyprus|Czech Republic|Czechia|Denmark|Egypt|Estonia|Finland|France|Germany|Greece|Hong Kong|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Japan|Kenya|(?:South |Republic of )?Korea|Latvia|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|(?:[Tt]he )?Netherlands|New Zealand|Nigeria|Norway|Peru|Philippines|Poland|Portugal|Romania|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|Spain|Sweden|Switzerland|Taiwan|Thailand|Tunisia|Turkey|Türkiye|UAE|UK|U\\.K\\.|United Kingdom|England|Wales|Northern Ireland|Ukraine|United States|U\\.?S\\.?A?\\.?|Vietnam|Deutschland|Österreich|Schweiz|Frankreich|Italien|Spanien|Niederlande|Belgien|Allemagne|Suisse|Belgique|Espagne|Italie|España|Alemania|Francia|Italia|México|Brasil|Nederland|België|Duitsland|Sverige|Danmark|Norge|Suomi|Polska|Česko';
const STATES =
  'A[BLKZR]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]';
const LANDS =
  'Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen(?:-Anhalt)?|Schleswig-Holstein|Thüringen|Tirol|Kärnten|Steiermark|Vorarlberg|Burgenland|(?:Nieder|Ober)österreich';
const TOWN = "\\p{Lu}[\\p{L}.'’]*(?:[ -](?:\\p{Lu}[\\p{L}.'’]*|am|an der|bei|de|del|di|la|le|of|sur|upon|im)){0,4}";

const CITY = new RegExp(
  `^(${TOWN}(?:, ${TOWN})?(?:,\\s(?:(?:${STATES})(?:,\\s(?:USA?|Canada))?|${COUNTRIES})|\\s\\((?:${LANDS}|${COUNTRIES})\\)))$`,
  'u',
);
const LONGEST = 70;

/** @returns the town with its country, where a text, or what stands before its first bar or middle dot, is that and nothing else */
export function cityIn(text: string): string | undefined {
  const [head = ''] = text.split(/\s+[·•|]\s+/u);
  const said = head.replace(/^[\s,–-]+|[\s,.]+$/gu, (ends) => (ends.includes('.') && /[A-Z]\.$/.test(head) ? '.' : ''));
  return said.length <= LONGEST ? CITY.exec(said)?.[1] : undefined;
}
