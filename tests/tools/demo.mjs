// `npm run demo`: starts a complete shop, also from a fresh clone.
import { install } from './environment.mjs';
import { startShop } from './servers.mjs';

install();
await startShop({ development: false });
