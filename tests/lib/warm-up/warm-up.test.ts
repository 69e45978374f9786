import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { warmUp } from '@/lib/warm-up/warm-up';
import { recordLog } from '@/tests/support/logged-lines';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(taking: (path: string) => number, port = 0) {
  const seen: IncomingMessage[] = [];
  let running = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    seen.push(request);
    running += 1;
    most = Math.max(most, running);
    await sleep(taking(request.url ?? ''));
    running -= 1;
    response.end('page');
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve));
  return { port: (server.address() as AddressInfo).port, seen, most: () => most };
}

const paths = (seen: readonly IncomingMessage[]) => seen.map(({ url }) => url);
const host = 'tienda.example';

test('makes each document once, two at a time, before visitors come', async () => {
  const { port, seen, most } = await listen(() => 20);
  // Of two at a time either may arrive first.
  const addresses = ['/', '/buscar/marca_c', '/productos/a', '/productos/b'];
  const onReady = vi.fn(() => expect(paths(seen).toSorted()).toEqual(addresses));
  await warmUp({ addresses, port, host, limitMs: 60_000, onReady });
  expect(onReady).toHaveBeenCalledOnce();
  expect(most()).toBe(2);
  expect(seen[0]?.headers).toMatchObject({ host, accept: 'text/html' });
});

test('lets visitors in when the time is over, and makes the rest one after the other', async () => {
  const { port, seen, most } = await listen((path) => (path.startsWith('/slow') ? 300 : 1));
  const addresses = ['/slow-1', '/slow-2', '/a', '/b', '/c'];
  const onReady = vi.fn(() => expect(paths(seen).toSorted()).toEqual(['/slow-1', '/slow-2']));
  await warmUp({ addresses, port, host, limitMs: 100, onReady });
  expect(onReady).toHaveBeenCalledOnce();
  expect(paths(seen).toSorted()).toEqual(addresses.toSorted());
  expect(most()).toBeLessThanOrEqual(3);
});

test('waits for a server that does not listen yet', async () => {
  const { port } = await listen(() => 0);
  servers[0]?.close();
  const onReady = vi.fn();
  const done = warmUp({ addresses: ['/a'], port, host, limitMs: 60_000, onReady });
  await sleep(100);
  expect(onReady).not.toHaveBeenCalled();
  const { seen } = await listen(() => 0, port);
  await done;
  expect(paths(seen)).toEqual(['/a']);
  expect(onReady).toHaveBeenCalledOnce();
});

test('a document without an answer keeps nobody from coming', async () => {
  const takeLog = recordLog();
  const server = createServer(({ url }, response) =>
    url === '/broken' ? response.destroy() : response.end('page'),
  );
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const onReady = vi.fn();
  await warmUp({ addresses: ['/broken', '/a'], port, host, limitMs: 60_000, onReady });
  expect(onReady).toHaveBeenCalledOnce();
  expect(takeLog()).toMatchObject([{ event: 'warm-up-failed' }]);
});

test('without a list visitors come at once', async () => {
  const onReady = vi.fn();
  await warmUp({ addresses: [], port: 1, host, limitMs: 60_000, onReady });
  expect(onReady).toHaveBeenCalledOnce();
});
