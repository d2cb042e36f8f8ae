/** What class names and icons of the markup say of places. */
import type { Outline } from '../../page/outline';
import { LABELLED } from './found-place';

export const HINT =
  /(^|[\s_#.-])((?:event)?(?:venue|location|place)|loc|locality|address|adr|where|room|hall|stage|park|museum|theat(?:er|re)|facility|shisetsu|kaijo|basho|p-location|lieu|(?:veranstaltungs|spiel)?ort|saal|plaats|locatie|zaal|local|lugar|luogo|luoghi|sala|plats|sted|paikka|miejsce|misto)s?([\s_-]|\d|$)/;
/** A pin of an icon font is a label, as "📍" is: "fa-map-marker-alt", "bi-geo-alt", "icon-location", "material-icons place". */
export const PIN =
  /(?:^|[\s_-])(?:map-?(?:marker|pin|marked)|pin[-_]?(?:map|drop)|(?:material-(?:icons|symbols)(?:-\w+)?|google-symbols) (?:place|location_(?:on|pin)|fmd_good)|(?:fa[bsrl]?|bi|icon|icons|mdi|ri|ti|glyphicon|dashicons|icofont)[\s_-](?:[\w-]*[\s_-])?(?:location|geo|marker|place))(?:[\s_-]|$)/;
/** The town says less than the house beside it. */
const TOWN_HINT = /(^|[\s_#.-])(?:city|town)([\s_-]|\d|$)/;

/** How sure classes and names of the markup are of a place. */
export function hintedAs(hint: string): number | undefined {
  if (HINT.test(hint)) return 0.85;
  return TOWN_HINT.test(hint) ? LABELLED : undefined;
}

/** Class names of the line's block and the blocks around it within the record. */
export function hintsAround(outline: Outline, block: number, from: number, to: number): string {
  const out: string[] = [];
  for (let up = block, n = 0; up >= 0 && n < 3; up = outline.blocks[up]!.parent, n++) {
    if (outline.from[up]! <= from && outline.to[up]! >= to) break;
    if (outline.to[up]! - outline.from[up]! > 3) break;
    out.push(outline.blocks[up]!.hint ?? '');
  }
  return out.join(' ');
}
