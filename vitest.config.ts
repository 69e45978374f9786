import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A file that replaces modules or loads them anew needs a worker of its own; it shows that by these calls, or says so. */
const NEEDS_OWN_WORKER = /\bvi\.(mock|doMock|resetModules)\(|@isolated/;

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: at('./') });
const isolated = files.filter((file) => NEEDS_OWN_WORKER.test(readFileSync(at(file), 'utf8')));

export default defineConfig({
  plugins: [
    react(),
    // Only a build bundles the scripts of documents; here they would run where there is no document.
    {
      name: 'bundled-scripts',
      enforce: 'pre',
      load: (id) => (id.endsWith('?bundled') ? 'export default ""' : undefined),
    },
  ],
  resolve: {
    alias: [
      // `server-only` throws outside a React server bundle; the tests run server code on purpose.
      { find: 'server-only', replacement: at('./tests/support/server-only.ts') },
      // Stores that a test file leaves changed begin anew in the next one of the same worker.
      { find: /^zustand$/, replacement: at('./tests/support/zustand.ts') },
      { find: /^@\//, replacement: `${at('./')}/` },
    ],
  },
  test: {
    projects: [
      // A worker of its own for each of these files takes several times as long as they do.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // It remembers what it loaded; only so does `vi.resetModules` make it forget.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As for browser tests: a noisy machine gets another look, and the log says so.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: '100%',
  },
});
