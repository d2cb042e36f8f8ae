/** Notices and reports by their form: what an institution makes known, and what was good of it, is no event, whichever day it has. */

/** 关于…的通知, 维护公告. */
const CHINESE =
  /^关于.{2,80}的(?:通知|公告|公示|启事|通报|函)$|^關於.{2,80}的(?:通知|公告|公示|啟事)$|(?:公示|启事|啟事|闭馆公告|维护公告)$/u;
/** 关于举办…讲座的通知: a notice of an event. */
const OF_EVENT =
  /(?:举办|举行|召开|开展|舉辦|舉行).*(?:讲座|报告会|论坛|大会|大赛|比赛|培训|活动|招聘会|研讨会|講座|論壇|活動|研討會)/u;
/** What ended well, which events behind it only name. */
const CHINESE_ENDED = /(?:圆满|成功|顺利|圓滿|順利)(?:举办|举行|召开|结束|落幕|闭幕|完成|舉辦|舉行)/u;
/** Who won what, who came to see. */
const CHINESE_REPORT =
  /喜获|荣获|榮獲|获评|获批|斩获|(?:赴|来校|来院|莅临|蒞臨).{0,24}(?:调研|走访|考察|慰问|检查|指导|訪視)/u;
/** 荣获金奖作品展, 荣获大奖的话剧《灯塔》: what won is shown, or spoken of. */
const SHOWN =
  /(?:展览?|展覽|会|會|讲座|講座|论坛|論壇|沙龙|演出|放映|公演)$|(?:获|獲).{1,24}的[^的]*(?:《[^《》]+》|[剧劇])/u;

/** エレベーター点検のお知らせ, 桜の開花状況: what is done to a house, and how things stand. "点検商法セミナー" is held. */
const UPKEEP =
  /(?:設備|電気|エレベーター|水道|空調|システム|サーバー|館内|消防)\S{0,6}(?:点検|工事|メンテナンス|停止|停電|断水)(?:(?:作業|実施|期間)|の|に|について|伴う|ご?(?:お?知らせ|案内|休業|休館))*$|^\S{0,12}の?(?:開花|紅葉|積雪|混雑|空き|予約|空室)(?:状況|情報)\P{L}*$/u;

/** 保守点検日, 12月のお休み, 役場仕事納め, 年末年始のごみ収集, 渡船ダイヤ改正, 駐車場無料サービス延長のお知らせ: how a house or a town runs. */
const RUNNING =
  /^(?:保守|定期|設備|法定|館内)?(?:保守|設備)?点検日$|^(?:\S{0,8}[月始末]の?)?お休み$|^\S{0,6}(?:仕事|御用)(?:納め|始め)$|(?:年末年始|祝日|連休|可燃|不燃|資源|粗大)\S{0,8}収集(?:日|について|のお知らせ)?$|ダイヤ改正(?:について|のお知らせ)?$|サービスの?(?:延長|変更|終了|停止)のお知らせ$/u;

/** What stands below or beside a page's own part: whom one asks, the way up, what else there is to know. */
const BESIDE =
  /^\P{L}*(?:(?:この(?:ページ|記事)に関する)?お問い?合わ?せ(?:先)?|(?:ページの?)?(?:先頭|トップ|上部?)(?:へ|に)?(?:戻る)?|(?:(?:お客|皆)様への|ご来[場館店]の(?:皆)?様への?|重要な|大切な)?お知らせ|交通規制(?:について|のお知らせ|のご案内)?)\P{L}*$/u;

/** 臨時休館のお知らせ, 価格改定のご案内. */
const JAPANESE =
  /(?:点検|停電|断水|工事|メンテナンス|休業|休館|営業時間(?:の)?変更|価格改定|料金改定|不具合|障害|停止|移転)(?:実施)?の(?:お知らせ|ご案内)$/u;
/**
 * 議事録を公開しました, 応募受付を開始しました: what an institution has done; 「開催が決定しました」 is still to come, 「演奏会は延期しました」 a state of it, and
 * 「恋をしました」 a play.
 */
const JAPANESE_REPORT =
  /(?:\p{Script=Han}{2}|[\p{Script=Katakana}ー]{3})(?<!決定|中止|延期|順延|変更|終了|終演|満席|完売)を?(?:(?:いた|致)?し|され)ました[。！!\s]*$/u;

/** Whether a name is that of a notice or of a report. */
export const isNotice = (name: string): boolean =>
  (CHINESE.test(name) && !OF_EVENT.test(name)) ||
  CHINESE_ENDED.test(name) ||
  (CHINESE_REPORT.test(name) && !SHOWN.test(name)) ||
  UPKEEP.test(name) ||
  RUNNING.test(name) ||
  BESIDE.test(name) ||
  JAPANESE.test(name) ||
  JAPANESE_REPORT.test(name);
