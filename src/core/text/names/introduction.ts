/** "Hi, I'm Ada Byrd": how somebody's own page begins. */
const GREETING = String.raw`(?:hi|hello|hey|hallo|bonjour|salut|hola|olá|ciao|hej)(?: there)?[\s,.!–—-]+`;
const INTRODUCES = new RegExp(
  String.raw`^\s*(?:(?:${GREETING})?(?:i['’]m|i am|my name is|ich bin|mein name ist|ich heiße|je suis|je m['’]appelle|me llamo|eu sou|me chamo|mi chiamo|ik ben|jag heter|jag är)|${GREETING}(?:soy|sou|sono))\s+(?=\p{L})`,
  'iu',
);

const GREETS = new RegExp(String.raw`^\s*${GREETING}`, 'iu');

/** @returns how many UTF-16 units of a text come before the name with which somebody introduces themselves; 0 where nobody does */
export const introductionIn = (text: string): number => INTRODUCES.exec(text)?.[0].length ?? 0;

/** @returns whether a text greets, as nobody but somebody themselves does */
export const isGreeting = (text: string): boolean => GREETS.test(text);
