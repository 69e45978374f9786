import { MODULES } from './modules.mjs';

const name = process.env.MUTATION_MODULE ?? '';

export default {
  mutate: MODULES[name]?.mutate ?? [],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // It would be rewritten with an interface that this TypeScript no longer has.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Mutants of a constant are seen only when its module is loaded again for each of them, which takes hours.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.next', '.cache', 'public', 'test-results', 'e2e'],
  thresholds: { high: 95, low: 85, break: 85 },
};
