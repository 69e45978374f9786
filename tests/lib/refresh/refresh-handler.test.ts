import { timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { createCdnPurge, createRefreshHandler, SECRET_HEADER } from '@/lib/refresh/refresh-handler';
import { recordLog } from '@/tests/support/logged-lines';
import { serveInTest } from '@/tests/support/serve-in-test';

vi.mock('node:crypto', { spy: true });

const SECRET = 'a-secret-of-thirty-two-characters';
const SITE = 'https://tienda.example';
const BRANDS = { tags: ['brands'] };

function setUp(secrets: readonly string[] = [SECRET]) {
  const dropped: string[] = [];
  const purged: (readonly string[])[] = [];
  const announced: string[] = [];
  const slugsOf = vi.fn(async (ids: readonly string[]) => ids.map((id) => `articulo-${id}`));
  let time = 0;
  const refresh = createRefreshHandler({
    secrets,
    revalidateTag: (tag) => void dropped.push(tag),
    readProductSlugs: slugsOf,
    purgeCdn: (tags) => void purged.push(tags),
    announce: (paths) => void announced.push(...paths),
    now: () => time,
  });
  const call = (sent: unknown, given = SECRET) => {
    const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const headers = { [SECRET_HEADER]: given };
    return refresh(new Request(`${SITE}/api/refresh`, { method: 'POST', headers, body }));
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { call, dropped, purged, announced, slugsOf, pass };
}

describe('refresh', () => {
  it('revalidates the given tags, and the product of an id by its slug', async () => {
    const { call, dropped } = setUp();
    const named = ['product:1001', 'product:ssd-ñ', 'reviews:1001', 'landing:año-1'];
    const tags = [...named, 'brands', 'search'];
    const response = await call({ tags });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ refreshed: tags });
    expect(dropped.sort()).toEqual([
      'brands',
      'feeds',
      'landing:a%C3%B1o-1',
      'product:1001',
      'product:articulo-1001',
      'product:ssd-%C3%B1',
      'reviews:1001',
      'search',
    ]);
  });

  it.each([
    '9b2f6c1e-4a7d-4f0e-8d3a-0c5b7e1f2a93',
    '01JD8Y6Q2V7W3K4M5N6P7R8S9T',
    '665f1c2ab4d3e8f901234567',
  ])('takes an id that is no number, too: %s', async (id) => {
    const { call, dropped } = setUp();
    const response = await call({ tags: [`product:${id}`, `reviews:${id}`] });
    expect(response.status).toBe(200);
    expect(dropped).toContain(`reviews:${id}`);
    expect(dropped).toContain(`product:articulo-${id}`);
  });

  it('names the pages of products and landings, by their addresses', async () => {
    const { call, announced } = setUp();
    await call({ tags: ['product:1001', 'product:ssd-ñ', 'landing:regreso', 'brands'] });
    expect(announced).toEqual([
      '/productos/ssd-%C3%B1',
      '/landing/regreso',
      '/productos/articulo-1001',
    ]);
  });

  it('has the same tags removed from the CDN, once', async () => {
    const { call, dropped, purged } = setUp();
    await call({ tags: ['product:1001', 'brands'] });
    expect(purged).toEqual([['product:1001', 'brands', 'feeds', 'product:articulo-1001']]);
    expect(purged[0]?.toSorted()).toEqual(dropped.toSorted());
  });

  it('answers 404 without a configured secret', async () => {
    const { call, dropped } = setUp([]);
    expect((await call(BRANDS, '')).status).toBe(404);
    expect(dropped).toEqual([]);
  });

  it('accepts the new and the old secret while it is changed', async () => {
    const NEW = 'the-new-secret-of-thirty-two-chars';
    const { call } = setUp([NEW, SECRET]);
    expect((await call(BRANDS)).status).toBe(200);
    expect((await call(BRANDS, NEW)).status).toBe(200);
    expect((await call(BRANDS, `${NEW},${SECRET}`)).status).toBe(401);
  });

  it.each(['', 'wrong', `${SECRET} `.repeat(2)])('refuses the secret %j', async (given) => {
    const { call, dropped, purged, announced } = setUp();
    expect((await call({ tags: ['brands', 'product:ssd'] }, given)).status).toBe(401);
    expect([...dropped, ...purged, ...announced]).toEqual([]);
  });

  it('compares each guess as a digest, so that its time says nothing of what is right in it', async () => {
    const guesses = ['', SECRET.slice(0, 1), `${SECRET.slice(0, -1)}x`, 'x'.repeat(1000), SECRET];
    for (const given of guesses) {
      vi.mocked(timingSafeEqual).mockClear();
      await setUp().call(BRANDS, given);
      const [compared, ...others] = vi.mocked(timingSafeEqual).mock.calls;
      expect(compared?.map(({ byteLength }) => byteLength)).toEqual([32, 32]);
      expect(others).toEqual([]);
    }
  });

  it.each([
    ['no JSON', '{"tags":'],
    ['no tags', {}],
    ['an empty list', { tags: [] }],
    ['an unknown tag', { tags: ['brands', 'everything'] }],
    ['a tag without its id', { tags: ['product:'] }],
    ['a landing that could not have an address', { tags: ['landing:a,b'] }],
    ['reviews by slug', { tags: ['reviews:ssd'] }],
    ['a separator', { tags: ['product:a,b'] }],
    ['another field', { tags: ['brands'], all: true }],
    ['too many', { tags: Array.from({ length: 51 }, () => 'brands') }],
    ['a body that is too large', `{"tags":["${'a'.repeat(70_000)}"]}`],
  ])('refuses %s', async (_, body) => {
    const { call, dropped } = setUp();
    expect((await call(body)).status).toBe(422);
    expect(dropped).toEqual([]);
  });

  it('answers 502 when the products of the ids cannot be read', async () => {
    const { call, slugsOf } = setUp();
    slugsOf.mockRejectedValueOnce(new Error('down'));
    const takeLog = recordLog();
    expect((await call({ tags: ['product:1001'] })).status).toBe(502);
    expect(takeLog()).toMatchObject([{ event: 'refresh-failed', reason: 'down' }]);
  });

  it('limits calls, and counts wrong secrets separately', async () => {
    const { call, pass } = setUp();
    for (let at = 0; at < 30; at++) expect((await call(BRANDS, 'guess')).status).toBe(401);
    expect((await call(BRANDS, 'guess')).status).toBe(429);
    for (let at = 0; at < 120; at++) expect((await call(BRANDS)).status).toBe(200);
    const refused = await call(BRANDS);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    pass(60_000);
    expect((await call(BRANDS)).status).toBe(200);
  });
});

/** A CDN that answers with these statuses in turn. */
async function startCdn(...statuses: number[]) {
  const asked: { authorization?: string; body: string }[] = [];
  const { origin } = await serveInTest(async (request, response) => {
    const body = await text(request);
    asked.push({ authorization: request.headers.authorization, body });
    response.writeHead(statuses[asked.length - 1] ?? 500).end();
  });
  return { asked, url: `${origin}/purge` };
}

it('tells the CDN the tags, with its token', async () => {
  const { asked, url } = await startCdn(204);
  await createCdnPurge({ url, token: 'a-token', pauseMs: 1 })(['product:x', 'search']);
  expect(asked).toEqual([
    { authorization: 'Bearer a-token', body: '{"tags":["product:x","search"]}' },
  ]);
});

it('tries again, and logs at last', async () => {
  const lines = recordLog();
  const { asked, url } = await startCdn(503, 200);
  const purge = createCdnPurge({ url, token: undefined, pauseMs: 1 });
  await purge(['brands']);
  expect(asked).toHaveLength(2);
  await purge(['brands']);
  expect(asked).toHaveLength(5);
  expect(lines()).toMatchObject([{ event: 'purge-failed', reason: 'the CDN answered 500' }]);
});

it('asks nobody without a CDN', async () => {
  await createCdnPurge({ url: undefined, token: undefined, pauseMs: 1 })(['brands']);
});
