/** The attributes that trigger rules read: what an official page says of the person, the unit or the business it is about. */
export const ATTRIBUTES = [
  'name',
  'gender',
  'age',
  'birthDate',
  'telephone',
  'faxNumber',
  'email',
  'alumniOf',
  'degree',
  'jobTitle',
  'knowsAbout',
  'address',
  'office',
  'affiliation',
  'function',
  'foundingDate',
  'head',
  'homepage',
  'openingHours',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
