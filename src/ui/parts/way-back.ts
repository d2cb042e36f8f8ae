import { libraryProblem } from './library-problem';
import { sayProblem } from './toasts';

/**
 * @param act takes something back in the library, or rejects and has changed nothing
 * @returns an undo for a toast. Where it fails, as on a full disk, it says so and stays on offer.
 */
export function wayBack(act: () => Promise<void>): () => Promise<void> {
  const undo = (): Promise<void> => act().catch((error: unknown) => sayProblem(libraryProblem(error), undo));
  return undo;
}
