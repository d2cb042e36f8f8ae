/** Scripts of Chinese, Japanese and Korean, and the languages written in them. */

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Every such letter of a text, for counting. */
export const CJK_LETTERS = new RegExp(CJK.source, 'gu');
export const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Written without spaces between words, or with particles that end them: a word may stand inside a run of letters. */
export const CJK_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
