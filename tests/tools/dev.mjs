// `npm run dev`: starts the development server on the mock API.
import { install } from './environment.mjs';
import { startShop } from './servers.mjs';

install();
await startShop({ development: true });
