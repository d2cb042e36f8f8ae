/** Heads of columns below which posts stand. */

export const TITLE_HEADER =
  /^(?:(?:job|current|academic|official|working) )?(title|position|role|rank|post|designation|function)s?(?: ?[/&] ?(?:title|position|role|rank))?$|^(職名|職位|役職|職階|職称|职务|职称|職稱|職務|직위|직급|직책|funktion|fonction|cargo|ruolo|qualifica|functie|titel|stilling|befattning|stanowisko|funkce|pozice|nimike|tehtävä|puesto|categor[ií]a|unvan|görevi?|beosztás|должность|посада|длъжност|звање|звание|βαθμίδα|θέση|ιδιότητα|funcți[ae]|chức (?:vụ|danh)|jabatan|ตำแหน่ง|पद(?:नाम)?|תפקיד|الوظيفة|المسمى الوظيفي|الدرجة العلمية|الرتبة(?: العلمية)?|المنصب|سمت|مرتبه علمی)$/i;

const SLASH = /[/／・]/u;

/** What a cell says below a header of posts; of one that holds two things, "Position / Topic", the part that is the post's. */
export function partBelow(header: string, text: string): string | undefined {
  if (TITLE_HEADER.test(header)) return text;
  const [headers, parts] = [header, text].map((one) => one.split(SLASH).map((part) => part.trim()));
  const at = headers!.length > 1 ? headers!.findIndex((part) => TITLE_HEADER.test(part)) : -1;
  return at >= 0 && parts!.length === headers!.length ? parts![at] : undefined;
}
