// `npm run test:mutation`: changes the code of each module in every small way and counts what its tests notice.
// `npm run test:mutation -- money cart` takes these modules only.
import { MODULES } from '../mutation/modules.mjs';
import { childEnv, install, run } from './environment.mjs';

install();
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(MODULES)) {
  console.log(`\n=== ${name}`);
  const env = childEnv({ MUTATION_MODULE: name });
  if (!run('stryker', ['run', 'tests/mutation/stryker.config.mjs'], env)) process.exitCode = 1;
}
