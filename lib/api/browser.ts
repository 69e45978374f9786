import { browserHooks } from './browser-hooks';
import { createClient } from './client';

/** The browser's client: it reaches the backend through this site's `/api` only. */
export const browserClient = createClient({ baseUrl: '/api', hooks: browserHooks });
