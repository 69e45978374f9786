import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompileHints } from '@/lib/document/compile-hints';

const HINT = '//# allFunctionsCalledOnLoad\n';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static/main.js'), 'main()');
  await writeFile(join(folder, 'static/page.js'), 'page()');
  await writeFile(
    join(folder, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/main.js'] }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

it('adds the hint once, and only to the scripts of every page', async () => {
  await addCompileHints(folder);
  await addCompileHints(folder);
  expect(await readFile(join(folder, 'static/main.js'), 'utf8')).toBe(`${HINT}main()`);
  expect(await readFile(join(folder, 'static/page.js'), 'utf8')).toBe('page()');
});
