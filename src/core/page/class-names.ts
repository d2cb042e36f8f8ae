/** What a block's or a run's hint says by its class names. */

/** Class names alone, without the id and the microdata behind them. */
export const ownClasses = (hint: string | undefined): string => (hint ?? '').replace(/[#@.].*$/u, '');
