import { list, type PostWords } from './post-words';

/** Danish and Norwegian. */
export const da: PostWords = {
  heads: list(`
    professor lektor adjunkt docent amanuensis forsteamanuensis universitetslektor stipendiat forsker seniorforsker postdoc dekan prodekan
    rektor institutleder instituttleder direktor leder chef formand formann leiar sekretaer koordinator konsulent specialkonsulent
    radgiver radgivar ingenior overingenior bibliotekar laerer larer laege lege sygeplejerske sykepleier kasserer bogholder redaktor
    kurator tekniker laborant prest sogneprest provst borgmester ordforer inspektor`),
  weakHeads: list('medlem student assistent ansat'),
  endings: list(
    'leder chef sjef lektor professor assistent konsulent medarbejder medarbeider ansvarlig sekretaer ingenior radgiver laerer',
  ),
  modifiers: list(
    'videnskabelig vitenskapelig administrerende administrativ vice senior emeritus emerita ekstern daglig og',
  ),
  connectors: list('i for ved og pa af av'),
  headFirst: 'on own pages',
};
