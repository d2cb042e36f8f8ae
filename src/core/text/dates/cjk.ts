/** Whether a text begins in kana, Han or Hangul; the middle dot ・ (U+30FB) separates and is none. */
export function isCjk(text: string): boolean {
  const code = text.charCodeAt(0);
  if (!(code >= 0x3005)) return false;
  return (
    code <= 0x3007 ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af)
  );
}
