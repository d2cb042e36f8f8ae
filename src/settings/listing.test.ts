import { beforeEach, expect, test, vi } from 'vitest';

const local = new Map<string, unknown>();
const listeners: ((changes: object, area: string) => void)[] = [];
let failure: Error | undefined;
const guard = (): void => {
  if (failure) throw failure;
};

vi.mock('../platform/browser', () => ({
  browser: {
    storage: {
      local: {
        get: async (keys: string[]) => {
          guard();
          return Object.fromEntries([...local].filter(([key]) => keys.includes(key)));
        },
        set: async (items: object) => {
          guard();
          for (const [key, value] of Object.entries(items)) local.set(key, value);
        },
        remove: async (keys: string[]) => keys.forEach((key) => local.delete(key)),
      },
      onChanged: { addListener: (listener: (typeof listeners)[number]) => listeners.push(listener) },
    },
  },
}));
const listing = await import('./listing');
const listed = async (): Promise<readonly string[]> => listing.listedKinds(await listing.loadListing());

beforeEach(() => {
  local.clear();
  failure = undefined;
});

test('events, people and departments are listed as it comes, and news is not looked for', async () => {
  expect(await listed()).toEqual(['event', 'person', 'department']);
  expect(listing.soughtFor(['event', 'person', 'department'])).toBeUndefined();
  expect(listing.soughtFor(['business'])).toBe('all');
});

test('two tabs that choose at once lose neither choice', async () => {
  await Promise.all([listing.chooseKind('news', true), listing.chooseKind('person', false)]);
  expect(await listed()).toEqual(['event', 'department', 'news']);
});

test('annotating lists every kind, and gives the own choice back when it ends', async () => {
  await listing.chooseKind('event', false);
  await listing.chooseAnnotating(true);
  expect(await listed()).toEqual(['event', 'person', 'department', 'news', 'business']);
  await listing.chooseAnnotating(false);
  expect(await listed()).toEqual(['person', 'department']);
});

test('a reset takes all choices back and can itself be taken back; what is not of the listing stays', async () => {
  local.set('showPictures', true);
  await listing.chooseKind('news', true);
  await listing.chooseAnnotating(true);
  const before = await listing.loadListing();
  await listing.resetListing();
  expect(await listing.loadListing()).toEqual(listing.AS_IT_COMES);
  expect([...local]).toEqual([['showPictures', true]]);
  await listing.putListing(before);
  expect(await listing.loadListing()).toEqual(before);
});

test('what another version or a fault left under the keys counts as no choice', () => {
  expect(listing.listingOf({ 'list:event': 'no', 'list:news': 1, annotating: 'yes' })).toEqual(listing.AS_IT_COMES);
});

test('storage that cannot be read is an error to the settings, and the defaults to a look', async () => {
  failure = new Error('IO error: corrupt');
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await expect(listing.loadListing()).rejects.toThrow('corrupt');
  expect(await listing.loadListingOrDefault()).toEqual(listing.AS_IT_COMES);
  expect(warn).toHaveBeenCalledOnce();
});

test('a change is heard of where it is one of the listing', () => {
  const heard = vi.fn();
  listing.onListingChange(heard);
  for (const listener of listeners) {
    listener({ showPictures: {} }, 'local');
    listener({ 'list:news': {} }, 'session');
    expect(heard).not.toHaveBeenCalled();
    listener({ 'list:news': {} }, 'local');
  }
  expect(heard).toHaveBeenCalledOnce();
});
