/**
 * Folds what people don't tell apart when they read or search: width and compatibility forms (NFKC), case, accents.
 * Japanese voicing marks are letters, not accents, and stay.
 */
export function fold(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
