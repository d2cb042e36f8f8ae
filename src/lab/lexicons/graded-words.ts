import type { Grade } from '../../core/text/lexicon';

/** Words with grades while a lexicon is gathered: the highest grade that any source gives a word counts. */
export class GradedWords extends Map<string, Grade> {
  raise(word: string, grade: Grade): void {
    if (word && grade > (this.get(word) ?? 0)) this.set(word, grade);
  }
}

/** Lines of a source, without comments, blanks and a byte order mark. */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
