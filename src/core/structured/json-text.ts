/** JSON as pages write it: in comments, escaped for HTML, several objects in a row, with commas and quotes amiss. */
import { jsonrepair } from 'jsonrepair';
import { decodeEntities } from './plain-text';

export interface ParsedJson {
  /** Objects and arrays, in order. */
  values: unknown[];
  /** True when something of the text could not be read at all. */
  incomplete: boolean;
}

/** Repair takes time that grows with the square of the quotes: longer texts are repaired object by object. */
const LONGEST_REPAIR = 30_000;
const MOST_REPAIRED = 150_000;

/** @param text the content of a script; never throws */
export function parseJsonText(text: string): ParsedJson {
  for (const attempt of attempts(text)) {
    const value = parse(attempt);
    if (value !== undefined) return { values: [value], incomplete: false };
  }
  const bare = unwrapped(text);
  const readable = /[{[]\s*&quot;/.test(bare) ? decodeEntities(bare) : bare;
  const pieces = topLevel(readable);
  const whole =
    pieces.length === 1 || pieces.some((piece) => parse(piece) === undefined) ? repair(readable) : undefined;
  if (whole !== undefined) return { values: [whole], incomplete: false };
  const values: unknown[] = [];
  let repaired = 0;
  let lost = pieces.length === 0;
  for (const piece of pieces) {
    let value = parse(piece);
    if (value === undefined && repaired + piece.length <= MOST_REPAIRED) {
      repaired += piece.length;
      value = repair(piece);
    }
    if (value === undefined) lost = true;
    else values.push(value);
  }
  return { values, incomplete: lost };
}

function* attempts(text: string): Generator<string> {
  yield text;
  const bare = unwrapped(text);
  yield bare;
  yield decodeEntities(bare);
}

/** Without HTML comments, CDATA marks, a byte order mark, a closing semicolon. */
function unwrapped(text: string): string {
  const opened = text.trim().replace(/^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '');
  const closed = opened.replace(/(?:-->|\]\]>)\s*(?:\*\/)?$/, '');
  // Ends are taken off one by one: signs with white space before them that are sought anywhere take ages where there is much of it.
  const bare = closed === opened ? opened : closed.trimEnd().replace(/(?:\/\/|\/\*)$/, '');
  return bare.trimEnd().replace(/;$/, '').trim();
}

function parse(text: string): unknown {
  try {
    return composite(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function repair(text: string): unknown {
  if (text.length > LONGEST_REPAIR) return undefined;
  try {
    return composite(JSON.parse(jsonrepair(text)));
  } catch {
    // Beyond repair, or nested deeper than the call stack.
    return undefined;
  }
}

const composite = (value: unknown): unknown => (typeof value === 'object' && value !== null ? value : undefined);

/**
 * The objects that stand side by side in a text; those of one array too long or too broken to be read whole count as
 * side by side. An object that never closes ends with the text.
 */
function topLevel(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = -1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = depth > 0;
    else if (character === '{' && depth++ === 0) start = i;
    else if (character === '}' && depth > 0 && --depth === 0) pieces.push(text.slice(start, i + 1));
  }
  if (depth > 0) pieces.push(text.slice(start));
  return pieces;
}
