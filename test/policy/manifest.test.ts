import { describe, expect, test } from 'vitest';
import { BUILDS, filesOf, manifestOf } from './built';

/** What the extension may do, and for what. Nothing joins this list without a reason that a user would accept. */
const ALLOWED: Record<string, string> = {
  activeTab: 'the page on which the button was pressed, until it is left',
  scripting: 'puts the reader into that page',
  storage: 'settings, and the state of looks while the browser runs',
  unlimitedStorage: 'the library is not evicted',
  offscreen: 'the engine in Chromium',
};

describe.each(BUILDS)('%s', (build) => {
  const manifest = manifestOf(build);

  test('asks for the permissions of the list, no more and no fewer', () => {
    const expected = Object.keys(ALLOWED).filter((name) => build === 'dist' || name !== 'offscreen');
    expect([...manifest.permissions].sort()).toEqual(expected.sort());
    expect(manifest.optional_permissions ?? []).toEqual([]);
    // For one site at a time, when the person asks to have it looked over.
    expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*']);
  });

  test.each(['host_permissions', 'content_scripts', 'web_accessible_resources', 'externally_connectable'])(
    'has no %s',
    (key) => expect(manifest).not.toHaveProperty(key),
  );

  test('lets its pages load what is in the package, and pictures, which the person switches on', () => {
    const directives = manifest.content_security_policy.extension_pages.split(';').map((one) => one.trim().split(' '));
    expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: http: https:",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
  });

  test('holds every file that the manifest names, and no source map', () => {
    const files = filesOf(build);
    const named = JSON.stringify(manifest).match(/"[^"]+\.(?:js|html|png|svg)"/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(files).toContain(JSON.parse(name));
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
