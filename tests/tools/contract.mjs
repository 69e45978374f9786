// `npm run contract`: compares a backend with what the shop asks of it. For its arguments see `tests/contract/options.ts`.

import { spawnSync } from 'node:child_process';
import { childEnv, demoVariables, install, root } from './environment.mjs';

install();
const { status } = spawnSync('tsx', ['tests/contract/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: childEnv(demoVariables()),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
