/** What a page writes before a telephone number ("Bauamt, Tel. 07345 812-40"), each the whole of a word: source of a regular expression, `iu`. */
export const NUMBER_LABEL =
  '(?:(?:t[eé]l(?:[eé]phone|efon[eo]?|efoon|éfono|efax)?|fax|mob(?:il(?:e|telefon)?)?|phone|fon|ph|tlf|tfn|gsm|puh(?:elin)?|telp|tālr(?:unis)?|тел(?:ефон)?|τηλ(?:έφωνο)?)(?!\\p{L})|☎|電話(?:番号)?|携帯|ファック?ス|連絡先|电话|传真|傳真|전화|팩스|هاتف|جوال|טלפון)';

/** The same before an e-mail address. */
export const MAIL_LABEL = '(?:(?:e-?mail|courriel|correo|mail)(?!\\p{L})|メール|邮箱|信箱|이메일)';
