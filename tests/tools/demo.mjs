// `npm run demo`: from a fresh clone to a shop that one can visit.
import { install } from './environment.mjs';
import { startShop } from './servers.mjs';

install();
await startShop({ development: false });
