import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BoundedFiles, watchFiles } from '@/lib/document/bounded-files';

const KIBIBYTE = 1024;
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(root, 'pages', 'deep'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const content = 'x'.repeat(8 * KIBIBYTE);

async function watched(maxBytes: number) {
  const files = new BoundedFiles([join(root, 'pages')], maxBytes);
  const fs = watchFiles(nodeFs, files);
  return {
    files,
    write: (name: string) => fs.writeFile(join(root, 'pages', name), content),
    read: (name: string) => fs.readFile(join(root, 'pages', name), 'utf8'),
    left: async () =>
      (await readdir(join(root, 'pages'), { recursive: true })).filter((name) =>
        name.includes('.'),
      ),
  };
}

it('deletes the files that were not used for the longest time', async () => {
  const { write, read, left, files } = await watched(50 * KIBIBYTE);
  for (const name of ['a.html', 'b.html', 'deep/c.html', 'd.html']) await write(name);
  expect(await left()).toHaveLength(4);
  expect(await read('a.html')).toBe(content);
  await write('e.html');
  await write('f.html');
  const names = await left();
  expect(names).toContain('a.html');
  expect(names).toContain('f.html');
  expect(names).not.toContain('b.html');
  expect(files.bytes).toBeLessThanOrEqual(50 * KIBIBYTE);
});

it('counts a file once, however often it is written', async () => {
  const { write, left } = await watched(30 * KIBIBYTE);
  await write('b.html');
  for (let time = 0; time < 20; time++) await write('a.html');
  expect(await left()).toEqual(expect.arrayContaining(['a.html', 'b.html']));
});

it('counts what an earlier process has left, and nothing elsewhere', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await writeFile(join(root, 'pages', `${name}.html`), content);
  }
  await writeFile(join(root, 'elsewhere.html'), content);
  const { write, left, files } = await watched(30 * KIBIBYTE);
  await write('new.html');
  expect(await left()).toContain('new.html');
  expect((await left()).length).toBeLessThanOrEqual(3);
  expect(files.isBelow(join(root, 'elsewhere.html'))).toBe(false);
  expect(await readdir(root)).toContain('elsewhere.html');
});
