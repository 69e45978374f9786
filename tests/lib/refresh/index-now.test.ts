import { EventEmitter, once } from 'node:events';
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
  const events = new EventEmitter();
  const { origin } = await serveInTest(async (request, response) => {
    heard.push(await json(request));
    response.writeHead(status).end();
    events.emit('heard');
  });
  const config = { url: `${origin}/indexnow`, siteUrl: SITE, collectMs: 20 };
  return { heard, config, next: () => once(events, 'heard') };
}

it('collects addresses and sends each once, in one message', async () => {
  const { heard, config, next } = await startService(202);
  const announce = createIndexNow({ ...config, key: KEY });
  const first = next();
  announce(['/productos/a', '/productos/b']);
  announce([]);
  announce(['/productos/a', '/landing/c']);
  await first;
  const message = { host: 'tienda.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` };
  const urlList = ['/productos/a', '/productos/b', '/landing/c'].map((path) => SITE + path);
  expect(heard).toEqual([{ ...message, urlList }]);
  const second = next();
  announce(['/productos/a']);
  await second;
  expect(heard[1]).toEqual({ ...message, urlList: [`${SITE}/productos/a`] });
});

it('logs what fails, and nobody else hears of it', async () => {
  const takeLog = recordLog();
  const { config, next } = await startService(403);
  const answered = next();
  createIndexNow({ ...config, key: KEY })(['/productos/a']);
  await answered;
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(takeLog()).toMatchObject([{ event: 'index-now-failed' }]);
});

it('tells nobody anything without a key', async () => {
  const { heard, config, next } = await startService(200);
  const other = next();
  createIndexNow({ ...config, key: undefined })(['/productos/a']);
  createIndexNow({ ...config, key: KEY })(['/productos/b']);
  await other;
  expect(heard).toMatchObject([{ urlList: [`${SITE}/productos/b`] }]);
});

it('has a file for its key, and for no other', () => {
  const toDocument = (address: string) => `document of ${address}`;
  const lead = withKeyFile(KEY, toDocument);
  expect(lead(`/${KEY}.txt`)).toBe('/api/index-now');
  expect(lead('/otra-llave.txt')).toBe('document of /otra-llave.txt');
  expect(withKeyFile(undefined, toDocument)('/undefined.txt')).toBe('document of /undefined.txt');
});
