import { expect, test, vi } from 'vitest';
import { serverEnv } from '@/lib/env';
import { cardResponse } from '@/lib/seo/cards/card-response';
import { recordLog } from '@/tests/support/logged-lines';

const { API_URL } = serverEnv();
const OWN = `${API_URL}/media/1.png`;
const card = { shop: 'Tienda', title: 'Tarjeta', price: '$1.00', priceNote: '', stock: '' };
const answerWith = (picture: string | undefined) =>
  cardResponse(async () => ({ card, picture, tag: 'product:x' }));
const stubFetch = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('is a picture for everybody, which a CDN drops by the tag of the product', async () => {
  const fetch = stubFetch(async () => new Response('no picture'));
  const response = await answerWith(OWN);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
    'cache-tag': 'product:x',
    'x-robots-tag': 'noindex',
  });
  expect(fetch).toHaveBeenCalledWith(OWN, expect.objectContaining({ redirect: 'error' }));
});

test.each([
  ['another host', 'https://malo.example/1.png'],
  ['the interface of the backend', `${API_URL}/api/shop-v1/products`],
  ['an address that leads out of its folder', `${API_URL}/media/..%2fapi`],
  ['no picture', undefined],
])('asks nobody for %s', async (_, picture) => {
  const fetch = stubFetch(async () => new Response());
  expect((await answerWith(picture)).status).toBe(200);
  expect(fetch).not.toHaveBeenCalled();
});

test('is drawn without a picture that fails', async () => {
  const takeLog = recordLog();
  stubFetch(async () => new Response(null, { status: 503 }));
  expect((await answerWith(OWN)).status).toBe(200);
  expect(takeLog()).toMatchObject([{ event: 'page-without-part', part: 'card-picture' }]);
});

test('is not found without its product or the feature, and fails with the backend', async () => {
  expect((await cardResponse(async () => null)).status).toBe(404);
  await expect(cardResponse(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  vi.stubEnv('FEATURES', '-cards');
  expect((await answerWith(OWN)).status).toBe(404);
});
