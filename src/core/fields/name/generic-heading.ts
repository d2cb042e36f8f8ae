/** Headings and captions that say what kind of list follows, not of what: "2027 Meeting Dates", "Agendas and Minutes". */

const GENERIC =
  /^\P{L}*(?:(?:meeting|upcoming|future|past|previous|archived?|all|next|other|view|our|important|regular|special|annual)\s+)*(?:agendas?|minutes|archives?|schedules?|dates?|calendars?|meetings?|notices?|summar(?:y|ies)|packets?|documents?|materials?|reports?|presentations?|recordings?|videos?|audio|transcripts?|events?|times?|when|where|we\s+meet|and|&|of|\/|-|,|\s)+\P{L}*$/iu;

/** Longer texts are no headings; on a row of signs the patterns take ever longer. */
const LONGEST = 200;

/** Whether a text says what kind of list it is, or what its links lead to. */
export const isGeneric = (text: string): boolean => text.length <= LONGEST && GENERIC.test(text);

const PAPERS =
  /^\P{L}*(?:not\s+available|(?:(?:(?:online|virtual|public|(?:special|regular)(?!\s+meetings?)|watch|join|listen(?:\s+to)?|view|download|links?\s+to|accessible|draft|approved|updated|revised|live|mp[34]|pdf|html)\s+)?(?:meetings?\s+)?(?:agendas?|minutes|notices?|summar(?:y|ies)|packets?|booklets?|handouts?|attachments?|documents?|materials?|recordings?|videos?|audio|(?:live)?streams?|webcasts?|transcripts?|presentations?|slides|access|details?|actions?\s+taken|(?:(?:board|staff|director(?:['’]?s)?['’]?)\s+)?reports?|and|of|&|\/|,|\||-)(?:\s|(?!\p{L})))+)\P{L}*$/iu;

/** "04_24_19_AC_Agenda.pdf". */
const FILE_NAME = /^\S+\.(?:pdf|docx?|xlsx?|pptx?)$/iu;

/** Whether a text says only what a link beside the day leads to: "Meeting Notice", "Agenda & Documents", "Agenda Packet | Minutes". */
export const namesPapers = (text: string): boolean =>
  text.length <= LONGEST && (PAPERS.test(text) || FILE_NAME.test(text));

const ATTENDANCE =
  /^\P{L}*(?:(?:virtual|online|hybrid|remote|in[- ]person|zoom|webex|teams|and|or)(?:[\s/&-]+|(?!\p{L})))+(?:meetings?|only|session)?\P{L}*$/iu;

/** Whether a text says only how one takes part: "Virtual meeting", "Hybrid". */
export const saysHow = (text: string): boolean => ATTENDANCE.test(text);

/** What a heading adds to a name: "… Meeting Dates & Agendas", "… Meeting Dates for 2026". */
const TAIL =
  /\s*(?:[-–—:|]\s*)?(?:(?:&|and|all|,)\s+)*(?:(?:dates?|schedules?|agendas?|minutes|calendars?|times?|packets?|materials?|documents?|notices?|archives?)(?:\s*(?:&|and|,|\/)\s*)?)+(?:\s+(?:for|of|in)\s+(?=(?:19|20)\d\d))?\P{L}*$/iu;

/** A heading without what it says of its list: "Board of Trustees - Agendas and Minutes" names the board. */
export const withoutListWords = (heading: string): string => heading.replace(TAIL, '');
