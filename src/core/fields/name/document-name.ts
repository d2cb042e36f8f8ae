/**
 * Boards list the papers of their meetings: "Finance Committee Agenda", "… Minutes", "… Notice", each a link with the meeting's day. What
 * takes place is the meeting, and all papers of a day are of one. "Shakespeare in 90 Minutes" is no paper: only what is left with the name
 * of a body or of its meeting was one's.
 */
import { holdsBody } from '../../text/body-name';
import { cleanName } from './clean-name';

const PAPER =
  'agendas?|minutes|notices?|packets?|cancell?ation|' +
  'tagesordnung(?:en)?|niederschrift(?:en)?|protokolle?|einladung(?:en)?|ordres? du jour|procès[- ]verb(?:al|aux)|comptes?[- ]rendus?|' +
  'órdene?s? del día|actas?|verbal[ei]|ordin[ei] del giorno|notulen|besluitenlijst|atas?|pautas?|' +
  '会議次第|議事次第|次第|議事録|議事要旨|会議録|資料|会议纪要|會議紀錄|회의록';
/** What stands between papers and before them: "… Draft Agenda & Minutes (PDF)". */
const BESIDE = 'draft|final|approved|signed|revised|amended|supplemental|and|und|et|pdf';
// One word at a time from the end: alternatives that repeat each other take for ever on a name of nothing but papers.
const LAST_PAPER = new RegExp(`(?<!\\p{Script=Latin})(?:${PAPER})$`, 'iu');
const LAST_BESIDE = new RegExp(`(?<!\\p{Script=Latin})(?:${BESIDE})$`, 'iu');
/** "Minutes of the Special Meeting", "Agenda: Harbour Board". */
const PAPER_OF = `(?<!\\p{Script=Latin})(?:${PAPER})\\s*(?:[:：–—-]|(?<=\\s)(?:of|for|from|der|des|zur|zum|von|de|du|del|della|do|da)(?!\\p{Script=Latin})(?:\\s+(?:the|la|le|los|las|el)(?!\\p{Script=Latin}))?)\\s*`;
const FIRST_OF = new RegExp(`^(?:(?:${BESIDE})\\s+)?${PAPER_OF}`, 'iu');
const ENDS_IN_PAPER_OF = new RegExp(`${PAPER_OF}$`, 'iu');
/** "Finance Committee - approved meeting minutes". */
const MEETING_OF_PAPER = /[\s\p{P}]+(?:draft|approved)\s+meeting$/iu;
const LAST_SIGNS = /[\s\p{P}]+$/u;
/** Longer texts are no names; the patterns are not for them. */
const LONGEST = 200;

/** @returns the meeting that a paper is of, by its name; what is no body's paper, as it is */
export function meetingOf(name: string): string {
  if (name.length > LONGEST) return name;
  let rest = name.replace(LAST_SIGNS, '').replace(/[\s\p{P}]*pdf$/iu, '');
  let papers = 0;
  for (let before = ''; before !== rest;) {
    before = rest;
    const shorter = rest.replace(LAST_PAPER, '');
    if (shorter !== rest) papers++;
    rest = (shorter !== rest ? shorter : rest.replace(LAST_BESIDE, '')).replace(LAST_SIGNS, '');
  }
  const whole = papers > 0 ? rest : name;
  const first = FIRST_OF.exec(whole)?.[0].length ?? 0;
  const meeting = papers > 0 || first > 0 ? cleanName(whole.slice(first).replace(MEETING_OF_PAPER, '')) : '';
  return holdsBody(meeting) ? meeting : name;
}

const FIRST_PAPER = new RegExp(
  `^[\\s\\p{P}]*(?:(?:${BESIDE})[\\s\\p{P}]+(?:meeting\\s+)?)?(?:${PAPER})(?!\\p{Script=Latin})`,
  'iu',
);

/** Whether a record is a meeting's paper by what the page calls it: its name, which is the meeting's, and beside it the paper's. */
export function isPaper(name: string, quote: string | undefined): boolean {
  const at = quote?.slice(0, LONGEST).indexOf(name) ?? -1;
  if (at < 0) return false;
  return FIRST_PAPER.test(quote!.slice(at + name.length, at + LONGEST)) || ENDS_IN_PAPER_OF.test(quote!.slice(0, at));
}

const PAPERS = new RegExp(`(?<!\\p{Script=Latin})(?:${PAPER}|${BESIDE})(?!\\p{Script=Latin})`, 'giu');

/** What a text says beside the kinds of papers that it names: "Full Board - Agenda" and "Full Board - Minutes" are left with the same. */
export const withoutPapers = (text: string): string => text.replace(PAPERS, ' ');
