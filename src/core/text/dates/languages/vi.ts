import type { DateLanguage } from '../language';

/** "tháng 3", "tháng ba": months are counted. */
const MONTHS = 'giêng|hai|ba|tư|năm|sáu|bảy|tám|chín|mười|mười một|mười hai|chạp'.split('|');
const month = (n: number): string =>
  [
    `tháng ${n}`,
    ...(n < 10 ? [`tháng 0${n}`] : []),
    `tháng ${n === 12 ? 'mười hai' : MONTHS[n - 1]!}`,
    ...(n === 1 ? ['tháng một'] : n === 12 ? ['tháng chạp'] : []),
  ].join('|');

/** Vietnamese. */
export const vi: DateLanguage = {
  lang: 'vi',
  months: Array.from({ length: 12 }, (_, n) => month(n + 1)),
  weekdays: [
    'chủ nhật|chúa nhật|cn',
    'thứ hai|thứ 2',
    'thứ ba|thứ 3',
    'thứ tư|thứ 4',
    'thứ năm|thứ 5',
    'thứ sáu|thứ 6',
    'thứ bảy|thứ 7',
  ],
  words: {
    to: 'đến|tới|đến ngày|đến hết|đến hết ngày',
    until: 'đến hết|đến hết ngày|đến ngày|cho đến|cho đến ngày',
    from: 'từ|từ ngày|kể từ|kể từ ngày',
    on: 'ngày|vào ngày|các ngày|hôm',
    of: 'năm',
    at: 'lúc|vào lúc|vào',
    oclock: 'lúc|vào lúc',
    hour: 'h|giờ|g',
    minute: 'phút|ph|p',
    half: 'rưỡi',
    am: 'sáng|giờ sáng',
    pm: 'chiều|tối|giờ chiều|giờ tối',
    noon: '12 giờ trưa',
    midnight: 'nửa đêm',
    and: 'và|&',
    start: 'bắt đầu|khai mạc',
    doors: 'mở cửa|đón khách|đón tiếp',
    end: 'kết thúc|bế mạc',
    every: 'mỗi|hàng|hằng|các',
    everyWeek: 'hàng tuần|hằng tuần|mỗi tuần',
    everyMonth: 'hàng tháng|hằng tháng|mỗi tháng',
    daily: 'hàng ngày|hằng ngày|mỗi ngày',
    weekend: 'cuối tuần',
    closed: 'nghỉ|đóng cửa',
    except: 'trừ|ngoại trừ',
    street: 'đường|phố',
    duration: 'thời lượng',
    counter: 'tuổi|người|phút|tuần|tháng|trang|buổi|lần|năm|km|m2|đồng|vnđ|vnd|triệu|nghìn|tỷ',
  },
  risky: 'cn',
};
