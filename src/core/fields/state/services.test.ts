import { expect, test } from 'vitest';
import { namesService } from './services';

test.each([
  'Toilets',
  'Mill Road closure',
  'Bin collections – bank holiday',
  'Cemetery repairs',
  'Planning system maintenance',
  'Garden waste subscriptions',
  'Club hours',
  'Summer hours',
  'Opening times and prices',
  'Sperrungen',
  'Abfuhrtermine und Notdienste',
  'Horaires d’été',
  'Horario de verano',
  'Orario estivo',
  'Pfarrbüro',
  'Volunteering',
  'ボランティア募集',
])('a service, or its hours: %s', (name) => expect(namesService(name)).toBe(true));

test.each([
  'Bike maintenance workshop',
  'Repair Café',
  'Happy Hours',
  'Baroque Diversions',
  'The Small Hours',
  'Cemetery tour',
  'Allotment open day',
  'Recycling for beginners',
  'Fête de la rue',
  'Parking Lot Party',
  'Summer concert',
  'Volunteer evening',
  'Linux Server Maintenance',
  'Cemetery',
  '出店者募集フリーマーケット',
])('what is held: %s', (name) => expect(namesService(name)).toBe(false));
