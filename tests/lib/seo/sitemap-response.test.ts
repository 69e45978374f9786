import { expect, it } from 'vitest';
import { toSitemapResponse } from '@/lib/seo/read-sitemap';
import { recordLog } from '@/tests/support/logged-lines';

it('answers 503 when the backend fails, so that crawlers come back, and logs why', async () => {
  const takeLog = recordLog();
  const response = await toSitemapResponse(() => Promise.reject(new Error('down')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(takeLog()).toMatchObject([{ event: 'sitemap-failed', reason: 'down' }]);
});

it('answers 404 for a file that does not exist, and says nothing', async () => {
  const takeLog = recordLog();
  expect((await toSitemapResponse(async () => null)).status).toBe(404);
  expect(takeLog()).toEqual([]);
});
