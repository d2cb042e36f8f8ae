/**
 * Boards list the papers of their meetings: "Finance Committee Agenda", "… Minutes", "… Notice", each a link with the meeting's day. What
 * takes place is the meeting, and all papers of a day are of one.
 */
import { cleanName } from './name';

const PAPER = [
  '(?:(?:draft|final|approved|signed|revised|amended|supplemental|supporting|public|cancell?ation|meeting\\s+summary)\\s+)*' +
    '(?:agendas?|minutes|notices?|packets?|summar(?:y|ies)|transcripts?|presentations?|materials|documents?|handouts?|cancell?ation|(?:audio|video)?\\s*recordings?|audio|videos?)',
  '(?:tagesordnung(?:en)?|niederschrift(?:en)?|protokolle?|einladung(?:en)?|ordres? du jour|procès[- ]verb(?:al|aux)|comptes?[- ]rendus?|órdene?s? del día|actas?|verbal[ei]|ordin[ei] del giorno|notulen|besluitenlijst|atas?|pautas?)',
  '(?:会議次第|議事次第|議事録|議事要旨|会議録|会議資料|配付資料|配布資料|资料|会议纪要|會議紀錄|회의록)',
].join('|');
/** Papers at a name's end: "… Agenda & Minutes", "… – Agenda (PDF)". */
const PAPERS = new RegExp(
  `[\\s\\p{P}]*(?<!\\p{Script=Latin})(?:${PAPER})(?:\\s*(?:&|and|und|et|y|e|/|,|・)?\\s*(?:${PAPER}))*(?:\\s*\\(?pdf\\)?)?[\\s\\p{P}]*$`,
  'iu',
);
const LEAST_LETTERS = 4;

/** @returns the meeting that a paper is of, by its name; any other name as it is */
export function meetingOf(name: string): string {
  const rest = cleanName(name.replace(PAPERS, ''));
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS ? rest : name;
}

const ANY_PAPER = new RegExp(`(?<!\\p{Script=Latin})(?:${PAPER})(?!\\p{Script=Latin})`, 'iu');

/** Whether a record is a meeting's paper by what the page calls it; its name is the meeting's. */
export const isPaper = (name: string, quote: string | undefined): boolean =>
  quote !== undefined && ANY_PAPER.test(quote) && !ANY_PAPER.test(name);
