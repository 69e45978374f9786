// `npm run bench`: measures the shop, also from a fresh clone. For its arguments see `tests/bench/options.ts`.
import { installChromium } from './chromium.mjs';
import { childEnv, endTogether, install, start } from './environment.mjs';

install();
installChromium();
// Ports of its own, so that a shop that runs can go on.
const { API_URL = 'http://127.0.0.1:4310', SITE_URL = 'http://localhost:3310' } = process.env;
const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
endTogether([start('node', args, childEnv({ API_URL, SITE_URL }))]);
