import { expect, test } from '../fixtures/test';

// What a feed says of a product: `tests/outputs`.
test('the parts of a feed have what the whole has, each product once', async ({ request }) => {
  test.setTimeout(180_000);
  const idsOf = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = '']) => id);
  };
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/productos-(\d+)\.xml/g)].map(([, part = '']) => part);
  const ofParts: string[] = [];
  for (const part of parts) ofParts.push(...(await idsOf(`/feeds/google-${part}.xml`)));
  const ids = await idsOf('/feeds/google.xml');
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ofParts.toSorted()).toEqual(ids.toSorted());
  const rows = (await (await request.get('/feeds/meta.csv')).text()).trimEnd().split('\r\n');
  expect(rows.length).toBe(ids.length + 1);
  expect((await request.get(`/feeds/google-${parts.length + 1}.xml`)).status()).toBe(404);
});

test('a feed is compressed, and not sent again to who has it', async ({ request }) => {
  test.setTimeout(180_000);
  const path = '/feeds/google.xml';
  const feed = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  const { etag = '', 'last-modified': date = '', ...headers } = feed.headers();
  expect(headers['content-encoding']).toBe('gzip');
  for (const known of [
    { name: 'if-none-match', value: etag },
    { name: 'if-modified-since', value: date },
  ]) {
    const again = await request.get(path, { headers: { [known.name]: known.value } });
    expect([again.status(), (await again.body()).byteLength], known.name).toEqual([304, 0]);
  }
});
