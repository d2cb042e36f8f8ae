/** What stands where places do and is none: hours, prices, accounts, sentences, the sort of a meeting. */

/** What stands where places do, and shares words with them. */
export const NO_PLACE = new RegExp(
  [
    // rows of pictures
    /^\P{Extended_Pictographic}*\p{Extended_Pictographic}\P{L}*\p{L}.*\p{Extended_Pictographic}/u,
    // hours
    /^[\d\s:.,–-]*(?:[ap]\.?m\.?|uhr|h)?[\d\s:.,–-]*(?:[ap]\.?m\.?|uhr|h)?$/u,
    // the month of a leaf: "Jun 2026", 2026年6月
    /^(?:jan(?:uary|uari?|vier)?|feb(?:ruary|ruari?|braio|rero)?|fév(?:rier)?|m[aä]r(?:ch|s|z|zo|ço|t)?|apr(?:ile?)?|a[bv]r(?:il)?|ma[iy]o?|maj|maio|mag(?:gio)?|jun(?:[ei]|io|ho)?|juin|jul(?:[yi]|io|ho)?|juil(?:let)?|aug(?:usti?)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|set(?:tembre|embro)?|o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|i?embre|embro)?|de[cz](?:ember|embro)?|dic(?:i?embre)?|déc(?:embre)?|gen(?:naio)?|ene(?:ro)?|giu(?:gno)?|lug(?:lio)?)\.?\s(?:19|20)\d\d$|^(?:19|20)\d\d年(?:\d{1,2}月)?$/u,
    // forms that nothing was entered into, with their label or without: "N/A N/A, NA N/A", "Ort: N/A"
    /^(?:\p{L}+\s*[:：])?(?:\P{L}*(?:n\/a|na|none|null|undefined)(?!\p{L}))+\P{L}*$/iu,
    // when a house is open: 「休館日 月曜日」
    /^\P{L}*(?:休[館業園廊診室場]日|定休日|[開営利][館業園廊室場用]時間|opening (?:hours|times)|öffnungszeiten|horaires? d['’]ouverture|horarios? de apertura|orari?o? di apertura|openingstijden|öppettider)(?!\p{L})/u,
    // addresses on the net, accounts
    /@[\w.-]+\.\w|https?:|(?:^|[\s+@])_*[a-z\d]+_\w*(?=$|[\s)])/u,
    // who may come in, and what it costs
    /\d(?:時半?|分)\s*開[場演]|^開[場演]|入場(?!口|門)|[来出]場|ドリンク|^チケット|前売|当日券|整理番号|未就学|[¥￥]\s?\d|\d円|(?<!\p{L})(?:adv|all ages|over to drink|no cover)(?!\p{L})/u,
    /^(?:\P{L}*(?:from|ab|under|over|dès|à partir de|fra|från|vanaf|desde|da)\s)?\P{L}*\d\s?(?:years|yrs|år|jahren?|ans|años|anos|anni|jaar)\P{L}*$/u,
    // what a button does: "Reservar plaza" is a seat's
    /^\P{L}*reserv(?:ar?|e|ez|er) (?:tu |su |mi |sua |ta )?(?:plazas?|lugar|entradas?|sitio|place)\P{L}*$/u,
    // 会場参加申込, 事前予約はこちら
    /(?:申し?込み?|予約)(?:フォーム|ページ|する|はこちら)?$/u,
    // "Entrada libre hasta completar aforo"
    /^\P{L}*(?:entrada (?:libre|gratuita|franca|livre|lliure)|entrée (?:libre|gratuite)|ingresso (?:libero|gratuito)|eintritt (?:ist )?frei|(?:gratis|vrije) toegang|toegang (?:is )?(?:gratis|vrij)|fri entré)(?:\P{L}*$|\s(?:hasta|con|previa|jusqu|dans la|fino|até|mit|voor|für)(?!\p{L}).*$)/u,
    // "has been postponed to …"
    /^\P{L}*(?:has|have|was|were|is|will) (?:be(?:en)? )?(?:postponed|rescheduled|moved|cancell?ed)(?!\p{L})/iu,
    // sentences: 「雨天の場合は拝殿内にて斎行いたします。」
    /(?:ます|です|ません|ました|ください|下さい)[。．！!]*$/u,
    // "… warmth! In November 2025 they board": the end of a sentence, and the next one
    /\p{L}[!?]\s+\p{L}.*(?<!\d)(?:19|20)\d\d(?!\d)/u,
    // labels of other facts
    /^\P{L}*(?:day|date|time|when|tag|datum|zeit|uhrzeit|wann|quand|heure|jour|cuándo|fecha|hora|quando|data|ora|dia|när|tid|dag|hvornår|når|日時|時間|日付|时间|日期)\P{L}*$/u,
    // "£12.50 per child. Booking essential.", "Sur inscription"
    /^\P{L}*(?:(?:per|each|pro|par|por)\s\p{L}+\P{L}+)?(?:(?:advance |pre-?)?(?:booking|registration|reservations?|tickets?) (?:is |are )?(?:essential|required|necessary|advised|recommended|needed)|no (?:booking|registration|tickets?)(?: is| are)? (?:required|necessary|needed)|booking only|sur (?:inscription|réservation)|inscription obligatoire|anmeldung (?:ist )?(?:erforderlich|erwünscht|nötig)|con (?:inscripción|reserva) previa)\P{L}*$/u,
    // whom it is for, who speaks, what one brings, each with its label
    /^\P{L}*(?:対象(?:者)?|定員|募集人数|参加費|受講料|費用|料金|講師|出演者?|司会|主催|共催|後援|協力|申し?込み?(?:方法|期間|締切)?|内容|持ち物|備考|对象|人数|主讲人?|主办|audience|for whom|speakers?|hosts?|cost|price|bring|zielgruppe|kosten|referent(?:in|en)?|leitung|public|tarifs?|intervenante?s?|destinatarios|precio|ponentes?)\s*(?:[:：]|$)/u,
    // this very event, who gives it and with whom, and where one asks
    /^[当本](?:イベント|公演|日(?!本))|(?<!\p{L})presents?\s*[.:：]?$|^in (?:kooperation|zusammenarbeit|cooperation|collaboration|conjunction|association)\s/u,
    /^(?:information|free (?:event|entry|admission))(?=\P{L}*(?:$|[\d:：(（平]))/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Of which sort a meeting is, or that it is not held: in tables that stands where places do. */
export const SORT_OF_MEETING =
  /^\P{L}*(?:regular|special|annual|emergency|cancell?ed|postponed|rescheduled|adjourned|recessed)(?:\s+(?:meeting|session))?\P{L}*$/iu;
