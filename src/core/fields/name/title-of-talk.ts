/** 'Ann Lee (Harbour University), "Tides"': of a talk that is announced by who gives it and where from, the title is the name. */
import { isPending } from '../state/event-state';
import type { NameCandidate } from './name';
import type { Page } from '../record';

/** Who, whence in brackets, and the title in quotation marks; who may have been cut off. */
const ANNOUNCED = /^(?:([^"“”«»„()]{4,50})\s)?\([^()"“”«»„]{2,60}\)\s*[,:.;–—-]?\s*["“«„]([^"“”«»„]+)["”»“]\.?$/u;
const SURE_NAME = 0.5;

/** @returns the candidate with the title alone; with who gives the talk, where its title is not yet told */
export function titleOfTalk({ facts }: Page, name: NameCandidate): NameCandidate {
  const [, who, title] = ANNOUNCED.exec(name.text) ?? [];
  if (!title || name.inherited) return name;
  const match = facts.lines[name.line]!.name?.match;
  const isPerson = match !== undefined && match.score >= SURE_NAME && (who ?? match.name).endsWith(match.name);
  if (!isPerson) return name;
  return { ...name, text: isPending(title, facts.lang) ? match.name : title.trim() };
}
