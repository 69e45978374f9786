import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { IMAGE_FOLDER } from '../../tests/deployment/read-image';
import { demoVariables } from '../../tests/tools/environment.mjs';
import { Catalogue } from '../fixtures/catalogue';
import { type ImageShop, startImageShop } from '../fixtures/image-shop';

const MEBIBYTE = 1024 * 1024;
/** Node and the base of the image take 145 MB of its 250. */
const MAX_FILES_MB = 100;
const MAX_MEMORY_MB = 350;

let shop: ImageShop;

// One server for all of them; the last one ends it.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startImageShop();
});
test.afterAll(() => shop?.close());

const listFiles = () =>
  globSync('**', { cwd: shop.folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('is small, and has neither secrets nor what is only for development', () => {
  const files = listFiles();
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  test
    .info()
    .annotations.push({ type: 'size', description: `${Math.round(bytes / MEBIBYTE)} MiB` });
  expect(bytes / MEBIBYTE).toBeLessThan(MAX_FILES_MB);
  const { SESSION_SECRET = '', API_CLIENT_SECRET = '' } = demoVariables();
  const secrets = [SESSION_SECRET, API_CLIENT_SECRET];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  const texts = files.filter((file) => /\.(js|json|ts|html|rsc|meta|body|env\w*)$/.test(file));
  const leaking = texts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(leaking).toEqual([]);
  const own = files.filter((file) => !file.includes('node_modules'));
  expect(own.filter((file) => /\/\.env|\.test\./.test(file))).toEqual([]);
  expect(files.filter((file) => /node_modules\/(vitest|typescript)\//.test(file))).toEqual([]);
});

test('serves documents, files and resized pictures', async ({ request }) => {
  const catalogue = new Catalogue();
  const { slug, name } = await catalogue.find(({ stock }) => stock > 0);
  const product = await request.get(`${shop.site}/productos/${slug}`);
  expect(product.status()).toBe(200);
  expect(product.headers()['content-security-policy']).toContain("script-src 'self'");
  const html = await product.text();
  expect(html).toContain(name.split(' ')[0]);
  expect((await request.get(`${shop.site}/productos/no-existe`)).status()).toBe(404);

  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect((await request.get(shop.site + script)).headers()['cache-control']).toContain('immutable');
  const picture = /\/_next\/image\?[^" ]+/.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  const resized = await request.get(shop.site + picture, { headers: { accept: 'image/webp' } });
  expect(resized.headers()['content-type']).toBe('image/webp');
  expect((await request.get(`${shop.site}/images/logo-square.jpg`)).status()).toBe(200);
});

test('writes to its volumes only, and complains of nothing', async ({ request }) => {
  expect((await request.get(`${shop.site}/api/health/ready`)).status()).toBe(204);
  // The list of what is asked for most is written when somebody wants one.
  const used = shop.image.volumes.filter((volume) => !volume.endsWith('/warm-up'));
  const written = used.map((volume) => volume.replace(IMAGE_FOLDER, shop.folder));
  await expect
    .poll(() => written.map((folder) => globSync('**/*', { cwd: folder }).length > 0))
    .toEqual([true, true]);
  expect(shop.output.join('')).not.toMatch(/EACCES|EROFS|ENOENT|Cannot find|error/i);
});

test('takes little memory', () => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, 'utf8');
  const mebibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  test.info().annotations.push({ type: 'memory', description: `${Math.round(mebibytes)} MiB` });
  expect(mebibytes).toBeLessThan(MAX_MEMORY_MB);
});

test('is healthy until it is gone, and SIGTERM ends it in steps', async ({ request }) => {
  expect(await shop.checkHealth()).toBe(0);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  await expect
    .poll(async () => (await request.get(`${shop.site}/api/health/ready`)).status())
    .toBe(503);
  expect((await request.get(`${shop.site}/robots.txt`)).status()).toBe(200);
  expect(await ended).toEqual([143, null]);
  expect(await shop.checkHealth()).toBe(1);
});
