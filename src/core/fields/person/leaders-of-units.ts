/**
 * Who leads each unit of a list, as its card or row says: "Group leader: Prof. Marian Holt", 负责人：周启明, a name in a column headed "Head". The choice takes the
 * card for the unit's, rightly; where several of the list's units say so, each of those named is a record of a person as much.
 */
import { addTo } from '../../multimap';
import { listPlace } from '../../classify/announced/list-parts';
import { CJK } from '../../page/scripts';
import { headerAbove } from '../../page/table-header';
import type { Chosen } from '../../records/choose';
import { matchTitle } from '../../text/names/index';
import type { PersonRecord } from '../../finding';
import { evidenceAt } from '../evidence';
import type { Page } from '../record';
import { restOfRow } from '../row-cells';
import { personOn } from './full-name';

const LEAST_LED = 2;
/** Share of the units of the list that must say who leads them. */
const SHARE_LED = 0.3;
/** Scores of a name behind its post: a short line in Han characters says little by itself. */
const SURE_NAME = 0.6;
const SURE_HAN = 0.35;
/** Scores of a post as a label ("Head:"), and without a colon. */
const LABEL = 0.5;
const SURE_POST = 0.8;
/** How sure a leader is beside the unit. */
const SHARE = 0.8;

const POST_AND_REST = /^(?<post>[^:：]{2,40}?)\s*[:：]\s*(?=\S)/u;
/** What may follow the name: nothing, a bracket, or another field. */
const NAME_ENDS = /^(?:[\s\u3000]*$|[\s\u3000]*[,，;；、|｜(（[]|[\s\u3000]+\S)/u;

interface Leader {
  line: number;
  name: string;
  post: string;
  link?: string;
}

/** @returns the persons who lead the chosen units, each with the line that names them */
export function leadersOfUnits(page: Page, chosen: readonly Chosen[]): { from: number; record: PersonRecord }[] {
  const lists = new Map<string, Chosen[]>();
  const taken = new Set<number>();
  for (const one of chosen) {
    const { candidate, verdict } = one;
    if (verdict.kind === 'department') addTo(lists, listPlace(page.outline, candidate), one);
    if (verdict.kind === 'person') for (let i = candidate.from; i < candidate.to; i++) taken.add(i);
  }
  return [...lists.values()].flatMap((units) => {
    const led = units.map(({ candidate: { from, to }, verdict }) => {
      const leaders: Leader[] = [];
      // A unit that is one cell of its row has its leader in the cells behind it.
      const end = restOfRow(page.outline, page.facts, from, to);
      for (let line = from + 1; line < end; line++) {
        const leader = leaderOn(page, line);
        if (leader) leaders.push(leader);
      }
      return { leaders, probability: verdict.probability };
    });
    const count = led.filter(({ leaders }) => leaders.length > 0).length;
    if (count < LEAST_LED || count < SHARE_LED * units.length) return [];
    return led.flatMap(({ leaders, probability }) =>
      leaders
        .filter(({ line }) => !taken.has(line))
        .map((leader) => ({ from: leader.line, record: recordOf(page, leader, SHARE * probability) })),
    );
  });
}

function recordOf(page: Page, { line, name, post, link }: Leader, confidence: number): PersonRecord {
  const record = personOn(page, line, name, confidence);
  const evidence = { ...record.evidence, jobTitle: evidenceAt(page.outline, line, LABEL) };
  return { ...record, jobTitle: post, ...(link ? { url: link } : {}), evidence };
}

/** The post and the name of a line that begins with both, or that is a name below the head of a column of posts. */
function leaderOn({ outline, facts }: Page, line: number): Leader | undefined {
  const { text, block, runs } = outline.lines[line]!;
  const fact = facts.lines[line]!.name;
  if (!fact || outline.blocks[block]!.hidden) return undefined;
  const { name, score, honorific } = fact.match;
  if (score < (CJK.test(name) ? SURE_HAN : SURE_NAME)) return undefined;
  const at = text.indexOf(name);
  if (at < 0 || !NAME_ENDS.test(text.slice(at + name.length))) return undefined;
  const before = text.slice(0, at).trim();
  const address = honorific && before.endsWith(honorific) ? before.slice(0, -honorific.length).trim() : before;
  const isPost = (post: string, least: number): boolean => (matchTitle(post, facts.lang)?.score ?? 0) >= least;
  const link = runs.find((run) => run.link && run.text.includes(name))?.link;
  const found = (post: string): Leader => ({ line, name, post, ...(link ? { link } : {}) });
  const label = POST_AND_REST.exec(text)?.groups!['post'];
  if (label !== undefined) return isPost(label, LABEL) && /^[^:：]*[:：]\s*$/u.test(address) ? found(label) : undefined;
  if (address !== '') return isPost(address, SURE_POST) ? found(address) : undefined;
  const header = headerAbove(outline, line);
  return header && isPost(header, SURE_POST) ? found(header) : undefined;
}
