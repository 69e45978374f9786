import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Catalogue } from '../fixtures/catalogue';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

const folder = mkdtempSync(join(tmpdir(), 'asked-'));
const list = join(folder, 'asked-documents.txt');
let shop: IsolatedShop;
test.beforeAll(async () => {
  shop = await startIsolatedShop(60, { WARM_UP_LIST: list, WARM_UP_SECONDS: '60' });
});
test.afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a server has made what was asked for before visitors are sent to it', async ({ request }) => {
  const catalogue = new Catalogue(shop.api);
  const { slug } = await catalogue.find(({ stock }) => stock > 5);
  const { slug: other } = await catalogue.find((one) => one.stock > 5 && one.slug !== slug);
  const isReady = async () => (await request.get(`${shop.site}/api/health/ready`)).status() === 204;
  const stateOf = async (path: string) =>
    (await request.get(`${shop.site}${path}`)).headers()['x-nextjs-cache'];
  await expect.poll(isReady).toBe(true);
  expect(await stateOf(`/productos/${slug}?token=secreto`)).toBe('MISS');
  expect((await request.get(`${shop.site}/productos/no-existe`)).status()).toBe(404);
  expect((await request.get(`${shop.site}/buscar?q=secreto`)).status()).toBe(200);

  await shop.restart(() => {
    expect(readFileSync(list, 'utf8')).toMatch(new RegExp(`^1 /productos/${slug}$`, 'm'));
    expect(readFileSync(list, 'utf8')).not.toMatch(/secreto|no-existe/);
    rmSync(join(shop.folder, '.next/server/route-cache'), { recursive: true });
  });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  expect(await stateOf(`/productos/${slug}`)).toBe('HIT');
  expect(await stateOf(`/productos/${other}`)).toBe('MISS');
});
