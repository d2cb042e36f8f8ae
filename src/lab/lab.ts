/** `npm run lab -- COMMAND`: training and experiments. None of it is in the extension. */
import { judgeOutOfFold } from './judge/out-of-fold';
import { train } from './judge/train';

const COMMANDS: Record<string, { run: () => Promise<void>; says: string }> = {
  'out-of-fold': {
    run: judgeOutOfFold,
    says: 'judges the labelled pages by the models of the last training that have not seen their sites',
  },
  'train records': { run: train, says: 'trains the judge of records and the ranker of event names' },
};

async function main(words: readonly string[]): Promise<void> {
  const command = COMMANDS[words.join(' ')];
  if (!command) {
    console.error(
      [
        'usage: npm run lab -- COMMAND',
        ...Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(16)} ${says}`),
      ].join('\n'),
    );
    process.exit(2);
  }
  await command.run();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
