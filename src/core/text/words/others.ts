import type { Words } from './words';

/** Labels, and words of news and of what is over, of Finnish, Polish, Czech and Slovak, Hungarian, Romanian, Croatian, Serbian and Slovene, Bulgarian, Estonian, Latvian, Lithuanian, Turkish, Russian and Ukrainian, Greek, Hebrew and Arabic, for pages in any of them. */
export const others: Partial<Words> = {
  news: 'uutiset|uutisia|ajankohtaista|tiedotteet|julkaistu|aktualności|wiadomości|komunikaty|opublikowano|komentarz[ey]?|novinky|aktuality|zprávy|správy|zverejnené|zveřejněno|hírek|közlemények|aktuális|știri|noutăți|comunicate|comentarii|novosti|vijesti|vesti|objavljeno|novice|obvestila|haberler|duyurular|yorumlar|новости|пресс-релиз[ыа]?|опубликовано|комментари[ийев]+|новини|опубліковано|вести|објављено|νέα|ανακοινώσεις|uudised|teated|jaunumi|ziņas|naujienos|pranešimai|חדשות|עדכונים|أخبار|الأخبار|إعلانات',
  past: 'arkisto|menneet|archiwum|minione|zakończone|archiv|archív|proběhlé|minulé|uplynulé|archívum|korábbi|arhiv[ăa]?|trecute|prošli|pretekli|arşiv|geçmiş|архив|прошедшие|минулі|архів|изминали|αρχείο|arhiiv|toimunud|arhīvs|notikušie|archyvas|įvykę|ארכיון|الأرشيف|السابقة',
  placeLabel:
    'paikka|sijainti|miejsce(?: wydarzenia)?|lokalizacja|gdzie|místo(?: konání)?|miesto(?: konania)?|kde|helyszín|locul|locația|unde|mjesto|lokacija|yer|mekan|место(?: проведения)?|где|місце(?: проведення)?|де|τόπος|χώρος|πού|място(?: на провеждане)?|къде|локација|koht|asukoht|toimumiskoht|kus|vieta|norises vieta|kur|prizorišče|kraj dogodka|kje|מיקום|מקום|איפה|المكان|الموقع|مكان الفعالية|أين',
  dateLabel:
    'aika|ajankohta|päivä|kello|klo|data|termin|kiedy|godzina|godz|datum|termín|kdy|kedy|čas|začátek|začiatok|időpont|dátum|mikor|ora|când|vrijeme|kada|tarih|saat|дата|время|когда|начало|час|коли|ημερομηνία|πότε|ώρα|кога|vreme|време|kuupäev|aeg|toimumisaeg|millal|algus|datums|laiks|kad|sākums|laikas|kada|pradžia|kdaj|ura|začetek|תאריך|שעה|מתי|التاريخ|الوقت|الموعد|الساعة|متى',
  priceLabel:
    'hinta|liput|pääsymaksu|vapaa pääsy|cena|bilety|wstęp(?: wolny)?|vstupné|vstup(?: voln[ýé])?|belépő|jegyár|jegyek|preț|bilete|intrare(?: liberă)?|cijena|ulaz|ulaznice|ücret|giriş|цена|вход|билеты|стоимость|ціна|вхід|квитки|τιμή|είσοδος|εισιτήρια|билет[аи]?|цена на билетите|pilet|piletid|hind|sissepääs(?: vaba)?|biļetes?|ieeja(?: bez maksas)?|bilieta[is]|kaina|įėjimas(?: laisvas)?|vstopnin[ae]|vstopnice|vstop prost|מחיר|כניסה(?: חופשית)?|כרטיסים|السعر|رسوم الدخول|الدخول(?: مجاني)?|التذاكر',
  moreLabel:
    'lue lisää|katso lisää|lisätietoja|osta liput|czytaj więcej|więcej|szczegóły|zobacz|kup bilet|více(?: informací)?|viac|podrobnosti|koupit|bővebben|részletek|detalii|citește mai mult|više|devamı|detay|подробнее|купить билет|детальніше|περισσότερα|прочети повече|виж повече|повече(?: информация)?|loe (?:edasi|lähemalt)|rohkem|vaata|lasīt vairāk|vairāk|skaityti (?:daugiau|plačiau)|plačiau|daugiau|preberi več|več|לפרטים נוספים|פרטים נוספים|קרא עוד|עוד|المزيد|اقرأ المزيد|التفاصيل',
  hours:
    'aukioloajat|godziny (?:otwarcia|konsultacji|dyżurów)|konsultacje|dyżury?|otevírací doba|(?:konzultační|úřední) hodiny|часы при[её]ма|при[её]мные часы|otváracie hodiny|nyitvatartás|program de funcționare|radno vrijeme|çalışma saatleri|часы работы|ώρες λειτουργίας|работно време|радно време|lahtiolekuajad|darba laiks|darbo laikas|delovni čas|odpiralni čas|שעות פתיחה|ساعات العمل|أوقات العمل|أوقات الدوام',
  cancelled:
    'peruttu|peruutettu|odwołan[eyao]|zrušen[oáaéý]?|elmarad|törölve|anulat[ăa]?|otkazano|iptal|отмен[её]н[оаы]?|скасовано|ακυρώθηκε|отмен(?:ено|ен|ена)|отказан[оа]?|tühistatud|jääb ära|atcelt[sai]|atšaukta|atšauktas|odpovedan[oia]?|בוטל[ה]?|ملغ(?:ى|اة)|أ[ُ]?لغيت?',
  postponed:
    'siirretty|przełożon[eyao]|přeložen[oá]|přesunut[oa]|preložené|elhalasztva|amânat[ăa]?|odgođeno|ertelendi|перенес[её]н[оаы]?|αναβλήθηκε|отложен[оа]?|odložen[oa]|edasi lükatud|pārcelt[sai]|perkelt[ai]s?|nukelta|prestavljen[oa]?|נדחה|נדחתה|مؤجلة?|تأجلت?',
  soldOut:
    'loppuunmyyty|wyprzedan[eyao]|brak (?:miejsc|biletów)|vyprodáno|vypredané|elfogyott|telt ház|rasprodano|tükendi|билетов нет|аншлаг|εξαντλήθηκε|изчерпан[иоа]?|välja müüdud|izpārdots|išparduota|razprodan[oa]?|אזלו הכרטיסים|נפד|نفدت التذاكر',
  signUpLabel:
    'ilmoittautuminen|ennakkomyynti|zapisy|rejestracja|rezerwacja|przedsprzedaż|přihlášky|přihlašování|rezervace|předprodej|prihlášky|rezervácia|predpredaj|jelentkezés|regisztráció|jegyelővétel|înscrier[ie]|rezervări|prijav[ae]|rezervacij[ae]|kayıt|başvuru|регистрация|запись|бронирование|реєстрація|εγγραφές|δηλώσεις συμμετοχής|registracija|reģistrācija|registreerimine',
  contactLabel:
    'yhteystiedot|kontakt|kontakty|kapcsolat|contact|контакты|контакти|επικοινωνία|iletişim|kontaktai|kontakti',
};
