// `npm run bench`: measures the shop, also from a fresh clone. For its arguments see `tests/bench/options.ts`.
import { installChromium } from './chromium.mjs';
import { install, run } from './environment.mjs';

install();
installChromium();
process.exitCode = run('tsx', ['tests/bench/main.ts', ...process.argv.slice(2)]) ? 0 : 1;
