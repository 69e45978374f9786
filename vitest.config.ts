import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const SETUP = 'tests/support/setup.ts';

/** A file that replaces modules or loads them anew needs modules of its own; it shows that by these calls, or says so. */
export const NEEDS_OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|@reloaded/;
/** A file that changes its process for good, as what hears the requests of every server. */
export const NEEDS_OWN_WORKER = /@isolated/;
const NEEDS_WINDOW = /@vitest-environment (jsdom|own-window)/;

const having = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(at(file), 'utf8')));
const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: at('./') });
const isolated = having(NEEDS_OWN_WORKER, files);
const reloaded = having(NEEDS_OWN_MODULES, files).filter((file) => !isolated.includes(file));
const withWindow = new Set(having(NEEDS_WINDOW, files).map(at));

/** A worker ends when the next file has another project or environment, and a new one loads everything anew. */
class SameWorkerSequencer extends BaseSequencer {
  override async sort(specs: TestSpecification[]) {
    const turn = ({ moduleId, project }: TestSpecification) =>
      `${project.name} ${withWindow.has(moduleId) ? 'window' : 'without'}`;
    const longestFirst = await super.sort(specs);
    return [...Map.groupBy(longestFirst, turn).values()].flat();
  }
}

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
      {
        find: 'vitest-environment-own-window',
        replacement: at('./tests/support/own-window.ts'),
      },
      // Stores that a test file leaves changed begin anew in the next one of the same worker.
      { find: /^zustand$/, replacement: at('./tests/support/zustand.ts') },
      { find: /^@\//, replacement: `${at('./')}/` },
    ],
  },
  test: {
    projects: [
      // Files share workers: one of its own for each file takes several times as long as its tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...reloaded, ...isolated],
          isolate: false,
          setupFiles: [SETUP],
        },
      },
      {
        extends: true,
        test: {
          name: 'reloaded',
          include: reloaded,
          isolate: false,
          setupFiles: ['tests/support/reload.ts', SETUP],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, setupFiles: [SETUP] } },
    ],
    sequence: { sequencer: SameWorkerSequencer, setupFiles: 'list' },
    environment: 'node',
    restoreMocks: true,
    // They remember what they loaded, and the document; only so does `vi.resetModules` make them forget.
    server: { deps: { inline: ['@stripe/stripe-js', '@testing-library/user-event'] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As for browser tests: a noisy machine gets another look, and the log says so.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: '100%',
  },
});
