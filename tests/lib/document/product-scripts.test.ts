import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readProductScripts } from '@/lib/document/built-files';

const PAGE = 'app/(shop)/productos/[slug]/page';

/** The folder `server` of a build with a manifest of the product's page. */
function buildWith(manifest: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, PAGE, '..'), { recursive: true });
  writeFileSync(join(folder, `${PAGE}_client-reference-manifest.js`), manifest);
  return folder;
}

it("reads the scripts of a product's page, and those of its layouts, from the build", () => {
  const scripts = {
    '[project]/app/(shop)/layout': ['static/chunks/shop.js'],
    [`[project]/${PAGE}`]: ['static/chunks/shop.js', 'static/chunks/product.js'],
  };
  const folder = buildWith(
    `globalThis.__RSC_MANIFEST["x"] = {"entryCSSFiles":{},"entryJSFiles":${JSON.stringify(scripts)}};`,
  );
  expect(readProductScripts(folder)).toEqual([
    '/_next/static/chunks/shop.js',
    '/_next/static/chunks/product.js',
  ]);
});

it('names none when the build does not say them, and logs it', () => {
  const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(readProductScripts(buildWith('globalThis.__RSC_MANIFEST = {};'))).toEqual([]);
  expect(readProductScripts('/nowhere')).toEqual([]);
  expect(print).toHaveBeenCalledTimes(2);
  print.mockRestore();
});
