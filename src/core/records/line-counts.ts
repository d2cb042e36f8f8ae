/** What one line holds, counted once: runs of lines, of which a page has many over the same lines, add it up. */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';
import { daysAhead } from './days-ahead';
import { Different } from './different';
import { isAside } from './aside-days';
import { isUnheld } from './unheld-days';

/** Of the dates and times on a line; `RangeFacts` says what each is. */
export interface DayCounts {
  /** Numbers of the days named, each mention. */
  days: number[];
  months: number;
  recurrences: number;
  ranges: number;
  headingDays: number;
  dateLines: number;
  otherDates: number;
  withYear: number;
  weekdays: number;
  times: number;
  oddTimes: number;
  /** Of the first day of which it is known; else NaN. */
  place: number;
  ahead: number;
}

/** Flags are 1 or 0. */
export interface LineCounts {
  chars: number;
  images: number;
  /** Numbers of the addresses that its text leads to, and of those that the blocks around it are links to. */
  links: number[];
  linksAround: { block: number; link: number }[];
  linkChars: number;
  heading: number;
  bold: number;
  hidden: number;
  /** Font size, relative to the page's commonest; 0 for a line that is mostly a date. */
  size: number;
  dates: DayCounts | undefined;
  dateChars: number;
  session: number;
  stamped: number;
  /** The line's best person's name and its score; how many sure ones it holds. */
  name: string;
  score: number;
  names: number;
  title: number;
  /** Numbers of the addresses. */
  emails: number[];
  telephones: number;
  /** Score of the line's best unit. */
  unit: number;
  price: number;
}

/** Labels before which a date is not the record's own: when it was posted, until when to apply. */
export const OTHER_DATE =
  /(申込|申し込み|締切|締め切り|応募|受付期間|予約受付|発売|販売|更新|投稿|掲載|公開日|登録|deadline|register by|rsvp by|apply by|on sale|\bdue(?:\s(?:date|on|by)\b|\s?[:：])|(?:submission|revision|acceptance) date|(?:submitted|revised|accepted|received)(?:\son\b|\s?[:：])|posted|published|updated|created|last modified|anmeldeschluss|meldeschluss|nennschluss|anmeldefrist|anmeldung(?:en)?(?: \p{L}{4,20})? bis|vorverkauf ab|early bird|entries close|book by|(?:registration|register|sign up|enrol(?:l?ment)?) (?:by|before|until|closes|opens|deadline)|veröffentlicht|publié|inscriptions? (?:avant|jusqu)|date limite|délais?(?: d['’]inscription)?\s?[:：]|inscripci(?:ón|ones) hasta|fecha límite|iscrizion[ei] (?:entro|fino)|entro il|inscriç(?:ão|ões) até|(?:inschrijven|aanmelden) (?:voor|tot)|uiterlijk|(?:anmäl\p{L}*|tilmeld\p{L}*|påmeld\p{L}*) (?:senast|senest|innen)|zapisy do|přihlášky do|hạn (?:chót|cuối|nộp|đăng ký)|đăng (?:ngày|ký trước)|cập nhật|publicado|born|founded|since|©|copyright|geplaatst)/iu;

/** Labels before which a date says when the text itself was made, or a paper is due: it is no evidence that anything takes place. */
const PUBLISHED =
  /((?<=^\P{L}*|[,;:.(|/·–-]\s*)(?:due(?: date)?|stand(?: vom)?|état au|(?:submission|revision|acceptance|publication) date|accepted|received|revised)|posted|published|updated|created|last (?:modified|changed?|revised|revision|updated?|edited)|letzte[sr]? (?:update|änderung|aktualisierung)|zuletzt (?:geändert|aktualisiert|bearbeitet)|dernière (?:mise à jour|modification)|última (?:actualización|modificación|atualização|alteração)|ultimo aggiornamento|laatst (?:gewijzigd|bijgewerkt)|senast (?:uppdaterad|ändrad)|sidst (?:opdateret|ændret)|sist (?:oppdatert|endret)|ostatnia aktualizacja|poslední aktualizace|(?:ngày )?đăng|cập nhật|written|submitted|uploaded|投稿|更新|公開|掲載|作成|登録日|发布|發佈|更新时间|发表|작성|등록|게시|veröffentlicht|erstellt|geändert|publié|modifié|publicado|actualizado|pubblicato|geplaatst|gepubliceerd|publicerad|uppdaterad|©|copyright)[^\p{L}\p{N}]*(on|le|am|el|il|op|den|at|日|日時|时间)?[^\p{L}\p{N}]*$/iu;

/** Whether a line says right before a day that the text was written then: "Posted on June 11, 2024". */
export const isPublishedOn = (text: string, { index }: { index: number }): boolean =>
  PUBLISHED.test(text.slice(Math.max(0, index - BEFORE_DAY), index));
const BEFORE_DAY = 30;

/** Blocks around a line that are asked for a link. */
const LINKS_AROUND = 6;

/** Counts the lines of a page, each when first asked for. */
export class LineCounter {
  readonly days = new Different();
  readonly links = new Different();
  readonly emails = new Different();
  readonly #lines: (LineCounts | undefined)[];
  readonly #now: string;

  /** @param now day of the visit, YYYY-MM-DD */
  constructor(
    private readonly outline: Outline,
    private readonly facts: Facts,
    now: string,
  ) {
    this.#lines = new Array<LineCounts | undefined>(outline.lines.length);
    this.#now = now.slice(0, 10);
  }

  of(index: number): LineCounts {
    return (this.#lines[index] ??= this.#count(index));
  }

  #count(index: number): LineCounts {
    const { outline, links, emails } = this;
    const line = outline.lines[index]!;
    const fact = this.facts.lines[index]!;
    const block = outline.blocks[line.block]!;
    const linked = line.runs.filter((run) => run.link);
    const linksAround: LineCounts['linksAround'] = [];
    for (let up = line.block, n = 0; up >= 0 && n < LINKS_AROUND; up = outline.blocks[up]!.parent, n++) {
      const { link } = outline.blocks[up]!;
      if (link) linksAround.push({ block: up, link: links.numberOf(link) });
    }
    const score = fact.name?.match.score ?? 0;
    return {
      chars: line.text.length,
      images: line.images.length,
      links: linked.map((run) => links.numberOf(run.link!)),
      linksAround,
      linkChars: linked.reduce((sum, run) => sum + run.text.length, 0),
      heading: block.heading ? 1 : 0,
      bold: fact.weight >= 600 ? 1 : 0,
      hidden: block.hidden ? 1 : 0,
      size: fact.dateShare < 0.6 ? fact.size : 0,
      dates: fact.dates.length > 0 ? this.#dates(index) : undefined,
      dateChars: fact.dateShare * line.text.length,
      session: fact.dates.some((mention) => beginsSession(mention, line.text)) ? 1 : 0,
      stamped: fact.stamps.length > 0 ? 1 : 0,
      name: fact.name?.match.name ?? '',
      score,
      names: score >= 0.55 ? Math.max(1, fact.names) : 0,
      title: fact.title ? 1 : 0,
      emails: fact.emails.map(({ email }) => emails.numberOf(email)),
      telephones: fact.telephones.length,
      unit: fact.unit?.score ?? 0,
      price: fact.price ? 1 : 0,
    };
  }

  #dates(index: number): DayCounts {
    const { text, block } = this.outline.lines[index]!;
    const { dates, dateShare } = this.facts.lines[index]!;
    const heading = this.outline.blocks[block]!.heading;
    const out: DayCounts = {
      days: [],
      months: 0,
      recurrences: 0,
      ranges: 0,
      headingDays: 0,
      dateLines: 0,
      otherDates: 0,
      withYear: 0,
      weekdays: 0,
      times: 0,
      oddTimes: 0,
      place: NaN,
      ahead: NaN,
    };
    for (const mention of dates) {
      const before = (length: number): string => text.slice(Math.max(0, mention.index - length), mention.index);
      const label = mention.index === 0 ? this.#labelAbove(index) : before(BEFORE_DAY);
      if (
        mention.precision !== 'time' &&
        (PUBLISHED.test(label) ||
          isUnheld(this.outline, index, mention, this.#now) ||
          isAside(this.outline, this.facts, index, mention.index))
      ) {
        out.otherDates++;
        continue;
      }
      if (mention.precision === 'month') out.months++;
      else if (mention.precision === 'recurrence') out.recurrences++;
      else if (mention.precision === 'day') {
        const date = mention.start ?? mention.end;
        out.days.push(this.days.numberOf(`${date?.year ?? ''}-${date?.month ?? ''}-${date?.day ?? ''}`));
        if (mention.end) out.ranges++;
        if (heading) out.headingDays++;
        if (dateShare > 0.4) out.dateLines++;
        if (OTHER_DATE.test(before(24))) out.otherDates++;
        if (date?.year) out.withYear++;
        if (Number.isNaN(out.place)) out.place = placeInTime(date);
        if (Number.isNaN(out.ahead)) out.ahead = daysAhead(date, this.#now);
      }
      if (mention.start?.weekday !== undefined) out.weekdays++;
      if (mention.startTime || mention.doorTime) out.times++;
      if ((mention.startTime?.minute ?? 0) % 5 !== 0) out.oddTimes++;
    }
    return out;
  }

  /** What a line is called that is a day alone: by the line before it, else by the head of its column. */
  #labelAbove(index: number): string {
    const before = index > 0 ? labelOn(this.outline.lines[index - 1]!.text) : '';
    return before || headerAbove(this.outline, index);
  }
}

const LONGEST_LABEL = 30;

/** The line before a day, where it is short and begins as its label does: "Revision date (if any)", and not "Letters Never Received". */
function labelOn(text: string): string {
  const label = text.length > LONGEST_LABEL ? '' : text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
  return PUBLISHED.exec(label)?.index === label.search(/\p{L}/u) ? label : '';
}

/** Characters that must follow the time for the line to say what takes place then. */
const LEAST_SESSION = 6;

const beginsSession = ({ precision, startTime, index, length }: DateMention, text: string): boolean =>
  precision === 'time' && startTime !== undefined && index <= 2 && text.length >= index + length + LEAST_SESSION;

const placeInTime = (date: DateMention['start']): number =>
  date?.day ? ((date.year ?? 0) * 12 + (date.month ?? 0)) * 31 + date.day : NaN;
