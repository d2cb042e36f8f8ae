/**
 * Builds `dist/` (Chromium) or, with `--mode firefox`, `dist-firefox/`. One clean manifest per browser: each browser
 * grumbles at the other's keys, and testers load what is built here.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crx, type ManifestV3Export } from '@crxjs/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import manifest from './manifest.json' with { type: 'json' };
// Packs the dictionary while building; the rest of the lab has no part in the bundle.
// eslint-disable-next-line no-restricted-imports
import { japaneseDictionary } from './src/lab/words/vite-dictionary';

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
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  } as unknown as ManifestV3Export;
}

/**
 * crxjs also builds the injected script as a module, which nothing loads, and opens the script to every site, which
 * `scripting.executeScript` does not need and by which any page could tell that the extension is there.
 */
function closedToPages(): Plugin {
  return {
    name: 'closed-to-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['manifest.json'];
        if (manifest?.type !== 'asset') return;
        const { web_accessible_resources: _, ...kept } = JSON.parse(String(manifest.source)) as Record<string, unknown>;
        manifest.source = JSON.stringify(kept, null, 2);
        for (const [file, chunk] of Object.entries(bundle)) {
          const isModule = chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/content-script.ts');
          if (isModule) Reflect.deleteProperty(bundle, file);
        }
      },
    },
  };
}

/** What ships in modified form, or is made of texts whose licences ask for it, and the tokenizer: notices that go where these go. */
const NOTICES = [
  'models/lexicons/LICENCES.md',
  'models/word-vectors-ja/LICENCES.md',
  'node_modules/kuromoji/NOTICE.md',
  'node_modules/kuromoji/LICENSE-2.0.txt',
];

function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle() {
      const source = NOTICES.map((file) => readFileSync(file, 'utf8')).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'LICENCES.md', source });
    },
  };
}

interface Message {
  message: string;
  placeholders?: unknown;
}

/** Words on screens without what is said of them to those who translate: browsers have no use for it. */
function shortMessages(): Plugin {
  return {
    name: 'short-messages',
    writeBundle({ dir }) {
      const folder = join(dir!, '_locales');
      for (const locale of readdirSync(folder)) {
        const file = join(folder, locale, 'messages.json');
        const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>);
        const short = messages.map(([key, { message, placeholders }]) => [key, { message, placeholders }]);
        writeFileSync(file, JSON.stringify(Object.fromEntries(short)));
      }
    },
  };
}

export default defineConfig(({ mode }) => {
  const firefox = mode === 'firefox';
  return {
    plugins: [
      crx({
        manifest: firefox ? firefoxManifest() : (manifest as ManifestV3Export),
        browser: firefox ? 'firefox' : 'chrome',
      }),
      closedToPages(),
      notices(),
      shortMessages(),
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'es', plugins: () => [japaneseDictionary()] },
    build: {
      outDir: firefox ? 'dist-firefox' : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: {
          library: 'src/ui/library/index.html',
          site: 'src/ui/site/index.html',
          annotate: 'src/ui/annotate/index.html',
          ...(firefox ? {} : { offscreen: 'src/engine/offscreen.html' }),
        },
      },
    },
  };
});
