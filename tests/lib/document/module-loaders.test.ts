import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeModuleLoaders } from '@/lib/document/module-loaders';

/** As Turbopack writes them, one name for two parameters included: the page with 7 imports it at once, the other loads it. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'has-it.js':
    'T.push(["has-it",3,e=>{e.s("page")},12,e=>{e.v(e=>Promise.resolve().then(()=>e(7)))}]);',
  'lacks-it.js':
    'T.push(["lacks-it",4,t=>{t.s("other")},12,t=>{t.v(e=>Promise.all(["static/chunks/seven.js"].map(e=>t.l(e))).then(()=>e(7)))}]);',
  'shared.js':
    'T.push(["shared",5,n=>{n.v(t=>Promise.resolve().then(()=>t(8)))},13,n=>{n.v(n.r(1))}]);',
  'seven.js': 'T.push(["seven",7,e=>{e.s("seven")}]);',
};

let dist: string;
const path = (name: string) => join(dist, 'static', 'chunks', name);
const read = (name: string) => readFile(path(name), 'utf8');
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'module-loaders-'));
  await mkdir(join(dist, 'static', 'chunks'), { recursive: true });
  await Promise.all(Object.entries(SCRIPTS).map(([name, text]) => writeFile(path(name), text)));
});
afterEach(() => rm(dist, { recursive: true }));

type Factory = (context: object) => void;

/** A browser in which a script's modules are kept when their ids are new, as in Turbopack's runtime. */
function createRuntime() {
  const factories = new Map<number, Factory>();
  const loaded: string[] = [];
  const run = async (name: string) => {
    loaded.push(name);
    const T = {
      push: ([, ...parts]: [string, ...(number | Factory)[]]) => {
        for (let at = 0; at < parts.length; at += 2) {
          const [id, factory] = [parts[at] as number, parts[at + 1] as Factory];
          if (!factories.has(id)) factories.set(id, factory);
        }
      },
    };
    runInNewContext(await read(name), { T, Promise });
  };
  const get = (id: number): unknown => {
    const factory = factories.get(id);
    if (!factory) throw new Error(`${id}: the module factory is not available`);
    let exported: unknown;
    const keep = (value: unknown) => {
      exported = value;
    };
    const load = (chunk: string) => run(chunk.replace('static/chunks/', ''));
    factory({ s: keep, v: keep, l: load, M: factories });
    return exported;
  };
  const lazily = (id: number) => (get(id) as (from: typeof get) => Promise<unknown>)(get);
  return { run, lazily, loaded };
}

it('imports a module whose own script has not arrived yet', async () => {
  const before = createRuntime();
  await before.run('has-it.js');
  await expect(before.lazily(12)).rejects.toThrow('not available');

  await completeModuleLoaders(dist);
  const after = createRuntime();
  await after.run('has-it.js');
  await after.run('lacks-it.js');
  expect(await after.lazily(12)).toBe('seven');
  expect(after.loaded).toEqual(['has-it.js', 'lacks-it.js', 'seven.js']);
});

it('loads nothing for a module that is there', async () => {
  await completeModuleLoaders(dist);
  const { run, lazily, loaded } = createRuntime();
  await run('has-it.js');
  await run('seven.js');
  expect(await lazily(12)).toBe('seven');
  expect(loaded).toEqual(['has-it.js', 'seven.js']);
});

it('leaves all other scripts as they are, and is done once', async () => {
  await completeModuleLoaders(dist);
  for (const name of ['lacks-it.js', 'shared.js', 'seven.js'])
    expect(await read(name)).toBe(SCRIPTS[name]);
  const once = await read('has-it.js');
  await completeModuleLoaders(dist);
  expect(await read('has-it.js')).toBe(once);
});
