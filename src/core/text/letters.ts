/** Texts by their letters, whatever signs, widths and cases they are written in. */

/** Letters and numbers of a text, by which two spellings of one name are compared. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
