import { describe, expect, it } from 'vitest';
import { progressOf } from './progress';
import { link, page, people, unit } from './test-site';
import { next, seen, seenRobots, startWalk } from './walk';
import type { PageAnswer, Walk } from './walk-state';

const U = 'https://u.example';
const FREE = { status: 404, text: '' };

const begun = (options = {}): Walk => seenRobots(startWalk(`${U}/`, options), U, FREE);

/** Walks a made-up site to the end; pages that it lacks are refused. */
function walkOver(site: Record<string, PageAnswer>, walk = begun()): { order: string[]; walk: Walk; stop: string } {
  const order: string[] = [];
  for (;;) {
    const step = next(walk);
    if ('stop' in step) return { order, walk, stop: step.stop };
    if (step.fetch === 'robots') walk = seenRobots(walk, step.origin, FREE);
    else {
      order.push(step.address);
      walk = seen(walk, step.address, site[step.address] ?? { refused: '404' });
    }
  }
}

describe('a walk', () => {
  it('asks for the rules of an origin before its first page', () => {
    const walk = startWalk(`${U}/`);
    expect(next(walk)).toMatchObject({ fetch: 'robots', address: `${U}/robots.txt`, origin: U });
    expect(next(seenRobots(walk, U, FREE))).toMatchObject({ fetch: 'page', address: `${U}/`, delay: 0 });
  });

  it('says that the site is closed when its rules are, or cannot be read', () => {
    const closed = seenRobots(startWalk(`${U}/`), U, { status: 200, text: 'User-agent: *\nDisallow: /' });
    expect(next(closed)).toEqual({ stop: 'closed' });
    expect(closed.closed).toEqual([{ address: `${U}/`, why: 'forbidden' }]);
    expect(seenRobots(startWalk(`${U}/`), U, 'unreachable').closed[0]!.why).toBe('unreachable');
  });

  it('never follows what the rules forbid', () => {
    const walk = seenRobots(startWalk(`${U}/`), U, { status: 200, text: 'User-agent: *\nDisallow: /staff' });
    const home = page(`${U}/`, [], [link(`${U}/staff`, 'Staff'), link(`${U}/people`, 'People')]);
    const { order, walk: done } = walkOver({ [`${U}/`]: home }, walk);
    expect(order).toEqual([`${U}/`, `${U}/people`]);
    expect(done.closed.map(({ address }) => address)).toEqual([`${U}/staff`]);
  });

  it('takes the most promising link first and leaves those that lead elsewhere once it has found something', () => {
    const home = page(
      `${U}/`,
      [],
      [
        link(`${U}/news`, 'News'),
        link(`${U}/about`, 'About us'),
        link(`${U}/people`, 'Faculty and Staff'),
        link(`${U}/shop`, 'Mugs'),
      ],
    );
    const { order, stop } = walkOver({ [`${U}/`]: home, [`${U}/people`]: page(`${U}/people`, people(5), []) });
    expect(order).toEqual([`${U}/`, `${U}/people`, `${U}/about`]);
    expect(stop).toBe('nothing-left');
  });

  it('goes from the list of departments to their pages, and on to their people', () => {
    const home = page(`${U}/`, [], [link(`${U}/departments`, 'Departments')]);
    const names = ['Physics', 'Chemistry', 'History', 'Music'];
    const list = page(
      `${U}/departments`,
      names.map((name) => unit(`Department of ${name}`, `${U}/${name}`)),
      [...names.map((name) => link(`${U}/${name}`, name)), link(`${U}/shop`, 'Mugs')],
    );
    const physics = page(`${U}/Physics`, [], [link(`${U}/Physics/people`, 'People')]);
    const staff = page(`${U}/Physics/people`, people(6), []);
    const site = {
      [`${U}/`]: home,
      [`${U}/departments`]: list,
      [`${U}/Physics`]: physics,
      [`${U}/Physics/people`]: staff,
    };
    const { order, walk } = walkOver(site);
    expect(order.slice(0, 4)).toEqual([`${U}/`, `${U}/departments`, `${U}/Physics`, `${U}/Physics/people`]);
    expect(order).not.toContain(`${U}/shop`);
    expect(progressOf(walk)).toMatchObject({ people: 6, departments: 4, fetched: order.length });
    expect(progressOf(walk).refused).toBe(order.filter((address) => !(address in site)).length);
    expect(progressOf(walk).targets.map(({ meets }) => meets)).toEqual([['departments'], ['faculty']]);
  });

  it('goes to the pages of groups before pages that say nothing, and on to former members', () => {
    const groups = page(
      `${U}/research`,
      [],
      [link(`${U}/a/about`, 'Tensor calculus'), link(`${U}/b/home`, 'Networking Research Lab')],
    );
    const lab = page(`${U}/b/home`, [], [link(`${U}/b/x`, 'Posters'), link(`${U}/b/y`, 'Alumni & Visitors')]);
    const { order } = walkOver({
      [`${U}/`]: page(`${U}/`, [], [link(`${U}/research`, 'Research')]),
      [`${U}/research`]: groups,
      [`${U}/b/home`]: lab,
    });
    expect(order[2]).toBe(`${U}/b/home`);
    expect(order.indexOf(`${U}/b/y`)).toBeLessThan(order.indexOf(`${U}/b/x`));
  });

  it('learns from siblings: a folder that gave nothing is left for another', () => {
    const poor = Array.from({ length: 8 }, (_, i) => link(`${U}/poor/p${i}`, `Research group ${i} people`));
    const rich = link(`${U}/rich/last`, 'Group people');
    const empty = poor.map(({ address }) => [address, page(address, [], [])] as const);
    const { order } = walkOver({ [`${U}/`]: page(`${U}/`, [], [...poor, rich]), ...Object.fromEntries(empty) });
    expect(order.indexOf(`${U}/rich/last`)).toBeLessThan(4);
  });

  it('is not misled by a menu of departments that stands on every page', () => {
    const names = ['Physics', 'Chemistry', 'History', 'Music', 'Law', 'Botany', 'Dance', 'Optics', 'Ethics', 'Logic'];
    const menu = names.map((name) => unit(`Department of ${name}`, `${U}/departments/${name}`));
    const links = names.map((name) => link(`${U}/departments/${name}`, name));
    const addresses = [`${U}/`, ...links.map(({ address }) => address)];
    const site = Object.fromEntries(addresses.map((address) => [address, page(address, menu, links)]));
    expect(progressOf(walkOver(site).walk).targets.length).toBeLessThanOrEqual(2);
  });

  it('goes on with units as long as they lead to people, though they list none themselves', () => {
    const names = ['Physics', 'Chemistry', 'History', 'Music', 'Law', 'Botany', 'Dance'];
    const list = page(
      `${U}/`,
      names.map((name) => unit(`Department of ${name}`, `${U}/${name}`)),
      names.map((name) => link(`${U}/${name}`, name)),
    );
    const units = names.map((name): [string, PageAnswer] => {
      const own = page(`${U}/${name}`, [], [link(`${U}/${name}/people`, 'People')]);
      return [`${U}/${name}`, own];
    });
    const staff = names.map((name): [string, PageAnswer] => {
      const ours = people(6).map((one) => ({ ...one, name: `${one.name} of ${name}` }));
      return [`${U}/${name}/people`, page(`${U}/${name}/people`, ours, [])];
    });
    const { walk } = walkOver({ [`${U}/`]: list, ...Object.fromEntries([...units, ...staff]) });
    expect(progressOf(walk).people).toBe(6 * names.length);
  });

  it('goes on through the parts of a list', () => {
    const first = page(`${U}/people`, people(5), [link(`${U}/people?page=2`, '2')]);
    const home = page(`${U}/`, [], [link(`${U}/people`, 'People')]);
    const { order } = walkOver({ [`${U}/`]: home, [`${U}/people`]: first });
    expect(order.at(-1)).toBe(`${U}/people?page=2`);
  });

  it('stays on the site, out of traps, and fetches no page twice', () => {
    const home = page(
      `${U}/`,
      [],
      [
        link('https://other.example/people', 'People'),
        link(`${U}/people.pdf`, 'People'),
        link(`${U}/people/`, 'People'),
        link(`${U}/people/index.html`, 'Staff'),
        link(`${U}/`, 'Faculty'),
      ],
    );
    expect(walkOver({ [`${U}/`]: home }).order).toEqual([`${U}/`, `${U}/people/`]);
  });

  it('does not drown in queries of one path', () => {
    const many = Array.from({ length: 100 }, (_, i) => link(`${U}/people?id=${i}`, 'People'));
    expect(walkOver({ [`${U}/`]: page(`${U}/`, [], many) }).order.length).toBeLessThan(20);
  });

  it('keeps of too many links those that it would follow first', () => {
    const dull = Array.from({ length: 700 }, (_, i) => link(`${U}/x${i}`, `Minutes ${i}`));
    const former = link(`${U}/news/former`, 'Previous students');
    const walk = walkOver({ [`${U}/`]: page(`${U}/`, [], [...dull, former]) }, startWalk(`${U}/`, { budget: 1 })).walk;
    expect(walk.waiting.length).toBeLessThan(700);
    expect(walk.waiting.map(({ address }) => address)).toContain(former.address);
  });

  it('keeps to its budget', () => {
    const many = Array.from({ length: 50 }, (_, i) => link(`${U}/d${i}/people`, 'People'));
    const { order, stop } = walkOver({ [`${U}/`]: page(`${U}/`, [], many) }, begun({ budget: 5 }));
    expect([order.length, stop]).toEqual([5, 'budget']);
  });

  it('goes on from its state as JSON, and leaves the state before as it was', () => {
    const before = begun();
    const text = JSON.stringify(before);
    const after = seen(before, `${U}/`, page(`${U}/`, [], [link(`${U}/staff`, 'Staff')]));
    expect(JSON.stringify(before)).toBe(text);
    expect(next(JSON.parse(JSON.stringify(after)) as Walk)).toEqual(next(after));
  });

  it('knows the page to which it was sent', () => {
    const home = page(`${U}/`, [], [link(`${U}/team`, 'Team'), link(`${U}/people`, 'People')]);
    const { order } = walkOver({ [`${U}/`]: home, [`${U}/team`]: page(`${U}/people`, people(4), []) });
    expect(order).toEqual([`${U}/`, `${U}/team`]);
  });

  it('looks around where no word is known', () => {
    const home = page(`${U}/`, [], [link(`${U}/xyzzy`, 'Xyzzy')]);
    expect(walkOver({ [`${U}/`]: home }).order).toEqual([`${U}/`, `${U}/xyzzy`]);
  });

  it('takes only an address of a page', () => {
    expect(() => startWalk('about:blank')).toThrow(TypeError);
  });
});
