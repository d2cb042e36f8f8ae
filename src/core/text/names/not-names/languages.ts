/** Names of languages as language switches write them: they stand alone in links, as names do. */
export const LANGUAGES: ReadonlySet<string> = new Set(
  (
    '日本語 英語 中国語 韓国語 中文 简体中文 繁體中文 繁体中文 簡体字 繁体字 한국어 영어 english deutsch français francais español espanol italiano português ' +
    'portugues nederlands svenska norsk dansk suomi polski русский українська العربية עברית türkçe tiếng việt ไทย bahasa indonesia japanese chinese korean'
  ).split(' '),
);
