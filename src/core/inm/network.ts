/**
 * The information network of a site (WEB-UIE, section 4): object classes that contain each other (university, college, department …) and
 * the roles that people play in them. Plain JSON; nodes point to each other by id.
 */
import type { FoundRecord, Level } from '../finding';

/** A record with the page that it was found on. */
export interface Sourced {
  record: FoundRecord;
  page: { url: string; title: string };
}

export type UnitClass = 'university' | Level;

export interface UnitNode {
  id: string;
  class: UnitClass;
  name: string;
  url?: string;
  email?: string;
  telephone?: string;
  /** The unit that contains this one; absent for the university. */
  parent?: string;
  /** Addresses of the pages that name it. */
  sources: string[];
}

export interface PersonNode {
  id: string;
  name: string;
  url?: string;
  email?: string;
  telephone?: string;
  image?: string;
  sources: string[];
}

/** What a person is in a unit: the role relationship. One person may play several. */
export interface RoleNode {
  person: string;
  unit: string;
  /** The post as the page writes it; absent where no page gives one. */
  title?: string;
  sources: string[];
}

export interface Network {
  /** Id of the university; the first of `units`. */
  root: string;
  units: UnitNode[];
  people: PersonNode[];
  roles: RoleNode[];
}

/** How high a class stands: a unit contains none that stands above it. Offices stand anywhere. */
const HEIGHT: Readonly<Record<UnitClass, number>> = {
  university: 3,
  college: 2,
  department: 1,
  laboratory: 0,
  office: 0,
};

export const mayContain = (outer: UnitClass, inner: UnitClass): boolean =>
  HEIGHT[outer] >= HEIGHT[inner] && (outer !== 'office' || inner === 'office');
