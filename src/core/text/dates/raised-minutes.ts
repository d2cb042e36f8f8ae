/** Minutes that are raised behind their hour, as Polish and Czech pages set them: "godz. 18<sup>30</sup>". */
import { isMark, type Reader } from './tokens';

/** Whether the token is minutes behind a blank, with nothing more on the line: "godz. 18 30". */
export function isRaised(reader: Reader, i: number): boolean {
  const [minutes, after] = [reader.tokens[i]!, reader.tokens[i + 1]];
  const ends = after === undefined || after.kind === 'end' || after.line || isMark(reader, i + 1, ',;|)');
  return minutes.digits === 2 && !minutes.line && minutes.value < 60 && minutes.value % 5 === 0 && ends;
}
