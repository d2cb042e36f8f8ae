import type { Words } from './words';

export const vi: Words = {
  eventSection:
    'sự kiện|lịch|lịch (?:sự kiện|hoạt động|diễn|chiếu)|hoạt động|chương trình|triển lãm|hội thảo|sắp tới|sắp diễn ra',
  eventWord:
    'hội thảo|hội nghị|tọa đàm|toạ đàm|triển lãm|lễ hội|hòa nhạc|hoà nhạc|biểu diễn|liveshow|ngày hội|hội chợ|cuộc thi|hội thi|khóa học|lớp học|buổi (?:nói chuyện|gặp gỡ|giao lưu|ra mắt)|giao lưu|chiếu phim|vở (?:kịch|diễn)|lễ (?:khai mạc|bế mạc|khai giảng|kỷ niệm|mít tinh|trao giải)|mít tinh|liên hoan|đêm nhạc|tập huấn',
  news: 'tin tức|tin (?:mới|nổi bật|liên quan)|thông báo|thông cáo báo chí|bài viết|bình luận|đăng (?:ngày|lúc)|lượt xem|tác giả',
  past: 'đã diễn ra|đã qua|lưu trữ|trước đây|đã kết thúc',
  peopleSection:
    'đội ngũ|nhân sự|cán bộ|giảng viên|giáo viên|thành viên|ban (?:lãnh đạo|giám hiệu|giám đốc|quản trị|chấp hành)|nghiên cứu viên|chuyên gia|nhân viên',
  unitSection: 'khoa|phòng ban|các (?:khoa|phòng|ban|viện|trung tâm)|đơn vị|cơ cấu tổ chức|bộ môn|viện|trung tâm',
  unitList:
    'các khoa|các phòng|phòng ban|các đơn vị|các viện|các trung tâm|các bộ môn|khoa và bộ môn|đơn vị trực thuộc',
  placeLabel: 'địa điểm(?: tổ chức)?|nơi tổ chức|ở đâu|tại',
  venueWord:
    'hội trường|nhà hát|bảo tàng|thư viện|nhà văn hóa|nhà văn hoá|sân vận động|nhà thi đấu|trung tâm|công viên|quảng trường|rạp|khách sạn|nhà hàng|trường|đại học|phòng|giảng đường|nhà thờ|chùa|đường|phố',
  priceLabel: 'giá vé|giá|lệ phí|học phí|phí tham (?:dự|gia)|vé|miễn phí|vào cửa tự do',
  dateLabel: 'thời gian|ngày(?: giờ)?|khi nào|giờ|lịch',
  moreLabel:
    'xem thêm|(?:xem )?chi tiết|đọc (?:thêm|tiếp)|tìm hiểu thêm|mua vé|đặt vé|đăng ký|xem tất cả|tất cả|quay lại|trang chủ|liên hệ|chia sẻ|in trang|tải về|đăng nhập',
  hours: 'giờ mở cửa|giờ làm việc|giờ hoạt động',
  cancelled: '(?:bị |đã )?h(?:ủy|uỷ)(?: bỏ)?',
  postponed: '(?:tạm |bị )?hoãn|dời (?:lịch|ngày)',
  soldOut: 'hết vé|hết chỗ',
  attributeLabel:
    'e-?mail|thư điện tử|điện thoại|đt|sđt|di động|fax|văn phòng|địa chỉ|chức vụ|chức danh|lĩnh vực nghiên cứu|chuyên môn|chuyên ngành|học vị|học hàm|website|trang web',
  signUpLabel: 'đăng ký(?: tham (?:gia|dự))?|hạn đăng ký|đặt (?:vé|chỗ)|cách đăng ký',
  contactLabel: 'liên hệ|thông tin liên hệ',
};
