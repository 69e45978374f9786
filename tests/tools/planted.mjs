// `npm run test:planted`: faults that are planted in the source, see `tests/planted/main.ts`.
import { install, run } from './environment.mjs';

install();
process.exitCode = run('tsx', ['tests/planted/main.ts', ...process.argv.slice(2)]) ? 0 : 1;
