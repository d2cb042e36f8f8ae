import { list, type PostWords } from './post-words';

export const sv: PostWords = {
  heads: list(`
    professor lektor universitetslektor docent adjunkt universitetsadjunkt doktorand forskare forskarassistent postdoktor
    dekan dekanus prefekt rektor prorektor direktor chef enhetschef avdelningschef verksamhetschef ordforande sekreterare
    kassor administrator samordnare koordinator handlaggare bibliotekarie ingenjor forskningsingenjor tekniker larare
    kommunikator projektledare intendent antikvarie utvecklare vaktmastare kurator lakare sjukskoterska
    skolskoterska barnskotare lokalvardare kock kommunalrad oppositionsrad suppleant psykolog logoped fysioterapeut barnmorska ekonom kamrer jurist registrator redaktor konservator arkivarie grundare delagare vd inkopare saljare konsult arkitekt postdok amanuens pedagog`),
  weakHeads: list(`ledamot medlem student assistent
    ersattare`),
  endings: list(`chef ledare lektor larare ingenjor assistent samordnare ansvarig sekreterare strateg utvecklare
    skoterska skotare pedagog ordforande lakare olog terapeut redaktor antikvarie direktor konsult arkitekt professor ledamot`),
  modifiers: list(
    `bitradande vikarierande vice tillforordnad tf senior emeritus emerita gast forste administrativ vetenskaplig och
    adjungerad affilierad pensionerad`,
  ),
  connectors: list('i for vid och pa av'),
  headFirst: 'on own pages',
};
