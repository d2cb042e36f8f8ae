/** What a page writes before a telephone number ("Bauamt, Tel. 07345 812-40"), each the whole of a word: source of a regular expression, `iu`. */
export const NUMBER_LABEL =
  '(?:(?:t[eé]l(?:[eé]phone|efon[eo]?|efoon|éfono|efax)?|fax|mob(?:il(?:e|telefon)?)?|phone|fon|ph|tlf|tfn|gsm|puh(?:elin)?|telp|tālr(?:unis)?|тел(?:ефон)?|τηλ(?:έφωνο)?)(?!\\p{L})|☎|電話(?:番号)?|携帯|电话|传真|전화|هاتف|جوال|טלפון)';
