import { beforeEach, expect, it, vi } from 'vitest';
import { LibraryFullError } from '../../library';

const said = vi.hoisted(() => ({ undos: [] as ((() => Promise<void>) | undefined)[] }));
vi.mock('./library-problem', () => ({ libraryProblem: () => 'full' }));
vi.mock('./toasts', () => ({ sayProblem: (_: string, undo?: () => Promise<void>) => said.undos.push(undo) }));

const { wayBack } = await import('./way-back');
beforeEach(() => (said.undos = []));

it('stays on offer until it can be gone', async () => {
  const act = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new LibraryFullError('full'));
  await wayBack(act)();
  expect(said.undos).toHaveLength(1);
  await said.undos[0]!();
  expect(act).toHaveBeenCalledTimes(2);
  expect(said.undos).toHaveLength(1);
});
