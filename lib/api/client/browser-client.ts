import { browserHooks } from './browser-hooks';
import { createClient } from './client';
import { noteServerTime } from './server-clock';

/** The client for the browser. It reaches the backend only through `/api` of this site. */
export const browserClient = createClient({
  baseUrl: '/api',
  hooks: browserHooks,
  fetch: async (...request) => {
    const response = await fetch(...request);
    noteServerTime(response.headers.get('date'));
    return response;
  },
});
