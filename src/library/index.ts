/** The library: what the person kept, on this device only. Screens import from here. */
export * from './entries';
export * from './errors';
export * from './kept';
export { identityOf, siteOf } from './identity';
export { openLibrary } from './library';
export { sorted } from './search';
export { openLabels, type LabelShelf } from './label-shelf';
export type { LabelEdit } from './label-edit';
