import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isMadeFor } from '@/lib/document/finish-document';
import { toBrotli } from '@/lib/document/response-cache/brotli-copy';
import {
  type RecordedResponse,
  recordResponse,
} from '@/lib/document/response-cache/record-response';
import { serverEnv } from '@/lib/env';

/** Bytes that live in the heap. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('does not keep the text of a page for what it read in it', () => {
  const env = serverEnv();
  const root = '<!DOCTYPE html><html lang="es-MX" data-media="https://media.example/pictures/">';
  const pages = Array.from({ length: 100 }, (_, at) => ({
    kind: 'APP_PAGE',
    html: `${root}${String.fromCharCode(97 + (at % 26)).repeat(500_000)}`,
  }));
  // One text for each page, of which a part is kept.
  const before = liveBytes();
  for (const page of pages) {
    page.html = Buffer.from(page.html).toString();
    isMadeFor(page, env);
    page.html = '';
  }
  expect(liveBytes() - before).toBeLessThan(10_000_000);
  expect(pages).toHaveLength(100);
});

it('keeps nothing of the larger buffers that a recorded answer was cut from', async () => {
  const recorded = new Promise<RecordedResponse>((resolve) => {
    const server = createServer((_, response) => {
      recordResponse(response, resolve);
      response.setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('cache-control', 'public, max-age=0');
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-encoding', 'gzip');
      response.setHeader('etag', '"1"');
      response.end(gzipSync('<!DOCTYPE html><html lang="es-MX">'));
      server.close();
    });
    server.listen(0, '127.0.0.1');
    void once(server, 'listening').then(() => {
      const { port } = server.address() as AddressInfo;
      return fetch(`http://127.0.0.1:${port}/`);
    });
  });
  const { body } = await recorded;
  expect(body.buffer.byteLength).toBe(body.byteLength);
  const brotli = await toBrotli(await recorded);
  expect(brotli.body.buffer.byteLength).toBe(brotli.body.byteLength);
});
