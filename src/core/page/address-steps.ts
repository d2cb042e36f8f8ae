/** The steps of an address's path: of "/departments/planning/index.html" they are "departments", "planning" and "index.html". */
export const stepsOf = (url: string): string[] =>
  (/^[a-z]+:\/\/[^/]*([^?#]*)/i.exec(url)?.[1] ?? '').split('/').filter((step) => step !== '');

/** A step without the ending of a file: "staff.html" is "staff". */
export const withoutEnding = (step: string): string => step.replace(/\.[a-z]{2,5}$/i, '');

/** A step as it is read; as it is written, where that cannot be. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
