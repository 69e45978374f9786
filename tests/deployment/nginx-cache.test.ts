import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../support/local-server';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { sendRaw } from '../support/raw-http';
import { systemNginx } from '../tools/nginx.mjs';

let shop: LocalServer;
let nginx: NginxServer;

// Where there is an nginx: `npm test` installs it when it may.
describe.skipIf(!systemNginx())('what the nginx of compose.yaml keeps', () => {
  beforeAll(async () => {
    // As the shop does, it reads `url` in small letters, and answers everything for everybody.
    shop = await startLocalServer(({ url = '', headers }, response) => {
      const picture = new URL(url, 'http://shop').searchParams.get('url');
      response.setHeader('Cache-Control', 'public, max-age=60, s-maxage=60');
      if (url.startsWith('/Marcas')) response.writeHead(308, { Location: url.toLowerCase() });
      const document = headers.accept?.startsWith('text/markdown') ? 'twin' : 'document';
      response.end(picture ?? document);
    });
    nginx = await startNginx([shop.origin]);
  });
  afterAll(async () => {
    await nginx.remove();
    await shop.close();
  });

  const ask = async (target: string, accept = 'text/html') => {
    const headers = `Host: tienda.example\r\nAccept: ${accept}\r\nConnection: close`;
    const bytes = `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;
    const [answer] = await sendRaw(nginx.site, bytes);
    return answer;
  };
  const keptKeys = () =>
    readdirSync(nginx.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .flatMap((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? []);

  it.each([
    'URL=a&url=b&w=384&q=75',
    'url=b&w=384&q=75&url=a',
    'w=384&q=75&url=b',
    'url=b&W=100&w=384&q=75',
  ])('is no other picture than the one that was asked for: %s', async (query) => {
    expect((await ask(`/_next/image?${query}`))?.headers.get('x-cache')).not.toBe('HIT');
    expect((await ask('/_next/image?url=a&w=384&q=75'))?.body).toBe('a');
    expect((await ask('/_next/image?url=b&w=384&q=75'))?.body).toBe('b');
  });

  it('is a picture that is asked for again', async () => {
    await ask('/_next/image?url=c&w=384&q=75');
    expect((await ask('/_next/image?url=c&w=384&q=75'))?.headers.get('x-cache')).toBe('HIT');
  });

  it.each([
    '/x/../perfil/pedidos/SECRETO',
    '/./compra/SECRETO/revisar',
    '/x//../pagos/SECRETO/pago-exitoso',
    '/x/%2e%2e/perfil/pedidos/SECRETO',
    '/%70erfil/pedidos/SECRETO',
    '/x/../buscar?q=SECRETO',
  ])('is nothing under another writing of an address: %s', async (target) => {
    await ask(target);
    await ask(target);
    expect(keptKeys().join('\n')).not.toContain('SECRETO');
    expect(keptKeys().join('\n')).not.toContain('..');
  });

  it('is no redirect, which has the query of its visitor', async () => {
    await ask('/Marcas?token=SECRETO');
    expect((await ask('/Marcas?token=SECRETO'))?.headers.get('x-cache')).not.toBe('HIT');
    expect(keptKeys().join('\n')).not.toContain('Marcas');
  });

  it.each([
    ['a', 'text/markdown', 'twin'],
    ['b', 'text/markdown, */*;q=0.5', 'twin'],
    ['c', 'text/html', 'document'],
    ['d', '*/*', 'document'],
    ['e', 'text/html, text/markdown;q=0', 'document'],
    ['f', 'text/markdown;q=0.9, text/plain', 'twin'],
  ])('is never another form of /marcas/%s than %s gets', async (name, accept, body) => {
    const target = `/marcas/${name}`;
    for (const other of ['text/html', 'text/markdown']) await ask(target, other);
    expect((await ask(target, accept))?.body).toBe(body);
    expect((await ask(target, 'text/html'))?.body).toBe('document');
    expect((await ask(target, 'text/markdown'))?.body).toBe('twin');
  });

  it('is a twin beside its document', async () => {
    for (const accept of ['text/html', 'text/markdown']) await ask('/marcas', accept);
    expect(keptKeys()).toEqual(
      expect.arrayContaining(['shop document /marcas', 'shop document-twin /marcas']),
    );
    expect((await ask('/marcas', 'text/markdown'))?.headers.get('x-cache')).not.toBe('BYPASS');
  });

  it('is a document under its path', async () => {
    await ask('/marcas?token=SECRETO');
    expect(keptKeys()).toContain('shop document /marcas');
    expect(keptKeys().join('\n')).not.toContain('SECRETO');
  });
});
