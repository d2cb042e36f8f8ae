/** Names in Cyrillic and Greek letters, which no lexicon holds: told by common given names, by patronymics and by the endings of surnames. */

/** Folded: й is и, ё is е, no accents. */
const GIVEN: ReadonlySet<string> = new Set(
  `александр александра алексеи алена алина алла анастасия анатолии андреи анна антон антонина аркадии артем борис вадим валентин
  валентина валерии василии вера виктор виктория виталии владимир владислав вячеслав галина геннадии георгии григории дарья денис
  диана дмитрии евгении евгения егор екатерина елена елизавета зинаида иван игорь илья инна ирина кирилл константин ксения лариса
  леонид лидия любовь людмила маргарита марина мария максим михаил надежда наталия наталья никита николаи нина оксана олег ольга
  павел петр полина раиса роман руслан светлана семен сергеи софия софья станислав степан тамара татьяна тимур федор эдуард юлия
  юрии яна ярослав
  олександр олена олексіи андріи анатоліи василь віктор віталіи володимир дмитро євген іван ігор ірина катерина марія микола
  михаило павло петро сергіи світлана тарас тетяна юлія юріи
  георги димитър стоян тодор христо петър красимир пламен десислава
  милан никола јелена ана марко јован марија милица драган зоран горан александар стефан душан слободан милош
  γεωργιος μαρια δημητριος δημητρης κωνσταντινος ιωαννης γιαννης νικολαος ελενη αικατερινη κατερινα βασιλικη παναγιωτης χρηστος
  αθανασιος βασιλειος σοφια γεωργια αγγελικη ευαγγελια σπυριδων ευαγγελος μιχαηλ θεοδωρος αναστασιος αντωνιος ανδρεας ηλιας
  αλεξανδρος φωτεινη ειρηνη αναστασια ιωαννα αννα`
    .trim()
    .split(/\s+/),
);
/** "Ильинична", but not "Медична" (medical) or "Верховна" (supreme). */
const PATRONYMIC = /(?:.{2}(?:ович|евич|ьич|евна|івна|ївна|[иі]нична|китична)|.(?<!гол|осн|рх|дух|рк|ум)овна)$/u;
const SURNAME =
  /.{2}(?:ова|ева|енко|чук|швили|дзе|овић|евић|ић|πουλος|πουλου|ιδης|ιδου|αδης|αδου|ακης|ακη|ακος|ογλου)$/u;
/** Endings that plurals have, too. */
const PERHAPS_SURNAME = /.{3}(?:ов|ев|ин|ина|ко)$/u;

/** Whether a folded word is in these letters. */
export const isCyrillicOrGreek = (word: string): boolean => /^[\u0370-\u03ff\u0400-\u04ff-]+$/u.test(word);

/** A common given name in these letters. */
export const isGivenInCyrillicOrGreek = (word: string): boolean => GIVEN.has(word);

/** Log-odds that a folded word is a part of a name; undefined where it is in other letters, or neither speaks for it. */
export function oddsInCyrillicOrGreek(word: string): number | undefined {
  if (!isCyrillicOrGreek(word)) return undefined;
  if (GIVEN.has(word)) return 1.8;
  if (PATRONYMIC.test(word)) return 2.8;
  if (SURNAME.test(word)) return 0.8;
  return PERHAPS_SURNAME.test(word) ? 0.4 : undefined;
}
