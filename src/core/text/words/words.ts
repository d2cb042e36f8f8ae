/**
 * Words that say what a heading, a label, a link or a record is about, as alternatives of a regular expression.
 * Alphabetic languages match whole words, case ignored; Japanese, Chinese and Korean match anywhere.
 */
export interface Words {
  /** Headings over lists of events: "What's on", スケジュール. */
  eventSection: string;
  /** Kinds of events, in their names and descriptions: concert, 展覧会. */
  eventWord: string;
  /** Headings over, and marks of, news and blog posts. */
  news: string;
  /** Reports about what is over. */
  past: string;
  /** Headings over lists of people: faculty, 教員紹介. */
  peopleSection: string;
  /** Headings over lists of units: departments, 学部・研究科. */
  unitSection: string;
  /** Words of a heading or a title under which units are listed: departments, 組織図. */
  unitList: string;
  /** Labels before a place: venue, 会場. */
  placeLabel: string;
  /** Words in names of venues: hall, museum, ホール. */
  venueWord: string;
  /** Labels before a price, and words that stand for one: admission, 料金, free. */
  priceLabel: string;
  /** Labels before a date or time: date, 日時. */
  dateLabel: string;
  /** Link texts that are no names: read more, 詳細. */
  moreLabel: string;
  /** Hours in which a place is open, every day: opening hours, 営業時間. */
  hours: string;
  /** An event that will not be, or not then. */
  cancelled: string;
  postponed: string;
  soldOut: string;
  /** Labels before contacts and other attributes of people and units: e-mail, phone, 研究分野. */
  attributeLabel: string;
  /** Labels and headings of how, when and where one signs up: booking, 申込方法. */
  signUpLabel: string;
  /** Labels and headings of whom one asks: contact, お問い合わせ先. */
  contactLabel: string;
}
