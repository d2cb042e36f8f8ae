/** Romanised forms of Japanese readings, as names are written abroad. */
const TABLE =
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo ' +
  'たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ' +
  'ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ゔvu ー';
const KANA = new Map(TABLE.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));
const SMALL: Record<string, string> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

/** Hiragana in Hepburn letters with long vowels written out ("おおの" → "oono"); null where a character is no kana. */
export function romanise(hiragana: string): string | null {
  let out = '';
  let doubled = false;
  for (const kana of hiragana) {
    const glide = SMALL[kana];
    if (kana === 'っ') {
      doubled = true;
      continue;
    }
    if (glide) {
      if (!out.endsWith('i')) return null;
      const stem = out.slice(0, -1);
      out = stem + (/(?:sh|ch|j)$/.test(stem) ? glide.slice(1) : glide);
      continue;
    }
    const sound = KANA.get(kana);
    if (sound === undefined) return null;
    out += doubled && sound ? (sound.startsWith('ch') ? 't' : sound[0]) + sound : sound;
    doubled = false;
  }
  return out;
}

/** The ways in which a reading is met in Latin letters: long vowels written, dropped ("ono"), or as "oh" ("ohno"). */
export function romanisations(hiragana: string): string[] {
  const long = romanise(hiragana);
  if (!long) return [];
  const short = long.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');
  return [...new Set([long, short, long.replace(/^o[ou](?=[bcdfghjkmnrstwyz])/, 'oh').replace(/ou|oo/g, 'o')])];
}
