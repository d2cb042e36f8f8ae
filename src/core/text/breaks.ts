/** Pauses of a programme: "Coffee break", "Mittagspause", 休憩. They have an hour and a name, and nothing is on. */
const BREAK =
  /^\P{L}*(?:(?:coffee|tea|lunch|dinner|comfort|networking|refreshment|bio) breaks?|(?:kaffee|mittags|tee)pause|pause[ -](?:café|déjeuner|repas)|pausa[ -](?:café|para (?:o )?(?:café|almoço|comer)|pranzo|comida|almuerzo)|(?:koffie|lunch)pauze|(?:kaffe|lunch|fika)paus|(?:frokost|kaffe)pause|przerwa (?:kawowa|obiadowa|na kawę)|休憩(?:時間)?|昼休み|昼食休憩|小休憩|茶歇|午休|课间休息|휴식(?: ?시간)?|점심 ?시간)\P{L}*$/iu;

/** The same in one word, which a play may be called. */
const BARE =
  /^\P{L}*(?:(?:(?:morning|afternoon) )?break|(?:coffee|tea) (?:&|and|\/) (?:tea|coffee)|pause|pausa|descanso|intervallo|pauze|paus|przerwa)\P{L}*$/iu;
export const isBareBreak = (text: string): boolean => BARE.test(text);

/** What goes on beside a programme on no stage of it, in the cells of a timetable: "Lunch", "Registration". */
const BETWEEN =
  /^\P{L}*(?:(?:(?:morning|afternoon) )?break|tea|coffee|(?:coffee|tea) (?:&|and|\/) (?:tea|coffee)|pause|pausa|descanso|intervallo|pauze|paus|przerwa|lunch|dinner|registration|arrival|check[ -]?in|doors|closed|free|déjeuner|accueil|mittagessen|anmeldung|almuerzo|comida|registro|pranzo|registrazione|almoço|inscrições|昼食|受付|开场|签到|午餐|점심|등록)\P{L}*$/iu;

/** @returns whether a name is that of a pause */
export const isBreak = (text: string): boolean => BREAK.test(text);

/** @returns whether a cell of a timetable holds a pause, a meal or the desk at the door */
export const isBetween = (text: string): boolean => BREAK.test(text) || BETWEEN.test(text);
