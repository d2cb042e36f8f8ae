/** Declared departments and businesses. */
import type { BusinessRecord, DepartmentRecord } from '../finding';
import { matchUnit } from '../text/units/index';
import { addressOf } from './place';
import { Sheet, type Source } from './sheet';
import type { Thing } from './thing';

/** @param whole the body that the department belongs to */
export function departmentOf(source: Source, thing: Thing, whole: Thing | undefined): DepartmentRecord | undefined {
  const sheet = new Sheet(source, thing, 'department');
  sheet.text('name', ['name', 'legalName']);
  const name = source.graph.text(thing, 'name', 'legalName');
  if (name) sheet.set('level', matchUnit(name, source.lang)?.level, name);
  sheet.email(...sheet.contacts());
  sheet.telephone(...sheet.contacts());
  sheet.set('parent', whole && source.graph.text(whole, 'name'));
  sheet.url();
  sheet.description('description');
  return sheet.record();
}

export function businessOf(source: Source, thing: Thing, listed?: string): BusinessRecord | undefined {
  const sheet = new Sheet(source, thing, 'business');
  sheet.text('name', ['name', 'legalName']);
  sheet.set('address', addressOf(source.graph, thing, source.lang));
  sheet.email(...sheet.contacts());
  sheet.telephone(...sheet.contacts());
  sheet.url(listed);
  sheet.image('image', 'photo', 'logo');
  sheet.description('description');
  return sheet.record();
}
