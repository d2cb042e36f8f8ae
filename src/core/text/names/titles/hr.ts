import { list, type PostWords } from './post-words';

/** Croatian, Serbian and Bosnian in Latin letters, and Slovene. */
export const hr: PostWords = {
  heads: list(`
    profesor profesorica profesorka docent docentica docentka docentkinja asistent asistentica asistentka asistentkinja lektor lektorica lektorka
    predavac predavacica predavatelj predavateljica dekan dekanica dekanka dekanja prodekan prodekanica prodekanka prodekanja rektor rektorica
    rektorka prorektor prorektorica direktor direktorica direktorka ravnatelj ravnateljica procelnik procelnica predstojnik predstojnica
    voditelj voditeljica vodja rukovodilac rukovoditelj sef tajnik tajnica sekretar sekretarka sekretarica predsednik predsednica predsjednik
    predsjednica predstavnik koordinator koordinatorica koordinatorka knjiznicar knjiznicarka bibliotekar bibliotekarka suradnik suradnica
    saradnik saradnica sodelavec sodelavka raziskovalec raziskovalka istrazivac istrazivacica ucitelj uciteljica nastavnik nastavnica
    ucesnik inzenir inzenjer inzenjerka laborant laborantka laborantica tehnik strokovnjak referent referentka lijecnik lijecnica zdravnik
    zdravnica lekar lekarka psiholog psihologinja urednik urednica kustos kustosinja zupan zupanja gradonacelnik nacelnik nacelnica`),
  weakHeads: list(
    'clan clanica student studentica studentka doktorand doktorandica doktorandka poslijedoktorand zaposlenik',
  ),
  modifiers: list(`
    redni redna redovni redovna izredni izredna izvanredni izvanredna vanredni vanredna visi visa visji visja znanstveni znanstvena znanstveno
    naucni naucna strucni strucna strokovni strokovna samostojni samostojna samostalni mladi mlada glavni glavna pomocni pomocna zasluzni
    zasluzna emeritus gostujoci nastavni nastavna tehnicki tehnicna asistent-`),
  connectors: list('za i in na v u oddelka katedre odsjeka zavoda'),
  headFirst: true,
};
