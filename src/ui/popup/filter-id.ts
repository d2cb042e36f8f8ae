/** Id of the filter box, by which the key "/" finds it. */
export const FILTER_ID = 'filter';
