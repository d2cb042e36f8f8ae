import type { States } from './states';

/** "– Presidents Day", "(exams)": why; "No Service: A Comedy" is a play. */
const WHY =
  '\\s*[(–—:-]\\s*(?![^()]*(?<!\\p{L})(?:an?|the|by|with|featuring|live|plays?|comedy|musical|drama|film|tour|tribute|band|album|exhibition|screening|concert)(?!\\p{L}))[^()]{3,60}\\)?';

export const en: States = {
  few: 'few (?:tickets|places|seats|spots|spaces)(?: are)?(?: left| remaining)?|(?:last|final) (?:few )?(?:tickets|places|seats|spots)|limited availability|limited (?:tickets|seats) (?:left|remaining|available)|(?:almost|nearly) (?:sold out|full|fully booked)|selling fast|low availability|only \\d+ (?:tickets|places|seats|spots|spaces) (?:left|remaining)',
  waitlist: 'wait(?:ing)?[ -]?list',
  soldOut:
    'sold[ -]out|fully booked|booked out|no (?:tickets|places|seats|spaces) left|tickets? unavailable|registration (?:is )?full',
  soldOutAlone: 'full|event full|class full',
  movedOnline:
    '(?:moved|switched|changed) (?:to )?(?:online|zoom|virtual|a virtual format)|now (?:(?:being )?held )?(?:online|virtual|on zoom)|(?:online|virtual|via zoom|on zoom) instead',
  rescheduled: 'rescheduled|new date|moved to',
  pending:
    'tb[acd]|t\\.b\\.[acd]\\.?|to be (?:announced|confirmed|determined|decided)|not yet (?:announced|confirmed)|coming soon',
  date: 'dates?|day|when',
  time: 'times?|hours?|start(?:s|ing)?(?: time)?|doors',
  place: 'venue|location|place|where|room',
  notPublic: `(?:[\\p{L}’']+ ){0,3}(?:offices?|librar(?:y|ies)|schools?|museum|gallery|shop|store|building|facility|campus|pool|town hall|city hall|cent(?:re|er)) (?:is |are |will be )?closed(?: (?:for|in observance of) [^.]{3,40}|${WHY})?|no (?:seminar|class(?:es)?|meeting|school|service|lecture|colloquium|rehearsal|practice|session|performance|show)s?(?: today| this week| tonight)?(?:${WHY})?|(?:(?:hall|venue|studio|room|club|space|bridal|wedding) )?rental|(?:hall|venue|studio|room|club|space|bridal|wedding) (?:rent|hire)|private (?:event|party|hire|function|rental|booking|reception|charter)s?|charter(?:ed)? recording|closed(?: for (?:the )?[^.]{0,30}(?:holidays?|weekend|day|week|break|season|winter|summer|christmas|easter|maintenance|repairs?|renovations?|refurbishment|cleaning|inventory|stocktaking))?|business holiday|holiday clos(?:ure|ing)|closed to the public`,
  conditional:
    'hide|show|if|in case|may|might|could|unless|until|till|before|once|when(?!\\s*:)|after|usually|often|always|never|policy|past|previous(?:ly)?|last year|not sold out|refunds?',
};
