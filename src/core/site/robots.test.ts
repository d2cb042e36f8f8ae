import { describe, expect, it } from 'vitest';
import { permissionFor, robotsAddress } from './robots';

const PAGE = 'https://u.example/people/staff.html';
const rules = (text: string) => ({ status: 200, text });

describe('permissionFor', () => {
  it('follows the longest rule of the group that names the agent, or of all', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: Gleaner\nDisallow: /people/\nAllow: /people/staff\n';
    expect(permissionFor(PAGE, rules(text))).toEqual({ allowed: true });
    expect(permissionFor('https://u.example/people/x', rules(text))).toEqual({ allowed: false, why: 'forbidden' });
    expect(permissionFor(PAGE, rules('User-agent: *\nDisallow: /people'))).toEqual({
      allowed: false,
      why: 'forbidden',
    });
  });

  it('takes a missing file for leave, silence and failure for no', () => {
    expect(permissionFor(PAGE, { status: 404, text: '' })).toEqual({ allowed: true });
    for (const answer of ['unreachable', { status: 503, text: '' }, { status: 429, text: '' }] as const)
      expect(permissionFor(PAGE, answer)).toEqual({ allowed: false, why: 'unreachable' });
  });

  it('says how long to wait, within reason', () => {
    expect(permissionFor(PAGE, rules('User-agent: *\nCrawl-delay: 5'))).toEqual({ allowed: true, delay: 5 });
    expect(permissionFor(PAGE, rules('User-agent: *\nCrawl-delay: 86400'))).toEqual({ allowed: true, delay: 30 });
  });

  it('reads a web page in the place of rules as no rules', () => {
    expect(permissionFor(PAGE, rules('<!doctype html><p>Disallow: /</p>'))).toEqual({ allowed: true });
  });
});

it('asks each origin for its own rules', () => {
  expect(robotsAddress('http://cs.u.example:8080/a?b')).toBe('http://cs.u.example:8080/robots.txt');
});
