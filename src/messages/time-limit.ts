/** How long a look may take, and the clock that says so. */

/** The background ends a look after this long, in ms, with an error. */
export const LOOK_ENDS_WITHIN = 80_000;
/** A screen gives up a look after this long, in ms: what should have ended it has died with its worker. */
export const LOOK_LIMIT = LOOK_ENDS_WITHIN + 10_000;

/**
 * @param ms after which the promise is given up; the work itself is not stopped
 * @param late makes the error that it is then rejected with
 */
export function within<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
