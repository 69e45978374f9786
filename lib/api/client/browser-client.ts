import { browserHooks } from './browser-hooks';
import { createClient } from './client';

/** The client for the browser. It reaches the backend only through `/api` of this site. */
export const browserClient = createClient({ baseUrl: '/api', hooks: browserHooks });
