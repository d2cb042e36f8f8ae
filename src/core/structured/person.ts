/** A declared person. */
import type { PersonRecord } from '../finding';
import { matchUnit } from '../text/units/index';
import { Sheet, type Source } from './sheet';
import type { Thing } from './thing';
import { hasType } from './types';

const UNIT = 0.7;
/** Languages that put the family name first. */
const FAMILY_FIRST = /^(?:ja|zh|ko|vi|hu)$/;

export function personOf(source: Source, thing: Thing, listed?: string): PersonRecord | undefined {
  const { graph, lang } = source;
  const sheet = new Sheet(source, thing, 'person');
  sheet.text('name', ['name']);
  const given = graph.text(thing, 'givenName');
  const family = graph.text(thing, 'familyName');
  if (given && family) sheet.set('name', FAMILY_FIRST.test(lang) ? `${family} ${given}` : `${given} ${family}`);
  sheet.text('jobTitle', ['jobTitle', 'hasOccupation'], true);
  // A member whose role is described: {member: {@type: Role, roleName, member: Person}}.
  const { parent } = thing;
  if (parent && hasType(parent, 'Role', 'OrganizationRole', 'EmployeeRole'))
    sheet.set('jobTitle', graph.text(parent, 'roleName', 'namedPosition'));
  sheet.email(...sheet.contacts());
  sheet.telephone(...sheet.contacts());
  sheet.text('affiliation', ['worksFor', 'affiliation', 'memberOf']);
  if (parent && /^(?:members?|employees?)$/.test(thing.via ?? '')) {
    const body = hasType(parent, 'Role', 'OrganizationRole', 'EmployeeRole') ? parent.parent : parent;
    sheet.set('affiliation', body && graph.text(body, 'name'));
  }
  sheet.url(listed);
  sheet.image('image', 'photo');
  sheet.description('description');
  const record = sheet.record();
  // Plugins declare whoever runs a site as a person, be it a department.
  return record && (matchUnit(record.name, lang)?.score ?? 0) < UNIT ? record : undefined;
}
