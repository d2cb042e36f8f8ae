/** Labels with what is held before them in one word: 공연일시, 행사장소, 讲座地点. */
const HELD =
  /^(\P{L}*)(?:공연|행사|전시|교육|강연|강좌|강의|체험|대회|축제|상영|모임|회의|세미나|활동|活动|活動|讲座|講座|报告|報告|会议|會議|演出|展览|展覽|比赛|培训|论坛|論壇)\s?(?=\p{L})/u;

/** @returns the label without what is held; the text itself where none leads it */
export const bareLabel = (text: string): string => text.replace(HELD, '$1');
