/** Files that a record links to beside its papers: of "Agenda", "Minutes", "Financial Results" in a row the last names no meeting either. */
import type { Line } from '../../page/outline';
import { holdsBody } from '../../text/body-name';
import { namesPapers } from './generic-heading';
import type { Extent, Page } from '../record';

const FILE = /\.(?:pdf|docx?|xlsx?|pptx?)(?:[?#]|$)/iu;

/** @returns the record's lines that are nothing but links to files, where one of them is a meeting's paper by its name; without those that name a body */
export function papersBeside({ outline }: Page, { from, to }: Extent): ReadonlySet<number> {
  const files = outline.lines.slice(from, to).filter(isFiles);
  if (!files.some(({ text }) => namesPapers(text))) return new Set();
  return new Set(files.filter(({ text }) => !holdsBody(text)).map(({ index }) => index));
}

const isFiles = ({ runs, text }: Line): boolean =>
  text !== '' && runs.every((run) => run.text.trim() === '' || (run.link !== undefined && FILE.test(run.link)));
