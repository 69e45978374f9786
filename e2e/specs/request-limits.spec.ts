import { expect, test } from '@playwright/test';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { ask } from '../fixtures/marked-requests';

let nginx: NginxServer;

test.beforeAll(async ({ baseURL }) => {
  nginx = await startNginx([baseURL ?? '']);
});
test.afterAll(() => nginx?.remove());

const cookies = (count: number) =>
  Array.from({ length: count }, (_, index) => `c${index}=`).join('; ');

test('a request with too many cookies, parameters or bytes is refused, and the next one is not', async ({
  baseURL,
}) => {
  const tooLarge = {
    cookies: ['/', { cookie: cookies(101) }],
    'cookies of a call': ['/api/customer/self', { cookie: cookies(2000) }],
    parameters: [`/buscar?${'a=&'.repeat(101)}`, {}],
    bytes: ['/login', { 'x-long': 'a'.repeat(8 * 1024) }],
    'bytes of a picture': ['/_next/image?url=x', { 'x-long': 'a'.repeat(8 * 1024) }],
  } as const satisfies Record<string, readonly [string, Record<string, string>]>;
  for (const origin of [baseURL ?? '', nginx.site]) {
    for (const [name, [path, headers]] of Object.entries(tooLarge)) {
      const { status, headers: answered } = await ask(origin + path, headers);
      expect.soft(status, `${name} at ${origin}`).toBe(431);
      expect.soft(answered['set-cookie'], name).toBeUndefined();
    }
    const { status } = await ask(`${origin}/login`, { cookie: cookies(100) });
    expect.soft(status, origin).toBe(200);
  }
});

test('a refused call says in Spanish what to do', async ({ baseURL }) => {
  const { body, headers } = await ask(`${baseURL}/api/customer/self`, { cookie: cookies(101) });
  expect(headers['content-type']).toBe('application/vnd.api+json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body).errors[0].detail).toContain('Borra las cookies de este sitio');
});
