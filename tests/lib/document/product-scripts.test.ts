import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readProductScripts } from '@/lib/document/built-files';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';

const folder = freshFolder();
const PAGE = 'app/(shop)/productos/[slug]/page';

function buildWith(manifest: string): string {
  mkdirSync(join(folder(), PAGE, '..'), { recursive: true });
  writeFileSync(join(folder(), `${PAGE}_client-reference-manifest.js`), manifest);
  return folder();
}

it("reads the scripts of a product's page, and those of its layouts, from the build", () => {
  const scripts = {
    '[project]/app/(shop)/layout': ['static/chunks/shop.js'],
    [`[project]/${PAGE}`]: ['static/chunks/shop.js', 'static/chunks/product.js'],
  };
  const build = buildWith(
    `globalThis.__RSC_MANIFEST["x"] = {"entryCSSFiles":{},"entryJSFiles":${JSON.stringify(scripts)}};`,
  );
  expect(readProductScripts(build)).toEqual([
    '/_next/static/chunks/shop.js',
    '/_next/static/chunks/product.js',
  ]);
});

it('names none when the build does not say them, and logs it', () => {
  // Equal lines of other tests would hold these back for a minute.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  const readLines = recordLog();
  expect(readProductScripts(buildWith('globalThis.__RSC_MANIFEST = {};'))).toEqual([]);
  expect(readProductScripts('/nowhere')).toEqual([]);
  expect(readLines()).toHaveLength(2);
});
