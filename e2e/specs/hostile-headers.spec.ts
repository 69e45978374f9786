import { expect, test } from '@playwright/test';
import { edgeAddresses } from '../../tests/support/edge-addresses';
import { API } from '../fixtures/backend';
import { startBehindNginx } from '../fixtures/edge-shop';
import type { AddedServer } from '../fixtures/isolated-shop';
import { startRelay } from '../fixtures/relay';

/** Stands in what a visitor sends, and nowhere else. */
const MARK = 'MARK0123456789';

/** Headers that Next writes itself or that others write for it, as a visitor sends them: each group with one request. */
const INTERNAL_HEADERS: readonly Record<string, string>[] = [
  {
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-invoke': '1',
    'x-middleware-cache': 'no-cache',
    'x-middleware-refresh': '1',
  },
  {
    'x-middleware-rewrite': '/marcas',
    'x-middleware-redirect': '/marcas',
    'x-middleware-next': '1',
    'x-middleware-skip': '1',
    'x-middleware-set-cookie': `${MARK}=1`,
  },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': MARK },
  { 'x-middleware-prefetch': '1' },
  {
    'x-matched-path': '/marcas',
    'x-now-route-matches': '1=marcas',
    'x-invoke-path': '/marcas',
    'x-invoke-output': '/marcas',
    'x-invoke-query': '%7B%22a%22%3A1%7D',
    'x-invoke-status': '500',
    'x-invoke-error': JSON.stringify({ message: MARK }),
  },
  {
    'x-nextjs-data': '1',
    'x-nextjs-request-id': MARK,
    'x-nextjs-html-request-id': MARK,
    'x-nextjs-rewritten-path': `/${MARK}`,
    'x-nextjs-rewritten-query': MARK,
    'x-nextjs-postponed': '1',
    'x-nextjs-deployment-id': MARK,
    'x-deployment-id': MARK,
  },
  { 'next-resume': '1', 'x-next-resume-state-length': '10' },
  { 'next-url': `/${MARK}`, 'next-hmr-refresh': '1', 'next-action': '0'.repeat(42) },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '2', 'next-router-state-tree': MARK },
  {
    'x-prerender-revalidate': MARK,
    'x-prerender-revalidate-if-generated': '1',
    'x-next-revalidated-tags': 'products',
    'x-next-revalidate-tag-token': MARK,
    'x-next-cache-tags': MARK,
  },
  {
    'x-forwarded-host': `${MARK}.example`,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    'x-original-url': `/${MARK}`,
    'x-rewrite-url': `/${MARK}`,
    'x-host': MARK,
    'x-http-method-override': 'POST',
    'x-accel-redirect': `/${MARK}`,
    'x-vercel-id': MARK,
  },
  { 'user-agent': `facebookexternalhit/1.1 ${MARK}` },
  { 'user-agent': `Googlebot/2.1 ${MARK}`, 'accept-language': 'en', 'save-data': 'on' },
  {
    cookie: `__prerender_bypass=${MARK}; __next_preview_data=${MARK}; next-instant-navigation-testing=1`,
  },
  {
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: `${MARK}=1`,
    baggage: `${MARK}=1`,
  },
  {
    'sec-fetch-dest': 'image',
    purpose: 'prefetch',
    origin: `http://${MARK}`,
    referer: `http://${MARK}`,
  },
];

const PRODUCTS = 40;

let relay: Awaited<ReturnType<typeof startRelay>>;
let edge: Awaited<ReturnType<typeof startBehindNginx>>;
let other: AddedServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  relay = await startRelay(API);
  edge = await startBehindNginx(10, { API_URL: relay.origin });
  other = await edge.shop.addServer();
});
test.afterAll(async () => {
  await edge?.close();
  await relay?.close();
});

test('the backend hears from no visitor where he comes from @smoke', async () => {
  for (const { site } of [edge.shop, edge.nginx]) {
    const before = relay.heard.length;
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'x-real-ip': '198.51.100.7',
      forwarded: 'for=198.51.100.7',
    };
    expect((await fetch(`${site}/api/shop-v1/brands`, { headers })).status).toBe(200);
    const heard = relay.heard.slice(before).join('\n');
    expect(heard).toMatch(/"x-forwarded-for":"(127\.0\.0\.1|::1)"/);
    expect(heard).not.toContain('198.51.100');
  }
});

/** Next writes what it has found at the same time in any order. */
const letters = (text: string) => [...text].sort().join('');

test('no header of a visitor changes the document that others get @smoke', async () => {
  const paths = (await edgeAddresses(API, PRODUCTS * 4)).filter((path) =>
    /^\/productos\/(?!no-existe)/.test(path),
  );
  expect(paths.length).toBeGreaterThan(INTERNAL_HEADERS.length);
  for (const [index, headers] of INTERNAL_HEADERS.entries()) {
    const name = Object.keys(headers).join();
    const path = paths[index] ?? '';
    await fetch(edge.nginx.site + path, { headers, redirect: 'manual' });
    const own = letters(await (await fetch(other.site + path)).text());
    for (const { site } of [edge.nginx, edge.shop]) {
      const answer = await fetch(site + path);
      const body = await answer.text();
      expect.soft(answer.status, name).toBe(200);
      const isSame = letters(body) === own;
      expect.soft(isSame, `${name}: as on a server that was asked without`).toBe(true);
      expect.soft(JSON.stringify([...answer.headers]) + body, name).not.toContain(MARK);
    }
  }
});

test('what the backend is asked for has none of these headers @smoke', () => {
  expect(relay.heard.length).toBeGreaterThan(0);
  expect(relay.heard.filter((text) => text.includes(MARK))).toEqual([]);
});
