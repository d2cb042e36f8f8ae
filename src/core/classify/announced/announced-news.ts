/**
 * News by where they stand: the heading above a list says news and nothing of events, or what its entries lead to is filed under news, and all its days
 * have been, none with an hour. The trees, which are told all this in pieces, take many such lists for past events.
 */
import { isDayAlone } from '../../fields/when/day-around';
import type { Page } from '../../fields/record';
import type { DateMention } from '../../text/dates/index';
import type { Line, Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidate';
import { isPublishedOn } from '../../records/line-counts';
import type { RangeFacts } from '../../records/range';

/** Taken from the log-odds of an event. */
export const OLD_NEWS = 2.5;

/** @param range what a run of lines holds */
export function announcedNews(
  { outline, facts, now }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  const been = group.filter((one) => range(one).ahead < 0);
  let { heading } = facts.lines[group[0]!.from]!;
  if (heading && heading.text.length <= LONGEST_HEADING && COMMENTS.test(heading.text))
    return been.length * 2 > group.length;
  while (heading && !saysNews(heading.text) && !saysEvents(heading.text)) heading = heading.above;
  if (heading && saysEvents(heading.text)) return false;
  if (!heading && !group.every((one) => range(one).days === 1 && isPosted(one) && leadsToNews(one))) return false;
  // A picture as the page's first heading is the site's name.
  if (heading && outline.lines[heading.line]!.text === '' && isFirstHeading(outline, heading.line)) return false;
  if (heading && group.every(saysWhenWritten)) return true;
  return (
    been.length * 2 > group.length &&
    group.every(
      (one) =>
        isPost(one) || tellsOfAnother(one) || (range(one).times === 0 && (range(one).ahead < 0 || isPosted(one))),
    )
  );

  /** "Posted on June 11, 2024": whatever is to come is what the post tells of. */
  function saysWhenWritten({ from, to }: Candidate): boolean {
    const dated = outline.lines.slice(from, to).filter(({ index }) => facts.lines[index]!.dates.length > 0);
    const isWritten = ({ index, text }: Line): boolean =>
      facts.lines[index]!.dates.some((mention) => isPublishedOn(text, mention));
    const isProse = ({ index, text }: Line): boolean =>
      text.length * (1 - facts.lines[index]!.dateShare) >= LEAST_PROSE;
    const isTerm = ({ index, text }: Line): boolean => {
      const { dates } = facts.lines[index]!;
      if (dates.some((mention) => mention.precision === 'day' && isLimit(text, mention))) return true;
      // 開催日：6月6日 is the day of what is held.
      return !dates.some(({ startTime }) => startTime) && facts.words.after('dateLabel', text) === null;
    };
    // A line that is hardly more than another day and its hour is that of an event which the post announces.
    return dated.some(isWritten) && dated.every((line) => isWritten(line) || isProse(line) || isTerm(line));
  }

  /** "17-11-2025" alone, and in the text below it a day to come: that of which the post tells. */
  function tellsOfAnother(one: Candidate): boolean {
    return heading !== undefined && range(one).days > 1 && isPosted(one);
  }

  /** Below "Related posts" the hours are those that posts tell of. */
  function isPost(one: Candidate): boolean {
    return heading !== undefined && POSTS.test(heading.text) && isPosted(one);
  }

  /** Whether a day that has been stands alone on a line, be it beside one that the post tells of: "All branches closed June 19" / "May 15, 2026". */
  function isPosted({ from, to }: Candidate): boolean {
    for (let line = from; line < to; line++) {
      const { year = 0, month = 0, day = 0 } = facts.lines[line]!.dates[0]?.start ?? {};
      if (year > 0 && isDayAlone(facts, line)) return isoDay(year, month, day) <= now;
    }
    return false;
  }

  function leadsToNews({ from, to }: Candidate): boolean {
    const links = outline.lines
      .slice(from, to)
      .flatMap(({ index, runs }) => [...runs.map(({ link }) => link), linkAround(outline, index)])
      .filter((link) => link !== undefined);
    return links.length > 0 && links.every((link) => FILED.test(link));
  }

  function saysNews(text: string): boolean {
    return facts.words.has('news', text) || [CHANGES, POSTS, NOTICES].some((said) => said.test(text));
  }

  function saysEvents(text: string): boolean {
    return facts.words.has('eventSection', text);
  }
}

/** What was done to a page, and when: "Updates:". */
const CHANGES =
  /^\P{L}*(?:(?:site|page|latest|recent) )?(?:updates?|changes|revision history|what['’]s new|更新(?:履歴|情報)|aktualisierungen|mises à jour|actualizaciones|atualizações|aggiornamenti|uppdateringar)\P{L}*$/iu;

/** What an office makes known, each with the day on which it did. */
const NOTICES =
  /^\P{L}*(?:(?:public|legal|official|town|city) )?(?:notices?|announcements)(?: board)?\P{L}*$|^\P{L}*(?:(?:amtliche|öffentliche) bekanntmachungen|bekanntmachungen|avis(?: publics?| à la population)?|avisos|anuncios|avvisi|mededelingen|bekendmakingen|kungörelser|kunngjøringer|ogłoszenia|oznámení|공지(?: ?사항)?|알려 ?드립니다|알림(?:마당)?|通知公告|公告|通知)\P{L}*$/iu;

/** What a blog has beside what is read. */
const POSTS =
  /^\P{L}*(?:(?:related|recent|latest|similar|more|other) (?:blog )?(?:posts|articles|stories)|(?:ähnliche|verwandte|neueste|letzte|weitere) (?:beiträge|artikel)|articles (?:similaires|récents|liés)|(?:entradas|artículos) (?:relacionad[oa]s|recientes|similares)|articoli (?:correlati|recenti|simili)|(?:gerelateerde|recente|meer) (?:berichten|artikelen)|(?:artigos|posts) (?:relacionados|recentes)|(?:relaterade|senaste) inlägg|関連(?:記事|投稿)|最[近新]の(?:投稿|記事)|相关文章|(?:from|in) (?:the|our) (?:blog|magazine|journal)|aus (?:dem|unserem) (?:blog|magazin|journal)|(?:dal|nel) (?:blog|magazine)|uit het magazine|du (?:blog|magazine))\P{L}*$/iu;

/** What readers and customers wrote, an hour or a day with each: "4 Comments", "12 thoughts on “Cornbread”", "Customer Reviews". */
const COMMENTS =
  /^\P{L}*(?:(?:(?:reader|visitor|user|latest|recent|all) )?(?:comments?|replies)|kommentare?|commentaires?|comentarios?|comentários?|commenti|reacties|kommentarer|komentarze|komentáře|комментарии|yorumlar|コメント|评论|評論|留言|댓글|(?:(?:customer|guest|product|verified|our) )?reviews?|(?:kunden)?(?:bewertungen|rezensionen|meinungen)|avis (?:clients?|vérifiés)|(?:opiniones|reseñas)(?: de (?:los )?clientes)?|recensioni(?: dei clienti)?|avaliações(?: dos clientes)?|(?:klant)?beoordelingen|recensioner|opinie(?: klientów)?|(?:カスタマー)?レビュー|口コミ|お客様の声|评价|用户评论|리뷰|후기)(?:\s*[(（]\d+[)）])?\P{L}*$|^\d+ (?:comments?|repl(?:y|ies)|responses?|thoughts?|kommentare?|gedanken|commentaires?|réponses?|réflexions?|comentarios?|respuestas?|comentários?|respostas?|commenti|rispost[ae]|pensieri|reacties|gedachten) (?:to|on|zu|sur|à|en|a|em|su|op|over)\s/iu;
const LONGEST_HEADING = 120;

/** From or until when what is posted holds, right before the day's first figure; "from 7pm" stands before an hour. */
const LIMIT = /(?<!\p{L})(?:until|till|by|from|bis|ab|jusqu['’]au|hasta|entro|até|tot|vanaf)(?!\p{L})[^,;]{0,12}$/iu;
const isLimit = (text: string, { index }: DateMention): boolean =>
  LIMIT.test(text.slice(0, index) + /^\P{N}*/u.exec(text.slice(index))![0]);

/** Characters of a sentence beside the days in it. */
const LEAST_PROSE = 20;

/** A step of an address: /news/2026/…, /info/nyheder/?id=7. */
const FILED =
  /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:news|newsroom|blog|press|aktuelles|nachrichten|neuigkeiten|actualites?|noticias?|novedades|notizie|nyheter|nyheder|uutiset|nieuws|aktualnosci|aktuality|novosti)(?:\/|\?)/iu;

/** Lines of a card. */
const LONGEST_CARD = 14;

/** Address of the `<a>` block around a line, where it is a card's. */
function linkAround({ lines, blocks, from, to }: Outline, line: number): string | undefined {
  for (let up = lines[line]!.block; up >= 0 && to[up]! - from[up]! <= LONGEST_CARD; up = blocks[up]!.parent)
    if (blocks[up]!.link) return blocks[up]!.link;
  return undefined;
}

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const isFirstHeading = ({ lines, blocks }: Outline, line: number): boolean =>
  lines.slice(0, line).every(({ block }) => blocks[block]!.heading === undefined);
