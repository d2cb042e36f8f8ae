import { list, type PostWords } from './post-words';

export const sv: PostWords = {
  heads: list(`
    professor lektor universitetslektor docent adjunkt universitetsadjunkt doktorand forskare forskarassistent postdoktor
    dekan dekanus prefekt rektor prorektor direktor chef enhetschef avdelningschef verksamhetschef ordforande sekreterare
    kassor administrator samordnare koordinator handlaggare bibliotekarie ingenjor forskningsingenjor tekniker larare
    kommunikator projektledare intendent antikvarie utvecklare vaktmastare kurator lakare sjukskoterska`),
  weakHeads: list('ledamot medlem student assistent'),
  endings: list('chef ledare lektor larare ingenjor assistent samordnare ansvarig sekreterare strateg utvecklare'),
  modifiers: list(
    'bitradande vikarierande vice tillforordnad tf senior emeritus emerita gast forste administrativ vetenskaplig och',
  ),
  connectors: list('i for vid och pa av'),
};
