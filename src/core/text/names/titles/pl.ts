import { list, type PostWords } from './post-words';

export const pl: PostWords = {
  heads: list(`
    profesor adiunkt adiunktka asystent asystentka wykladowca wykladowczyni lektor lektorka doktorant doktorantka dziekan
    prodziekan rektor prorektor dyrektor dyrektorka wicedyrektor kierownik kierowniczka zastepca zastepczyni sekretarz sekretarka
    przewodniczacy przewodniczaca prezes wiceprezes skarbnik specjalista specjalistka inspektor naczelnik naukowiec badacz badaczka
    bibliotekarz bibliotekarka kustosz kurator koordynator koordynatorka ksiegowy ksiegowa referent nauczyciel nauczycielka pedagog
    psycholog lekarz lekarka pielegniarka inzynier technik laborant laborantka redaktor redaktorka burmistrz wojt radny radna radca
    pelnomocnik menedzer administrator projektant programista`),
  weakHeads: list('czlonek czlonkini student studentka pracownik pracowniczka'),
  modifiers: list(
    'starszy starsza mlodszy mlodsza glowny glowna naukowy naukowo-techniczny badawczo-dydaktyczny emerytowany emerytowana i',
  ),
  connectors: list('ds do dla i w z'),
  headFirst: true,
};
