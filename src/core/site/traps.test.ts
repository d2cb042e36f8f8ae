import { expect, it } from 'vitest';
import { trapOf } from './traps';

it.each([
  ['https://u.example/cv.pdf', 'file'],
  ['https://u.example/login', 'action'],
  ['https://u.example/wp-login.php?redirect_to=x', 'action'],
  ['https://u.example/events/2026/11/', 'calendar'],
  ['https://u.example/cal?month=3', 'calendar'],
  ['https://u.example/people?sort=name', 'query'],
  ['https://u.example/x?a=1&b=2&c=3&d=4', 'query'],
  ['https://u.example/x?a=1&a=2', 'query'],
  ['https://u.example/a/b/a/b/c', 'repeats'],
  ['https://u.example/en/en/en/x', 'repeats'],
])('%s is a trap: %s', (address, trap) => expect(trapOf(address)).toBe(trap));

it.each([
  'https://u.example/people/',
  'https://u.example/staff.php?id=3&lang=en',
  'https://u.example/blogging-faculty',
  'https://u.example/guide-2026/departments/',
  'https://u.example/printmaking/people',
  'https://u.example/people?page=2',
])('%s is none', (address) => expect(trapOf(address)).toBeUndefined());
