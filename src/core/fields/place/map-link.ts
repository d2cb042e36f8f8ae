/** "Mill Hall (map)": a place whose line ends with a link to where it lies. */
import type { Line } from '../../page/outline';

const MAP =
  /^[\s([|·,–-]*(?:(?:view|see|show|open|google)\s)?(?:on\s)?(?:google\s)?(?:map|maps|karte|plan|carte|mapa|mappa|kaart|kart|karta|kort|kartta|地図|マップ|地图|地圖|지도|карта)[\s)\]]*$/iu;

/** @returns what stands on the line before its link to a map; undefined where none ends it */
export function placeBeforeMap({ runs, text }: Line): string | undefined {
  const last = runs.findLast((run) => run.text.trim());
  if (!last?.link || !MAP.test(last.text)) return undefined;
  return text.slice(0, text.lastIndexOf(last.text.trim())).replace(/[\s(|·,–-]+$/u, '') || undefined;
}
