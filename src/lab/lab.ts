/** `npm run lab -- COMMAND`: training and experiments. None of it is in the extension. */
import { runLabels } from './data/lay-out-labels';
import { figure7 } from './events/figure7';
import { joinEvents } from './events/join';
import { reliability } from './events/reliability';
import { table2 } from './events/table2';
import { trainEvents } from './events/train';
import { readersOfFolds } from './events/fold-readers';
import { judgeOutOfFold } from './judge/out-of-fold';
import { train } from './judge/train';
import { trainStops } from './judge/stops';
import { trainGate } from './judge/train-gate';
import { trainNamesAlone } from './judge/train-names';
import { trainRank } from './regions/train-rank';
import { reportOfficial } from './official/official';
import { printOurs } from './official/ours-scores';
import { layOutPages } from './official/more-pages';
import { layOutLongPages } from './official/long-pages';
import { trainPageKind } from './official/train';
import { trainLongTextModel } from './official/train-long-text';
import { compareCrawlers } from './site/sites';
import { compareUniversities } from './universities/universities';

const COMMANDS: Record<string, { run: (files: readonly string[]) => Promise<void> | void; says: string }> = {
  'out-of-fold': {
    run: async () => judgeOutOfFold(await readersOfFolds()),
    says: 'judges the labelled pages by the models of the last training that have not seen their sites',
  },
  labels: { run: runLabels, says: "lays the annotator's export FILE out as a labelled set in DIR, for bench" },
  sites: {
    run: () => compareCrawlers('reported'),
    says: 'crawls whole saved sites for faculty and departments, against best-first search',
  },
  'sites chosen-on': {
    run: () => compareCrawlers('chosen-on'),
    says: 'the same on the sites on which words and points were chosen, page by page',
  },
  universities: {
    run: compareUniversities,
    says: 'colleges, departments, people and titles by MDR, WEB-UIE as printed and ours, on the same pages',
  },
  table2: { run: table2, says: "Event.Locky's five models, and the shipped judge, on the same records by site" },
  figure7: { run: figure7, says: 'the five models by the number of records they learn from; after table2' },
  'join events': {
    run: joinEvents,
    says: 'what text adds to the judge on Japanese event pages, end to end and out of fold',
  },
  reliability: { run: reliability, says: 'how often records are right by the confidence shown, out of fold' },
  official: {
    run: reportOfficial,
    says: "kinds of page by the paper's models, EMSS, ONBC and ours, by site; writes docs/results/official.md",
  },
  'official ours': { run: printOurs, says: 'the same of our model alone, printed only' },
  'official pages': { run: layOutPages, says: 'unpacks the further pages that kinds of page are learned from' },
  'official long-text-pages': {
    run: layOutLongPages,
    says: 'unpacks the further pages whose long texts were read',
  },
  'train events': { run: trainEvents, says: 'trains word vectors and the text model of Japanese events that ship' },
  'train regions': { run: trainRank, says: 'trains the ranking of regions for extract --regions; after train records' },
  'train page-kind': { run: trainPageKind, says: 'trains the model of page kinds' },
  'train long-text': { run: trainLongTextModel, says: 'trains the model of long texts that descriptions come from' },
  'train gate': {
    run: trainGate,
    says: 'trains the gate that keeps pages quiet, for the judges of the last train records',
  },
  'train stops': {
    run: trainStops,
    says: 'finds after which trees the judge may give a candidate up, for the judges of the last train records',
  },
  'train names': {
    run: trainNamesAlone,
    says: 'trains the ranker of event names by itself, for the judges of the last train records',
  },
  'train records': { run: train, says: 'trains the judge of records and the ranker of event names' },
};

async function main(words: readonly string[]): Promise<void> {
  const [first = '', ...files] = words;
  const takesFiles = first === 'labels';
  const command = COMMANDS[takesFiles ? first : words.join(' ')];
  if (!command) {
    console.error(
      [
        'usage: npm run lab -- COMMAND',
        ...Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(16)} ${says}`),
      ].join('\n'),
    );
    process.exit(2);
  }
  await command.run(takesFiles ? files : []);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
