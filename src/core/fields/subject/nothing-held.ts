/** Headings of pages on whose days nothing is held: those of rules, offers, vacancies, closures and notices. */

/** Headings of rules, offers, vacancies and closures: from their day on something holds, nothing is held. */
const UNHELD_WORDS = [
  'terms (?:and|of|&)|(?:privacy|cookie|refund|returns?) polic(?:y|ies)|\\d+ ?% (?:off|rabatt|de (?:réduction|descuento))|(?:special|winter|summer) offers?|vouchers?|discounts?',
  '(?:is|are|be|remains?) closed|closed (?:for|on|due|from|until)|closures?|vacanc(?:y|ies)|call for|tenders?',
  'agb|nutzungsbedingungen|gutscheine?|geschlossen|schließung|sperrung|stellen(?:angebot|ausschreibung)|ausschreibung',
  'conditions générales|fermeture|cerrad[oa] por|convocatoria|gesloten|vacature|chius[oa] per|chiusura',
].join('|');
const UNHELD_CJK =
  '(?<!参加者?|受講[者生]|聴講者)募集|採用(?!説明)|求人(?!フェア|説明)|休館|休業|休止|閉館|停電|断水|工事(?!現場|見学)|規[約程]|改定|割引|招聘|招标|停水';
export const NOTHING_HELD = new RegExp(`(?<!\\p{L})(?:${UNHELD_WORDS})(?!\\p{L})|${UNHELD_CJK}`, 'iu');
const RULES_IN_LATIN =
  '^(?!.*(?<!\\p{L})(?:on|of|in|for|about)(?!\\p{L})).*(?<!\\p{L})(?:rules|guidelines|polic(?:y|ies)|procedures|regulations|by-?laws|ordinances?)\\P{L}*$';
/** What visitors and neighbours must put up with. */
const RULES_IN_JAPANESE =
  '(?:混雑|渋滞|交通規制|通行止め?|駐車場|営業時間|運行|運休|ご?協力|ご?注意|お願い)(?:状況|情報|等|など)?(?:について|の件|の?お知らせ|の?ご?案内)\\P{L}*$';
/** "Public Comment Rules", "花まつりに伴う混雑について": the days that such a page says are those of its making, or of what it does not hold. */
export const RULES = new RegExp(`${RULES_IN_LATIN}|${RULES_IN_JAPANESE}`, 'iu');

/** "【重要】食券について": on the day that such a page says it was written. */
export const NOTICE =
  /^\P{L}*(?:重要|お詫び|訂正|緊急)(?!文化財|無形)|(?:について|の件|のお詫び|変更のお知らせ)\P{L}*$/u;
