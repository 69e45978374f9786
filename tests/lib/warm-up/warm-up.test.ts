import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { AskedDocuments, warmUp } from '@/lib/warm-up/warm-up';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';
import { serveInTest } from '@/tests/support/serve-in-test';

async function listen(taking: (path: string) => number, wanted = 0) {
  const seen: IncomingMessage[] = [];
  let running = 0;
  let most = 0;
  const { port, close } = await serveInTest(async (request, response) => {
    seen.push(request);
    running += 1;
    most = Math.max(most, running);
    await sleep(taking(request.url ?? ''));
    running -= 1;
    response.end('page');
  }, wanted);
  return { port, close, seen, most: () => most };
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
  const { port, close } = await listen(() => 0);
  await close();
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
  const { port } = await serveInTest(({ url }, response) =>
    url === '/broken' ? response.destroy() : response.end('page'),
  );
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

const folder = freshFolder();

const ask = (asked: AskedDocuments, address: string, times: number) => {
  for (let at = 0; at < times; at += 1) asked.add(address);
};

test('the next server knows what was asked for most, in its order', async () => {
  const file = join(folder(), 'new', 'list.txt');
  const asked = new AskedDocuments(file);
  expect(await asked.load()).toEqual([]);
  ask(asked, '/productos/a', 2);
  ask(asked, '/', 5);
  ask(asked, '/buscar/categoria_monitores?page=2', 3);
  await asked.save();
  const most = ['/', '/buscar/categoria_monitores?page=2', '/productos/a'];
  expect(await new AskedDocuments(file).load()).toEqual(most);
  expect(await readdir(join(folder(), 'new'))).toEqual(['list.txt']);
});

test('what is asked for now passes what was asked for once', async () => {
  const file = join(folder(), 'ageing.txt');
  const asked = new AskedDocuments(file);
  ask(asked, '/productos/old', 100);
  for (let round = 0; round < 100; round += 1) {
    ask(asked, '/productos/new', 2);
    await asked.save();
  }
  expect(await new AskedDocuments(file).load()).toEqual(['/productos/new', '/productos/old']);
});

test('no more than a thousand are written down, and nothing when nobody asks', async () => {
  const file = join(folder(), 'many.txt');
  const asked = new AskedDocuments(file);
  for (let at = 0; at < 7000; at += 1) asked.add(`/productos/${at}`);
  await asked.save();
  const text = await readFile(file, 'utf8');
  expect(text.trimEnd().split('\n')).toHaveLength(1000);
  await rm(file);
  await asked.save();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('a file that was cut off, or is another one, costs only its own lines', async () => {
  const file = join(folder(), 'broken.txt');
  const others = '\u0000\nhttps://x.example\n-1 /c\n1e9 /e';
  await writeFile(file, `3 /a\n${others}\n7 /b\n9 //x.example/d\n5 /f`);
  expect(await new AskedDocuments(file).load()).toEqual(['//x.example/d', '/b', '/f', '/a']);
});

test('a folder that cannot be written is one line of the log', async () => {
  const takeLog = recordLog();
  await writeFile(join(folder(), 'file'), '');
  const asked = new AskedDocuments(join(folder(), 'file', 'list.txt'));
  asked.add('/');
  await asked.save();
  expect(takeLog()).toMatchObject([{ event: 'warm-up-not-written' }]);
});
