/** The information network of a site: which unit contains which, who plays which role where. */
/** `buildNetwork` makes it of the records of many pages, `treeOf` is what screens and exports read. */
export { buildNetwork, type BuildOptions } from './build';
export type { Network, PersonNode, RoleNode, Sourced, UnitClass, UnitNode } from './network';
export { treeOf, type TreeNode } from './tree';
