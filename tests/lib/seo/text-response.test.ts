import { expect, it } from 'vitest';
import { textResponse } from '@/lib/seo/text-response';
import { recordLog } from '@/tests/support/logged-lines';

const REQUEST = new Request('https://tienda.example/sitemap.xml');
const answer = (request: Request, write: () => Promise<string | null>) =>
  textResponse(request, { type: 'application/xml' }, write);

it('answers 503 when the backend fails, so that crawlers come back, and logs why', async () => {
  const takeLog = recordLog();
  const response = await answer(REQUEST, () => Promise.reject(new Error('down')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(takeLog()).toMatchObject([{ event: 'text-failed', reason: 'down' }]);
});

it('answers 404 for a file that does not exist, and says nothing', async () => {
  const takeLog = recordLog();
  expect((await answer(REQUEST, async () => null)).status).toBe(404);
  expect(takeLog()).toEqual([]);
});

it('answers 304 for who has the same text, and the text for who has another one', async () => {
  const ask = (etag: string, text = '<a/>') =>
    answer(new Request(REQUEST.url, { headers: { 'if-none-match': etag } }), async () => text);
  const etag = (await ask('')).headers.get('etag') ?? '';
  const known = await ask(`W/"other", ${etag}`);
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask(etag, '<b/>')).status).toBe(200);
  const date = known.headers.get('last-modified') ?? '';
  const since = new Request(REQUEST.url, { headers: { 'if-modified-since': date } });
  expect((await answer(since, async () => '<a/>')).status).toBe(304);
});
