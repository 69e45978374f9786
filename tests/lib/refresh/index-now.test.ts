import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createIndexNow, withKeyFile } from '@/lib/refresh/index-now';
import { recordLog } from '@/tests/support/logged-lines';

const KEY = 'una-llave-de-prueba';
const SITE = 'https://tienda.example';

let server: Server | undefined;
afterEach(() => server?.close());

/** The service, which answers with a status. */
async function startService(status: number) {
  const heard: unknown[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push(JSON.parse(body));
    response.writeHead(status).end();
    service.emit('heard');
  });
  server = service;
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const config = { url: `http://127.0.0.1:${port}/indexnow`, siteUrl: SITE, collectMs: 20 };
  return { heard, config, next: () => once(service, 'heard') };
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
