/**
 * Boards list the papers of their meetings: "Finance Committee Agenda", "… Minutes", "… Notice", each a link with the meeting's day. What
 * takes place is the meeting, and all papers of a day are of one.
 */
import { cleanName } from './name';

const PAPER =
  'agendas?|minutes|notices?|packets?|transcripts?|materials|documents?|handouts?|cancell?ation|recordings?|' +
  'tagesordnung(?:en)?|niederschrift(?:en)?|protokolle?|einladung(?:en)?|ordres? du jour|procès[- ]verb(?:al|aux)|comptes?[- ]rendus?|órdene?s? del día|actas?|verbal[ei]|ordin[ei] del giorno|notulen|besluitenlijst|atas?|pautas?|' +
  '会議次第|議事次第|議事録|議事要旨|会議録|会議資料|配付資料|配布資料|会议纪要|會議紀錄|회의록';
/** What stands between papers and before them: "… Draft Agenda & Minutes (PDF)". */
const BESIDE = 'draft|final|approved|signed|revised|amended|supplemental|audio|video|and|und|et|pdf';
// One word at a time from the end: alternatives that repeat each other take for ever on a name of nothing but papers.
const LAST_PAPER = new RegExp(`(?<!\\p{Script=Latin})(?:${PAPER})$`, 'iu');
const LAST_BESIDE = new RegExp(`(?<!\\p{Script=Latin})(?:${BESIDE})$`, 'iu');
const LAST_SIGNS = /[\s\p{P}]+$/u;
const LEAST_LETTERS = 4;
/** Longer texts are no names; the patterns are not for them. */
const LONGEST = 200;

/** @returns the meeting that a paper is of, by its name; any other name as it is */
export function meetingOf(name: string): string {
  if (name.length > LONGEST) return name;
  let rest = name.replace(LAST_SIGNS, '').replace(/[\s\p{P}]*pdf$/iu, '');
  let papers = 0;
  for (let before = ''; before !== rest;) {
    before = rest;
    const shorter = rest.replace(LAST_PAPER, '');
    if (shorter !== rest) papers++;
    rest = (shorter !== rest || papers === 0 ? shorter : rest.replace(LAST_BESIDE, '')).replace(LAST_SIGNS, '');
  }
  rest = papers > 0 ? cleanName(rest) : name;
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS ? rest : name;
}

const ANY_PAPER = new RegExp(`(?<!\\p{Script=Latin})(?:${PAPER})(?!\\p{Script=Latin})`, 'iu');

/** Whether a record is a meeting's paper by what the page calls it; its name is the meeting's. */
export const isPaper = (name: string, quote: string | undefined): boolean =>
  quote !== undefined && ANY_PAPER.test(quote.slice(0, LONGEST)) && !ANY_PAPER.test(name.slice(0, LONGEST));
