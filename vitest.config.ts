import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // It remembers what it loaded; only so does `vi.resetModules` make it forget.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 20_000,
  },
});
