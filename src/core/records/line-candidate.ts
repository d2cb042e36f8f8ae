/** The candidate that one line is by itself. */
import type { Outline } from '../page/outline';
import type { Candidate, Candidates } from './candidate';

export function candidateOfLine(outline: Outline, candidates: Candidates, line: number): Candidate | undefined {
  const { block } = outline.lines[line]!;
  const alone = candidates.alone[block];
  return alone?.from === line && alone.to === line + 1 ? alone : candidates.lines.get(line);
}
