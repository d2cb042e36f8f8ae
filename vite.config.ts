/**
 * Builds `dist/` (Chromium) or, with `--mode firefox`, `dist-firefox/`. One clean manifest per browser: each browser
 * grumbles at the other's keys, and testers load what is built here.
 */
import { crx, type ManifestV3Export } from '@crxjs/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './manifest.json' with { type: 'json' };

/** Firefox has an event page instead of worker and offscreen document, and asks what data is collected: none. */
function firefoxManifest(): ManifestV3Export {
  const { background, minimum_chrome_version: _, permissions, ...rest } = manifest;
  return {
    ...rest,
    permissions: permissions.filter((permission) => permission !== 'offscreen'),
    background: { scripts: [background.service_worker], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'gleaner@gleaner.example',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  } as unknown as ManifestV3Export;
}

export default defineConfig(({ mode }) => {
  const firefox = mode === 'firefox';
  return {
    plugins: [
      crx({
        manifest: firefox ? firefoxManifest() : (manifest as ManifestV3Export),
        browser: firefox ? 'firefox' : 'chrome',
      }),
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'es' },
    build: {
      outDir: firefox ? 'dist-firefox' : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: {
          library: 'src/ui/library/index.html',
          ...(firefox ? {} : { offscreen: 'src/engine/offscreen.html' }),
        },
      },
    },
  };
});
