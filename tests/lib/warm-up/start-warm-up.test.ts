// @isolated It hears the requests of every server of its process.

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readReadiness } from '@/lib/health/shutdown';
import { createDocumentAddress } from '@/lib/routing/document-address';
import { startWarmUp } from '@/lib/warm-up/warm-up';
import { freshFolder } from '@/tests/support/fresh-folder';

const folder = freshFolder();
const SITE_URL = 'https://tienda.example';
const toDocumentAddress = createDocumentAddress(
  { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'codi', 'wallet-2': 'mercado' },
  [],
);
const server = createServer(({ url = '' }, response) => {
  response.statusCode = /missing|no-existe/.test(url) ? 404 : 200;
  response.setHeader('content-type', url.endsWith('.xml') ? 'application/xml' : 'text/html');
  response.end('page');
});
afterAll(() => void server.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, path, headers, agent: false }), 'response');
  await response.toArray();
};

test('makes what the server before was asked for, and counts only what is the same for all', async () => {
  const WARM_UP_LIST = join(folder(), 'list.txt');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await once(server.listen(0, 'localhost'), 'listening');
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  writeFileSync(WARM_UP_LIST, '3 /productos/a\n2 /perfil/pedidos/77\n1 /buscar?q=secreto\n');
  const asked: (string | undefined)[] = [];
  server.on('request', ({ url }) => asked.push(url));
  const save = startWarmUp({ WARM_UP_LIST, WARM_UP_SECONDS: 60, SITE_URL }, toDocumentAddress);
  expect(readReadiness()).toBe(false);
  await vi.waitFor(() => expect(readReadiness()).toBe(true));
  expect(asked).toEqual(['/productos/a']);

  await ask('/productos/b?utm_source=carta&token=secreto', { cookie: 'session=secreto' });
  for (const path of ['/productos/b', '/productos/missing', '/no-existe/secreto']) await ask(path);
  for (const path of ['/perfil/pedidos/78', '/buscar?q=secreto', '/sitemap.xml']) await ask(path);
  await ask('/buscar/categoria_monitores?page=2&fbclid=secreto');
  await ask('/productos/c', { rsc: '1' });
  await ask('/productos/d', { 'user-agent': 'shop-warm-up' });
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(readFileSync(WARM_UP_LIST, 'utf8')).toContain('/productos/b'));
  expect(readFileSync(WARM_UP_LIST, 'utf8')).toBe(
    '3 /productos/a\n2 /productos/b\n1 /buscar/categoria_monitores?page=2\n1 /perfil/pedidos/cualquiera\n',
  );

  await ask('/productos/e');
  await save?.();
  expect(readFileSync(WARM_UP_LIST, 'utf8')).toContain('/productos/e');
});

test('without a list nobody counts, and the server is ready', () => {
  const settings = { WARM_UP_LIST: undefined, WARM_UP_SECONDS: 60, SITE_URL };
  expect(startWarmUp(settings, toDocumentAddress)).toBeUndefined();
  expect(readReadiness()).toBe(true);
});
