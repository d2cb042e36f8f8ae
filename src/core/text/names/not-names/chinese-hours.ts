/** Days of the week and parts of a day, as the head and the cells of a timetable have them: 周 is a surname, too. */
const HOURS =
  /^(?:(?:周|星期|礼拜|禮拜|週)[一二三四五六日天末]|今天|明天|后天|後天|上午|中午|下午|傍晚|晚上|夜间|夜間|早上|凌晨|全天|半天|全日|停诊|停診|休息|工作日|节假日|節假日)$/u;

/** @returns whether a text says when, and is nobody's name */
export const saysWhen = (text: string): boolean => HOURS.test(text);
