/** A name without the room or house in brackets behind it: 例会(和室), 歓迎会（部室→食堂）. */

const IN_BRACKETS = /^(.{2,}?)\s*[(（]([^()（）]{2,24})[)）]$/u;
/** What rooms and houses end in, alone or before the next one. */
const ROOM =
  /(?:室|館|堂|ホール|ロビー|スタジオ|ギャラリー|広場|公園|校庭|センター|号棟|\d階|教室)(?=$|[→⇒、,・／/\s])/u;

/** @param isEvent whether words say that something is held: 準備（文化館祭） */
export function bareOfPlace(name: string, isEvent: (text: string) => boolean): string {
  const [, bare, place] = IN_BRACKETS.exec(name) ?? [];
  return bare !== undefined && ROOM.test(place!) && !isEvent(place!) ? bare : name;
}
