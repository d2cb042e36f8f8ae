/** What a walk over a site looks for: pages that list people, pages that list colleges and departments. */
export const GOALS = ['faculty', 'departments'] as const;
export type Goal = (typeof GOALS)[number];
