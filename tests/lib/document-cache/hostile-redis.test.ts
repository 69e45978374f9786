import { expect, it } from 'vitest';
import { encodeEntry } from '@/lib/document-cache/held-entry';
import { createSharedSecret } from '@/lib/document-cache/shared-store';
import { recordLog } from '@/tests/support/logged-lines';
import { KEY, page, TAG } from '@/tests/support/shared-server';
import { serversOnRedis, until } from './servers-on-redis';

const OTHER_KEY = '/route-cache/APP_PAGE/0a1b/$/productos/other';
const EVIL = '<script src="https://evil.example"></script>';
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];

const { redis, openServer, openServerWith, untilStored } = serversOnRedis();
const nameOf = (key: string) => `shop:https://api.example:build-1:entry:${key}`;

const plant = (name: string, bytes: Buffer) =>
  openServer().link.run((client) =>
    client.set(name, bytes, { expiration: { type: 'EX', value: 60 } }),
  );

const entry = { lastModified: Date.now(), value: page(EVIL), cacheControl: undefined };

it.each<[string, (own: Buffer) => Promise<Buffer> | Buffer]>([
  ['without a signature', () => encodeEntry(entry)],
  [
    'with the signature of somebody else',
    async () => createSharedSecret([NEW]).sign(nameOf(KEY), await encodeEntry(entry)),
  ],
  [
    'with the signature of another page',
    async (own) => Buffer.concat([own.subarray(0, 32), await encodeEntry(entry)]),
  ],
  ['with one changed bit', (own) => own.fill((own.at(-1) ?? 0) ^ 1, own.length - 1)],
  ['shorter than a signature', (own) => own.subarray(0, 31)],
])('never answers with bytes %s', async (_, forge) => {
  const server = await openServerWith('own');
  const own = await server.link.readBytes(nameOf(KEY));
  await plant(nameOf(KEY), await forge(own ?? Buffer.alloc(0)));
  expect(await openServer().read()).toBeNull();
});

it('never answers with the page of another address', async () => {
  const server = openServer();
  await server.write('other', { key: OTHER_KEY });
  await untilStored(1, nameOf(OTHER_KEY));
  expect(await openServer().read(OTHER_KEY)).toBe('other');
  await plant(nameOf(KEY), (await server.link.readBytes(nameOf(OTHER_KEY))) ?? Buffer.alloc(0));
  expect(await openServer().read()).toBeNull();
});

it('reads what was signed with the old secret while both are named, and afterwards no more', async () => {
  await openServerWith('page', { secrets: [OLD] });
  expect(await openServer({ secrets: [NEW, OLD] }).read()).toBe('page');
  expect(await openServer({ secrets: [NEW] }).read()).toBeNull();
});

it('goes on when its keys have another type, or a tag is refreshed in the future', async () => {
  const lines = recordLog();
  await openServerWith('page');
  await redis().command('ZADD', 'shop:https://api.example:tags', '9e15', TAG);
  expect(await openServer().read()).toBe('page');
  await redis().command('DEL', nameOf(KEY));
  await redis().command('LPUSH', nameOf(KEY), 'x');
  expect(await openServer().read()).toBeNull();
  expect(lines().map(({ event }) => event)).toEqual(['shared-cache-failed']);
});

it('says in no key what somebody has asked for', async () => {
  const server = openServer();
  await server.read('/route-cache/APP_PAGE/0a1b/$/buscar/q=MARK');
  await server.store.setInMemory('/route-cache/APP_PAGE/0a1b/$/no/MARK', page('MARK'), {});
  const keys = await redis().keys('*');
  expect(keys.map((key) => key.replace(/[\w-]{43}$/, '…'))).toEqual([
    'shop:https://api.example:build-1:lock:…',
  ]);
});

it('needs no more than a few commands on keys that begin with shop:', async () => {
  const lines = recordLog();
  await redis().command('SET', 'tenant:1', 'theirs');
  const commands = 'get set eval time zadd zrangebyscore zremrangebyscore del'.split(' ');
  await redis().command(
    ...['ACL', 'SETUSER', 'shop', 'on', '>secret', 'resetkeys', '~shop:*', '-@all', '+@connection'],
    ...commands.map((command) => `+${command}`),
  );
  const url = redis().url.replace('//', '//shop:secret@');
  const [one, two] = [openServer({}, url), openServer({}, url)];
  expect(await one.read()).toBeNull();
  await one.write('page');
  await untilStored();
  expect(await two.read()).toBe('page');
  await one.store.revalidateTag([TAG]);
  await until(async () => expect(await two.read()).toBeNull());
  expect(lines()).toEqual([]);
  expect(await redis().command('GET', 'tenant:1')).toBe('theirs');
});
