// @reloaded: what opens caches for other tests loads their modules anew.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { recordLog } from '@/tests/support/logged-lines';
import { KEY, page, TAG } from '@/tests/support/shared-server';
import { ASKED_PAGE } from './samples';
import { serversOnRedis, until } from './servers-on-redis';

const { redis, openServer, openServerWith, untilStored } = serversOnRedis();
const stored = () => redis().keys('*entry*');

it('gives a page that one server made to the others, whole and compressed, for a day', async () => {
  const html = `<p>${'product '.repeat(5000)}</p>`;
  await openServerWith(html);
  const entry = await openServer().store.find([KEY, ASKED_PAGE], () => true);
  expect(entry?.value).toEqual(page(html));
  expect(entry?.cacheControl).toEqual({ revalidate: 60, expire: undefined });
  const [key = ''] = await stored();
  expect(Number(await redis().command('STRLEN', key))).toBeLessThan(html.length / 10);
  expect(Number(await redis().command('TTL', key))).toBeGreaterThan(86_000);
});

it('never gives a page of another build or backend', async () => {
  await openServerWith('old');
  expect(await openServer().read()).toBe('old');
  expect(await openServer({ build: 'build-2' }).read()).toBeNull();
  expect(await openServer({ api: 'https://other.example' }).read()).toBeNull();
});

it('reads documents of the build, and rather those that were made since', async () => {
  const server = openServer({ seed: 'build' });
  expect(await server.read()).toBe('build');
  await openServerWith('newer');
  expect(await openServer({ seed: 'build' }).read()).toBe('newer');
});

it('empties all servers when a tag is refreshed on one, also of another build', async () => {
  const [one, two, next] = [openServer(), openServer(), openServer({ build: 'build-2' })];
  await one.write('old');
  await next.write('old');
  await untilStored(2);
  expect(await two.read()).toBe('old');
  await one.store.revalidateTag([TAG]);
  expect(await one.read()).toBeNull();
  one.store.giveUp(KEY);
  await until(async () => expect(await two.read()).toBeNull());
  await until(async () => expect(await next.read()).toBeNull());
  await two.write('new');
  expect(await two.read()).toBe('new');
  await until(async () => expect(await one.read()).toBe('new'));
});

it('leaves pages with other tags', async () => {
  const server = openServer();
  await server.write('page', { tag: 'brands,search' });
  await server.store.revalidateTag([TAG]);
  expect(await server.read()).toBe('page');
  await server.store.revalidateTag(['search']);
  expect(await server.read()).toBeNull();
});

it('empties a server that was away when the tag was refreshed, before it answers', async () => {
  const [one, two] = [await openServerWith('old'), openServer()];
  expect(await two.read()).toBe('old');
  // Its own clock stands on; only the last answer of Redis is old.
  await pause(300);
  await one.store.revalidateTag([TAG]);
  one.store.giveUp(KEY);
  expect(await two.read()).toBeNull();
  two.store.giveUp(KEY);
  expect(await openServer().read()).toBeNull();
});

it('takes a page for refreshed whose tag was refreshed while it was made', async () => {
  const server = openServer();
  expect(await server.read()).toBeNull();
  await pause(5);
  await server.store.revalidateTag([TAG]);
  await server.write('from data of before');
  expect(await server.read()).toBeNull();
});

it('lets one server make an outdated page while the others give the earlier one', async () => {
  const [one, two] = [openServer(), openServer()];
  await one.write('old', { lifetime: 1 });
  await untilStored();
  await pause(1050);
  expect(await one.wouldMake()).toBe(true);
  expect(await one.wouldMake()).toBe(true);
  expect(await two.wouldMake()).toBe(false);
  expect(await two.read()).toBe('old');
  await one.write('new');
  await until(async () => expect(await two.read()).toBe('new'));
});

it('waits for a page that another server makes for the first time', async () => {
  const [one, two] = [openServer(), openServer()];
  expect(await one.read()).toBeNull();
  const read = two.read();
  await one.write('made once');
  expect(await read).toBe('made once');
});

it('makes the page itself as soon as the other server has given up', async () => {
  const [one, two] = [openServer(), openServer()];
  expect(await one.read()).toBeNull();
  const read = two.read();
  one.store.giveUp(KEY);
  expect(await read).toBeNull();
});

it('does not wait for ever for a server that was killed', async () => {
  const [one, two] = [openServer(), openServer({ maxWaitMs: 1000 })];
  await one.read();
  expect(await two.read()).toBeNull();
  const [lock = ''] = await redis().keys('*lock*');
  expect(Number(await redis().command('PTTL', lock))).toBeGreaterThan(0);
});

it('goes on from memory while Redis is gone, says so once, and comes back by itself', async () => {
  const lines = recordLog();
  const [one, two] = [await openServerWith('kept'), openServer()];
  await redis().stop();
  await until(async () => expect(await one.read()).toBe('kept'));
  for (let at = 0; at < 50; at++) expect(await one.read()).toBe('kept');
  expect(await two.read()).toBeNull();
  await one.store.revalidateTag([TAG]);
  expect(await one.read()).toBeNull();
  two.store.giveUp(KEY);
  await two.write('made without Redis');
  expect(await two.read()).toBe('made without Redis');

  await redis().start();
  // The refreshing of the time without Redis reaches the others too.
  await until(async () => {
    await one.read();
    one.store.giveUp(KEY);
    const read = await two.read();
    two.store.giveUp(KEY);
    expect(read).toBeNull();
  });
  await one.write('new');
  await untilStored();
  await until(async () => expect(await two.read()).toBe('new'));
  const failures = lines().filter(({ event }) => event === 'shared-cache-failed');
  expect(failures).toHaveLength(2);
});

it('does not let requests wait for a Redis that hangs', async () => {
  recordLog();
  // Were every read to wait, they would take longer than a test may.
  const server = await openServerWith('kept', { limit: 2000 });
  await pause(300);
  redis().pause();
  for (let at = 0; at < 50; at++) expect(await server.read()).toBe('kept');
  redis().resume();
  await until(async () => {
    await server.write('again');
    expect(await stored()).toHaveLength(1);
    expect(await openServer().read()).toBe('again');
  });
});

it('still reads from a Redis that is full', async () => {
  const lines = recordLog();
  const [one, two] = [await openServerWith('kept'), openServer()];
  await redis().command('CONFIG', 'SET', 'maxmemory', '1');
  await one.write('no room for it');
  expect(await one.read()).toBe('no room for it');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 10_000 });
  expect(await two.read()).toBe('kept');
  expect(lines().map(({ event }) => event)).toEqual(['shared-cache-failed']);
});

it('makes a page again whose bytes cannot be read', async () => {
  await openServerWith('page');
  const [key = ''] = await stored();
  await redis().command('SET', key, 'broken');
  expect(await openServer().read()).toBeNull();
});
