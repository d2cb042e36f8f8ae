/** Checks of what is built and shipped; they need `npm run build` first. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['test/policy/**/*.test.ts'], environment: 'node' } });
