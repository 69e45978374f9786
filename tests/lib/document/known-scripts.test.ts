import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { readProductScripts } from '@/lib/document/built-files';
import { isPayloadScript, isReactScript, readBuiltScripts } from '@/lib/document/known-scripts';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';

const root = freshFolder();

describe('a script with a part of the payload', () => {
  it.each([
    'self.__next_f.push([1,"0:{}\\n"])',
    `self.__next_f.push([1,'0:["$","p"]'])`,
    'self.__next_f.push([1,"a\\"b\\\\"])',
    'self.__next_f.push([3,"AAAA"])',
  ])('is a single call with a single text: %s', (code) => expect(isPayloadScript(code)).toBe(true));

  it.each([
    'self.__next_f.push([1,"a"]);alert(1)',
    'alert(1);self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a",alert(1)])',
    'self.__next_f.push([1,"a\\"])+alert(1)+"b"])',
    'self.__next_f.push([1,`a`])',
    `self.__next_f.push([1,"a'])`,
    'self.__next_f.push([1,"a"\n])',
    'self.__next_f.push([1,"a"])\n',
    'self.__next_f.push([1,a])',
    'self.__next_f.push([1])',
    'xself.__next_f.push([1,"a"])',
  ])('is nothing else: %s', (code) => expect(isPayloadScript(code)).toBe(false));
});

it('knows the inline scripts of the documents that the build wrote', async () => {
  await mkdir(join(root(), 'app', 'soporte'), { recursive: true });
  const payload = 'self.__next_f.push([1,"a"])';
  const index = `<script>boot()</script><script src="/a.js"></script><script>${payload}</script>`;
  await writeFile(join(root(), 'app', 'index.html'), index);
  await writeFile(join(root(), 'app', 'soporte', 'a.html'), '<script id="_R_">start()</script>');
  await writeFile(join(root(), 'app', 'index.rsc'), '<script>no()</script>');
  expect([...readBuiltScripts(root())].sort()).toEqual(['boot()', 'start()']);
});

it('knows none without a build', () => expect([...readBuiltScripts(root())]).toEqual([]));

/** The scripts of a page whose large part React writes after the rest, as the installed React does it. */
async function renderLatePart(): Promise<string[]> {
  const large = createElement('p', null, 'x'.repeat(30_000));
  const page = createElement(Suspense, { fallback: 'wait' }, large);
  const stream = await renderToReadableStream(createElement('div', null, page));
  await stream.allReady;
  const html = await text(stream);
  return [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
}

it('knows React’s own scripts, whatever parts of a page they name', async () => {
  const scripts = await renderLatePart();
  expect(scripts.length).toBeGreaterThan(0);
  for (const code of scripts) expect(isReactScript(code), code).toBe(true);
  expect(isReactScript('$RC("B:1","S:2")')).toBe(true);
  expect(isReactScript('$RR("B:0","S:0",[["/_next/static/x.css","next"]])')).toBe(true);
});

it('knows no script that only looks like React’s', async () => {
  const [first = ''] = await renderLatePart();
  const more = [`${first}alert(1)`, `alert(1);${first}`, '$RC("B:0");alert("1")'];
  for (const code of ['', 'alert(1)', ...more, '$RC("B:0",alert(1))', '$RC=alert', '$RX(location)'])
    expect(isReactScript(code), code).toBe(false);
});

const PAGE = 'app/(shop)/productos/[slug]/page';

async function buildWith(manifest: string): Promise<string> {
  await mkdir(join(root(), PAGE, '..'), { recursive: true });
  await writeFile(join(root(), `${PAGE}_client-reference-manifest.js`), manifest);
  return root();
}

it("reads the scripts of a product's page, and those of its layouts, from the build", async () => {
  const scripts = {
    '[project]/app/(shop)/layout': ['static/chunks/shop.js'],
    [`[project]/${PAGE}`]: ['static/chunks/shop.js', 'static/chunks/product.js'],
  };
  const entries = JSON.stringify({ entryCSSFiles: {}, entryJSFiles: scripts });
  const build = await buildWith(`globalThis.__RSC_MANIFEST["x"] = ${entries};`);
  expect(readProductScripts(build)).toEqual([
    '/_next/static/chunks/shop.js',
    '/_next/static/chunks/product.js',
  ]);
});

it('names none when the build does not say them, and logs it', async () => {
  // Equal lines of other tests would hold these back for a minute.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  const readLines = recordLog();
  expect(readProductScripts(await buildWith('globalThis.__RSC_MANIFEST = {};'))).toEqual([]);
  expect(readProductScripts('/nowhere')).toEqual([]);
  expect(readLines()).toHaveLength(2);
});
