import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AskedDocuments } from '@/lib/warm-up/warm-up';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';

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
  expect(await new AskedDocuments(file).load()).toEqual([
    '/',
    '/buscar/categoria_monitores?page=2',
    '/productos/a',
  ]);
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
  await writeFile(
    file,
    '3 /a\n\u0000\nhttps://x.example\n7 /b\n-1 /c\n9 //x.example/d\n1e9 /e\n5 /f',
  );
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
