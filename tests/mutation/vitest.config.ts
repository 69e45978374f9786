import { defineConfig, mergeConfig } from 'vitest/config';
import base, { SETUP } from '../../vitest.config';
import { MODULES } from './modules.mjs';

const { projects: _, ...test } = base.test ?? {};
const include = MODULES[process.env.MUTATION_MODULE ?? '']?.tests;

/** The tests of one module in one project, and one worker. */
export default mergeConfig(
  { ...base, test },
  defineConfig({ test: { include, maxWorkers: 1, setupFiles: [SETUP] } }),
);
