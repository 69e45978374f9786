import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Rules without React, network, storage or clock: their tests leave nothing behind for the next file. */
const PURE = 'tests/lib/domain/**/*.test.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // `server-only` throws outside a React server bundle; the tests run server code on purpose.
      { find: 'server-only', replacement: at('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: `${at('./')}/` },
    ],
  },
  test: {
    projects: [
      // A worker of its own for each of these files takes several times as long as they do.
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, PURE],
        },
      },
    ],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // It remembers what it loaded; only so does `vi.resetModules` make it forget.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 60_000,
    // As for browser tests: a noisy machine gets another look, and the log says so.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: '100%',
  },
});
