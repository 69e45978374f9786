import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createElement, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { isPayloadScript, isReactScript, readBuiltScripts } from '@/lib/document/known-scripts';
import { freshFolder } from '@/tests/support/fresh-folder';

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
  await writeFile(
    join(root(), 'app', 'index.html'),
    `<script>boot()</script><script src="/a.js"></script><script>${payload}</script>`,
  );
  await writeFile(join(root(), 'app', 'soporte', 'a.html'), '<script id="_R_">start()</script>');
  await writeFile(join(root(), 'app', 'index.rsc'), '<script>no()</script>');
  expect([...readBuiltScripts(root())].sort()).toEqual(['boot()', 'start()']);
});

it('knows none without a build', () => expect([...readBuiltScripts(root())]).toEqual([]));

/** A page whose large part React writes after the rest, as the installed React does it. */
async function renderLatePart(): Promise<string[]> {
  const { renderToPipeableStream } = await import('react-dom/server');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough().on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => {
      const html = Buffer.concat(chunks).toString();
      resolve([...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code));
    });
    const large = createElement('p', null, 'x'.repeat(30_000));
    const page = createElement(Suspense, { fallback: 'wait' }, large);
    const { pipe } = renderToPipeableStream(createElement('div', null, page), {
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
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
  for (const code of [
    '',
    'alert(1)',
    `${first}alert(1)`,
    `alert(1);${first}`,
    '$RC("B:0",alert(1))',
    '$RC("B:0");alert("1")',
    '$RC=alert',
    '$RX(location)',
  ])
    expect(isReactScript(code), code).toBe(false);
});
