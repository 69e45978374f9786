// `npm run check`: the checks of the change at hand, see `tests/check/main.ts`.
import { install, run } from './environment.mjs';

install();
process.exitCode = run('tsx', ['tests/check/main.ts', ...process.argv.slice(2)]) ? 0 : 1;
