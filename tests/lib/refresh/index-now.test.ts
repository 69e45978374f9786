import { json } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createIndexNow, withKeyFile } from '@/lib/refresh/index-now';
import { recordLog } from '@/tests/support/logged-lines';
import { serveInTest } from '@/tests/support/serve-in-test';

const KEY = 'una-llave-de-prueba';
const SITE = 'https://tienda.example';

/** The service, which answers with a status. */
async function startService(status: number) {
  const heard: unknown[] = [];
  const { origin } = await serveInTest(async (request, response) => {
    heard.push(await json(request));
    response.writeHead(status).end();
  });
  const config = { url: `${origin}/indexnow`, siteUrl: SITE, collectMs: 20 };
  const until = (count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));
  return { heard, config, until };
}

it('collects addresses and sends each once, in one message', async () => {
  const { heard, config, until } = await startService(202);
  const announce = createIndexNow({ ...config, key: KEY });
  announce(['/productos/a', '/productos/b']);
  announce([]);
  announce(['/productos/a', '/landing/c']);
  await until(1);
  const message = { host: 'tienda.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` };
  const urlList = ['/productos/a', '/productos/b', '/landing/c'].map((path) => SITE + path);
  expect(heard).toEqual([{ ...message, urlList }]);
  announce(['/productos/a']);
  await until(2);
  expect(heard[1]).toEqual({ ...message, urlList: [`${SITE}/productos/a`] });
});

it('logs what fails, and nobody else hears of it', async () => {
  const takeLog = recordLog();
  const { config } = await startService(403);
  createIndexNow({ ...config, key: KEY })(['/productos/a']);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(takeLog()).toMatchObject([{ event: 'index-now-failed' }]);
});

it('tells nobody anything without a key', async () => {
  const { heard, config, until } = await startService(200);
  createIndexNow({ ...config, key: undefined })(['/productos/a']);
  createIndexNow({ ...config, key: KEY })(['/productos/b']);
  await until(1);
  expect(heard).toMatchObject([{ urlList: [`${SITE}/productos/b`] }]);
});

it('has a file for its key, and for no other', () => {
  const toDocument = (address: string) => `document of ${address}`;
  const lead = withKeyFile(KEY, toDocument);
  expect(lead(`/${KEY}.txt`)).toBe('/api/index-now');
  expect(lead('/otra-llave.txt')).toBe('document of /otra-llave.txt');
  expect(withKeyFile(undefined, toDocument)('/undefined.txt')).toBe('document of /undefined.txt');
});
