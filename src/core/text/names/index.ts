/** Names of persons and names of posts, told from other short texts by lexicon and by shape. */
/** One file per script or language; `matchName` and `matchTitle` are the way in. */
export { isDegree } from './degree';
export { matchName } from './match-name';
export type { NameMatch } from './name-match';
export { claimOf, type Claim } from './owned-page';
export type { TitleMatch } from './titles';
export { closedUp, cjkHead, matchTitle, namesOffice } from './titles';
export { isVacancy } from './not-names/vacancy';
export { singularPost } from './titles/singular-post';
export { announcesOthers, isAuthorsColumn, namesOthers } from './other-peoples';
