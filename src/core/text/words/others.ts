import type { Words } from './words';

/** Labels of Finnish, Polish, Czech and Slovak, Hungarian, Romanian, Croatian and Slovene, Turkish, Russian and Ukrainian, and Greek, for pages in any of them. */
export const others: Partial<Words> = {
  placeLabel:
    'paikka|sijainti|miejsce(?: wydarzenia)?|lokalizacja|gdzie|místo(?: konání)?|miesto(?: konania)?|kde|helyszín|locul|locația|unde|mjesto|lokacija|yer|mekan|место(?: проведения)?|где|місце(?: проведення)?|де|τόπος|χώρος|πού',
  dateLabel:
    'aika|ajankohta|päivä|kello|klo|data|termin|kiedy|godzina|godz|datum|termín|kdy|kedy|čas|začátek|začiatok|időpont|dátum|mikor|ora|când|vrijeme|kada|tarih|saat|дата|время|когда|начало|час|коли|ημερομηνία|πότε|ώρα',
  priceLabel:
    'hinta|liput|pääsymaksu|vapaa pääsy|cena|bilety|wstęp(?: wolny)?|vstupné|vstup(?: voln[ýé])?|belépő|jegyár|jegyek|preț|bilete|intrare(?: liberă)?|cijena|ulaz|ulaznice|ücret|giriş|цена|вход|билеты|стоимость|ціна|вхід|квитки|τιμή|είσοδος|εισιτήρια',
  moreLabel:
    'lue lisää|katso lisää|lisätietoja|osta liput|czytaj więcej|więcej|szczegóły|zobacz|kup bilet|více(?: informací)?|viac|podrobnosti|koupit|bővebben|részletek|detalii|citește mai mult|više|devamı|detay|подробнее|купить билет|детальніше|περισσότερα',
  hours:
    'aukioloajat|godziny otwarcia|otevírací doba|otváracie hodiny|nyitvatartás|program de funcționare|radno vrijeme|çalışma saatleri|часы работы|ώρες λειτουργίας',
  cancelled:
    'peruttu|peruutettu|odwołan[eyao]|zrušen[oáaéý]?|elmarad|törölve|anulat[ăa]?|otkazano|iptal|отмен[её]н[оаы]?|скасовано|ακυρώθηκε',
  postponed:
    'siirretty|przełożon[eyao]|přeložen[oá]|přesunut[oa]|preložené|elhalasztva|amânat[ăa]?|odgođeno|ertelendi|перенес[её]н[оаы]?|αναβλήθηκε',
  soldOut:
    'loppuunmyyty|wyprzedan[eyao]|brak (?:miejsc|biletów)|vyprodáno|vypredané|elfogyott|telt ház|rasprodano|tükendi|билетов нет|аншлаг|εξαντλήθηκε',
};
