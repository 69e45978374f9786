import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPayloadScript, readBuiltScripts } from '@/lib/document/known-scripts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('a script with a part of the payload', () => {
  it.each([
    'self.__next_f.push([1,"0:{}\\n"])',
    `self.__next_f.push([1,'0:["$","p"]'])`,
    'self.__next_f.push([1,"a\\"b\\\\"])',
    'self.__next_f.push([3,"AAAA"])',
  ])('is a single call with a single text: %s', (code) => {
    expect(isPayloadScript(code)).toBe(true);
  });

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
  ])('is nothing else: %s', (code) => {
    expect(isPayloadScript(code)).toBe(false);
  });
});

it('knows the inline scripts of the documents that the build wrote', async () => {
  await mkdir(join(root, 'app', 'soporte'), { recursive: true });
  const payload = 'self.__next_f.push([1,"a"])';
  await writeFile(
    join(root, 'app', 'index.html'),
    `<script>boot()</script><script src="/a.js"></script><script>${payload}</script>`,
  );
  await writeFile(join(root, 'app', 'soporte', 'a.html'), '<script id="_R_">start()</script>');
  await writeFile(join(root, 'app', 'index.rsc'), '<script>no()</script>');
  expect([...readBuiltScripts(root)].sort()).toEqual(['boot()', 'start()']);
});

it('knows none without a build', () => {
  expect([...readBuiltScripts(undefined), ...readBuiltScripts(root)]).toEqual([]);
});
