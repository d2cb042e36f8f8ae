/** How likely it is that a run of words is a name. */
import { oddsOfToken, type NameToken, type Role, type Setting } from './latin-token';
import { PLACES } from './not-names/places';

const LONGEST_NAME = 7;
/** What is told apart by a letter behind it: "Série A", "Group C". */
const LETTERED =
  /^(?:series?|grupp?[eo]|groupe?|gruppo|bloco?|blocs?|bloque|block|blok|class|clas[es]e|klasse|sec(?:tion|cion|cao|ao)|sezione|zona|zone|type|typ|tipo|lot|modulo?|module|hall|salle|sala|saal|sal|level|nivel|niveau|phase|fase|plan|option|opcion|part|parte|partie|teil|annexe?|pool|poule|division|divisao|category|categor(?:ia|ie)|kategorie|appendix|exhibit|grade|unit|room|gate|turma|curso|serie|liga|league|tier|team|set|test|form)$/;

/** Log-odds from which on a word is known as a name. */
const KNOWN = 0.8;
/** What buildings and people are called by: "Soda Hall", "Peter Hall". */
const BUILDINGS: ReadonlySet<string> = new Set(['hall', 'house', 'tower', 'towers', 'pavilion', 'auditorium', 'wing']);

/** Log-odds that a run is a name, in the order in which the lexicons fit better. */
export function oddsOfRun(run: readonly NameToken[], setting: Setting): number {
  const tokens = run.filter((token) => token.kind === 'name' || token.kind === 'initial');
  const names = tokens.filter((token) => token.kind === 'name');
  if (names.length === 0 || run.length > LONGEST_NAME) return -4;
  const keys = run.map((token) => token.key);
  if (names.length === 1 && LETTERED.test(names[0]!.key) && /^\p{Lu}$/u.test(tokens.at(-1)!.text)) return -4;
  if ([2, 3, 4].some((count) => PLACES.has(keys.slice(0, count).join(' ')))) return -4;
  const inOrder = (first: Role, last: Role): number[] =>
    tokens.map((token, index) =>
      index === 0
        ? oddsOfToken(token, first, setting)
        : index === tokens.length - 1
          ? oddsOfToken(token, last, setting)
          : Math.max(oddsOfToken(token, 'givenNames', setting), oddsOfToken(token, 'surnames', setting)),
    );
  const sum = (odds: readonly number[]): number => {
    const worst = Math.min(...odds);
    const total = odds.reduce((all, one) => all + Math.min(one, 3.2), 0);
    // Further words add evidence only up to a point; one impossible word spoils the rest.
    const strangers = odds.filter((one) => one < 0.5).length;
    return (
      Math.min(total, 5) +
      (worst < -3 ? worst : 0) -
      (odds.length > 2 && !tokens.some((token) => token.kind === 'initial') ? 0.6 * strangers : 0)
    );
  };
  let odds = Math.max(sum(inOrder('givenNames', 'surnames')), sum(inOrder('surnames', 'givenNames')) - 0.4);
  const shouted = names.filter((token) => token.shouted).length;
  if (shouted > 0 && shouted < names.length)
    odds += names.length <= 4 && (names[0]!.shouted || names.at(-1)!.shouted) ? 0.6 : 0;
  else if (shouted === names.length && shouted > 0) odds -= 0.8;
  if (tokens.length === 1) return Math.min(odds - 2.6, -0.6);
  if (names.length === 1) odds -= 0.2;
  // "Bloco C", "Padiglione B": an unknown word with a bare letter behind it is a house, but "Bindhu S" on English pages somebody.
  const letter =
    !/^(?:en|und)/.test(setting.lang) &&
    tokens.length === 2 &&
    /^\p{Lu}$/u.test(tokens[1]!.text) &&
    tokens[0]!.kind === 'name';
  if (letter && oddsOfToken(tokens[0]!, 'givenNames', setting) < KNOWN) odds -= 2;
  const isBuilding = BUILDINGS.has(names.at(-1)!.key) && tokens.length === 2;
  if (isBuilding && oddsOfToken(names[0]!, 'givenNames', setting) < KNOWN) odds -= 2;
  if (tokens.length > 4) odds -= 0.8 * (tokens.length - 4);
  return odds - 0.4;
}
