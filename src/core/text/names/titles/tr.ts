import { list, type PostWords } from './post-words';

export const tr: PostWords = {
  heads: list(`
    profesor docent gorevlisi baskan baskani dekan dekani rektor rektoru mudur muduru yardimcisi sekreter sekreteri uzman uzmani muhendis
    muhendisi ogretmen ogretmeni koordinator koordinatoru asistan asistani memur memuru mimar avukat doktor hemsire danisman danismani
    kurucu yonetici yoneticisi sorumlusu kutuphaneci editor editoru sef sefi temsilcisi teknisyen teknisyeni uyesi
    prof doc gor yrd`),
  weakHeads: list('uye ogrenci ogrencisi calisan'),
  modifiers: list('ogretim arastirma dr ogr ars bolum genel bas anabilim dali yonetim kurulu idari teknik'),
  connectors: list('ve'),
};
